"""Functions on the nodes of a binary tree, which the module's own class makes."""

from swarm_tools.intents.model import Case, code, intent

TREE = "tree binary root node nodes arbre noeud bt of the values from traversal"
# A node is made by the class of the module that has two children, else there is no test.
MAKE = (
    "def node(value, left=None, right=None):",
    "    for kind in [k for k in vars(module).values() if isinstance(k, type)]:",
    "        for given in ((value,), (value, None, None)):",
    "            try:",
    "                made = kind(*given)",
    "                for one, other in (('left', 'right'), ('gauche', 'droite')):",
    "                    if vars(made).get(one, 1) is None is vars(made).get(other, 1):",
    "                        setattr(made, one, left)",
    "                        setattr(made, other, right)",
    "                        return made",
    "            except Exception:",
    "                continue",
)
NAMES = '("value", "val", "data", "key", "valeur", "v", "item", "name", "label", "info", "x")'
BUSHY = "node(1, node(2, node(4), node(5)), node(3))"
LEFT = "node(1, node(2, node(3)))"
RIGHT = "node(1, None, node(2, None, node(3)))"
BENT = "node(1, node(2, None, node(3, node(4))), node(5))"


def grown(label: str, trees: dict[str, str], *rows: str) -> Case:
    """Return the case of named trees; without a class for their nodes nothing is asked."""
    made = [f"{name} = {tree}" for name, tree in trees.items()]
    return code(
        label,
        *MAKE,
        *made,
        f"if {next(iter(trees))} is None:",
        "    return  # no class of its nodes",
        *rows,
    )


def counted(label: str, tree: str, want: int) -> Case:
    """Return the case of a number that belongs to a tree."""
    return grown(label, {"tree": tree}, f"assert {{f}}(tree) == {want}")


def walked(label: str, tree: str, *wanted: list) -> Case:
    """Return the case of an order of values, as numbers or as texts."""
    texts = " or ".join(f"result == {[str(v) for v in want]}" for want in wanted)
    return grown(
        label, {"tree": tree}, "result = {f}(tree)",
        "if isinstance(result, (int, str, dict)):", "    return  # another form",
        "result = [v for v in result]",
        "if any(hasattr(v, 'left') for v in result):", "    return  # another form",
        "if any(isinstance(v, (list, tuple)) for v in result):",
        "    if any(isinstance(v, tuple) for v in result):", "        return  # another form",
        "    result = [v for level in result for v in level]",
        "result = [v for v in result if v not in (None, '#', 'X', 'null', 'None', '')]",
        "result = [str(v) for v in result]", f"assert {texts}",
    )  # fmt: skip


def traversal(name: str, doc: str, names: str, bushy: list, bent: list, both: list):
    """Return the intent of an order in which a tree is walked."""
    return intent(
        f"binary_trees.{name}", doc, names, "node",
        walked("full", BUSHY, bushy), walked("bent", BENT, bent),
        walked("one", "node(7)", [7]), walked("two_sides", "node(2, node(1), node(3))", both),
        objects=TREE, returns="list", needs="left gauche", unless="reverse reversed zigzag parent "
        "key=",
    )  # fmt: skip


