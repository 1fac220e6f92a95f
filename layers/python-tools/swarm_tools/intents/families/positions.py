"""Lists changed at a position, first and last, pairs apart, signs in turn, and vectors."""

from swarm_tools.intents.model import Case, code, each, eq, intent, ordered

LIST = "list lst items elements values array numbers element item value the in of at a from tab"
INDEX = r"i|idx|index|pos|position|k|n|place|indice|at"
ITEMS = r".*(lst|list|items|values|elements|array|arr|data|seq|xs|nums|numbers|tab|liste).*|a|l"


def changed(label: str, call: str, want: list) -> Case:
    """Return the case of a list that is changed in place or returned anew."""
    return code(
        label, "values = [5, 6, 7, 8]", f"result = {{f}}(values, {call})",
        "outcome = result if isinstance(result, (list, tuple)) else values",
        f"assert list(outcome) == {want}",
    )  # fmt: skip


def inserted(name: str, params: str, spelled: tuple[str, ...], call: str):
    """Return the intent of an element put in at a position, its arguments in one order."""
    return intent(
        f"positions.insert_at_{name}", "An element is put in at a position; what follows moves up.",
        "insert at|insert at index|insert at position|inserer a|insert element at|add at index",
        params,
        *(
            changed(label, call.format(index=index, value=9), want)
            for label, index, want in (
                ("inside", 1, [5, 9, 6, 7, 8]), ("at_the_start", 0, [9, 5, 6, 7, 8]),
                ("before_the_last", 3, [5, 6, 7, 9, 8]), ("at_the_end", 4, [5, 6, 7, 8, 9]),
            )
        ),
        objects=LIST, spelled=spelled, unless="head node next",
    )  # fmt: skip


def _alternating(values: list[int]) -> int:
    return sum(v if i % 2 == 0 else -v for i, v in enumerate(values))


