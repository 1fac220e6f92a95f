"""Lists, dictionaries and matrices made from others."""

from swarm_tools.intents.model import Case, Intent, code, eq, ordered, words

LIST = words("list lists numbers values elements items data array in two of collection sequence "
             "element item and")  # fmt: skip


def rows(label, call, want):
    """Return the case that a nested result has these rows, whatever their type."""
    return Case(
        label,
        None,
        "code",
        (f"result = {{f}}({call})", f"assert [list(row) for row in result] == {want}"),
    )


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
        ),
        words("list in place elements items recursive"),
        "list",
        known=True,
        unless=words("next head linked words"),
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
        ),
        LIST | words("nested matrix deep"),
        "list",
        unless=words("dict sep key keys separator recursively"),
    ),
    Intent(
        "collections.chunk",
        "Pieces of the given size, the last may be shorter.",
        (
            "chunk",
            "chunks",
            "split chunks",
            "chunk list",
            "batch",
            "split into chunks",
            "batches",
            "split into batches",
            "split into pieces",
            "group in chunks",
            "chunked",
            "make chunks",
            "in groups",
            "split into groups",
            "decouper",
            "paquets",
        ),
        ("list", "number"),
        (
            rows("last_is_shorter", "[1, 2, 3, 4, 5], 2", "[[1, 2], [3, 4], [5]]"),
            rows("even", "[1, 2, 3, 4], 2", "[[1, 2], [3, 4]]"),
            rows("one_chunk", "[1, 2], 5", "[[1, 2]]"),
        ),
        LIST | words("into by size"),
        "list",
        known=False,
        spelled=(r"(?!.*(size|^n$|^k$|path|file)).*", r".*size.*|n|k|length|chunk.*|taille"),
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
                    "outcome = values if result is None else result",
                    "assert list(outcome) in ([3, 1, 2], [2, 3, 1])",
                ),
            ),
            ordered("by_nothing", [1, 2, 3], 0, to=[1, 2, 3]),
        ),
        LIST | words("by k n"),
        "list",
        known=True,
    ),
    Intent(
        "collections.rotate_left",
        "The first k elements move to the end.",
        ("rotate left", "left rotate", "rotated left", "rotation gauche", "tourner gauche"),
        ("list", "number"),
        (
            ordered("by_one", [1, 2, 3, 4], 1, to=[2, 3, 4, 1]),
            ordered("by_two", [1, 2, 3, 4], 2, to=[3, 4, 1, 2]),
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
        ),
        LIST,
        "list",
        known=True,
        unless=words("tree node bits"),
    ),
    Intent(
        "collections.merge_dicts",
        "The entries of both dictionaries.",
        ("merge dicts", "merge dict", "merge dictionaries", "combine dicts"),
        ("dict", "dict"),
        (
            code(
                "separate",
                'first = {"a": 1}',
                'result = {f}(first, {"b": 2})',
                "outcome = first if result is None else result",
                'assert outcome == {"a": 1, "b": 2}',
            ),
            code(
                "second_empty",
                'first = {"a": 1}',
                "result = {f}(first, {})",
                "outcome = first if result is None else result",
                'assert outcome == {"a": 1}',
            ),
        ),
        words("two dicts dict"),
        "dict",
    ),
    Intent(
        "collections.invert_dict",
        "Values become keys and keys values.",
        ("invert dict", "reverse dict", "invert", "swap keys values"),
        ("dict",),
        (
            code(
                "two_entries",
                'result = {f}({"a": 1, "b": 2})',
                'assert result in ({1: "a", 2: "b"}, {1: ["a"], 2: ["b"]})',
            ),
            code("empty", "assert {f}({}) == {}"),
        ),
        words("mapping and"),
        "dict",
        known=True,
        unless=frozenset({"graph", "edges", "inner loop="}),
    ),
    Intent(
        "collections.transpose",
        "Rows become columns.",
        ("transpose", "transpose matrix"),
        ("matrix",),
        (
            rows("three_rows", "[[1, 2], [3, 4], [5, 6]]", "[[1, 3, 5], [2, 4, 6]]"),
            rows("one_row", "[[1, 2, 3]]", "[[1], [2], [3]]"),
        ),
        words("matrix grid of"),
        "list",
        known=True,
        unless=words("place np numpy"),
    ),
    Intent(
        "collections.matrix_multiply",
        "The matrix product.",
        ("matrix multiply", "multiply matrices", "matmul", "matrix product"),
        ("matrix", "matrix"),
        (
            rows("square", "[[1, 2], [3, 4]], [[5, 6], [7, 8]]", "[[19, 22], [43, 50]]"),
            rows("row_by_column", "[[1, 2, 3]], [[4], [5], [6]]", "[[32]]"),
            rows("column_by_row", "[[1], [2]], [[3, 4, 5]]", "[[3, 4, 5], [6, 8, 10]]"),
        ),
        words("matrix matrices two"),
        "list",
        unless=words("element elementwise hadamard scalar np numpy"),
    ),
    Intent(
        "collections.matrix_add",
        "The sum of two matrices.",
        ("matrix add", "add matrices", "matrix sum"),
        ("matrix", "matrix"),
        (
            rows("square", "[[1, 2], [3, 4]], [[5, 6], [7, 8]]", "[[6, 8], [10, 12]]"),
            rows("wide", "[[1, 2, 3]], [[4, -2, 6]]", "[[5, 0, 9]]"),
        ),
        words("matrix matrices two"),
        "list",
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
        ),
        words("vector vectors of two"),
        "number",
        known=True,
        unless=frozenset({"fixed_places="}),
    ),
    Intent(
        "collections.power_set",
        "All subsets.",
        ("power set", "powerset", "subsets"),
        ("list",),
        (
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
        ),
        LIST | words("all of"),
        "list",
        known=True,
        unless=words("sum target k size nonempty"),
    ),
    Intent(
        "collections.permutations",
        "All orders of the elements.",
        ("permutations", "permute"),
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
        ),
        LIST | words("all of generate"),
        "list",
        known=True,
        unless=words("join string str"),
    ),
]
