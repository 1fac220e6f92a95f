"""Search trees and tries."""

from swarm_tools.intents.model import ClassIntent, scene, words

VALUES = "for value in (50, -30, 80, -100, 40, 70, 900):\n    thing.insert(value)\n"
NODE = "getattr(result, '__dict__', {}).values()"
WORDS = "thing.insert('apple')\nthing.insert('apply')\nthing.insert('bat')\n"

INTENTS = [
    ClassIntent(
        "trees.search_tree",
        "A search tree finds its values and gives them in order, with or without duplicates.",
        ("binary search tree", "bst", "search tree", "arbre binaire recherche"),
        {
            "insert": "insert add put inserer ajouter",
            "contains": "contains __contains__ search find exists rechercher lookup",
            "in_order": "inorder in_order inorder_traversal in_order_traversal to_list "
            "to_sorted_list __iter__ traverse_inorder sorted_values infixe sorted_keys keys() "
            "values() as_list",
            "min": "min() find_min minimum() get_min min_value() minimum_value",
            "max": "max() find_max maximum() get_max max_value() maximum_value",
            "size": "__len__ size() count() get_size count_nodes",
            "remove": "delete remove supprimer",
            "height": "height() get_height() hauteur() depth() max_depth()",
        },
        (
            *(
                scene(f"height_grows_to_the_{side}", "thing.insert(50)\nbefore = thing.height\n"
                      + "".join(f"thing.insert({value})\n" for value in values)
                      + "assert thing.height == before + 2",
                      unless="balance balanced rotate rotation avl red")
                for side, values in (("left", (40, 45, 30)), ("right", (60, 55, 70)))
            ),
            scene("height_of_both_sides", "thing.insert(50)\nbefore = thing.height\n"
                  + "".join(f"thing.insert({value})\n" for value in (40, 60, 30, 45, 55, 70))
                  + "assert thing.height == before + 2\n"
                  "assert thing.height == before + 2"),
            scene("in_order", VALUES + "assert list(thing.in_order) == [-100, -30, 40, 50, 70, "
            "80, 900]"),
            scene("in_order_of_two", "thing.insert(2)\nthing.insert(1)\n"
                  "assert list(thing.in_order) == [1, 2]"),
            *(
                scene(f"finds_{place}", VALUES + f"result = thing.contains({value})\n"
                      "assert result not in (None, -1) and result is not False")
                for place, value in (("the_root", 50), ("left", -100), ("right", 900), ("inner",
                    70))
            ),
            *(
                scene(
                    f"does_not_find_{place}",
                    VALUES + f"""
try:
    result = thing.contains({value})
except Exception:
    return
assert result in (None, False, -1)
""",
                )
                for place, value in (("smaller", -200), ("larger", 1000), ("between", 60))
            ),
            scene("smallest", VALUES + f"result = thing.min\nassert result == -100 or -100 in "
            f"{NODE}"),
            scene("largest", VALUES + f"result = thing.max\nassert result == 900 or 900 in {NODE}"),
            scene("size_counts", VALUES + "assert thing.size == 7"),
            *(
                scene(
                    f"remove_{place}",
                    VALUES + f"thing.remove({value})\nassert list(thing.in_order) == {rest}",
                )
                for place, value, rest in (
                    ("a_leaf", -100, [-30, 40, 50, 70, 80, 900]),
                    ("an_inner_value", 80, [-100, -30, 40, 50, 70, 900]),
                    ("the_root", 50, [-100, -30, 40, 70, 80, 900]),
                )
            ),
        ),
        {},
        words("level levelorder queue children value?= val?="),
        anywhere=words("insert contains in_order"),
    ),
    ClassIntent(
        "trees.trie",
        "A trie finds whole words and beginnings of words.",
        ("trie", "prefix tree"),
        {
            "insert": "insert add add_word insert_word",
            "search": "search contains __contains__ find has_word",
            "starts": "starts_with startswith has_prefix search_prefix prefix_exists",
        },
        (
            scene("finds_words",
            WORDS + "assert thing.search('apple')\nassert thing.search('bat')"),
            scene("prefix_is_no_word", WORDS + "result = thing.search('app')\n"
                  "assert not result or isinstance(result, list)"),
            scene("missing_word", WORDS + "assert not thing.search('cat')"),
            scene("longer_word", WORDS + "assert not thing.search('bats')"),
            scene("finds_beginnings",
            WORDS + "assert thing.starts('app')\nassert thing.starts('b')"),
            scene("missing_beginning", WORDS + "assert not thing.starts('ax')"),
        ),
        anywhere=words("insert search starts"),
    ),
]  # fmt: skip
