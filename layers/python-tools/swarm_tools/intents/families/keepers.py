"""Caches that forget, matrices with few entries, and sets of intervals."""

from swarm_tools.intents.model import ClassIntent, scene, words

TWO = "thing = make(capacity=2)\nthing.put('a', 1)\nthing.put('b', 2)\n"
GONE = (
    "\ntry:\n    result = thing.get({0})\nexcept (KeyError, LookupError):\n    return\n"
    "assert result in (None, -1, False)"
)


def timed(label: str, text: str, **more: str) -> list:
    """Return the scenarios of a cache whose clock is given to it, or the time to its methods.

    In the text ``@5`` is said before a call of the time 5, ``@@5`` as an argument.
    """
    clocked = "hour = [100]\nthing = make(lifetime=10, clock=lambda: hour[0])\n"
    given = "thing = make(lifetime=10)\n"
    for line in text.splitlines():
        moment, _, rest = line.partition(" ")
        now = 100 + int(moment)
        clocked += f"hour[0] = {now}\n{rest.replace('@@', '')}\n"
        given += rest.replace("@@", f", moment={now}") + "\n"
    return [scene(label, clocked, **more), scene(f"{label}_at_a_moment", given, **more)]


SIZES = {"": "thing = make()\n", "_of_size": "thing = make(row_count=3, col_count=4)\n",
         "_of_shape": "thing = make(shape=(3, 4))\n"}  # fmt: skip
FILL = "thing.put(0, 1, 5)\nthing.put(2, 3, 7)\n"
MORE = "more = ?\n"
SUM = "other = thing.plus(more)\nif other is None:\n    return\n"
CELLS = "thing.place((0, 1), 5)\nthing.place((2, 3), 7)\n"


def again(made: str) -> str:
    """Return the line that makes a second object."""
    return made.replace("thing", "more")


def few(label: str, text: str, cells: str, **more: str) -> list:
    """Return the scenarios of a matrix, entered by row and column, or by pairs of both."""
    return [
        found
        for tail, made in SIZES.items()
        for found in (
            scene(label + tail, made + FILL + text.replace(MORE, again(made)), **more),
            scene(
                f"{label}_by_pairs{tail}", made + CELLS + cells.replace(MORE, again(made)), **more
            ),
        )
    ]


def spans(*pairs: tuple[int, int], to: list) -> str:
    """Return the lines that add intervals and compare those that are kept."""
    return (
        "".join(f"thing.add({a}, {b})\n" for a, b in pairs) + "result = list(thing.spans)\n"
        "if any(not isinstance(one, (tuple, list)) for one in result):\n    return\n"
        f"assert sorted(tuple(one) for one in result) == {to}"
    )