INTENTS = [
    intent(
        "positions.first", "The first element.",
        "first|first element|first item|head of list|premier element|first of", "list",
        eq("three", [3, 1, 2], to=3), eq("one", [7], to=7), eq("texts", ["b", "a"], to="b"),
        eq("zero", [0, 5], to=0), eq("repeated", [2, 1, 2, 1], to=2),
        objects=LIST, known=True,
        unless="unique sort even odd name where truthy true goes_through=",
    ),
    intent(
        "positions.last", "The last element.",
        "last|last element|last item|dernier element|last of", "list",
        eq("three", [3, 1, 2], to=2), eq("one", [7], to=7), eq("texts", ["b", "a"], to="a"),
        eq("zero", [5, 0], to=0), eq("repeated", [2, 1, 2, 1], to=1),
        objects=LIST, known=True, unless="unique sort even odd name where digit",
    ),
    intent(
        "positions.remove_at", "The element at a position is taken out.",
        "remove at|remove at index|delete at|remove index|remove at position|delete at index"
        "|supprimer a|remove element at|drop at|delete index|remove nth", "list number",
        changed("inside", "1", [5, 7, 8]), changed("first", "0", [6, 7, 8]),
        changed("last", "3", [5, 6, 7]),
        changed("last_but_one", "2", [5, 6, 8]),
        objects=LIST, spelled=(ITEMS, r"i|idx|index|pos|position"),
        unless="head node next",
    ),
    inserted("index_first", "list number any", (ITEMS, INDEX, r"(?!i$|idx|index|pos|k$|n$).*"),
             "{index}, {value}"),
    inserted("value_first", "list any number", (ITEMS, r"(?!i$|idx|index|pos|k$|n$).*", INDEX),
             "{value}, {index}"),
    intent(
        "positions.swap", "The elements at two positions change places.",
        "swap elements|swap items|swap positions|swap at|swap values|swap|echanger elements"
        "|echanger|swap list elements|swap indices|exchange elements", "list number number",
        ordered("outer", [5, 6, 7, 8], 0, 3, to=[8, 6, 7, 5]),
        ordered("inner", [5, 6, 7, 8], 1, 2, to=[5, 7, 6, 8]),
        ordered("backwards", [5, 6, 7, 8], 2, 0, to=[7, 6, 5, 8]),
        ordered("same", [5, 6], 1, 1, to=[5, 6]),
        ordered("two", [5, 6], 0, 1, to=[6, 5]),
        objects=LIST,
        spelled=(ITEMS, r"i|idx\w*|index\w*|pos\w*|first|a|p|p1|i1|left",
                 r"j|idx\w*|index\w*|pos\w*|second|b|q|p2|i2|right"), unless="1-based one_based",
    ),
    intent(
        "positions.compact", "The elements without None.",
        "compact|compact list|remove none|drop none|filter none|without none|remove nones"
        "|remove none values|remove nulls|enlever none", "list",
        ordered("mixed", [1, None, 2, None], to=[1, 2]), ordered("none_of_them", [3, 4], to=[3, 4]),
        ordered("first", [None, "a"], to=["a"]), ordered("only", [None, None], to=[]),
        ordered("next_to_each_other", [1, None, None, 2], to=[1, 2]),
        ordered("repeated_values", [None, 3, 3, None], to=[3, 3]),
        objects=LIST + " values", unless="shift pad zeros zero duplicates consecutive row",
    ),
    intent(
        "positions.unzip", "The first parts of the pairs, and their second parts.",
        "unzip|unzip pairs|unzip list|split pairs|separate pairs", "nested",
        code("three", 'result = {f}([(1, "a"), (2, "b"), (3, "c")])',
             'assert [list(part) for part in result] == [[1, 2, 3], ["a", "b", "c"]]'),
        code("one", "result = {f}([(4, 5)])",
             "assert [list(part) for part in result] == [[4], [5]]"),
        code("two", 'result = {f}([("x", "y"), ("z", "x")])',
             'assert [list(part) for part in result] == [["x", "z"], ["y", "x"]]'),
        code("repeated", "result = {f}([(1, 1), (1, 2), (1, 1)])",
             "assert [list(part) for part in result] == [[1, 1, 1], [1, 2, 1]]"),
        code("four", "result = {f}([(4, 8), (3, 7), (2, 6), (1, 5)])",
             "assert [list(part) for part in result] == [[4, 3, 2, 1], [8, 7, 6, 5]]"),
        objects=LIST + " pairs tuples", unless="file zipfile archive path",
    ),
    intent(
        "positions.unique_sorted", "Each value once, in order.",
        "unique sorted|sorted unique|sort unique|distinct sorted|sorted distinct|sorted set"
        "|unique and sorted|sort and remove duplicates|uniques tries|sort and deduplicate", "list",
        each(lambda v: sorted(set(v)), ([3, 1, 3, 2, 1],), ([5],), ([2, 2, 2],), ([9, -4, 0, 9],),
             ([],)),
        objects=LIST, returns="list", unless="reverse descending reverse= key=",
    ),
    intent(
        "positions.alternating_sum", "The first less the second, plus the third, and so on.",
        "alternating sum|sum alternating|alternating total|somme alternee|alternating sign sum",
        "numbers", each(_alternating, ([1, 2, 3, 4],), ([10, 3],), ([7],), ([5, 1, 8],),
             ([-1, -2, 3],), ([1, 2, 4, 8, 16],)),
        objects=LIST, returns="number", known=True, unless="digits n",
    ),
    intent(
        "positions.set_nested", "A value is put at the end of a path of keys.",
        "set nested|nested set|deep set|set in|set path|set nested value|set deep", "dict list any",
        code("made_on_the_way", "data = {}", 'result = {f}(data, ["a", "b", "c"], 5)',
             'assert (result or data) == {"a": {"b": {"c": 5}}}'),
        code("others_stay", 'data = {"a": {"x": 1}, "z": 2}',
             'result = {f}(data, ["a", "y"], 3)',
             'assert (result or data) == {"a": {"x": 1, "y": 3}, "z": 2}'),
        code("one_key", 'data = {"a": 1}', 'result = {f}(data, ["a"], 7)',
             'assert (result or data) == {"a": 7}'),
        code("two_keys", "data = {}", 'result = {f}(data, ["a", "b"], 1)',
             'assert (result or data) == {"a": {"b": 1}}'),
        code("inner_value_replaced", 'data = {"a": {"b": 1, "c": 2}}',
             'result = {f}(data, ["a", "b"], 9)',
             'assert (result or data) == {"a": {"b": 9, "c": 2}}'),
        objects="nested value dict dictionary key keys path",
        spelled=(r".*", r".*(keys|path|chemin).*", r"v|val\w*|new\w*|valeur|item"),
        unless="split dot dotted strict",
    ),
    intent(
        "positions.scale", "Each element times a factor.",
        "scale|scale list|multiply all|multiply each|scale values|scale all|multiply list by"
        "|multiplier liste|scale numbers|multiply by factor|multiply each by", "numbers number",
        ordered("doubled", [1, 2, 3], 2, to=[2, 4, 6]), ordered("one", [5], 3, to=[15]),
        ordered("negative", [4, -1], -2, to=[-8, 2]), ordered("empty", [], 5, to=[]),
        ordered("by_zero", [7, 8], 0, to=[0, 0]),
        ordered("repeated", [2, 2, 5, 2], 10, to=[20, 20, 50, 20]),
        objects=LIST,
        spelled=(ITEMS + r"|v|vector|vec", r"factor|k|scalar|s|multiplier|facteur|by"),
        unless="min max mean range matrix row rows",
    ),
    intent(
        "positions.matrix_vector", "Each row of a matrix times a vector, added up.",
        "matrix vector multiply|matrix vector product|mat vec|matvec|multiply matrix vector"
        "|matrix times vector|matrix vector|mat vec mul|multiply matrix by vector"
        "|produit matrice vecteur|apply matrix", "matrix numbers",
        each(lambda m, v: [sum(a * b for a, b in zip(row, v, strict=True)) for row in m],
             ([[1, 2], [3, 4]], [5, 6]), ([[1, 2, 3], [4, 5, 6]], [1, 0, 2]),
             ([[2, 0], [0, 3], [1, 1]], [4, 5]), ([[7]], [3]),
             ([[1, -1], [0, 2]], [3, 4])),
        objects="by and a with", returns="list", spelled=(r"m\w*|a|A", r"v\w*|x|b"),
        unless="transpose inverse fixed_size=",
    ),
]  # fmt: skip
