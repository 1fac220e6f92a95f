"""Distances by the number of edges, and graphs made of or told by their edges."""

from swarm_tools.intents.families.graphs import START, WHERE
from swarm_tools.intents.model import Case, code, intent, no, yes

CYCLE = "{1: [2, 5], 2: [1, 3], 3: [2, 4], 4: [3, 5], 5: [4, 1]}"
SHORT = '{"s": ["t", "a"], "a": ["b"], "b": ["c"], "c": ["t"], "t": ["c"]}'
LINE = '{"a": ["b"], "b": ["a", "c"], "c": ["b"]}'
EDGES = "[(1, 2), (2, 3), (1, 4)]"
GIVEN = r"edges?|pairs|links|connections|aretes|edge_list|liens"
BOTH_SAID = (
    r"(?s)\A(?!.*\bor directed|.*\bdirected or).*"
    r"(\bundirected|both (directions|ways|ends)|non[- ]orient)"
)
ONE_SAID = r"(?s)\A(?!.*\bundirected|.*\bnon[- ]orient).*\b(directed|oriented|orient[eé])\b"
FORMS = "table = {node: sorted(result[node]) for node in result}"
SYMMETRIC = {0: [1, 2], 1: [0, 2], 2: [0, 1]}


NUMBERED = (
    "if isinstance(result, list) and not any(isinstance(v, (list, set, tuple)) for v in result):",
    "    return  # by the places of nodes in a list",
)
# Code that keeps nodes in a list takes no others than the numbers from 0.
LISTED = (
    "except (IndexError, TypeError):", "    result = {f}({0: [1], 1: [2], 2: [0]}, 0)",
    "    assert result == [0, 1, 2]", "    return",
)  # fmt: skip


def distances(label: str, graph: str, start: str, want: str):
    """Return the case of the distances from a node; those that can't be reached do not count."""
    return code(
        label, "try:", f"    result = {{f}}({graph}, {start})", *LISTED,
        "result = result[0] if isinstance(result, tuple) else result",
        *NUMBERED, "if isinstance(result, list) and isinstance(result[0], (list, set)):",
        "    result = {n: i for i, level in enumerate(result) for n in level}",
        'far = (None, -1, float("inf"))',
        f"assert {{k: v for k, v in dict(result).items() if v not in far}} == {want}",
    )  # fmt: skip


def built(label: str, pairs: list) -> Case:
    """Return the case of the neighbours by pairs: one way, against it, or both ways."""
    nodes = sorted({n for pair in pairs for n in pair})
    ways = (pairs, [p[::-1] for p in pairs], [*pairs, *(p[::-1] for p in pairs)])
    wants = [{n: sorted(b for a, b in way if a == n) for n in nodes} for way in ways]
    return code(
        label, "try:", f"    result = {{f}}({pairs})", "except TypeError:",
        "    assert [sorted(row) for row in {f}([(0, 1), (0, 2)])][0] == [1, 2]", "    return",
        "table = dict(enumerate(result)) if isinstance(result, list) else result",
        f"table = {{n: sorted(table[n]) if n in table else [] for n in {nodes}}}",
        f"assert table in {wants}",
    )  # fmt: skip


