"""Search trees and tries."""

from dataclasses import replace

from swarm_tools.intents.model import ClassIntent, scene, words

VALUES = "for value in (50, -30, 80, -100, 40, 70, 900):\n    thing.insert(value)\n"
NODE = "getattr(result, '__dict__', {}).values()"
WORDS = "thing.insert('apple')\nthing.insert('apply')\nthing.insert('bat')\n"

ONCE = (
    r"(no|without|sans|refuses?|rejects?|ignor\w+|skip\w*|drops?) (the |any |les )?"
    r"(duplicat|doublon|repeat)\w*|duplicat\w* (values? |keys? )?(are |is )?(ignored|skipped"
    r"|dropped|not (kept|added|inserted|allowed|stored))|duplicates? (does|do) nothing"
    r"|each (key|value) (at most )?once"
    r"|\b(already (there|present|stored|in\b)|(there|present) already\b).{0,30}"
    r"\b(nothing|ignored|not (added|inserted|stored|put))"
)
TWICE = "for value in (50, 30, 50, 70, 30, 70, 70):\n    try:\n        thing.insert(value)\n"\
    "    except (ValueError, KeyError):\n        pass\n"  # fmt: skip
KEPT = r"\b(duplicates? (are )?(kept|allowed|go\b)|(equal|duplicate) (values|keys)? ?go\b)"
OF_NOTHING = (
    r"\b0 (for|if|when|on) (the |an? )?(tree (is )?)?empty|empty( tree)?( has (height|depth)| is"
    r"| gives|:)? ?0\b"
)
SORTED_BY = (
    r"search tree|\bbst\b|arbre binaire de recherche"
    r"|\b(smaller|lesser|lower|less)\b(?!.{0,6} than).{0,25}\bleft\b"
    r"|\bleft\b.{0,25}\b(smaller|lesser|lower|less)\b(?! than (its|the|both) child)"
)

SEARCH_TREE = ClassIntent(
    "trees.search_tree",
    "A search tree finds its values and gives them in order, with or without duplicates.",
    (
        "binary search tree",
        "bst",
        "search tree",
        "arbre binaire recherche",
        "search binary tree",
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
            "height_of_nothing",
            "assert thing.height == 0",
            said=OF_NOTHING,
            guard="height empty",
        ),
        scene(
            "height_with_nothing_twice",
            "thing.insert(5)\nbefore = thing.height\n"
            "for value in (5, 5):\n    try:\n        thing.insert(value)\n"
            "    except (ValueError, KeyError):\n        pass\n"
            "assert thing.height == before",
            said=ONCE,
        ),
        scene("nothing_twice", TWICE + "assert list(thing.in_order) == [30, 50, 70]", said=ONCE),
        scene(
            "size_without_twice",
            TWICE + "assert thing.size == 3",
            said=ONCE,
            unless="often multiset occurrences counts",
        ),
        scene(
            "kept_twice",
            "for value in (50, 30, 50):\n    thing.insert(value)\n"
            "assert list(thing.in_order) == [30, 50, 50]",
            said=KEPT,
            unless="count",
        ),
        scene("in_order_of_one", "thing.insert(7)\nassert list(thing.in_order) == [7]"),
        scene("in_order_of_nothing", "assert list(thing.in_order) == []"),
        scene(
            "in_order", VALUES + "assert list(thing.in_order) == [-100, -30, 40, 50, 70, 80, 900]"
        ),
        scene(
            "in_order_of_two",
            "thing.insert(2)\nthing.insert(1)\nassert list(thing.in_order) == [1, 2]",
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
    words(
        "level levelorder queue children value?= val?= heap heapify fromkeys remembers insertion"
        " arrival appearance"
    ),
    anywhere=words("insert contains in_order"),
)

INTENTS = [
    SEARCH_TREE,
    replace(
        SEARCH_TREE,
        id="trees.search_tree_said",
        names=("tree", "binary tree", "arbre", "arbre binaire", "node tree", "sorted tree",
               "ordered tree", "tree set"),
        scenarios=tuple(
            replace(s, said=rf"(?s)(?=.*({SORTED_BY}))(?=.*({s.said}))")
            for s in SEARCH_TREE.scenarios
        ),
        anywhere=frozenset(),
    ),
    ClassIntent(
        "trees.trie",
        "A trie finds whole words and beginnings of words.",
        ("trie", "prefix tree", "prefix trie", "word trie", "lexicon tree"),
        {
            "insert": "insert add add_word insert_word",
            "search": "search contains __contains__ find has_word",
            "starts": "starts_with startswith has_prefix search_prefix prefix_exists",
            "complete": "complete with_prefix starting_with completions autocomplete suggest "
            "words_with_prefix keys_with_prefix",
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
            scene("completed", WORDS + "found = sorted(thing.complete('ap'))\n"
                  "assert 'apple' in found and 'bat' not in found",
                  unless="frequency weight rank count"),
            scene("completed_by_itself", WORDS + "assert 'bat' in list(thing.complete('bat'))",
                  unless="frequency weight rank count rest suffix"),
            scene("longer_words_too", "for word in ('car', 'card', 'care'):\n"
                  "    thing.insert(word)\nfound = sorted(thing.complete('ca'))\n"
                  "if not all(isinstance(word, str) for word in found):\n    return\n"
                  "assert found == ['car', 'card', 'care'] or 'car' not in found",
                  unless="frequency weight rank count rest suffix limit max"),
            scene("nothing_to_complete", WORDS + "assert not list(thing.complete('zz'))",
                  unless="frequency weight rank count raises="),
            scene("missing_beginning", WORDS + "assert not thing.starts('ax')"),
        ),
        anywhere=words("insert search starts"),
    ),
]  # fmt: skip
