"""Forms of matrices, their borders and corners, and changes of their rows."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM, of_form
from swarm_tools.intents.model import Case, but, code, each, eq, intent, no, one_of, when, yes

MATRIX = "matrix grid of a the square in main entries values elements"
SQUARE = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
WIDE = [[1, 2, 3], [4, 5, 6]]


def below(matrix: list) -> bool:
    """Say whether all below the main diagonal is 0."""
    return all(v == 0 for i, row in enumerate(matrix) for v in row[:i])


def powered(matrix: list, exponent: int) -> list:
    """Return a power of a square matrix."""
    out = [[int(i == j) for j in range(len(matrix))] for i in range(len(matrix))]
    for _ in range(exponent):
        columns = list(zip(*matrix, strict=True))
        out = [[sum(a * b for a, b in zip(r, c, strict=True)) for c in columns] for r in out]
    return out


def not_so(label: str, matrix: list) -> Case:
    """Return the case of a matrix that has not the form, unless it is brought into it."""
    return code(label, f"result = {{f}}({matrix})", "if isinstance(result, (list, tuple)):",
                "    return  # made so", "assert not result")  # fmt: skip


def found(label: str, cells: list, value: int, *wants: tuple) -> Case:
    """Return the case of a place, alone or in a list of all places."""
    return code(
        label, f"result = list({{f}}({cells}, {value}))",
        "result = result[0] if len(result) == 1 else result", f"assert tuple(result) in {wants}",
    )  # fmt: skip


def reshaped(label: str, values: list, rows: int, columns: int, *wants: list) -> Case:
    """Return the case of a list in rows; where no list is taken, it is one row of a matrix."""
    return code(
        label, "try:", f"    result = {{f}}({values}, {rows}, {columns})", "except TypeError:",
        f"    result = {{f}}([{values}], {rows}, {columns})",
        f"assert [list(row) for row in result] in {list(wants)}",
    )  # fmt: skip


def widths(*cases: Case | tuple[Case, ...]) -> tuple[Case, ...]:
    """Return the cases so that they say nothing of code whose elements have a length."""
    return tuple(
        code(case.label, "try:", f"    result = {{f}}({case.args[0]!r})", "except TypeError:",
             "    return  # other data", f"assert list(result) == {case.value}")
        for case in (c for some in cases for c in some)
    )  # fmt: skip


MINOR = (
    "if not isinstance(result, (list, tuple)):", "    return  # a number",
    "rows = [list(row) for row in result]",
)  # fmt: skip
UPPER = [[1, 2, 3], [0, 4, 5], [0, 0, 6]]
LOWER = [[1, 0, 0], [2, 3, 0], [4, 5, 6]]
INTENTS = [
    intent(
        "matrix_forms.upper_triangular", "All below the main diagonal is 0.",
        "is upper triangular|upper triangular|est triangulaire superieure", "matrix",
        yes("upper", UPPER), not_so("full", SQUARE), not_so("lower", LOWER), yes("one", [[7]]),
        yes("diagonal", [[1, 0], [0, 2]]), not_so("last_row", [[1, 2, 3], [0, 4, 5], [0, 9, 6]]),
        objects=MATRIX, returns="bool", unless="lower strictly on",
    ),
    intent(
        "matrix_forms.multiply", "The matrix product.", "multiply|mul|product|times|produit"
        "|produit matriciel|produit matrices|multiplier",
        "matrix matrix",
        *(code(label, "if {f}([[2, 3], [4, 5]], [[1, 2], [3, 0]]) == [[2, 6], [12, 0]]:",
               "    return  # place by place",
               f"assert [list(row) for row in {{f}}({given})] == {want}")
          for label, given, want in (
              ("square", "[[1, 2], [3, 4]], [[5, 6], [7, 8]]", [[19, 22], [43, 50]]),
              ("row_by_column", "[[1, 2, 3]], [[4], [5], [6]]", [[32]]),
              ("column_by_row", "[[1], [2]], [[3, 4, 5]]", [[3, 4, 5], [6, 8, 10]]),
              ("negative", "[[-1, 2], [0, 3]], [[3], [4]]", [[5], [12]]),
              ("one_number", "[[3]], [[4]]", [[12]]),
          )),
        *(when("raises=", code(label, "with pytest.raises(Exception):", f"    {{f}}({given})"))
          for label, given in (("sizes_do_not_fit", "[[1, 2], [3, 4]], [[1, 2]]"),
                               ("too_many_rows", "[[1, 2]], [[1], [2], [3]]"))),
        objects=MATRIX, returns="list", needs="matrix matrices matrice matriciel",
        unless="elementwise element-wise hadamard scalar vector",
    ),
    intent(
        "matrix_forms.lower_triangular", "All above the main diagonal is 0.",
        "is lower triangular|lower triangular|est triangulaire inferieure", "matrix",
        yes("lower", LOWER), not_so("full", SQUARE), not_so("upper", UPPER), yes("one", [[7]]),
        yes("diagonal", [[1, 0], [0, 2]]), not_so("first_row", [[1, 0, 9], [2, 3, 0], [4, 5, 6]]),
        objects=MATRIX + " triangular", returns="bool", unless="upper strictly on",
    ),
    intent(
        "matrix_forms.is_diagonal", "All outside the main diagonal is 0.",
        "is diagonal|is diagonal matrix|est diagonale", "matrix",
        yes("diagonal", [[1, 0], [0, 2]]), no("upper", UPPER), no("lower", LOWER),
        yes("with_a_zero", [[1, 0, 0], [0, 0, 0], [0, 0, 3]]),
        objects=MATRIX, returns="bool",
    ),
    intent(
        "matrix_forms.anti_diagonal", "From the upper right corner to the lower left one.",
        "anti diagonal|secondary diagonal|antidiagonal|other diagonal|diagonale secondaire",
        "matrix", one_of("three", SQUARE, to=([3, 5, 7], [7, 5, 3])), eq("one", [[8]], to=[8]),
        one_of("two", [[1, 2], [3, 4]], to=([2, 3], [3, 2])),
        one_of("four", [[0, 0, 0, 1], [0, 0, 2, 0], [0, 3, 0, 0], [4, 0, 0, 0]],
               to=([1, 2, 3, 4], [4, 3, 2, 1])), objects=MATRIX + " get", returns="list",
               unless="sum",
    ),
    intent(
        "matrix_forms.anti_diagonal_sum", "The sum from the upper right corner to the lower left.",
        "anti diagonal sum|secondary diagonal sum|sum anti diagonal|sum secondary diagonal"
        "|somme antidiagonale|somme diagonale secondaire|sum antidiagonal|antidiagonal sum",
        "matrix", eq("three", SQUARE, to=15), eq("two", [[1, 2], [3, 5]], to=5),
        eq("one", [[8]], to=8),
        eq("four", [[1, 2, 3, 4], [5, 6, 7, 8], [9, 1, 2, 3], [4, 5, 6, 7]], to=16),
        eq("largest_in_the_corner", [[0, 9], [1, 0]], to=10),
        eq("last_row_largest", [[1, 2, 3], [1, 2, 3], [50, 2, 3]], to=55),
        objects=MATRIX, returns="number",
    ),
    intent(
        "matrix_forms.diagonals_sum", "The sum of both diagonals, the middle counted once.",
        "somme diagonales|somme des diagonales|diagonal sums|"
        "diagonals sum|sum diagonals|sum of diagonals|both diagonals sum|diagonal sum", "matrix",
        eq("four", [[1, 2, 3, 4], [5, 6, 7, 8], [9, 1, 2, 3], [4, 5, 6, 7]], to=32),
        eq("two", [[1, 2], [3, 4]], to=10), objects=MATRIX + " both", returns="number",
        needs="both diagonals secondary anti",
    ),
    intent(
        "matrix_forms.diagonal_difference", "How far the sums of both diagonals are apart.",
        "diagonal difference|diagonals difference", "matrix",
        eq("known", [[11, 2, 4], [4, 5, 6], [10, 8, -12]], to=15),
        eq("none", SQUARE, to=0), eq("two", [[1, 2], [9, 4]], to=6),
        objects=MATRIX + " absolute", returns="number", needs="abs",
    ),
    intent(
        "matrix_forms.minor", "A matrix without one row and one column.",
        "minor|submatrix|sub matrix|get minor|minor matrix|matrix minor|remove row and column"
        "|sous matrice|mineur", "matrix number number",
        *(code(label, f"result = {{f}}({SQUARE}, {row}, {column})", *MINOR,
               f"assert rows == {left}")
          for label, row, column, left in (
              ("middle", 1, 1, [[1, 3], [7, 9]]), ("corner", 0, 0, [[5, 6], [8, 9]]),
              ("other_corner", 2, 0, [[2, 3], [5, 6]]), ("side", 0, 2, [[4, 5], [7, 8]]))),
        objects=MATRIX + " without", returns="list",
        spelled=(r".*", r"(i|r|row|line|ligne|without_row)\w*", r"(j|c|col|without_col)\w*"),
        unless="height width size end stop determinant det from_one",
    ),
    intent(
        "matrix_forms.power", "A square matrix multiplied by itself so often.",
        "matrix power|power matrix|mat pow|matrix pow|puissance matrice", "matrix number",
        *(
            one_of(label, matrix, n, to=(powered(matrix, n),
                                         [[v**n for v in row] for row in matrix]))
            for label, matrix, n in (("one", [[1, 1], [1, 0]], 1), ("five", [[1, 1], [1, 0]], 5),
                                     ("square", [[2, 1], [0, 3]], 2), ("cube", [[2, 1], [0, 3]], 3))
        ),
        objects=MATRIX, returns="list",
    ),
    intent(
        "matrix_forms.power_in_context", "A square matrix multiplied by itself so often.",
        "power|puissance|mpow|matpow", "matrix number",
        *(
            one_of(label, matrix, n, to=(powered(matrix, n),
                                         [[v**n for v in row] for row in matrix]))
            for label, matrix, n in (("one", [[1, 1], [1, 0]], 1), ("five", [[1, 1], [1, 0]], 5),
                                     ("four", [[2, 1], [0, 3]], 4), ("six", [[1, 1], [1, 0]], 6))
        ),
        objects=MATRIX, returns="list", needs="matrix matrices identity",
        unless="kronecker tensor tropical boolean modulus mod",
    ),
    intent(
        "matrix_forms.hadamard", "Two matrices multiplied place by place.",
        "hadamard product|elementwise product|element wise product|hadamard"
        "|multiply elementwise", "matrix matrix",
        *of_form(each(lambda a, b: [[x * y for x, y in zip(r, s, strict=True)]
                           for r, s in zip(a, b, strict=True)],
             ([[1, 2], [3, 4]], [[5, 6], [7, 8]]), ([[2, 3, 4]], [[1, 0, 5]]))),
        objects=MATRIX + " matrices two", returns="list",
    ),
    intent(
        "matrix_forms.column", "The numbers of one column.",
        "get column|column|extract column|column values|colonne", "matrix number",
        each(lambda m, j: [row[j] for row in m], (WIDE, 0), (WIDE, 2), ([[5], [6], [7]], 0)),
        objects=MATRIX + " values at", returns="list",
        spelled=(r"matrix|grid|m|mat|table|rows|matrice|board",
                 r"(col|column|c|j|index|colonne)\w*"),
        unless="csv dictreader header name minus_one= set= fixed_size=",
    ),
    intent(
        "matrix_forms.row_maxima", "The largest number of each row.",
        "row maxima|max per row|max of each row|row maximums|largest in each row|max in rows",
        "matrix",
        widths(each(lambda m: [max(r) for r in m], (WIDE,), ([[-5, -2], [9, 1], [0, 0]],))),
        objects=MATRIX + " row rows each per", returns="list", unless="min",
    ),
    intent(
        "matrix_forms.column_maxima", "The largest number of each column.",
        "column maxima|max per column|max of each column|column maximums"
        "|largest in each column|column max|columns max", "matrix",
        widths(each(lambda m: [max(c) for c in zip(*m, strict=True)], (WIDE,),
                    ([[-5, -2], [9, 1], [0, 30]],))),
        objects=MATRIX + " column columns each per", returns="list", unless="min",
    ),
    intent(
        "matrix_forms.row_means", "The mean of each row.",
        "row averages|row means|average of each row|row mean|mean of rows|average per row",
        "matrix", each(lambda m: [sum(r) / len(r) for r in m], (WIDE,), ([[2, 4], [9, 1]],)),
        objects=MATRIX + " row rows each per", returns="list", unless="round",
    ),
    intent(
        "matrix_forms.column_means", "The mean of each column.",
        "column averages|column means|average of each column|column mean|mean of columns"
        "|average per column", "matrix",
        each(lambda m: [sum(c) / len(c) for c in zip(*m, strict=True)], (WIDE,),
             ([[2, 4], [9, 1]],)),
        objects=MATRIX + " column columns each per", returns="list", unless="round csv",
    ),
    intent(
        "matrix_forms.count_value", "How often a value is in a matrix.",
        "count in matrix|count occurrences in matrix|count in grid|count value in grid",
        "matrix any",
        code("three", "assert {f}([[1, 2, 1], [3, 1, 0]], 1) == 3"),
        code("none", "assert {f}([[1, 2], [3, 4]], 9) == 0"),
        code("last", "assert {f}([[1, 2], [3, 4]], 4) == 1"),
        objects=MATRIX + " value cell target", returns="number",
        unless="word pattern letter dr dx '' directions",
    ),
    intent(
        "matrix_forms.find_value", "The row and column of a value.",
        "find in matrix|position in matrix|find in grid", "matrix any",
        found("first", [[1, 2], [3, 4], [5, 6]], 1, (0, 0), (1, 1)),
        found("in_a_row", [[1, 2, 7], [3, 4, 8]], 8, (1, 2), (2, 1), (2, 3), (3, 2)),
        found("in_a_column", [[1, 2], [3, 4], [5, 6]], 5, (2, 0), (0, 2), (3, 1), (1, 3)),
        objects=MATRIX + " value cell target", returns="pair", needs="enumerate range",
        unless="word pattern letter ''",
    ),
    intent(
        "matrix_forms.border_sum", "The sum of the outer rows and columns.",
        "border sum|sum border|sum of border|boundary sum|sum boundary",
        "matrix", eq("three", SQUARE, to=40), eq("two", [[1, 2], [3, 4]], to=10),
        eq("wide", [[1, 2, 3, 4], [5, 6, 7, 8], [9, 1, 2, 3]], to=38),
        objects=MATRIX + " outer cells", returns="number",
    ),
    intent(
        "matrix_forms.swap_rows", "Two rows change places.",
        "swap rows|exchange rows|echanger lignes", "matrix number number",
        *(
            code(label, "found = []", f"for a, b in {pairs}:", f"    m = {matrix}", "    try:",
                 "        result = {f}(m, a, b)", f"    {OTHER_FORM}", "        continue",
                 "    m = m if isinstance(result, int | None) else result",
                 "    found.append([list(r) for r in m])",
                 f"assert {want} in found")
            for label, pairs, matrix, want in (
                ("first_and_last", [(0, 2), (1, 3)], [[1, 2], [3, 4], [5, 6]],
                 [[5, 6], [3, 4], [1, 2]]),
                ("last_two", [(1, 2), (2, 3)], [[1, 2], [3, 4], [5, 6]], [[1, 2], [5, 6], [3, 4]]),
                ("turned", [(1, 0), (2, 1)], [[1, 2], [3, 4]], [[3, 4], [1, 2]]),
            )
        ),
        objects=MATRIX + " two",
    ),
    intent(
        "matrix_forms.is_latin_square", "Each row and each column has each symbol once.",
        "is latin square|latin square|is valid latin square", "matrix",
        code("three", "rows = [[1, 2, 3], [2, 3, 1], [3, 1, 2]]",
             "named = [['ABC'[v - 1] for v in row] for row in rows]",
             "assert {f}(rows) or {f}([[v - 1 for v in row] for row in rows]) or {f}(named)"),
        no("row", [[1, 1], [2, 2]]), no("column", [[1, 2], [1, 2]]),
        no("last_row", [[1, 2, 3], [2, 3, 1], [3, 1, 1]]), objects=MATRIX, returns="bool",
    ),
    intent(
        "matrix_forms.wide_flatten", "Row after row in one list.",
        "flatten matrix|matrix to list|flatten grid|ravel|aplatir matrice", "matrix",
        eq("two_rows", WIDE, to=[1, 2, 3, 4, 5, 6]), eq("column", [[1], [2]], to=[1, 2]),
        objects=MATRIX + " rows into list to", returns="list",
        unless="column_major columns filtered= graph adjacency ''",
    ),
    intent(
        "matrix_forms.with_totals",
        "A table with the sum of each row in a last cell and those of the columns in a last row.",
        "with totals|add totals|append totals|totals table|add margins|with margins|bordered sums",
        "matrix",
        *(but("isinstance columns_only", eq(label, given, to=want)) for label, given, want in (
            ("square", [[1, 2], [3, 4]], [[1, 2, 3], [3, 4, 7], [4, 6, 10]]),
            ("wide", [[1, 2, 3], [4, 5, 6]], [[1, 2, 3, 6], [4, 5, 6, 15], [5, 7, 9, 21]]),
            ("one_row", [[2, 5]], [[2, 5, 7], [2, 5, 7]]),
            ("one_column", [[1], [2], [3]], [[1, 1], [2, 2], [3, 3], [6, 6]]))),
        objects=MATRIX + " table numbers totals total row rows column columns sum sums grand "
        "corner each gets cell lists equal length holds bottom right", returns="list",
        needs="row rows ligne", unless="header headers names label 'total' average",
    ),
    intent(
        "matrix_forms.reshape", "The numbers of a list in rows of one length.",
        "reshape|list to matrix|to matrix|to grid", "list number number",
        reshaped("two_rows", [1, 2, 3, 4, 5, 6], 2, 3, [[1, 2, 3], [4, 5, 6]],
                 [[1, 3, 5], [2, 4, 6]]),
        reshaped("three_rows", [1, 2, 3, 4, 5, 6], 3, 2, [[1, 2], [3, 4], [5, 6]],
                 [[1, 4], [2, 5], [3, 6]]),
        reshaped("one_row", [1, 2], 1, 2, [[1, 2]]),
        reshaped("one_column", [1, 2], 2, 1, [[1], [2]]),
        objects=MATRIX + " list rows cols columns", returns="list",
        spelled=(r".*", r"(r|rows?|n_rows|height|h|lignes|nrows)",
                 r"(c|cols?|columns?|n_cols|width|w|ncols)"),
    ),
    intent(
        "matrix_forms.mines_around", "How many of the eight cells around hold a mine.",
        "count mines around|adjacent mines|count adjacent mines|mines around|count mines"
        "|neighbouring mines|number of mines", "matrix number number",
        code("in_the_middle", 'board = ["*.*", "...", ".**"]', "assert {f}(board, 1, 1) == 4"),
        code("corner", 'board = ["...", ".*.", "..*"]', "assert {f}(board, 0, 0) == 1"),
        code("own_cell_does_not_count", 'board = ["...", ".*.", "..."]',
             "assert {f}(board, 1, 1) == 0"),
        code("right_and_below", 'board = ["...", "..*", ".*."]', "assert {f}(board, 1, 1) == 2"),
        objects=MATRIX + " board cell neighbouring", returns="number", needs="'*'",
        spelled=(r".*", r"(row|r|y|i)\w*", r"(col|c|x|j)\w*"),
    ),
]  # fmt: skip