INTENTS = [
    intent(
        "hops.distances", "How many edges each node is away from the start.",
        "distances from|bfs distances|distances|shortest distances|bfs distance|hop counts|hops"
        "|node distances|distance from|distances depuis|all distances|bfs levels|node levels"
        "|levels from|unweighted distances|compute distances|shortest path lengths", "graph any",
        distances("around_a_cycle", CYCLE, "1", "{1: 0, 2: 1, 3: 2, 4: 2, 5: 1}"),
        distances("from_another", CYCLE, "3", "{1: 2, 2: 1, 3: 0, 4: 1, 5: 2}"),
        distances("short_cut", SHORT, '"s"', '{"s": 0, "t": 1, "a": 1, "b": 2, "c": 2}'),
        distances("line", LINE, '"a"', '{"a": 0, "b": 1, "c": 2}'),
        distances("cut_off", '{"a": ["b"], "b": ["a"], "c": []}', '"c"', '{"c": 0}'),
        distances("branches", "{1: [2, 3], 2: [4], 3: [5], 4: [], 5: [6], 6: []}", "1",
                  "{1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}"),
        objects=WHERE + " nodes to", returns="dict", spelled=(r".*", START),
        unless="weight weights cost heapq heap parent parents",
    ),
    intent(
        "hops.build", "The neighbours of each node, made from the edges.",
        "build graph|make graph|create graph|edges to graph|build adjacency list|adjacency list"
        "|edges to adjacency list|to adjacency list|construire graphe|graph from edges"
        "|build adjacency|adjacency from edges", "nested",
        built("neighbours", [(1, 2), (2, 3), (1, 4)]),
        built("star", [(1, 2), (1, 3), (1, 4)]), built("one_edge", [("a", "b")]),
        built("around", [(1, 2), (2, 3), (3, 1)]), built("later_again", [(5, 6), (7, 8), (5, 9)]),
        stated=(
            (BOTH_SAID, code("both_ways", f"result = {{f}}({EDGES})", FORMS,
                             "assert table == {1: [2, 4], 2: [1, 3], 3: [2], 4: [1]}")),
            (ONE_SAID, code("one_way", f"result = {{f}}({EDGES})", FORMS,
                            "assert table[2] == [3] and not table.get(3) and not table.get(4)")),
        ),
        objects=WHERE + " list dict edges", returns="dict", spelled=(GIVEN,),
        unless="weight weights w cost dist distance length km miles metres meters minutes price "
        "time toll fare",
    ),
    intent(
        "hops.has_edge", "One node is a neighbour of the other.",
        "has edge|edge exists|is edge|are adjacent|is adjacent|are neighbors|are neighbours",
        "graph any any",
        yes("there", SYMMETRIC, 0, 1), yes("the_other", SYMMETRIC, 2, 1),
        no("not_there", {0: [1], 1: [0, 2], 2: [1]}, 0, 2),
        no("alone", {0: [1], 1: [0], 2: []}, 2, 0),
        yes("last_neighbour", {0: [1, 2, 3], 1: [0], 2: [0], 3: [0]}, 0, 3),
        yes("second", {0: [1], 1: [0, 2], 2: [1]}, 1, 2), objects=WHERE + " between",
        returns="bool",
    ),
    intent(
        "hops.count_edges", "How many edges a graph has, each counted once or from both ends.",
        "count edges|number edges|edge count|edges count|num edges|compter aretes", "graph",
        code("triangle", f"assert {{f}}({SYMMETRIC}) in (3, 6)"),
        code("line", "assert {f}({0: [1], 1: [0, 2], 2: [1]}) in (2, 4)"),
        code("none", "assert {f}({0: [], 1: []}) == 0"),
        code("square", "assert {f}({0: [1, 3], 1: [0, 2], 2: [1, 3], 3: [0, 2]}) in (4, 8)"),
        code("star", "assert {f}({0: [1, 2, 3], 1: [0], 2: [0], 3: [0]}) in (3, 6)"),
        code("one", "assert {f}({0: [1], 1: [0], 2: []}) in (1, 2)"),
        stated=((BOTH_SAID, code("counted_once", f"assert {{f}}({SYMMETRIC}) == 3")),),
        objects=WHERE, returns="number", unless="weight",
    ),
    intent(
        "hops.in_degrees", "How many edges lead to each node.",
        "in degrees|in degree|indegree|indegrees|compute indegrees|compute in degrees", "graph",
        code("diamond", "result = {f}({0: [1, 2], 1: [3], 2: [3], 3: []})",
             "result = dict(enumerate(result)) if isinstance(result, list) else result",
             "assert dict(result) in ({0: 0, 1: 1, 2: 1, 3: 2}, {1: 1, 2: 1, 3: 2})"),
        code("from_two", "result = {f}({0: [2], 1: [2], 2: []})", "assert result[2] == 2"),
        code("around", "result = {f}({0: [1], 1: [2], 2: [0]})",
             "assert [result[n] for n in (0, 1, 2)] == [1, 1, 1]"),
        code("to_the_first", "assert {f}({0: [], 1: [0], 2: [0], 3: [0]})[0] == 3"),
        code("from_one_to_all", "result = {f}({0: [1, 2], 1: [], 2: []})",
             "result = dict(enumerate(result)) if isinstance(result, list) else result",
             "assert (result[1], result[2]) == (1, 1) and not result.get(0)"),
        objects=WHERE + " all nodes", returns="dict",
    ),
    intent(
        "hops.common_neighbours", "The nodes next to both.",
        "amis en commun|amis communs|shared friends|"
        "common neighbors|common neighbours|shared neighbors|mutual friends|common friends"
        "|voisins communs|mutual neighbors", "graph any any",
        code("two", "result = {f}({0: [1, 2, 3], 1: [0, 2, 3], 2: [0, 1], 3: [0, 1]}, 0, 1)",
             "assert sorted(result) == [2, 3]"),
        code("none", "assert not list({f}({0: [1], 1: [0], 2: []}, 0, 2))"),
        code("one", "assert list({f}({0: [1], 1: [0, 2], 2: [1]}, 0, 2)) == [1]"),
        code("only_some", "result = {f}({0: [2, 3], 1: [3, 4], 2: [0], 3: [0, 1], 4: [1]}, 0, 1)",
             "assert list(result) == [3]"),
        code("not_at_the_start",
             "result = {f}({0: [], 1: [3, 4], 2: [4, 3], 3: [1, 2], 4: [1, 2]}, 1, 2)",
             "assert sorted(result) == [3, 4]"),
        objects=WHERE, returns="list",
    ),
]  # fmt: skip
