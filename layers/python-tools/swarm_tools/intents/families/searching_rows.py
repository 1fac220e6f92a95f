"""Searches in sorted rows and by a question that is answered no and then yes."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.model import Case, code, eq, intent, no, one_of, yes

LIST = "list array of in a the sorted find index value position target element"
R = r".*"
WANTED = r"(target|x|value|key|t|wanted|item|needle|valeur|element|v|n)"


def shortest(label: str, nodes: str, edges: list, want: object) -> Case:
    """Return the case of shortest distances, weights last or first, predecessors told or not."""
    turned = [(w, a, b) for a, b, w in edges]
    forms = [(edges, "a"), (turned, "a")]
    if isinstance(want, list):
        later = [(a + 1, b + 1, w) for a, b, w in edges]
        forms = [(edges, 0), (turned, 0), (later, 1)]
    return code(
        label, "found = []", f"for edges, start in {forms}:", "    try:",
        f"        result = {{f}}({nodes}, edges, start)", "        found.append(result)",
        "        found.append(result[0])", "    " + OTHER_FORM.replace("Attr", "KeyError, Attr"),
        "        continue", f"assert not found or {want} in found",
    )  # fmt: skip


INTENTS = [
    intent(
        "searching_rows.first_bad",
        "The first number from 1 for which the question is answered yes.",
        "first bad version|first bad|find first bad|first true|first bad build", "number function",
        code("middle", "assert {f}(10, lambda n: n >= 4) == 4"),
        code("first", "assert {f}(5, lambda n: True) == 1"),
        code("last", "assert {f}(7, lambda n: n >= 7) == 7"),
        code("one", "assert {f}(1, lambda n: True) == 1"),
        objects=LIST + " version versions", returns="number", unless="range(n 0",
        spelled=(r"(n|count|total|versions|last|size|num)\w*",
                 r".*(bad|check|pred|test|is_|f|api).*"),
    ),
    intent(
        "searching_rows.range_of_equals", "The first and last place of a value, -1 for none.",
        "search range|first and last position|first last position", "sorted any",
        code("two", "assert tuple({f}([5, 7, 7, 8, 8, 10], 8)) == (3, 4)"),
        code("none", "assert tuple({f}([5, 7, 7, 8, 8, 10], 6)) == (-1, -1)"),
        code("one", "assert tuple({f}([1, 4, 9], 9)) == (2, 2)"),
        code("all", "assert tuple({f}([2, 2, 2], 2)) == (0, 2)"),
        code("first", "assert tuple({f}([1, 1, 3], 1)) == (0, 1)"),
        objects=LIST, returns="pair", needs="-1 1", spelled=(R, WANTED), unless="none",
    ),
    intent(
        "searching_rows.rotated", "Where a value is in a sorted list that was rotated, else -1.",
        "search rotated|rotated search|search in rotated array|search rotated array"
        "|rotated binary search|find in rotated", "list number",
        eq("right_part", [4, 5, 6, 7, 0, 1, 2], 0, to=4),
        one_of("none", [4, 5, 6, 7, 0, 1], 3, to=(-1, None)),
        eq("left_part", [4, 5, 6, 7, 0, 1], 5, to=1), eq("not_rotated", [1, 2, 3], 3, to=2),
        eq("one", [1], 1, to=0), eq("last", [5, 6, 1, 2], 2, to=3), eq("first", [5, 6, 1], 5, to=0),
        *(code(label, f"values = {values}",
               "assert [{f}(values, v) for v in values] == list(range(len(values)))")
          for label, values in (("every_place", [4, 5, 6, 7, 0, 1, 2]), ("two", [3, 1]),
                                ("rotated_by_one", [9, 2, 3, 5, 7, 8]),
                                ("rotated_by_all_but_one", [2, 4, 6, 8, 1]))),
        one_of("too_large", [3, 4, 1], 9, to=(-1, None)),
        one_of("nothing", [], 3, to=(-1, None)),
        objects=LIST + " rotated", returns="number", spelled=(R, WANTED),
    ),
    intent(
        "searching_rows.least_of_rotated", "The least number of a sorted list that was rotated.",
        "find min rotated|min rotated|rotated minimum|find minimum rotated|min in rotated"
        "|minimum in rotated array", "numbers",
        one_of("middle", [3, 4, 5, 1, 2], to=(1, 3)), one_of("not_rotated", [5, 6, 7], to=(5, 0)),
        one_of("last", [4, 5, 1], to=(1, 2)), one_of("two", [7, 4], to=(4, 1)),
        one_of("one", [7], to=(7, 0)),
        one_of("first_half", [9, 2, 3, 5], to=(2, 1)),
        objects=LIST + " rotated array", returns="number",
    ),
    intent(
        "searching_rows.last_equal", "The last place of a value in a sorted list, else -1.",
        "last occurrence|find last occurrence|last occurrence sorted|last index"
        "|derniere occurrence", "sorted any",
        eq("three", [1, 2, 2, 2, 3], 2, to=3), one_of("none", [1, 3], 2, to=(-1, None)),
        eq("last", [1, 2, 5, 5], 5, to=3), eq("one", [4], 4, to=0), eq("first", [1, 2, 3], 1, to=0),
        objects=LIST + " sorted", returns="number", spelled=(R, WANTED),
    ),
    intent(
        "searching_rows.first_equal", "The first place of a value in a sorted list, else -1.",
        "first occurrence|find first occurrence|first occurrence sorted|premiere occurrence"
        "|first index ascending|first index sorted|first position sorted|premiere position triee",
        "sorted any",
        eq("three", [1, 2, 2, 2, 3], 2, to=1), one_of("none", [1, 3], 2, to=(-1, None)),
        eq("last", [1, 2, 5], 5, to=2), eq("one", [4], 4, to=0), eq("all", [2, 2, 2], 2, to=0),
        objects=LIST + " sorted", returns="number", spelled=(R, WANTED),
    ),
    intent(
        "searching_rows.matrix", "Whether a value is in a matrix of sorted rows.",
        "search matrix|search sorted matrix|matrix search|find in sorted matrix"
        "|search 2d matrix", "matrix number",
        yes("first", [[1, 3, 5], [7, 9, 11]], 1), yes("last", [[1, 3, 5], [7, 9, 11]], 11),
        no("between", [[1, 3, 5], [7, 9, 11]], 4), yes("second_row", [[1, 3, 5], [7, 9, 11]], 7),
        no("too_large", [[1, 3], [7, 9]], 20), no("too_small", [[1, 3], [7, 9]], 0),
        yes("first_of_last_row", [[1, 3], [5, 7], [8, 9]], 8),
        yes("last_of_first_row", [[1, 3, 5], [7, 9, 11]], 5), yes("one_cell", [[4]], 4),
        yes("one_column", [[1], [4], [6]], 6),
        objects=LIST + " matrix grid", returns="bool", unless="tuple",
    ),
    intent(
        "searching_rows.matrix_place", "The row and column of a value in sorted rows.",
        "find in matrix|search matrix|search sorted matrix|matrix search|find in sorted matrix"
        "|position in sorted matrix|search 2d matrix|staircase search|saddleback search"
        "|chercher dans matrice", "matrix number",
        *(code(label, f"rows = {rows}",
               "places = [(r, c) for r in range(len(rows)) for c in range(len(rows[0]))]",
               "found = [{f}(rows, rows[r][c]) for r, c in places]",
               "ways = (places, [(c, r) for r, c in places], [(r + 1, c + 1) for r, c in places])",
               "assert [tuple(place) for place in found] in ways")
          for label, rows in (("wide", [[1, 4, 7], [10, 13, 16]]), ("one_cell", [[5]]),
                              ("tall", [[1, 2], [5, 6], [9, 11]]), ("one_row", [[2, 5, 9]]),
                              ("one_column", [[3], [4], [8]]))),
        *(code(label, f"result = {{f}}([[1, 4, 7], [10, 13, 16]], {value})",
               "assert result in (None, -1, False, (-1, -1), [-1, -1], (), [], (None, None))")
          for label, value in (("between", 5), ("too_large", 20), ("too_small", 0))),
        objects=LIST + " matrix grid cell number", returns="pair",
        needs="sorted ascending increasing croissant triee triees trie", spelled=(R, WANTED),
        unless="word pattern letter '' raises raise",
    ),
    intent(
        "searching_rows.count_equals", "How often a value is in a sorted list.",
        "count occurrences sorted|count in sorted|count occurrences in sorted|count equal sorted",
        "sorted any", eq("three", [1, 2, 2, 2, 3], 2, to=3), eq("none", [1, 3], 2, to=0),
        eq("all", [4, 4], 4, to=2), eq("first", [1, 1, 3], 1, to=2), eq("last", [0, 3], 3, to=1),
        objects=LIST + " list occurrences", returns="number", spelled=(R, WANTED),
    ),
    intent(
        "searching_rows.combinations", "All choices of so many elements, in their order.",
        "combinations|choices|choose|get combinations|combinaisons|k combinations|all combinations"
        "|generate combinations|subsets of size", "list number",
        code("two_of_three", "result = {f}([1, 2, 3], 2)",
             "assert sorted(tuple(c) for c in result) == [(1, 2), (1, 3), (2, 3)]"),
        code("one", "assert sorted(tuple(c) for c in {f}([4, 5], 1)) == [(4,), (5,)]"),
        code("all", "assert [tuple(c) for c in {f}([4, 5], 2)] == [(4, 5)]"),
        code("none_chosen", "assert [tuple(c) for c in {f}([4, 5], 0)] == [()]"),
        code("three_of_four", "assert len(list({f}([1, 2, 3, 4], 3))) == 4"),
        objects=LIST + " k size all n of items elements", returns="list",
        spelled=(R, r"(k|r|n|size|length|count|p|taille)"),
        unless="replacement repetition target sum join letters random sample options menu",
    ),
    intent(
        "searching_rows.bellman_ford", "The shortest ways from a node by edges with weights.",
        "bellman ford|bellman ford distances", "list nested any",
        shortest("three", '["a", "b", "c"]', [("a", "b", 4), ("a", "c", 1), ("c", "b", 2)],
                 {"a": 0, "b": 3, "c": 1}),
        shortest("negative", '["a", "b", "c"]', [("a", "b", 4), ("b", "c", -2), ("a", "c", 5)],
                 {"a": 0, "b": 4, "c": 2}),
        shortest("against_the_order", '["a", "b", "c"]', [("b", "c", 2), ("a", "b", 1)],
                 {"a": 0, "b": 1, "c": 3}),
        objects="graph from weighted edges nodes", spelled=(r"nodes|vertices|sommets",
        r"edges|aretes|arcs|links", r"(source|start|src|s|origin|depart|root)"), returns="any",
        unless="heapq undirected",
    ),
    intent(
        "searching_rows.bellman_ford_numbers", "The shortest ways from a node, by its number.",
        "bellman ford|bellman ford distances", "number nested number",
        shortest("three", "3", [(0, 1, 4), (0, 2, 1), (2, 1, 2)], [0, 3, 1]),
        shortest("negative", "3", [(0, 1, 4), (1, 2, -2), (0, 2, 5)], [0, 4, 2]),
        shortest("against_the_order", "4", [(2, 3, 1), (1, 2, 2), (0, 1, 1)], [0, 1, 3, 4]),
        objects="graph from weighted edges nodes", spelled=(r"n|num\w*|count|v|size|vertices|nodes",
        r"edges|aretes|arcs|links", r"(source|start|src|s|origin|depart|root)"), returns="any",
        unless="heapq undirected",
    ),
]  # fmt: skip
