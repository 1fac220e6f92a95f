"""Trees of records: built from lists whose records name their parents, and how deep they go."""

from swarm_tools.intents.model import Case, code, intent

OTHER = "except (AttributeError, KeyError, TypeError):"
SHAPE = (
    "def shape(node):",
    "    below = [v for v in node.values() if isinstance(v, list)]",
    "    name = node.get('name', node.get('title', node.get('label', node.get('id'))))",
    "    return name, sorted(shape(kid) for kid in (below[0] if below else ()))",
)


def nested(label: str, pairs: dict[str, str | None], want: str) -> Case:
    """Return the case of records that name their parents, below which they hang."""
    numbers = {name: number for number, name in enumerate(pairs, 1)}
    rows = [
        {"id": numbers[name], "name": name, "title": name, "label": name, "parent_id": above,
         "parent": above}
        for name, over in pairs.items() for above in (numbers.get(over or ""),)
    ]  # fmt: skip
    return code(
        label, *SHAPE, "records = [", *(f"    {row}," for row in rows), "]",
        "try:", "    result = [shape(node) for node in {f}(records)]", OTHER,
        "    return  # other data", f"assert sorted(result) == {want}",
    )  # fmt: skip


def deep(label: str, tree: str, want: int) -> Case:
    """Return the case of a tree, given as the list of its roots or as its only root."""
    return code(
        label, "def node(*kids):", "    return {'name': 'x', 'id': 1, 'children': list(kids)}",
        "try:", f"    result = {{f}}([{tree}])", OTHER,
        f"    result = {{f}}({tree})",
        f"assert result == {want} or not isinstance(result, int)",
    )  # fmt: skip


TREE = (
    "of a the tree list flat categories nested records by parent id comments menu nodes children "
    "levels number deepest root roots top hierarchy build an empty has none"
)

INTENTS = [
    intent(
        "record_trees.nested", "Each record hangs below the one that it names as its parent.",
        "build tree|list to tree|to tree|nest|nest categories|build category tree|build hierarchy"
        "|make tree|build menu|nest comments|tree from list|construire arbre|build comment tree",
        "records",
        nested("two_levels", {"a": None, "b": "a", "c": "a"}, "[('a', [('b', []), ('c', [])])]"),
        nested("three_levels", {"a": None, "b": "a", "c": "b"}, "[('a', [('b', [('c', [])])])]"),
        nested("two_roots", {"a": None, "b": None, "c": "b"}, "[('a', []), ('b', [('c', [])])]"),
        objects=TREE + " each category is dict with name none for returns flat nest top as items",
        returns="list", needs="'children' children", unless="orphan orphans",
        spelled=(r"(categories|records|rows|items|nodes|comments|entries|flat|pages|menu|data)\w*",),
    ),
    intent(
        "record_trees.depth", "How many levels a tree of nested records has.",
        "tree depth|depth|max depth|depth of tree|levels|tree height|height|nesting depth"
        "|count levels|profondeur|profondeur arbre|category depth", "records",
        deep("one", "node()", 1), deep("two", "node(node(), node())", 2),
        deep("bent", "node(node(node()), node())", 3),
        deep("bent_the_other_way", "node(node(), node(node(node())))", 4),
        deep("two_alike", "node(node(node()), node(node()))", 3),
        objects=TREE, returns="number", needs="'children'", unless="left gauche edges",
        spelled=(r"(roots|root|node|tree|nodes|categories|arbre|category|comments|menu)",),
    ),
    intent(
        "record_trees.count", "How many records a tree has, those of all levels counted.",
        "count nodes|tree size|size|count all|total nodes|count categories|count comments"
        "|number of nodes|nombre noeuds", "records",
        deep("one", "node()", 1), deep("three", "node(node(), node())", 3),
        deep("four", "node(node(node()), node())", 4),
        objects=TREE + " all count", returns="number", needs="'children'",
        unless="left gauche leaf",
        spelled=(r"(roots|root|node|tree|nodes|categories|arbre|category|comments|menu)",),
    ),
]  # fmt: skip