INTENTS = [
    ClassIntent(
        "keepers.lfu_cache",
        "A full cache drops the key that was used least often, of equals the one that was not "
        "used for the longest time.",
        ("lfu cache", "lfu", "lfucache", "least frequently used cache", "frequency cache",
         "cache lfu"),
        {"put": "put set add __setitem__ insert", "get": "get __getitem__ lookup",
         "size": "__len__ size()"},
        (
            scene("what_was_put", TWO + "assert (thing.get('a'), thing.get('b')) == (1, 2)"),
            scene("least_used_goes", TWO + "thing.get('a')\nthing.get('a')\nthing.get('b')\n"
                  "thing.put('c', 3)\nassert thing.get('a') == 1\nassert thing.get('c') == 3"
                  + GONE.format("'b'")),
            scene("least_used_goes_though_used_last", TWO + "thing.get('b')\nthing.get('b')\n"
                  "thing.get('b')\nthing.get('a')\nthing.put('c', 3)\n"
                  "assert thing.get('b') == 2\nassert thing.get('c') == 3" + GONE.format("'a'")),
            scene("newest_goes_next", TWO + "thing.get('a')\nthing.get('b')\nthing.put('c', 3)\n"
                  "thing.put('d', 4)\nassert thing.get('d') == 4" + GONE.format("'c'")),
            scene("older_of_equals_goes", TWO + "thing.put('c', 3)\nassert thing.get('b') == 2\n"
                  "assert thing.get('c') == 3" + GONE.format("'a'")),
            scene("longest_unused_of_equals_goes", TWO + "thing.get('b')\nthing.get('a')\n"
                  "thing.put('c', 3)\nassert thing.get('a') == 1\nassert thing.get('c') == 3"
                  + GONE.format("'b'"), said=r"least recently|longest|oldest|recen|LRU"),
            scene("value_replaced", TWO + "thing.put('a', 5)\n"
                  "assert (thing.get('a'), thing.get('b')) == (5, 2)"),
            scene("nothing_dropped_for_a_known_key", TWO + "thing.put('b', 5)\n"
                  "assert (thing.get('a'), thing.get('b')) == (1, 5)"),
            scene("missing", TWO.strip() + GONE.format("'z'")),
            scene("size_is_bounded", TWO + "thing.put('c', 3)\nassert thing.size == 2"),
        ),
        {},
        words("ttl expire expires expiry seconds decay aging"),
    ),
    ClassIntent(
        "keepers.ttl_cache",
        "An entry is given back until its time to live is over, as the clock tells, and is gone "
        "after that.",
        ("ttl cache", "expiring cache", "timed cache", "cache ttl", "cache expiring", "ttl dict",
         "expiring dict", "timeout cache", "ttl store", "session store", "cache with ttl",
         "temporary cache", "expiring map", "expiring store", "cache temporaire", "time cache"),
        {
            "put": "set put add store insert __setitem__",
            "get": "get __getitem__ lookup fetch",
            "purge": "purge cleanup clean evict_expired purge_expired remove_expired expire "
            "clean_up sweep prune",
            "size": "__len__ size()",
            "has": "__contains__ has contains",
        },
        (
            *timed("living", "0 thing.put('a', 1@@)\n9 assert thing.get('a'@@) == 1"),
            *timed("set_again", "0 thing.put('a', 1@@)\n8 thing.put('a', 2@@)\n"
                   "15 assert thing.get('a'@@) == 2", unless="first creation"),
            *timed("each_its_time", "0 thing.put('a', 1@@)\n6 thing.put('b', 2@@)\n"
                   "13 assert thing.get('b'@@) == 2\n14 assert thing.get('b'@@) == 2"),
            *timed("reading_does_not_prolong", "0 thing.put('a', 1@@)\n7 thing.get('a'@@)\n"
                   "12 assert thing.get('a'@@) is None", unless="sliding touch idle raises= "
                   "access keyerror"),
            *timed("over", "0 thing.put('a', 1@@)\n11 assert thing.get('a'@@) is None",
                   unless="raises= keyerror"),
            *timed("over_for_long", "0 thing.put('a', 1@@)\n0 thing.put('b', 2@@)\n"
                   "99 assert thing.get('b'@@) is None", unless="raises= keyerror"),
        ),
        {},
        words("lru jitter stale grace sliding refresh minutes hours"),
    ),
    ClassIntent(
        "keepers.sparse_matrix",
        "A sparse matrix keeps the entries that are not zero; all others are zero.",
        ("sparse matrix", "matrice creuse", "sparse grid"),
        {
            "put": "set set_value put",
            "place": "__setitem__ set set_value put",
            "get": "get __getitem__ get_value value at",
            "stored": "nnz non_zero nonzero_count number_of_nonzero count_nonzero "
            "count() stored non_zero_count num_nonzero",
            "plus": "__add__ add plus",
            "turned": "transpose transposed T transposee",
        },
        (
            *few("entry", "assert thing.get(0, 1) == 5\nassert thing.get(2, 3) == 7",
                 "assert thing.get((0, 1)) == 5\nassert thing.get((2, 3)) == 7"),
            *few("zero_elsewhere", "assert thing.get(1, 0) == 0\nassert thing.get(0, 0) == 0",
                 "assert thing.get((1, 0)) == 0\nassert thing.get((0, 0)) == 0"),
            *few("set_again", "thing.put(0, 1, 9)\nassert thing.get(0, 1) == 9",
                 "thing.place((0, 1), 9)\nassert thing.get((0, 1)) == 9"),
            *few("set_to_zero", "thing.put(0, 1, 0)\nassert thing.get(0, 1) == 0\n"
                 "thing.put(1, 1, 0)\nassert thing.get(2, 3) == 7",
                 "thing.place((0, 1), 0)\nassert thing.get((0, 1)) == 0\n"
                 "thing.place((1, 1), 0)\nassert thing.get((2, 3)) == 7"),
            *few("stored", "assert thing.stored == 2\nthing.put(0, 1, 0)\n"
                 "assert thing.stored == 1\nthing.put(1, 1, 0)\nassert thing.stored == 1",
                 "assert thing.stored == 2\nthing.place((0, 1), 0)\nassert thing.stored == 1\n"
                 "thing.place((1, 1), 0)\nassert thing.stored == 1"),
            *few("turned", "other = thing.turned()\nif other is None:\n    return\n"
                 "assert other.get(1, 0) == 5\nassert other.get(3, 2) == 7",
                 "other = thing.turned()\nif other is None:\n    return\n"
                 "assert other.get((1, 0)) == 5\nassert other.get((3, 2)) == 7"),
            *few("added_to_another", MORE + "more.put(0, 1, 2)\nmore.put(1, 1, 4)\n" + SUM
                 + "assert other.get(0, 1) == 7\nassert other.get(1, 1) == 4\n"
                 "assert other.get(2, 3) == 7",
                 MORE + "more.place((0, 1), 2)\nmore.place((1, 1), 4)\n" + SUM
                 + "assert other.get((0, 1)) == 7\nassert other.get((1, 1)) == 4\n"
                 "assert other.get((2, 3)) == 7"),
            *few("added", "other = thing.plus(thing)\nif other is None:\n    return\n"
                 "assert other.get(0, 1) == 10\nassert other.get(2, 3) == 14\n"
                 "assert other.get(1, 1) == 0",
                 "other = thing.plus(thing)\nif other is None:\n    return\n"
                 "assert other.get((0, 1)) == 10\nassert other.get((2, 3)) == 14\n"
                 "assert other.get((1, 1)) == 0"),
        ),
        {},
        words("default fill from_one 1-based"),
    ),
    ClassIntent(
        "keepers.intervals",
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
