"""Lists, dictionaries and matrices made from others."""

from swarm_tools.intents.model import Case, Intent, but, code, eq, ordered, when, words

LIST = words("list lists numbers values elements items data array in two of collection sequence "
             "element item and")  # fmt: skip


PLAIN = r"(?:\A|[.;(,])(?:(?!n[ée]gati)[^.;(,]){0,40}?"
"""Begins a part of a sentence that speaks of no negative numbers: those go the other way."""
END = r"\b(?![^.;),]*n[ée]gati)"
TO_THE_RIGHT = PLAIN + r"\b((to|towards) the right|rightwards?|vers la droite)" + END
TO_THE_LEFT = PLAIN + r"\b((to|towards) the left|leftwards?|vers la gauche)" + END


def rows(label, call, want):
    """Return the case that a nested result has these rows, whatever their type."""
    return Case(
        label,
        None,
        "code",
        (f"result = {{f}}({call})", f"assert [list(row) for row in result] == {want}"),
    )


def moved(label, values, k, *wanted):
    """Return the case of a list moved around either way, in place or not."""
    return code(label, f"values = {values}", f"result = {{f}}(values, {k})",
                "outcome = values if isinstance(result, int | None) else result",
                f"assert list(outcome) in {wanted}")  # fmt: skip


SUBSETS = (
    Case(
        "three_elements",
        None,
        "code",
        (
            "result = [sorted(subset) for subset in {f}([1, 2, 3])]",
            "assert sorted(result) == [",
            "    [], [1], [1, 2], [1, 2, 3], [1, 3], [2], [2, 3], [3]",
            "]",
        ),
    ),
    code(
        "one_element", "assert sorted(sorted(subset) for subset in {f}([5])) == [[], [5]]"
    ),
    code("texts", 'result = {"".join(sorted(subset)) for subset in {f}(["x", "y"])}',
         'assert result == {"", "x", "y", "xy"}'),
    code("two_elements", "result = [sorted(subset) for subset in {f}([4, 7])]",
         "assert sorted(result) == [[], [4], [4, 7], [7]]"),
    code("four_elements", "result = [sorted(subset) for subset in {f}([1, 2, 3, 4])]",
         "assert len(result) == len({tuple(subset) for subset in result}) == 16"),
)  # fmt: skip

