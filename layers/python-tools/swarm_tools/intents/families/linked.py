"""Linked lists and sorted lists."""

from dataclasses import replace

from swarm_tools.intents.model import ClassIntent, scene, words

EMPTY = "is_empty isEmpty empty() est_vide"
SIZE = "__len__ size() length() taille() get_size count() get_length longueur()"
LIST = (
    "to_list as_list __iter__ values() elements() to_array get_all traverse get_list valeurs() "
    "en_liste vers_liste parcourir to_python_list collect() contenu()"
)

MADE = "thing = make(values=[4, 5, 6])\n"
LEFT = "assert list(thing.to_list) in ({}, {})"
GONE = "try:\n    thing.remove({0})\nexcept Exception:\n    pass\n"

SORTED = (
    scene(
        "in_order",
        """
        for value in (5, 1, 4, 2, 3):
            thing.add(value)
        assert list(thing.to_list) in ([1, 2, 3, 4, 5], [5, 4, 3, 2, 1])
        """,
    ),
    scene("size_counts", "thing.add(2)\nthing.add(1)\nassert thing.size == 2"),
    scene("smaller_last", "thing.add(2)\nthing.add(1)\nassert sorted(thing.to_list) == [1, 2]"),
    scene(
        "three",
        "for value in (7, 9, 8):\n    thing.add(value)\n"
        "assert list(thing.to_list) in ([7, 8, 9], [9, 8, 7])",
    ),
    scene(
        "two_then_less",
        "for value in (4, 6, 1):\n    thing.add(value)\n"
        "assert list(thing.to_list) in ([1, 4, 6], [6, 4, 1])",
    ),
    scene(
        "equal_ones",
        "for value in (2, 3, 2, 1):\n    thing.add(value)\n"
        "assert list(thing.to_list) in ([1, 2, 2, 3], [3, 2, 2, 1], [1, 2, 3], [3, 2, 1])",
    ),
    scene(
        "found",
        "for value in (5, 1, 3):\n    thing.add(value)\n"
        "missing = thing.contains(4)\nassert missing in (None, False, -1)\n"
        "assert thing.contains(3) is not missing\n"
        "assert thing.contains(5) is not missing",
        guard="contains",
    ),
)

SORTED_ROLES = {
    "add": "add insert append",
    "to_list": LIST + " items data",
    "size": SIZE,
    "contains": "contains __contains__ search find",
}

