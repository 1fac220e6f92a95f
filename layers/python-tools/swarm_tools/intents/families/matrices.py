"""Matrices and grids as lists of rows."""

from swarm_tools.intents.model import code, eq, intent, no, one_of, when, yes

M = "matrix grid matrice of a the 2d list elements array get square"


CELLS = (("1", "0"), ("True", "False"), ("'#'", "'.'"), ("'O'", "'.'"), ("'X'", "' '"),
         ("'*'", "' '"), ("'1'", "'0'"))  # fmt: skip


def grid(label: str, given: str, *wants: str):
    """Return the case that a grid is changed in place or returned changed."""
    return code(label, f"grid = {given}", "result = {f}(grid)",
                "outcome = grid if isinstance(result, int | None) else result",
                f"assert [list(row) for row in outcome] in ({', '.join(wants)},)")  # fmt: skip


def flipped(label: str, rows: list):
    """Return the case of a flip around either axis, or of a picture beside its mirror image."""
    turned = [row[::-1] for row in rows]
    beside = [row + row[::-1] for row in rows]
    return grid(label, str(rows), str(turned), str(rows[::-1]), str(beside))


def both_diagonals(matrix: list) -> int:
    """Return the sum of both diagonals, the middle counted once."""
    last = len(matrix) - 1
    return sum(v for i, r in enumerate(matrix) for j, v in enumerate(r) if j in (i, last - i))


def diagonal_sum(label: str, matrix: list):
    """Return the case of a sum of the main diagonal, or of both."""
    main = sum(row[i] for i, row in enumerate(matrix))
    return one_of(label, matrix, to=(main, both_diagonals(matrix)))


def shape(name: str, names: str):
    """Return the intent of rows and columns; dimensions may as well be width and height."""
    sizes = (("two_by_three", 2, 3), ("three_by_one", 3, 1), ("one_by_four", 1, 4),
             ("square", 2, 2), ("four_by_two", 4, 2))  # fmt: skip
    cases = []
    for label, rows, columns in sizes:
        matrix = [[i * columns + j for j in range(columns)] for i in range(rows)]
        wants = [(rows, columns), [rows, columns]]
        if name == "dimensions":
            wants += [(columns, rows), [columns, rows]]
        cases.append(one_of(label, matrix, to=tuple(wants)))
    return intent(
        f"matrices.{name}", "Rows and columns.", names, "matrix", *cases, objects=M, known=True,
        stated=(
            (r"\brows? ?(and|,|x|by) ?col", one_of("rows_first", [[1, 2, 3], [4, 5, 6]],
                                                   to=((2, 3), [2, 3]))),
        ),
        returns="pair", spelled=(r"m|mat\w*|grid|a|arr\w*|table|rows|board",),
    )  # fmt: skip


def det(label: str, matrix: list, value: int):
    """Return the case of a determinant of two rows, unless only three rows are taken."""
    return code(
        label, "try:", f"    result = {{f}}({matrix})", "except Exception:",
        "    assert {f}([[2, 0, 1], [1, 3, 2], [1, 1, 1]]) == pytest.approx(0)", "    return",
        f"assert result == pytest.approx({value})",
    )  # fmt: skip


def symmetric(label: str, matrix: list):
    """Return the case of a matrix equal to its transpose; pictures have another symmetry."""
    return code(label, "if {f}([[1, 1], [2, 2]]):", "    return  # each row is a palindrome",
                f"assert {{f}}({matrix})")  # fmt: skip


def islands(label: str, rows: list, *wants: int):
    """Return the case of groups of land, or of regions of any one value, in several forms."""
    forms = ", ".join(f"[[{land} if v else {sea} for v in r] for r in rows]" for land, sea in CELLS)
    lines = ", ".join(
        f"[''.join({land} if v else {sea} for v in r) for r in rows]" for land, sea in CELLS[2:]
    )
    return code(
        label, f"rows = {rows}", "found = []", f"for given in ({forms}, {lines}):", "    try:",
        "        found.append({f}(given))", "    except Exception as error:",
        "        found.append(error)",
        f"assert any(n in {wants} for n in found if isinstance(n, int))",
    )  # fmt: skip


