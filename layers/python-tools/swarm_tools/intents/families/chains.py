"""Functions on chains of nodes, each with the next one, which the module's own class makes."""

from swarm_tools.intents.model import Case, code, intent

CHAIN = "linked list head node nodes chain of the in a chainee liste noeud maillon ll singly values"
NEXT = "next following nxt next_node suivant link suiv"
# The class of the module whose objects have a value and a next one makes the nodes.
MAKE = (
    'links = "next nxt next_node suivant link suiv".split()',
    "def chain(*values):",
    "    head = None",
    "    for value in reversed(values):",
    "        for kind in [k for k in vars(module).values() if isinstance(k, type)]:",
    "            try:",
    "                made = kind(value)",
    "                link = next(name for name in links if hasattr(made, name))",
    "                assert getattr(made, link) is None and value in vars(made).values()",
    "                setattr(made, link, head)",
    "            except Exception:",
    "                continue",
    "            head = made",
    "            break",
    "        else:",
    "            return None",
    "    return head",
    "def values_of(node):",
    "    found = []",
    "    while node is not None and len(found) < 20:",
    "        found.append(next(v for v in vars(node).values() if isinstance(v, int)))",
    "        node = next(getattr(node, name) for name in links if hasattr(node, name))",
    "    return found",
)


def made(label: str, values: tuple, *rows: str) -> Case:
    """Return the case of a chain; without a class for its nodes nothing is asked."""
    return code(
        label, *MAKE, "if chain(1) is None:", "    return  # no class of its nodes",
        f"head = chain({', '.join(map(str, values))})", *rows,
    )  # fmt: skip


def left(label: str, values: tuple, call: str, want: list) -> Case:
    """Return the case of what a chain holds after a call that gives its new head."""
    return made(
        label, values, f"result = {{f}}({call})", f"assert values_of(result) == {want}"
    )  # fmt: skip


def gives(label: str, values: tuple, want: object) -> Case:
    """Return the case of what is told of a chain."""
    return made(label, values, f"assert {{f}}(head) == {want}")