INTENTS = [
    intent(
        "binary_trees.height", "The levels of a tree, or the edges down to its deepest leaf.",
        "tree height|tree depth|height|depth|max depth|height of tree|maximum depth|hauteur"
        "|profondeur|hauteur arbre|profondeur arbre|node height", "node",
        *(
            grown(label, {"one": "node(1)", "tree": tree},
                  "base = {f}(one)", "assert base in (0, 1)",
                  f"assert {{f}}(tree) - base == {more}")
            for label, tree, more in (
                ("bushy", BUSHY, 2), ("left", LEFT, 2), ("right", RIGHT, 2), ("bent", BENT, 3),
                ("two_levels", "node(1, node(2), node(3))", 1),
            )
        ),
        objects=TREE, returns="number", needs="left gauche", unless="minimum balanced parent rank",
    ),
    intent(
        "binary_trees.count_nodes", "How many nodes a tree has.",
        "count nodes|tree size|number nodes|size of tree|nodes count|compter noeuds|taille arbre"
        "|num nodes|node count", "node",
        counted("bushy", BUSHY, 5), counted("left", LEFT, 3), counted("right", RIGHT, 3),
        counted("one", "node(9)", 1), objects=TREE, returns="number", needs="left gauche",
        unless="leaf leaves complete k level size weight",
    ),
    intent(
        "binary_trees.count_leaves", "How many nodes of a tree have no children.",
        "count leaves|number leaves|leaf count|leaves count|count leaf nodes|compter feuilles"
        "|count leaf|num leaves", "node",
        counted("bushy", BUSHY, 3), counted("left", LEFT, 1), counted("right", RIGHT, 1),
        counted("one", "node(9)", 1), counted("bent", BENT, 2),
        counted("two_below_one", "node(1, node(2, node(3, node(4), node(5))))", 2),
        objects=TREE + " leaf", returns="number", needs="left gauche",
    ),
    intent(
        "binary_trees.sum", "The sum of the values of a tree.",
        "tree sum|sum tree|sum nodes|sum values|somme arbre|tree total|sum of nodes|sum node values"
        "|sum binary tree", "node",
        counted("bushy", BUSHY, 15), counted("left", LEFT, 6), counted("right", RIGHT, 6),
        counted("negative", "node(-4, node(3), node(10))", 9),
        objects=TREE, returns="number", needs="left gauche", unless="leaf leaves path even odd",
    ),
    intent(
        "binary_trees.max", "The greatest value of a tree.",
        "tree max|max tree|max value|max node|max in tree|tree maximum|plus grande valeur", "node",
        *(
            grown(label, {"tree": tree, "bent": "node(9, node(2), node(3, None, node(4)))"},
                  "if {f}(bent) == 4:", "    return  # of a search tree",
                  f"assert {{f}}(tree) == {want}")
            for label, tree, want in (
                ("inside", "node(1, node(2, node(9), node(5)), node(3))", 9),
                ("at_the_root", "node(9, node(2), node(3, None, node(8)))", 9),
                ("right", "node(3, node(1), node(4, None, node(8)))", 8),
                ("negative", "node(-5, node(-9), node(-2))", -2),
            )
        ),
        objects=TREE, returns="number", needs="left gauche", unless="path bst search ordered depth",
    ),
    traversal("in_order", "The left part, the node, the right part.",
              "in order|inorder|inorder traversal|in order traversal|traverse inorder"
              "|parcours infixe|infixe|traverse in order|inorder walk",
              [4, 2, 5, 1, 3], [2, 4, 3, 1, 5], [1, 2, 3]),
    traversal("pre_order", "The node, the left part, the right part.",
              "pre order|preorder|preorder traversal|pre order traversal|traverse preorder"
              "|parcours prefixe|prefixe|traverse pre order|preorder walk",
              [1, 2, 4, 5, 3], [1, 2, 3, 4, 5], [2, 1, 3]),
    traversal("post_order", "The left part, the right part, the node.",
              "post order|postorder|postorder traversal|post order traversal|traverse postorder"
              "|parcours suffixe|parcours postfixe|suffixe|traverse post order|postorder walk",
              [4, 5, 2, 3, 1], [4, 3, 2, 5, 1], [1, 3, 2]),
    traversal("level_order", "The values level by level, from left to right.",
              "level order|levelorder|level order traversal|breadth first|bfs|tree levels"
              "|parcours largeur|breadth first traversal|tree bfs|traverse level order",
              [1, 2, 3, 4, 5], [1, 2, 5, 3, 4], [2, 1, 3]),
    intent(
        "binary_trees.is_search_tree", "All values to the left are less, all to the right greater.",
        "is bst|is valid bst|is binary search tree|is valid binary search tree|valid bst"
        "|validate bst|check bst|est abr|is search tree", "node",
        *(
            grown(label, {"tree": tree}, f"assert {word}{{f}}(tree)")
            for label, tree, word in (
                ("right_order", "node(8, node(3, node(1), node(6)), node(10, None, node(14)))", ""),
                ("one", "node(5)", ""),
                ("greater_on_the_left", "node(5, node(7), node(9))", "not "),
                ("less_on_the_right", "node(5, node(3), node(4))", "not "),
                ("too_great_deep_inside", "node(10, node(5, None, node(12)), node(15))", "not "),
                ("too_small_deep_inside", "node(10, node(5), node(15, node(6), node(20)))", "not "),
                ("two_digits", "node(9, node(2), node(12, node(10), node(100)))", ""),
                ("three_levels", "node(50, node(30, node(20), node(40)), node(70))", ""),
                ("too_great_in_the_third_level",
                 "node(10, node(5, node(2), node(7, None, node(11))), node(20))", "not "),
                ("too_small_in_the_third_level",
                 "node(50, node(30), node(70, node(60, node(40)), node(80)))", "not "),
            )
        ),
        objects=TREE + " search valid", returns="bool", needs="left gauche",
    ),
    intent(
        "binary_trees.invert", "Left and right swapped at every node.",
        "invert tree|mirror tree|invert|mirror|invert binary tree|flip tree|reverse tree"
        "|inverser arbre|miroir|tree mirror", "node",
        grown(
            "every_node", {"tree": BUSHY}, "result = {f}(tree)",
            "result = tree if isinstance(result, int | None) else result",
            "if isinstance(result, (bool, list)):", "    return  # another form",
            "def shape(n):",
            f"    kept = next((getattr(n, w) for w in {NAMES} if hasattr(n, w)), None)",
            "    return n and (kept, shape(n.left), shape(n.right))",
            "assert shape(result)[1][0] == 3 and shape(result)[1][1] is None",
            "assert [part[0] for part in shape(result)[2][1:]] == [5, 4]",
            "assert shape(result)[0] == 1 and shape(result)[2][0] == 2",
        ),
        objects=TREE, needs="left gauche", unless="is_mirror symmetric other",
    ),
    intent(
        "binary_trees.same", "Two trees have the same form and the same values.",
        "is same tree|same tree|trees equal|are identical|is identical|identical trees"
        "|are trees equal|are same|same trees", "node node",
        *(
            grown(label, {"one": one, "other": other}, f"assert {word}{{f}}(one, other)")
            for label, one, other, word in (
                ("equal", BUSHY, BUSHY, ""),
                ("another_value", BUSHY, BUSHY.replace("5", "6"), "not "),
                ("another_form", "node(1, node(2))", "node(1, None, node(2))", "not "),
                ("more_on_one_side", LEFT, "node(1, node(2))", "not "),
                ("another_root", "node(1)", "node(2)", "not "),
            )
        ),
        objects=TREE + " trees two", returns="bool", needs="left gauche", unless="mirror",
    ),
]  # fmt: skip