CORNERS_APART = (
    r"\A(?!.*diagonal).*horizontal|\A(?!.*(eight|8)).*\b(four|4)[ -](way|direc|neigh)"
    r"|\bdiagonal\w*\b[^.]{0,25}\b(not|n't|never) (count|touch|connect|join|matter|enough)"
    r"|\bnot diagonally\b|\bdiagonals? (is|are) not\b"
)
"""A docstring by which cells that touch at a corner only are apart."""

RECTANGLES = tuple(
    (r"\brectang|\bany (size|shape)\b|\bn ?x ?m\b|\bm ?x ?n\b|\b[mn] by [mn]\b",
     code(label, f"assert [list(row) for row in {{f}}({rows})] == {want}"))
    for label, rows, want in (
        ("wide", [[1, 2, 3], [4, 5, 6]], [[4, 1], [5, 2], [6, 3]]),
        ("high", [[1, 2], [3, 4], [5, 6]], [[5, 3, 1], [6, 4, 2]]),
    )
)  # fmt: skip

INTENTS = [
    intent(
        "matrices.identity", "Ones on the diagonal.",
        "identity|identity matrix|create identity|eye|make identity|matrice identite"
        "|unit matrix|matrice unite", "number",
        code("two_rows", "assert [list(row) for row in {f}(2)] == [[1, 0], [0, 1]]"),
        code("three_rows",
            "assert [list(row) for row in {f}(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]"),
        code("one_row", "assert [list(row) for row in {f}(1)] == [[1]]"),
        code("four_rows", "result = {f}(4)",
             "want = [[int(i == j) for j in range(4)] for i in range(4)]",
             "assert [list(row) for row in result] == want"),
        objects=M + " create make generate n", returns="list", needs="0 int eye identity",
        spelled=(r"n|size|dim\w*|order|taille",),
    ),
    intent(
        "matrices.zeros", "Rows of zeros that are lists of their own.",
        "zeros|zero matrix|create matrix|zeros matrix|make zeros|create zero matrix|make matrix"
        "|create grid|make grid|empty grid", "number number",
        code("two_by_three", "assert [list(row) for row in {f}(2, 3)] == [[0, 0, 0], [0, 0, 0]]"),
        code("rows_are_apart", "result = {f}(2, 2)", "result[0][0] = 5",
            "assert result[1][0] == 0"),
        code("three_by_two", "assert [list(row) for row in {f}(3, 2)] == [[0, 0], [0, 0], [0, 0]]"),
        code("one_by_one", "assert [list(row) for row in {f}(1, 1)] == [[0]]"),
        code("one_by_four", "assert [list(row) for row in {f}(1, 4)] == [[0, 0, 0, 0]]"),
        objects=M + " create make", returns="list", needs="0",
        spelled=(r"rows?|n|r|m|height|lignes|num_rows", r"col\w*|m|c|n|width|colonnes|num_cols"),
        unless="random value fill 1 k counter '.' '' '#' '-' '_' '*' '0' pairs=",
    ),
    intent(
        "matrices.trace", "The sum of the main diagonal.",
        "somme diagonale|"
        "trace|diagonal sum|sum diagonal|matrix trace|main diagonal sum|sum main diagonal",
        "matrix",
        diagonal_sum("two_rows", [[1, 2], [3, 4]]),
        diagonal_sum("three_rows", [[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
        diagonal_sum("large_in_the_middle", [[1, 2, 3], [4, 50, 6], [70, 8, 9]]),
        diagonal_sum("one_cell", [[5]]), diagonal_sum("negative", [[-1, 4], [6, -2]]),
        objects=M, returns="number", unless="secondary anti both second other", known=True,
    ),
    intent(
        "matrices.diagonal", "The elements of the main diagonal.",
        "diagonal|main diagonal|get diagonal", "matrix",
        code("three", "assert list({f}([[1, 2, 3], [4, 5, 6], [7, 8, 9]])) == [1, 5, 9]"),
        code("one", "assert list({f}([[7]])) == [7]"),
        code("two", "assert list({f}([[4, 9], [8, 5]])) == [4, 5]"),
        code("unsorted", "assert list({f}([[9, 1, 2], [3, 4, 5], [6, 7, 6]])) == [9, 4, 6]"),
        code("equal", "assert list({f}([[2, 0], [1, 2]])) == [2, 2]"),
        objects=M + " elements", returns="list", unless="anti secondary",
    ),
    intent(
        "matrices.rotate", "A quarter turn, one way or the other.",
        "rotate matrix|rotate 90|rotate matrix 90|rotate image|rotate grid",
        "matrix",
        code(
            "three_rows",
            "grid = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]",
            "result = {f}(grid)",
            "outcome = grid if isinstance(result, int | None) else result",
            "turned = [list(row) for row in outcome]",
            "assert turned in ([[7, 4, 1], [8, 5, 2], [9, 6, 3]], [[3, 6, 9], [2, 5, 8], [1, 4, "
            "7]])",
        ),
        code("two_rows", "grid = [[1, 2], [3, 4]]", "result = {f}(grid)",
             "outcome = grid if isinstance(result, int | None) else result",
             "assert [list(row) for row in outcome] in ([[3, 1], [4, 2]], [[2, 4], [1, 3]])"),
        code("one_cell", "grid = [[7]]", "result = {f}(grid)",
             "outcome = grid if isinstance(result, int | None) else result",
             "assert [list(row) for row in outcome] == [[7]]"),
        code("four_rows", "grid = [[4 * i + j for j in range(4)] for i in range(4)]",
             "right = [[4 * j + i for j in (3, 2, 1, 0)] for i in range(4)]",
             "result = {f}(grid)", "outcome = grid if isinstance(result, int | None) else result",
             "turned = [list(row) for row in outcome]",
             "assert turned in (right, [r[::-1] for r in right[::-1]])"),
        objects=M + " 90 degrees image by rotated turned", returns="list",
        unless="180 k times cos clockwise counterclockwise anticlockwise ccw counter '' prev",
    ),
    intent(
        "matrices.rotate_clockwise", "A quarter turn, the top row to the right.",
        "rotate clockwise|rotate matrix clockwise|rotate 90 clockwise|rotate grid clockwise"
        "|rotate image clockwise|turn clockwise|rotate right", "matrix",
        grid("three_rows", "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]",
             "[[7, 4, 1], [8, 5, 2], [9, 6, 3]]", "[[3, 1, 2], [6, 4, 5], [9, 7, 8]]"),
        grid("two_rows", "[[1, 2], [3, 4]]", "[[3, 1], [4, 2]]", "[[2, 1], [4, 3]]"),
        grid("one_cell", "[[7]]", "[[7]]"),
        grid("four_rows", "[[1, 2, 3, 4], [5, 6, 7, 8], [0, 1, 2, 3], [4, 5, 6, 7]]",
             "[[4, 0, 5, 1], [5, 1, 6, 2], [6, 2, 7, 3], [7, 3, 8, 4]]",
             "[[4, 1, 2, 3], [8, 5, 6, 7], [3, 0, 1, 2], [7, 4, 5, 6]]"),
        objects=M + " 90 degrees image by rotated turned", returns="list", stated=RECTANGLES,
        unless="180 k times cos counterclockwise anticlockwise ccw counter anti ''",
    ),
    intent(
        "matrices.rotate_counterclockwise", "A quarter turn, the top row to the left.",
        "rotate counterclockwise|rotate counter clockwise|rotate anticlockwise|rotate ccw"
        "|rotate matrix counterclockwise|rotate left", "matrix",
        grid("three_rows", "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]",
             "[[3, 6, 9], [2, 5, 8], [1, 4, 7]]", "[[2, 3, 1], [5, 6, 4], [8, 9, 7]]"),
        grid("two_rows", "[[1, 2], [3, 4]]", "[[2, 4], [1, 3]]", "[[2, 1], [4, 3]]"),
        grid("one_cell", "[[7]]", "[[7]]"),
        grid("four_rows", "[[1, 2, 3, 4], [5, 6, 7, 8], [0, 1, 2, 3], [4, 5, 6, 7]]",
             "[[4, 8, 3, 7], [3, 7, 2, 6], [2, 6, 1, 5], [1, 5, 0, 4]]",
             "[[2, 3, 4, 1], [6, 7, 8, 5], [1, 2, 3, 0], [5, 6, 7, 4]]"),
        objects=M + " 90 degrees image by rotated turned", returns="list",
        unless="180 k times cos ''",
    ),
    intent(
        "matrices.spiral", "The elements from the outside to the inside.",
        "spiral order|spiral|spiral matrix|spiral traversal", "matrix",
        code("three_rows", "assert list({f}([[1, 2, 3], [4, 5, 6], [7, 8, 9]])) == "
             "[1, 2, 3, 6, 9, 8, 7, 4, 5]"),
        code("one_row", "assert list({f}([[1, 2, 3]])) == [1, 2, 3]"),
        code("wide", "assert list({f}([[1, 2, 3, 4], [5, 6, 7, 8]])) == [1, 2, 3, 4, 8, 7, 6, 5]"),
        code("tall", "assert list({f}([[1, 2], [3, 4], [5, 6]])) == [1, 2, 4, 6, 5, 3]"),
        code("one_column", "assert list({f}([[1], [2], [3]])) == [1, 2, 3]"),
        code("two_rows", "assert list({f}([[1, 2], [3, 4]])) == [1, 2, 4, 3]"),
        code("three_by_four", "assert list({f}([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]])) == "
             "[1, 2, 3, 4, 8, 12, 11, 10, 9, 5, 6, 7]"),
        objects=M + " traverse", returns="list", unless="counter anticlockwise ''",
    ),
    intent(
        "matrices.determinant", "The determinant.",
        "determinant|det|matrix determinant", "matrix",
        det("two_rows", [[3, 8], [4, 6]], -14), det("identity", [[1, 0], [0, 1]], 1),
        code("three_rows_if_taken", "try:", "    result = {f}([[2, 0, 1], [1, 3, 2], [1, 1, 1]])",
             "except Exception:", "    return  # another form",
             "assert result == pytest.approx(0) or result == 6"),
        det("singular", [[2, 4], [1, 2]], 0), det("negative", [[-1, 2], [3, 5]], -11),
        code("three_more_rows_if_taken", "try:",
             "    result = {f}([[6, 1, 1], [4, -2, 5], [2, 8, 7]])",
             "except Exception:", "    return  # another form",
             "assert any(result == pytest.approx(v) for v in (-306, -16))"),
        *(when(mark, code(f"{label}_{mark}", f"result = {{f}}({rows})",
                          f"assert any(result == pytest.approx(v) for v in {values})"))
          for mark in ("range", "enumerate")
          for label, rows, *values in (
              ("three_with_a_sign", [[2, -1, 0], [1, 3, 2], [0, 5, 4]], 8),
              ("three_last_column", [[3, 0, 2], [2, 0, -2], [0, 1, 1]], 10),
              ("three_first_column", [[0, 2, 1], [4, 1, 3], [5, 3, 2]], 21),
              ("three_falling", [[5, 1, 2], [1, 4, 1], [2, 2, 3]], 37))),
        *(code(f"{label}_if_taken", "try:", f"    result = {{f}}({rows})", "except Exception:",
               "    return  # another form",
               f"assert any(result == pytest.approx(v) for v in {values})")
          for label, rows, *values in (
              ("three_with_a_sign", [[2, -1, 0], [1, 3, 2], [0, 5, 4]], 8, 7),
              ("three_last_column", [[3, 0, 2], [2, 0, -2], [0, 1, 1]], 10, 0),
              ("three_first_column", [[0, 2, 1], [4, 1, 3], [5, 3, 2]], 21, -8),
              ("four_rows", [[1, 0, 2, -1], [3, 0, 0, 5], [2, 1, 4, -3], [1, 0, 5, 0]], 30, 0, 6))),
        objects=M + " 2x2 3x3 recursive", returns="number", unless="3x3", known=True,
    ),
    intent(
        "matrices.is_symmetric", "Equal to its transpose.",
        "est symetrique|matrice symetrique|est matrice symetrique|"
        "is symmetric|is symmetric matrix|symmetric", "matrix",
        symmetric("symmetric", [[1, 2], [2, 3]]), no("other", [[1, 2], [3, 4]]),
        no("last_corner", [[1, 2, 3], [2, 4, 5], [3, 6, 7]]),
        symmetric("three_rows", [[1, 2, 3], [2, 5, 6], [3, 6, 9]]), yes("one_cell", [[5]]),
        no("first_row_differs", [[1, 2, 3], [9, 5, 6], [3, 6, 9]]),
        objects=M, returns="bool", known=True,
        unless="left right root",
    ),
    intent(
        "matrices.is_identity", "Ones on the diagonal, zeros elsewhere.",
        "is identity|is identity matrix", "matrix",
        yes("identity", [[1, 0], [0, 1]]), no("other", [[1, 1], [0, 1]]), no("twos", [[2, 0], [0,
        2]]),
        yes("three_rows", [[1, 0, 0], [0, 1, 0], [0, 0, 1]]), no("only_zeros", [[0, 0], [0, 0]]),
        no("one_in_a_corner", [[1, 0, 0], [0, 1, 0], [1, 0, 1]]),
        no("last_of_the_diagonal", [[1, 0], [0, 2]]),
        objects=M, returns="bool",
    ),
    intent(
        "matrices.is_square", "As many rows as columns.",
        "is square matrix|is matrix square|is square", "matrix",
        yes("square", [[1, 2], [3, 4]]), no("wide", [[1, 2, 3], [4, 5, 6]]),
        no("tall", [[1, 2], [3, 4], [5, 6]]), yes("one_cell", [[7]]),
        yes("three_rows", [[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
        objects=M,
        returns="bool",
        known=True, unless="magic",
    ),
    intent(
        "matrices.magic_square", "Rows, columns and diagonals have the same sum.",
        "is magic square|magic square|est magique|carre magique|est carre magique|is magic",
        "matrix",
        yes("known", [[2, 7, 6], [9, 5, 1], [4, 3, 8]]), no("rows_only", [[1, 2, 3], [3, 1, 2], [2,
        3, 1]]),
        no("other", [[1, 2], [3, 4]]),
        yes("turned", [[8, 1, 6], [3, 5, 7], [4, 9, 2]]),
        no("columns_differ", [[8, 1, 6], [7, 5, 3], [4, 9, 2]]),
        no("rows_differ", [[8, 7, 4], [1, 5, 9], [6, 3, 2]]),
        no("main_diagonal_differs", [[3, 1, 2], [2, 3, 1], [1, 2, 3]]),
        no("other_diagonal_differs", [[2, 1, 3], [1, 3, 2], [3, 2, 1]]),
        objects=M, returns="bool",
    ),
    intent(
        "matrices.scale", "Every element times a number.",
        "scale matrix|scalar multiply|matrix scalar multiply|multiply by scalar|multiply matrix "
        "scalar"
        "|multiply matrix by scalar", "matrix number",
        code("two_rows", "grid = [[1, 2], [3, 4]]", "result = {f}(grid, 3)",
             "outcome = grid if isinstance(result, int | None) else result",
             "if len(outcome) == 6:",
             "    return  # a picture made larger",
             "assert [list(row) for row in outcome] == [[3, 6], [9, 12]]"),
        *(code(label, f"grid = {given}", f"result = {{f}}(grid, {by})",
             "outcome = grid if isinstance(result, int | None) else result",
             f"if {by} != 1 and len(outcome) == {max(by, 0)} * len(grid) != len(grid):",
             "    return  # a picture made larger",
             f"assert [list(row) for row in outcome] == {want}")
             for label, given, by, want in (("wide", [[1, 0, 7]], 2, [[2, 0, 14]]),
             ("tall", [[5], [4]], -1, [[-5], [-4]]), ("by_zero", [[8, 9]], 0, [[0, 0]]),
             ("by_one", [[6, 2], [2, 6]], 1, [[6, 2], [2, 6]]))),
        objects=M + " scalar by multiplication", returns="list",
    ),
    intent(
        "matrices.subtract", "The difference of two matrices.",
        "subtract matrices|matrix subtract|matrix difference|sub matrices", "matrix matrix",
        code("two_rows", "assert [list(row) for row in {f}([[5, 6], [7, 8]], [[1, 2], [3, 4]])] == "
             "[[4, 4], [4, 4]]"),
        code("wide", "result = {f}([[1, 9, 3]], [[4, 2, 3]])",
             "assert [list(row) for row in result] == [[-3, 7, 0]]"),
        code("tall", "result = {f}([[1], [8], [5]], [[4], [3], [5]])",
             "assert [list(row) for row in result] == [[-3], [5], [0]]"),
        code("two_by_three", "result = {f}([[9, 8, 7], [6, 5, 4]], [[1, 2, 3], [0, -1, 9]])",
             "assert [list(row) for row in result] == [[8, 6, 4], [6, 6, -5]]"),
        code("one_cell", "assert [list(row) for row in {f}([[3]], [[7]])] == [[-4]]"),
        objects=M + " matrices two", returns="list",
    ),
    intent(
        "matrices.row_sums", "The sum of each row.",
        "row sums|sum rows|row sum|sum each row|rows sum", "matrix",
        code("two_rows", "assert list({f}([[1, 2, 3], [4, 5, 6]])) == [6, 15]"),
        code("three_rows", "assert list({f}([[1, 2], [0, -4], [5, 5]])) == [3, -4, 10]"),
        code("one_row", "assert list({f}([[4, 5, 6]])) == [15]"),
        code("one_column", "assert list({f}([[3], [-2], [1]])) == [3, -2, 1]"),
        code("square", "assert list({f}([[1, 2], [10, 20]])) == [3, 30]"),
        objects=M + " each",
        returns="list",
    ),
    intent(
        "matrices.column_sums", "The sum of each column.",
        "column totals|col totals|totals of columns|totaux colonnes|totaux par colonne|"
        "sum of columns|"
        "column sums|sum columns|col sums|column sum|sum each column|columns sum|sum cols",
        "matrix",
        code("two_rows", "assert list({f}([[1, 2, 3], [4, 5, 6]])) == [5, 7, 9]"),
        code("three_rows", "assert list({f}([[1, 2], [0, -4], [5, 5]])) == [6, 3]"),
        code("one_row", "assert list({f}([[4, 5, 6]])) == [4, 5, 6]"),
        code("one_column", "assert list({f}([[3], [-2], [1]])) == [2]"),
        code("square", "assert list({f}([[1, 2], [10, 20]])) == [11, 22]"),
        objects=M + " each",
        returns="list",
    ),
    intent(
        "matrices.sum", "The sum of all elements.",
        "sum matrix|matrix sum|sum grid|sum all elements|sum elements", "matrix",
        eq("two_rows", [[1, 2], [3, 4]], to=10),
        eq("wide", [[1, -2, 7]], to=6),
        eq("three_rows", [[1], [2], [4]], to=7),
        eq("one_cell", [[5]], to=5), eq("negative", [[-1, -2, -3], [-4, 0, 2]], to=-8),
        eq("repeated", [[2, 2], [2, 2]], to=8),
        objects=M + " all", returns="number", known=True,
    ),
    intent(
        "matrices.largest", "The largest element.",
        "max matrix|matrix max|max in matrix|find max matrix|grid max", "matrix",
        eq("two_rows", [[1, 9], [3, 4]], to=9), eq("negative", [[-4, -9], [-3, -7]], to=-3),
        eq("in_the_first_corner", [[9, 1], [2, 3]], to=9),
        eq("in_the_last_corner", [[1, 2, 3], [4, 5, 60]], to=60),
        eq("in_the_first_column", [[1, 2], [8, 3], [4, 5]], to=8),
        objects=M + " in element", returns="number",
    ),
    intent(
        "matrices.flip_rows", "Each row in reverse order.",
        "flip horizontal|flip horizontally|mirror horizontal|mirror|flip matrix horizontally"
        "|flip vertical|flip vertically|mirror vertical|flip image|mirror image",
        "matrix",
        flipped("two_rows", [[1, 2], [3, 4]]), flipped("wide", [[1, 2, 3]]),
        flipped("three_rows", [[1, 2, 3], [4, 5, 6], [7, 8, 9]]),
        flipped("even_length", [[1, 2, 3, 4]]), flipped("one_column", [[1], [2]]),
        objects=M + " image",
        returns="list",
        known=True, unless="''",
    ),
    intent(
        "matrices.islands", "How many groups of connected cells there are.",
        "count islands|number islands|num islands|count regions|number of islands"
        "|islands|count land masses|compter iles|nombre iles", "cards",
        islands("ones_or_letters", [[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]], 2, 3),
        islands("none", [[0, 0], [0, 0]], 0, 1),
        islands("one_bent", [[1, 0, 0], [1, 0, 0], [1, 1, 1]], 1, 2),
        islands("three_in_a_row", [[1, 0, 1, 0, 1]], 3, 5),
        islands("around_a_hole_and_at_the_edge",
                [[1, 1, 1, 0], [1, 0, 1, 0], [1, 1, 1, 0], [0, 0, 0, 1]], 1, 2, 5),
        islands("a_comb", [[0, 1, 0, 1, 0], [1, 1, 1, 1, 1]], 1, 4),
        islands("bent_to_the_left", [[0, 1, 1], [0, 1, 0], [1, 1, 0]], 1, 3),
        islands("in_the_last_row_and_column", [[1, 0, 0], [0, 0, 0], [0, 0, 1], [1, 0, 1]], 3, 4),
        stated=((CORNERS_APART,
                 islands("corners_do_not_touch", [[1, 0, 0], [0, 1, 0]], 2)),
                (CORNERS_APART,
                 islands("corners_on_the_other_side", [[0, 0, 1], [0, 1, 0]], 2))),
        objects=M, returns="number",
    ),
    intent(
        "matrices.flatten", "All elements in one list, row by row.",
        "flatten matrix|flatten grid|matrix to list", "matrix",
        code("two_rows", "assert list({f}([[1, 2], [3, 4]])) == [1, 2, 3, 4]"),
        code("uneven", "assert list({f}([[5], [6, 7, 8]])) == [5, 6, 7, 8]"),
        code("wide", "assert list({f}([[3, 1, 2], [9, 8, 7]])) == [3, 1, 2, 9, 8, 7]"),
        code("one_row", "assert list({f}([[4, 5]])) == [4, 5]"),
        code("repeated", "assert list({f}([[1], [1], [0]])) == [1, 1, 0]"),
        objects=M + " to list",
        returns="list", unless="'' filtered= graph adjacency",
    ),
    shape("shape", "matrix shape|shape|matrix size"),
    shape("dimensions", "dimensions|matrix dimensions|get dimensions"),
    intent(
        "matrices.filled_spiral", "A square with 1 and what follows, from the outside inwards.",
        "fill spiral|generate spiral|spiral matrix|make spiral|spiral fill|build spiral|spirale"
        "|generate matrix|spiral square|create spiral", "number",
        code("three", "assert [list(row) for row in {f}(3)] == [[1, 2, 3], [8, 9, 4], [7, 6, 5]]"),
        code("two", "assert [list(row) for row in {f}(2)] == [[1, 2], [4, 3]]"),
        code("one", "assert [list(row) for row in {f}(1)] == [[1]]"),
        code("four", "assert [list(row) for row in {f}(4)] == [[1, 2, 3, 4], [12, 13, 14, 5], "
             "[11, 16, 15, 6], [10, 9, 8, 7]]"),
        objects="n size the of numbers clockwise", returns="list", needs="1",
        unless="counterclockwise outwards center centre sum diagonal",
    ),
]  # fmt: skip
