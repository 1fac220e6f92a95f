"""Search trees and tries."""

from dataclasses import replace

from swarm_tools.intents.model import ClassIntent, scene, words

VALUES = "for value in (50, -30, 80, -100, 40, 70, 900):\n    thing.insert(value)\n"
NODE = "getattr(result, '__dict__', {}).values()"
WORDS = "thing.insert('apple')\nthing.insert('apply')\nthing.insert('bat')\n"

ONCE = (
    r"(without|no|ignor\w+|reject\w*|drop\w*|skip\w*|never) (any )?duplicate|duplicates? "
    r"(\w+ )?(are|is) (ignored|not (kept|inserted|added|stored)|dropped|rejected)|sans doublon"
    r"|(keys?|values?) (are|is) unique|unique (keys|values)|at most once|only once"
)
SEARCHING = r"search tree|\bbst\b|arbre (binaire )?de recherche"
TREE = ClassIntent(
    "trees.search_tree",
    "A search tree finds its values and gives them in order, with or without duplicates.",
    (
        "binary search tree",
        "bst",
        "search tree",
        "arbre binaire recherche",
        "search binary tree",
        "tree set",
        "arbre recherche",
    ),
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
            scene(
                f"height_grows_to_the_{side}",
                "thing.insert(50)\nbefore = thing.height\n"
                + "".join(f"thing.insert({value})\n" for value in values)
                + "assert thing.height == before + 2",
                unless="balance balanced rotate rotation avl red",
            )
            for side, values in (("left", (40, 45, 30)), ("right", (60, 55, 70)))
        ),
        scene(
            "height_of_both_sides",
            "thing.insert(50)\nbefore = thing.height\n"
            + "".join(f"thing.insert({value})\n" for value in (40, 60, 30, 45, 55, 70))
            + "assert thing.height == before + 2\n"
            "assert thing.height == before + 2",
        ),
        scene(
            "in_order", VALUES + "assert list(thing.in_order) == [-100, -30, 40, 50, 70, 80, 900]"
        ),
        scene(
            "in_order_of_two",
            "thing.insert(2)\nthing.insert(1)\nassert list(thing.in_order) == [1, 2]",
        ),
        scene(
            "once_each",
            "for value in (5, 3, 8, 3, 8, 5):\n    try:\n"
            "        thing.insert(value)\n    except Exception:\n        pass\n"
            "assert list(thing.in_order) == [3, 5, 8]",
            said=ONCE,
        ),
        scene(
            "counted_once_each",
            "for value in (5, 3, 8, 3, 8, 5):\n    try:\n"
            "        thing.insert(value)\n    except Exception:\n        pass\n"
            "assert thing.size == 3",
            said=ONCE,
        ),
        scene(
            "heights_of_two",
            "for value in (50, 40):\n    thing.insert(value)\nassert thing.height == 2",
            said=r"number of nodes (on|along|in) (the|a) longest|nodes on the longest",
        ),
        *(
            scene(
                f"finds_{place}",
                VALUES + f"result = thing.contains({value})\n"
                "assert result not in (None, -1) and result is not False",
            )
            for place, value in (("the_root", 50), ("left", -100), ("right", 900), ("inner", 70))
        ),
        *(
            scene(
                f"does_not_find_{place}",
                VALUES
                + f"""
try:
    result = thing.contains({value})
except Exception:
    return
assert result in (None, False, -1)
""",
            )
            for place, value in (("smaller", -200), ("larger", 1000), ("between", 60))
        ),
        scene("smallest", VALUES + f"result = thing.min\nassert result == -100 or -100 in {NODE}"),
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
)
INTENTS = [
    TREE,
    replace(
        TREE, id="trees.tree_of_order",
        doc="A search tree, told so, gives its values in order, with or without duplicates.",
        names=("tree", "binary tree", "arbre", "arbre binaire", "sorted tree", "ordered tree"),
        scenarios=tuple(
            s if s.said else replace(s, said=SEARCHING) for s in TREE.scenarios
            if not s.said or s.label in ("once_each", "counted_once_each")
        ),
        anywhere=frozenset(),
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
