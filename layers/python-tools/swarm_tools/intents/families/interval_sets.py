"""Sets of intervals."""

from swarm_tools.intents.model import ClassIntent, scene, words


def spans(*pairs: tuple[int, int], to: list) -> str:
    """Return the lines that add intervals and compare those that are kept."""
    return (
        "".join(f"thing.add({a}, {b})\n" for a, b in pairs) + "result = list(thing.spans)\n"
        "if any(not isinstance(one, (tuple, list)) for one in result):\n    return\n"
        f"assert sorted(tuple(one) for one in result) == {to}"
    )


INTENTS = [
    ClassIntent(
        "interval_sets.spans",
        "A set of intervals keeps them apart and in order; those that overlap become one.",
        ("interval set", "range set", "interval list", "intervals", "merged intervals",
         "set intervals", "span set", "interval union", "interval merger", "interval collection",
         "ensemble intervalles", "disjoint intervals", "interval store"),
        {
            "add": "add insert add_interval ajouter add_range include",
            "spans": "__iter__ intervals() as_list to_list ranges() get_intervals spans() "
            "merged() all() intervalles() get_ranges",
            "count": "count() number_of_intervals interval_count",
            "has": "__contains__ contains has covers contient includes",
            "total": "total() total_length length() covered() measure() span_length "
            "total_covered",
            "remove": "remove delete subtract remove_range retirer remove_interval",
        },
        (
            scene("apart", spans((6, 9), (1, 3), to=[(1, 3), (6, 9)])),
            scene("in_order", spans((6, 9), (1, 3), (20, 21), to=[(1, 3), (6, 9), (20, 21)])
                  .replace("sorted(tuple(one) for one in result)", "[tuple(n) for n in result]"),
                  said=r"\b(sorted|ordered|in order|ascending|tri[eé]\w*|ordre)\b"),
            scene("overlapping", spans((1, 5), (3, 8), to=[(1, 8)])),
            scene("overlapping_before", spans((3, 8), (1, 5), to=[(1, 8)])),
            scene("inside", spans((1, 9), (3, 5), to=[(1, 9)])),
            scene("around", spans((3, 5), (1, 9), to=[(1, 9)])),
            scene("between_both", spans((1, 3), (6, 9), (2, 7), to=[(1, 9)])),
            scene("around_all", spans((2, 3), (5, 6), (8, 9), (1, 10), to=[(1, 10)])),
            scene("two_of_three", spans((1, 3), (20, 25), (6, 9), (2, 7), to=[(1, 9), (20, 25)])),
            scene("touching", spans((1, 3), (3, 6), to=[(1, 6)]), said=r"touch|adjacent|adjoin"
                  r"|meet", unless="closed apart strictly separate"),
            scene("contains", "thing.add(1, 4)\nthing.add(10, 15)\nassert thing.has(2)\n"
                  "assert thing.has(12)\nassert not thing.has(7)\nassert not thing.has(0)\n"
                  "assert not thing.has(20)"),
            scene("contains_its_start", "thing.add(1, 4)\nassert thing.has(1)",
                  unless="open"),
            scene("nothing_yet", "assert not thing.has(1)"),
            scene("total", "thing.add(1, 5)\nthing.add(3, 8)\nthing.add(20, 23)\n"
                  "assert thing.total in (10, 12)"),
            scene("removed_between", "thing.add(1, 8)\nthing.remove(3, 5)\nresult = "
                  "list(thing.spans)\n"
                  "if any(not isinstance(one, (tuple, list)) for one in result):\n    return\n"
                  "assert sorted(tuple(one) for one in result) in ([(1, 3), (5, 8)], "
                  "[(1, 2), (6, 8)])"),
            scene("removed_all", "thing.add(3, 5)\nthing.remove(1, 8)\n"
                  "assert list(thing.spans) == []"),
        ),
        {},
        words("value values label weight data tree ipv4 mapping key payload"),
    ),
]  # fmt: skip