INTENTS = [
    intent(
        "chains.reverse", "A chain of nodes turned round; the last one is its head.",
        "reverse list|reverse linked list|reverse|reverse chain|invert list|renverser liste"
        "|inverser liste|reverse nodes|renverser|inverser", "node",
        left("three", (1, 2, 3), "head", [3, 2, 1]), left("one", (7,), "head", [7]),
        left("two", (4, 9), "head", [9, 4]), left("five", (1, 2, 3, 4, 5), "head", [5, 4, 3, 2, 1]),
        made("nothing", (), "assert {f}(None) is None"),
        objects=CHAIN, returns="any", needs=NEXT, unless="k group groups between doubly prev",
    ),
    intent(
        "chains.length", "How many nodes a chain has.",
        "length|list length|count nodes|linked list length|chain length|size|longueur|list size"
        "|longueur liste|compter noeuds|compter maillons", "node",
        gives("three", (1, 2, 3), 3), gives("one", (7,), 1), gives("five", (5, 5, 5, 5, 5), 5),
        made("nothing", (), "assert {f}(None) == 0"),
        objects=CHAIN, returns="number", needs=NEXT, unless="left right children cycle",
    ),
    intent(
        "chains.values", "The values of a chain, in order.",
        "to list|list values|to python list|chain to list|vers liste|en liste"
        "|linked list to list|collect values|to array", "node",
        gives("three", (1, 2, 3), [1, 2, 3]), gives("one", (7,), [7]),
        gives("falling", (9, 4, 2, 2), [9, 4, 2, 2]), made("nothing", (), "assert not {f}(None)"),
        objects=CHAIN, returns="list", needs=NEXT, unless="left right children reversed",
    ),
    intent(
        "chains.middle", "The node in the middle of a chain, or its value.",
        "find middle|middle node|middle|middle of list|get middle|milieu|trouver milieu", "node",
        *(made(label, values, "result = {f}(head)",
               f"assert result == {want} or values_of(result)[:1] == [{want}]")
          for label, values, want in (("three", (4, 5, 6), 5), ("one", (7,), 7),
                                      ("five", (1, 2, 3, 4, 5), 3))),
        objects=CHAIN, returns="any", needs=NEXT, unless="left right children",
    ),
    intent(
        "chains.has_cycle", "Whether following the nodes of a chain never ends.",
        "has cycle|has loop|is cyclic|detect cycle|detect loop|contains cycle|a un cycle", "node",
        made("none", (1, 2, 3), "assert not {f}(head)"),
        made("one", (1,), "assert not {f}(head)"),
        made("nothing", (), "assert not {f}(None)"),
        made("none_with_equal_values", (2, 2, 2, 2), "assert not {f}(head)"),
        *(made(label, (1, 2, 3, 4),
               "link = next(name for name in links if hasattr(head, name))", "nodes = [head]",
               "while getattr(nodes[-1], link) is not None:",
               "    nodes.append(getattr(nodes[-1], link))",
               f"setattr(nodes[-1], link, nodes[{place}])", "assert {f}(head)")
          for label, place in (("back_to_the_head", 0), ("back_to_the_second", 1),
                               ("the_last_one_to_itself", 3))),
        objects=CHAIN, returns="bool", needs=NEXT, unless="graph",
    ),
    intent(
        "chains.remove", "The first node with a value leaves a chain; its head is given back.",
        "remove value|delete value|delete node|remove node|remove first|supprimer valeur"
        "|supprimer|delete|remove|remove from list|supprimer noeud", "node any",
        left("middle", (1, 2, 3), "head, 2", [1, 3]), left("first", (1, 2, 3), "head, 1", [2, 3]),
        left("last", (1, 2, 3), "head, 3", [1, 2]), left("missing", (1, 2, 3), "head, 9",
                                                         [1, 2, 3]),
        left("only_one", (4,), "head, 4", []),
        objects=CHAIN, returns="any", needs=NEXT,
        unless="position index pos place left right raises= n",
        spelled=(r"(head|tete|node|noeud|first|liste|chain|lst|start)", r".*(val|target|x|item|key"
                 r"|data|cle|element|wanted).*|v"),
    ),
    intent(
        "chains.remove_duplicates", "A sorted chain without the nodes that repeat a value.",
        "remove duplicates|delete duplicates|dedupe|supprimer doublons|drop duplicates", "node",
        left("two", (1, 1, 2), "head", [1, 2]), left("last", (1, 2, 3, 3), "head", [1, 2, 3]),
        left("three_times", (5, 5, 5), "head", [5]), left("none", (1, 2), "head", [1, 2]),
        objects=CHAIN + " sorted", returns="any", needs=NEXT, unless="unsorted all",
    ),
    intent(
        "chains.merge", "Two sorted chains as one.",
        "merge sorted lists|merge lists|merge two lists|merge two sorted lists|merge|fusionner"
        "|fusionner listes|merge sorted", "node node",
        *(made(label, (1,), f"result = {{f}}(chain({one}), chain({other}))",
               f"assert values_of(result) == {want}")
          for label, one, other, want in (
              ("in_turn", "1, 3, 5", "2, 4, 6", [1, 2, 3, 4, 5, 6]),
              ("one_after_the_other", "1, 2", "3, 4", [1, 2, 3, 4]),
              ("longer_second", "5", "1, 2, 9", [1, 2, 5, 9]),
              ("equal_ones", "1, 2", "1, 3", [1, 1, 2, 3]),
              ("an_empty_one", "", "1, 2", [1, 2]))),
        objects=CHAIN + " two sorted", returns="any", needs=NEXT, unless="alternate interleave",
    ),
    intent(
        "chains.kth_from_end", "The node, or its value, so many from the end of a chain.",
        "kth from end|nth from end|kth to last|nth to last|from end|kth from the end", "node "
        "number",
        *(made(label, (4, 5, 6, 7), f"first, result = {{f}}(head, 1), {{f}}(head, {place})",
               "first, result = [v if isinstance(v, int) else values_of(v)[0]",
               "                 for v in (first, result)]",
               "if first != 7:", "    return  # counted from 0", f"assert result == {want}")
          for label, place, want in (("last_but_one", 2, 6), ("last_but_two", 3, 5),
                                     ("first", 4, 4))),
        objects=CHAIN, returns="any", needs=NEXT, unless="remove delete without",
    ),
]  # fmt: skip