INTENTS = [
    Intent(
        "collections.reverse_list",
        "The elements in reverse order, returned or in place.",
        ("reverse list", "reverse"),
        ("list",),
        (
            ordered("three_elements", [1, 2, 3], to=[3, 2, 1]),
            ordered("four_elements", [4, 1, 3, 2], to=[2, 3, 1, 4]),
            ordered("one_element", [1], to=[1]),
            ordered("no_elements", [], to=[]),
            ordered("repeated", [1, 1, 2], to=[2, 1, 1]),
            ordered("two_elements", [5, 6], to=[6, 5]),
            ordered("texts", ["b", "c", "a"], to=["a", "c", "b"]),
        ),
        words("list in place elements items recursive"),
        "list",
        known=True,
        unless=words("next head linked words minus_name="),
    ),
    Intent(
        "collections.flatten",
        "The elements of the inner lists in one list.",
        ("flatten", "flatten list"),
        ("nested",),
        (
            eq("two_lists", [[1, 2], [3]], to=[1, 2, 3]),
            eq("three_lists", [[1], [2, 3], [4]], to=[1, 2, 3, 4]),
            eq("empty_inside", [[], [1], [2, 3]], to=[1, 2, 3]),
            eq("one_list", [[4, 5]], to=[4, 5]),
            eq("longest_last", [[1], [2], [3, 4, 5]], to=[1, 2, 3, 4, 5]),
            eq("repeated", [[2, 2], [1, 2]], to=[2, 2, 1, 2]),
            when(
                "isinstance",
                but(
                    "level levels shallow once single depth",
                    eq("two_deep", [1, [2, [3, 4]], 5], to=[1, 2, 3, 4, 5]),
                ),
            ),
        ),
        LIST | words("nested matrix deep"),
        "list",
        unless=words("dict sep key keys separator recursively"),
        stated=(
            (
                r"\b(arbitrar\w+|deeply|any (level|depth)|however deep\w*|all levels)\b",
                eq("deep", [1, [2, [3, [4]]], [[5]]], to=[1, 2, 3, 4, 5]),
            ),
            (
                r"\b(nested )?lists?,? (and|or) tuples?\b|\btuples?,? (and|or) lists?\b",
                eq("tuples_too", [(1, 2), [3], (4,)], to=[1, 2, 3, 4]),
            ),
            (
                r"\b(strings?|texts?) (are|is|stays?|remains?) (kept )?(whole|intact|as (they|it)"
                r"|not (split|flattened))",
                eq("texts_stay_whole", [["ab", "cd"], ["ef"]], to=["ab", "cd", "ef"]),
            ),
        ),
    ),
    Intent(
        "collections.chunk",
        "Pieces of the given size, the last may be shorter.",
        ("chunk", "chunks", "split chunks", "chunk list", "batch", "split into chunks", "batches",
         "split into batches", "split into pieces", "group in chunks", "chunked", "make chunks",
         "in groups", "split into groups", "decouper", "paquets"),
        ("list", "number"),
        (
            rows("last_is_shorter", "[1, 2, 3, 4, 5], 2", "[[1, 2], [3, 4], [5]]"),
            rows("even", "[1, 2, 3, 4], 2", "[[1, 2], [3, 4]]"),
            rows("one_chunk", "[1, 2], 5", "[[1, 2]]"),
            rows("of_one", "[1, 2, 3], 1", "[[1], [2], [3]]"),
            rows("as_long_as_the_list", "[1, 2, 3], 3", "[[1, 2, 3]]"),
            rows("one_is_left", "[1, 2, 3, 4, 5, 6, 7], 3", "[[1, 2, 3], [4, 5, 6], [7]]"),
            rows("nothing", "[], 2", "[]"),
        ),
        LIST | words("into by size"),
        "list",
        known=False,
        spelled=(r"(?!.*(size|^n$|^k$|path|file)).*", r".*size.*|n|k|length|chunk.*|taille"),
        unless=words(
            "divmod longest full complete leftover fill fillvalue fill_value filler padded pad"
        )
        | {"slice_by_name=", "full_only="},
    ),
    Intent(
        "collections.rotate",
        "The elements moved around by k places, either way.",
        ("rotate", "rotate list"),
        ("list", "number"),
        (
            Case(
                "by_one",
                None,
                "code",
                (
                    "values = [1, 2, 3]",
                    "result = {f}(values, 1)",
                    "outcome = values if isinstance(result, int | None) else result",
                    "assert list(outcome) in ([3, 1, 2], [2, 3, 1])",
                ),
            ),
            ordered("by_nothing", [1, 2, 3], 0, to=[1, 2, 3]),
            moved("by_two", [1, 2, 3, 4, 5], 2, [4, 5, 1, 2, 3], [3, 4, 5, 1, 2]),
            moved("by_three", [1, 2, 3, 4], 3, [2, 3, 4, 1], [4, 1, 2, 3]),
            ordered("of_two", [7, 8], 1, to=[8, 7]),
            when("remainder=", moved("by_more_than_all", [1, 2, 3], 4, [2, 3, 1], [3, 1, 2])),
            when("remainder=", ordered("by_all", [4, 5, 6], 3, to=[4, 5, 6])),
        ),
        LIST | words("by k n"),
        "list",
        known=True,
        stated=(
            (TO_THE_RIGHT, moved("to_the_right", [1, 2, 3, 4, 5], 2, [4, 5, 1, 2, 3])),
            (TO_THE_LEFT, moved("to_the_left", [1, 2, 3, 4, 5], 2, [3, 4, 5, 1, 2])),
        ),
    ),
    Intent(
        "collections.rotate_left",
        "The first k elements move to the end.",
        ("rotate left", "left rotate", "rotated left", "rotation gauche", "tourner gauche",
         "turn left", "rotate to left"),
        ("list", "number"),
        (
            ordered("by_one", [1, 2, 3, 4], 1, to=[2, 3, 4, 1]),
            ordered("by_two", [1, 2, 3, 4], 2, to=[3, 4, 1, 2]),
            ordered("by_three", [1, 2, 3, 4, 5], 3, to=[4, 5, 1, 2, 3]),
            ordered("by_nothing", [1, 2, 3], 0, to=[1, 2, 3]),
            ordered("of_two", [7, 8], 1, to=[8, 7]),
            when("remainder=", ordered("by_more_than_all", [1, 2, 3], 4, to=[2, 3, 1])),
            when("remainder=", ordered("by_all", [4, 5, 6], 3, to=[4, 5, 6])),
        ),
        LIST,
        "list",
        known=True,
        unless=words("tree node bits"),
    ),
    Intent(
        "collections.rotate_right",
        "The last k elements move to the start.",
        ("rotate right", "right rotate", "rotated right", "rotation droite", "tourner droite"),
        ("list", "number"),
        (
            ordered("by_one", [1, 2, 3, 4], 1, to=[4, 1, 2, 3]),
            ordered("by_two", [1, 2, 3, 4, 5], 2, to=[4, 5, 1, 2, 3]),
            ordered("by_three", [1, 2, 3, 4, 5], 3, to=[3, 4, 5, 1, 2]),
            ordered("by_nothing", [1, 2, 3], 0, to=[1, 2, 3]),
            ordered("of_two", [7, 8], 1, to=[8, 7]),
            when("remainder=", ordered("by_more_than_all", [1, 2, 3], 4, to=[3, 1, 2])),
            when("remainder=", ordered("by_all", [4, 5, 6], 3, to=[4, 5, 6])),
        ),
        LIST,
        "list",
        known=True,
        unless=words("tree node bits"),
    ),
    Intent(
        "collections.merge_dicts",
        "The entries of both dictionaries.",
        ("fusionner dictionnaires", "fusion dictionnaires", "fusionner dicos", "merge dicts",
         "merge dict", "merge dictionaries", "combine dicts"),
        ("dict", "dict"),
        (
            code(
                "separate",
                'first = {"a": 1}',
                'result = {f}(first, {"b": 2})',
                "outcome = first if isinstance(result, int | None) else result",
                'assert outcome == {"a": 1, "b": 2}',
            ),
            code(
                "second_empty",
                'first = {"a": 1}',
                "result = {f}(first, {})",
                "outcome = first if isinstance(result, int | None) else result",
                'assert outcome == {"a": 1}',
            ),
            code("several", 'first = {"a": 1, "b": 2}', 'result = {f}(first, {"c": 3, "d": 4})',
                 "outcome = first if isinstance(result, int | None) else result",
                 'assert outcome == {"a": 1, "b": 2, "c": 3, "d": 4}'),
            code("second_has_more", 'first = {"a": 1}', 'result = {f}(first, {"b": 2, "c": 3})',
                 "outcome = first if isinstance(result, int | None) else result",
                 'assert outcome == {"a": 1, "b": 2, "c": 3}'),
            code("falsy_values", 'first = {"a": 0}', 'result = {f}(first, {"b": 0})',
                 "outcome = first if isinstance(result, int | None) else result",
                 'assert outcome == {"a": 0, "b": 0}'),
        ),
        words("two dicts dict"),
        "dict",
        unless=words("append setdefault defaultdict counter"),
    ),
    Intent(
        "collections.invert_dict",
        "Values become keys and keys values.",
        ("invert dict", "reverse dict", "invert", "swap keys values", "flip dict"),
        ("dict",),
        (
            code(
                "two_entries",
                'result = {f}({"a": 1, "b": 2})',
                "assert result in ({1: 'a', 2: 'b'}, {1: ['a'], 2: ['b']}, {1: {'a'}, 2: {'b'}},"
                " {1: ('a',), 2: ('b',)})",
            ),
            code("empty", "assert {f}({}) == {}"),
            code("one_entry",
                 "assert {f}({'k': 0}) in ({0: 'k'}, {0: ['k']}, {0: {'k'}}, {0: ('k',)})"),
            code("texts", 'result = {f}({"x": "y", "p": "q"})',
                 "assert result in ({'y': 'x', 'q': 'p'}, {'y': ['x'], 'q': ['p']},"
                 " {'y': {'x'}, 'q': {'p'}}, {'y': ('x',), 'q': ('p',)})"),
            code("number_keys", "result = {f}({7: 'a', 8: 'b'})",
                 "assert result in ({'a': 7, 'b': 8}, {'a': [7], 'b': [8]},"
                 " {'a': {7}, 'b': {8}}, {'a': (7,), 'b': (8,)})"),
            code("value_is_a_key_too", 'result = {f}({"a": "b", "b": "c"})',
                 "assert result in ({'b': 'a', 'c': 'b'}, {'b': ['a'], 'c': ['b']},"
                 " {'b': {'a'}, 'c': {'b'}}, {'b': ('a',), 'c': ('b',)})"),
        ),
        words("mapping and"),
        "dict",
        known=True,
        unless=frozenset({"graph", "edges", "inner loop=", "append"}),
        stated=((r"\{\s*value\s*:\s*\[|\b(lists?|listes?) (of|de|des) (\w+ )?(keys?|cles?)\b",
                 code("keys_of_one_value",
                      'result = {f}({"a": 1, "b": 2, "c": 1, "d": 1})',
                      "assert {k: sorted(v) for k, v in result.items()} == "
                      "{1: ['a', 'c', 'd'], 2: ['b']}")),),
    ),
    Intent(
        "collections.transpose",
        "Rows become columns.",
        ("flip rows cols", "flip rows columns", "swap rows columns", "rows to columns",
         "columns of", "echanger lignes colonnes",
         "transpose", "transpose matrix"),
        ("matrix",),
        (
            rows("three_rows", "[[1, 2], [3, 4], [5, 6]]", "[[1, 3, 5], [2, 4, 6]]"),
            rows("one_row", "[[1, 2, 3]]", "[[1], [2], [3]]"),
            rows("square", "[[1, 2], [3, 4]]", "[[1, 3], [2, 4]]"),
            rows("one_column", "[[1], [2]]", "[[1, 2]]"),
            rows("wide", "[[1, 2, 3], [4, 5, 6]]", "[[1, 4], [2, 5], [3, 6]]"),
            rows("three_by_three", "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]",
                 "[[1, 4, 7], [2, 5, 8], [3, 6, 9]]"),
        ),
        words("matrix grid of"),
        "list",
        known=True,
        unless=words("place np numpy ''") | {"cells_swapped="},
    ),
    Intent(
        "collections.matrix_multiply",
        "The matrix product.",
        ("matrix multiply", "multiply matrices", "matmul", "matrix product", "mat mult",
         "produit matriciel", "multiplier matrices", "produit matrices"),
        ("matrix", "matrix"),
        (
            rows("square", "[[1, 2], [3, 4]], [[5, 6], [7, 8]]", "[[19, 22], [43, 50]]"),
            rows("row_by_column", "[[1, 2, 3]], [[4], [5], [6]]", "[[32]]"),
            rows("column_by_row", "[[1], [2]], [[3, 4, 5]]", "[[3, 4, 5], [6, 8, 10]]"),
            rows("wide_by_tall", "[[1, 2, 3], [4, 5, 6]], [[1, 2], [3, 4], [5, 6]]",
                 "[[22, 28], [49, 64]]"),
            rows("negative", "[[-1, 2], [0, 3]], [[3], [4]]", "[[5], [12]]"),
            rows("one_number", "[[3]], [[4]]", "[[12]]"),
        ),
        words("matrix matrices two"),
        "list",
        unless=words("element elementwise hadamard scalar np numpy mod modulus square=")
        | {"fixed_size="},
    ),
    Intent(
        "collections.matrix_add",
        "The sum of two matrices.",
        ("somme matrices", "addition matrices", "sum matrices", "sum of matrices",
         "matrix add", "add matrices", "matrix sum"),
        ("matrix", "matrix"),
        (
            rows("square", "[[1, 2], [3, 4]], [[5, 6], [7, 8]]", "[[6, 8], [10, 12]]"),
            rows("wide", "[[1, 2, 3]], [[4, -2, 6]]", "[[5, 0, 9]]"),
            rows("tall", "[[1], [2], [3]], [[4], [5], [6]]", "[[5], [7], [9]]"),
            rows("one_number", "[[3]], [[-4]]", "[[-1]]"),
            rows("two_by_three", "[[1, 2, 3], [4, 5, 6]], [[6, 5, 4], [3, 2, 0]]",
                 "[[7, 7, 7], [7, 7, 6]]"),
        ),
        words("matrix matrices two"),
        "list",
        unless=frozenset({"fixed_size=", "square="}),
    ),
    Intent(
        "collections.dot_product",
        "The sum of the products of the elements.",
        ("dot product", "dot", "scalar product"),
        ("numbers", "numbers"),
        (
            eq("three_elements", [1, 2, 3], [4, 5, 6], to=32),
            eq("orthogonal", [1, 0, 0], [0, 1, 0], to=0),
            eq("negative", [1, -2], [3, 4], to=-5),
            eq("one_element", [3], [4], to=12), eq("last_counts", [0, 0, 2], [5, 5, 3], to=6),
            eq("first_counts", [2, 0], [7, 9], to=14),
            eq("four_elements", [1, 2, 1, 3], [2, 2, 5, 1], to=14),
        ),
        words("vector vectors of two"),
        "number",
        known=True,
        unless=frozenset({"fixed_places="}),
    ),
    Intent(
        "collections.power_set",
        "All subsets.",
        ("sous ensembles", "ensemble parties", "power set", "powerset"),
        ("list",),
        SUBSETS,
        LIST | words("all of"),
        "list",
        known=True,
        unless=words("sum target k size nonempty"),
    ),
    Intent(
        "collections.power_set_of",
        "All subsets, the empty one too.",
        ("subsets",),
        ("list",),
        SUBSETS,
        LIST | words("all of"),
        "list",
        known=True,
        unless=words("sum target k size nonempty from_one="),
    ),
    Intent(
        "collections.power_set_or_less",
        "All subsets, the empty one among them or not.",
        ("subsets",),
        ("list",),
        (
            code("three_elements", "result = [sorted(s) for s in {f}([1, 2, 3]) if s]",
                 "assert sorted(result) == [[1], [1, 2], [1, 2, 3], [1, 3], [2], [2, 3], [3]]"),
            code("one_element", "assert [list(subset) for subset in {f}([5]) if subset] == [[5]]"),
            code("texts", 'result = {"".join(sorted(s)) for s in {f}(["x", "y"]) if s}',
                 'assert result == {"x", "y", "xy"}'),
            code("two_elements", "result = [sorted(subset) for subset in {f}([4, 7]) if subset]",
                 "assert sorted(result) == [[4], [4, 7], [7]]"),
            code("four_elements",
                 "result = [tuple(subset) for subset in {f}([1, 2, 3, 4]) if subset]",
                 "assert len(result) == len(set(result)) == 15"),
        ),
        LIST | words("all of"),
        "list",
        known=True,
        unless=words("sum target k size proper"),
        confidence=0.9,
    ),
    Intent(
        "collections.permutations",
        "All orders of the elements.",
        ("permutations", "permute", "orderings", "all orderings"),
        ("list",),
        (
            Case(
                "three_elements",
                None,
                "code",
                (
                    "result = sorted(list(order) for order in {f}([1, 2, 3]))",
                    "assert result == [",
                    "    [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]",
                    "]",
                ),
            ),
            code(
                "two_elements",
                "assert sorted(list(order) for order in {f}([4, 7])) == [[4, 7], [7, 4]]",
            ),
            code("one_element", "assert [list(order) for order in {f}([5])] == [[5]]"),
            code("texts", 'result = {"".join(order) for order in {f}(["x", "y", "z"])}',
                 'assert result == {"xyz", "xzy", "yxz", "yzx", "zxy", "zyx"}'),
            code("four_elements", "result = [tuple(order) for order in {f}([1, 2, 3, 4])]",
                 "assert len(result) == len(set(result)) == 24",
                 "assert all(sorted(order) == [1, 2, 3, 4] for order in result)"),
        ),
        LIST | words("all of generate"),
        "list",
        known=True,
        unless=words("join string str shuffle random letters"),
    ),
]  # fmt: skip