INTENTS = [
    ClassIntent(
        "linked.linked_list",
        "A linked list keeps its elements in the order of insertion.",
        ("linked list", "singly linked list", "doubly linked list", "single linked list",
         "double linked list", "liste chainee", "chain", "linked chain", "chained list",
         "node chain", "simple linked list"),
        {
            "append": "append add_last insert_at_end insert_end push_back add_end append_node "
            "insert_last insert_tail add_tail add_to_end ajouter_fin ajouter_en_queue "
            "ajouter_a_la_fin "
            "ajouter_en_fin inserer_fin inserer_en_queue append_value",
            "prepend": "prepend add_first insert_at_beginning push_front insert_front add_front "
            "insert_at_head insert_beginning insert_first insert_head insert_at_start add_head "
            "ajouter_en_tete ajouter_au_debut ajouter_debut inserer_en_tete inserer_tete "
            "inserer_debut ajouter_tete add_to_front",
            "put": "add insert push ajouter append",
            "to_list": LIST,
            "size": SIZE + " size length",
            "is_empty": EMPTY,
            "contains": "contains __contains__ search find exists has contient",
            "remove": "remove delete delete_value remove_value delete_node remove_node supprimer",
            "reverse": "reverse inverser renverser retourner reverse_in_place",
        },
        (
            scene(
                "append_keeps_the_order",
                """
                for value in (1, 2, 3, 4):
                    thing.append(value)
                assert list(thing.to_list) == [1, 2, 3, 4]
                """,
            ),
            scene("append_one", "thing.append(1)\nassert list(thing.to_list) == [1]"),
            scene(
                "prepend_puts_first",
                """
                for value in (1, 2, 3):
                    thing.prepend(value)
                assert list(thing.to_list) == [3, 2, 1]
                """,
            ),
            scene(
                "prepend_and_append",
                """
                thing.append(2)
                thing.prepend(1)
                thing.append(3)
                assert list(thing.to_list) == [1, 2, 3]
                """,
            ),
            *(
                scene(f"remove_{place}_of_prepended",
                      "for value in (6, 5, 4):\n    thing.prepend(value)\n"
                      f"thing.remove({value})\nassert list(thing.to_list) == {left}",
                      unless="index position pos (place)")
                for place, value, left in (("first", 4, [5, 6]), ("middle", 5, [4, 6]),
                                           ("last", 6, [4, 5]))
            ),
            scene("all_of_prepended_stay", "for value in (6, 5, 4):\n    thing.prepend(value)\n"
                  + GONE.format(9) + "assert list(thing.to_list) == [4, 5, 6]",
                  unless="index position pos (place)"),
            scene("first_of_equal_prepended", "for value in (4, 5, 4, 6):\n"
                  "    thing.prepend(value)\n" + GONE.format(4)
                  + "assert list(thing.to_list) == [6, 5, 4]", unless="index position pos (place)",
                  said=r"\bremoves?( the)? first (node|element|occurrence|one|item|match)"),
            scene("nothing_at_first", "assert list(thing.to_list) == []"),
            *(
                scene(f"made_of_values_{label}", MADE + text, unless="index position pos")
                for label, text in (
                    ("in_order", "assert list(thing.to_list) in ([4, 5, 6], [6, 5, 4])"),
                    ("without_the_first", GONE.format(4) + LEFT.format([5, 6], [6, 5])),
                    ("without_the_middle", GONE.format(5) + LEFT.format([4, 6], [6, 4])),
                    ("without_the_last", GONE.format(6) + LEFT.format([4, 5], [5, 4])),
                    ("without_a_missing_one", GONE.format(9)
                     + LEFT.format([4, 5, 6], [6, 5, 4])),
                    ("counted", "assert thing.size == 3"),
                    ("and_one_more", "before = list(thing.to_list)\nthing.append(7)\n"
                     "assert list(thing.to_list) == [*before, 7]"),
                    ("and_one_before", "before = list(thing.to_list)\nthing.prepend(3)\n"
                     "assert list(thing.to_list) == [3, *before]"),
                    ("reversed", "before = list(thing.to_list)\nresult = thing.reverse()\n"
                     "values = list(thing.to_list)\nassert values == before[::-1] or "
                     "(result is not thing and isinstance(result, (list, type(thing))))"),
                    ("found", "assert thing.contains(4)\nassert thing.contains(6)"),
                )
            ),
            scene("made_of_values_removal_is_said", MADE
                  + "if thing.remove(6) is None:\n    return\n"
                  "assert thing.remove(4)\nassert not thing.remove(9)",
                  said=r"\btrue (if|when)|whether", unless="index position pos (place)"),
            scene("made_of_one_value", "thing = make(values=[4])\n" + GONE.format(4)
                  + "assert list(thing.to_list) == []", unless="index position pos"),
            scene("made_of_equal_values", "thing = make(values=[4, 5, 4])\n" + GONE.format(4)
                  + "assert list(thing.to_list) == [5, 4]", unless="index position pos",
                  said=r"\bfirst (node|element|occurrence|one|item|match)|premi[eè]re? (noeud"
                  r"|nœud|[eé]l[eé]ment|occurrence|maillon)"),
            scene(
                "all_are_kept",
                """
                for value in (4, 5, 6):
                    thing.put(value)
                assert sorted(thing.to_list) == [4, 5, 6]
                """,
            ),
            scene(
                "size_counts",
                """
                assert thing.size == 0
                for value in (4, 5, 6):
                    thing.put(value)
                assert thing.size == 3
                """,
            ),
            scene(
                "size_after_prepending",
                "thing.prepend(4)\nthing.prepend(5)\nassert thing.size == 2",
            ),
            scene("size_after_both", "thing.append(4)\nthing.prepend(5)\nthing.append(6)\n"
                  "assert thing.size == 3"),
            scene("removal_is_said", "thing.append(4)\nthing.append(6)\n"
                  "assert thing.remove(6) is not False", unless="index position pos (place)"),
            scene("no_removal_is_said", "thing.append(4)\ntry:\n    result = thing.remove(9)\n"
                  "except Exception:\n    return\nassert result is not True", guard="remove",
                  unless="index position pos (place)"),
            scene("empty_at_first", "assert thing.is_empty"),
            scene("not_empty_after_adding", "thing.put(4)\nassert not thing.is_empty"),
            scene(
                "finds_what_is_there",
                """
                for value in (4, 5, 6):
                    thing.put(value)
                assert thing.contains(5)
                """,
            ),
            scene(
                "does_not_find_what_is_missing",
                """
                for value in (4, 5, 6):
                    thing.put(value)
                try:
                    result = thing.contains(9)
                except Exception:
                    return
                assert result in (None, False, -1)
                """,
            ),
            *(
                scene(
                    f"remove_{place}",
                    f"""
                    for value in (4, 5, 6):
                        thing.put(value)
                    thing.remove({value})
                    assert sorted(thing.to_list) == {rest}
                    """,
                    unless="index position pos",
                )
                for place, value, rest in (
                    ("the_first", 4, [5, 6]), ("the_middle", 5, [4, 6]), ("the_last", 6, [4, 5]),
                )
            ),
            scene(
                "size_after_removing_nothing",
                """
                for value in (4, 5, 6):
                    thing.put(value)
                try:
                    thing.remove(9)
                except Exception:
                    pass
                assert thing.size == 3
                """,
            ),
            scene(
                "size_after_removing",
                """
                for value in (4, 5, 6):
                    thing.put(value)
                thing.remove(5)
                assert thing.size == 2
                """,
                unless="index position pos",
            ),
            scene(
                "append_after_removing_the_last",
                """
                thing.append(1)
                thing.append(2)
                thing.remove(2)
                thing.append(3)
                assert list(thing.to_list) == [1, 3]
                """,
                unless="index position pos",
            ),
            *(
                scene(
                    label,
                    f"""
                    for value in (1, 2, 3):
                        thing.{way}(value)
                    result = thing.reverse()
                    values = list(thing.to_list)
                    assert values == {want} or (
                        result is not thing and isinstance(result, (list, type(thing)))
                    )
                    """,
                )
                for label, way, want in (
                    ("prepended_reversed", "prepend", [1, 2, 3]), ("reversed", "append", [3, 2, 1]),
                )
            ),
        ),
        {},
        words("circular sorted skip unique (k) (n) (i) (count) (number) (times)"),
    ),
    ClassIntent(
        "linked.sorted_list",
        "A sorted list keeps its elements in order.",
        ("sort list",),
        SORTED_ROLES,
        SORTED,
        {},
        words("key"),
    ),
    ClassIntent(
        "linked.ordered_list",
        "A list that sorts keeps its elements in order.",
        ("ordered list",),
        SORTED_ROLES,
        tuple(
            replace(each, needs=words("sort sorted insort bisect_left bisect_right compares="))
            for each in SORTED
        ),
        {},
        words("key"),
    ),
]  # fmt: skip
