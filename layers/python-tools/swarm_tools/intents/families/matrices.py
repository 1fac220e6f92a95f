"""Matrices and grids as lists of rows."""

from swarm_tools.intents.model import code, each, eq, intent, no, one_of, yes

M = "matrix grid matrice of a the 2d list elements array get square"


def grid(label: str, given: str, want: str):
    """Return the case that a grid is changed in place or returned changed."""
    return code(label, f"grid = {given}", "result = {f}(grid)",
                "outcome = grid if result is None else result",
                f"assert [list(row) for row in outcome] == {want}")  # fmt: skip


INTENTS = [
    intent(
        "matrices.identity", "Ones on the diagonal.",
        "identity|identity matrix|create identity|eye|make identity|matrice identite", "number",
        code("two_rows", "assert [list(row) for row in {f}(2)] == [[1, 0], [0, 1]]"),
        code("three_rows",
            "assert [list(row) for row in {f}(3)] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]"),
        objects=M + " create make generate n", returns="list",
        spelled=(r"n|size|dim\w*|order|taille",),
    ),
    intent(
        "matrices.zeros", "Rows of zeros that are lists of their own.",
        "zeros|zero matrix|create matrix|zeros matrix|make zeros|create zero matrix|make matrix"
        "|create grid|make grid|empty grid", "number number",
        code("two_by_three", "assert [list(row) for row in {f}(2, 3)] == [[0, 0, 0], [0, 0, 0]]"),
        code("rows_are_apart", "result = {f}(2, 2)", "result[0][0] = 5",
            "assert result[1][0] == 0"),
        objects=M + " create make", returns="list", needs="0",
        spelled=(r"rows?|n|r|m|height|lignes|num_rows", r"col\w*|m|c|n|width|colonnes|num_cols"),
        unless="random value fill 1",
    ),
    intent(
        "matrices.trace", "The sum of the main diagonal.",
        "trace|diagonal sum|sum diagonal|matrix trace|main diagonal sum|sum main diagonal",
        "matrix",
        each(lambda m: sum(m[i][i] for i in range(len(m))), ([[1, 2], [3, 4]],),
             ([[1, 2, 3], [4, 5, 6], [7, 8, 9]],),
             ([[1, 2, 3], [4, 50, 6], [70, 8, 9]],)),
        objects=M, returns="number", unless="secondary anti both second other", known=True,
    ),
    intent(
        "matrices.diagonal", "The elements of the main diagonal.",
        "diagonal|main diagonal|get diagonal", "matrix",
        code("three", "assert list({f}([[1, 2, 3], [4, 5, 6], [7, 8, 9]])) == [1, 5, 9]"),
        code("one", "assert list({f}([[7]])) == [7]"),
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
            "outcome = grid if result is None else result",
            "turned = [list(row) for row in outcome]",
            "assert turned in ([[7, 4, 1], [8, 5, 2], [9, 6, 3]], [[3, 6, 9], [2, 5, 8], [1, 4, "
            "7]])",
        ),
        objects=M + " 90 degrees image by", returns="list",
        unless="180 k times cos clockwise counterclockwise anticlockwise ccw counter",
    ),
    intent(
        "matrices.rotate_clockwise", "A quarter turn, the top row to the right.",
        "rotate clockwise|rotate matrix clockwise|rotate 90 clockwise|rotate grid clockwise"
        "|rotate image clockwise|turn clockwise|rotate right", "matrix",
        grid("three_rows", "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]",
             "[[7, 4, 1], [8, 5, 2], [9, 6, 3]]"),
        grid("two_rows", "[[1, 2], [3, 4]]", "[[3, 1], [4, 2]]"),
        objects=M + " 90 degrees image by", returns="list",
        unless="180 k times cos counterclockwise anticlockwise ccw counter anti",
    ),
    intent(
        "matrices.rotate_counterclockwise", "A quarter turn, the top row to the left.",
        "rotate counterclockwise|rotate counter clockwise|rotate anticlockwise|rotate ccw"
        "|rotate matrix counterclockwise|rotate left", "matrix",
        grid("three_rows", "[[1, 2, 3], [4, 5, 6], [7, 8, 9]]",
             "[[3, 6, 9], [2, 5, 8], [1, 4, 7]]"),
        grid("two_rows", "[[1, 2], [3, 4]]", "[[2, 4], [1, 3]]"),
        objects=M + " 90 degrees image by", returns="list", unless="180 k times cos",
    ),
    intent(
        "matrices.spiral", "The elements from the outside to the inside.",
        "spiral order|spiral|spiral matrix|spiral traversal", "matrix",
        code("three_rows", "assert list({f}([[1, 2, 3], [4, 5, 6], [7, 8, 9]])) == "
             "[1, 2, 3, 6, 9, 8, 7, 4, 5]"),
        code("one_row", "assert list({f}([[1, 2, 3]])) == [1, 2, 3]"),
        code("wide", "assert list({f}([[1, 2, 3, 4], [5, 6, 7, 8]])) == [1, 2, 3, 4, 8, 7, 6, 5]"),
        objects=M + " traverse", returns="list", unless="counter anticlockwise",
    ),
    intent(
        "matrices.determinant", "The determinant.",
        "determinant|det|matrix determinant", "matrix",
        eq("two_rows", [[3, 8], [4, 6]], to=-14), eq("identity", [[1, 0], [0, 1]], to=1),
        code("three_rows_if_taken", "try:", "    result = {f}([[2, 0, 1], [1, 3, 2], [1, 1, 1]])",
             "except Exception:", "    return",
             "assert result == pytest.approx(0) or result == 6"),
        objects=M + " 2x2 3x3 recursive", returns="number", unless="3x3", known=True,
    ),
    intent(
        "matrices.is_symmetric", "Equal to its transpose.",
        "is symmetric|is symmetric matrix|symmetric", "matrix",
        yes("symmetric", [[1, 2], [2, 3]]), no("other", [[1, 2], [3, 4]]),
        no("last_corner", [[1, 2, 3], [2, 4, 5], [3, 6, 7]]), objects=M, returns="bool", known=True,
        unless="left right root",
    ),
    intent(
        "matrices.is_identity", "Ones on the diagonal, zeros elsewhere.",
        "is identity|is identity matrix", "matrix",
        yes("identity", [[1, 0], [0, 1]]), no("other", [[1, 1], [0, 1]]), no("twos", [[2, 0], [0,
        2]]),
        objects=M, returns="bool",
    ),
    intent(
        "matrices.is_square", "As many rows as columns.",
        "is square matrix|is matrix square|is square", "matrix",
        yes("square", [[1, 2], [3, 4]]), no("wide", [[1, 2, 3], [4, 5, 6]]), objects=M,
        returns="bool",
        known=True, unless="magic",
    ),
    intent(
        "matrices.magic_square", "Rows, columns and diagonals have the same sum.",
        "is magic square|magic square", "matrix",
        yes("known", [[2, 7, 6], [9, 5, 1], [4, 3, 8]]), no("rows_only", [[1, 2, 3], [3, 1, 2], [2,
        3, 1]]),
        no("other", [[1, 2], [3, 4]]), objects=M, returns="bool",
    ),
    intent(
        "matrices.scale", "Every element times a number.",
        "scale matrix|scalar multiply|matrix scalar multiply|multiply by scalar|multiply matrix "
        "scalar"
        "|multiply matrix by scalar", "matrix number",
        code("two_rows", "grid = [[1, 2], [3, 4]]", "result = {f}(grid, 3)",
             "outcome = grid if result is None else result",
             "assert [list(row) for row in outcome] == [[3, 6], [9, 12]]"),
        objects=M + " scalar by multiplication", returns="list",
    ),
    intent(
        "matrices.subtract", "The difference of two matrices.",
        "subtract matrices|matrix subtract|matrix difference|sub matrices", "matrix matrix",
        code("two_rows", "assert [list(row) for row in {f}([[5, 6], [7, 8]], [[1, 2], [3, 4]])] == "
             "[[4, 4], [4, 4]]"),
        code("wide", "result = {f}([[1, 9, 3]], [[4, 2, 3]])",
             "assert [list(row) for row in result] == [[-3, 7, 0]]"),
        objects=M + " matrices two", returns="list",
    ),
    intent(
        "matrices.row_sums", "The sum of each row.",
        "row sums|sum rows|row sum|sum each row|rows sum", "matrix",
        code("two_rows", "assert list({f}([[1, 2, 3], [4, 5, 6]])) == [6, 15]"),
        code("three_rows", "assert list({f}([[1, 2], [0, -4], [5, 5]])) == [3, -4, 10]"),
            objects=M + " each",
        returns="list",
    ),
    intent(
        "matrices.column_sums", "The sum of each column.",
        "column sums|sum columns|col sums|column sum|sum each column|columns sum|sum cols",
        "matrix",
        code("two_rows", "assert list({f}([[1, 2, 3], [4, 5, 6]])) == [5, 7, 9]"),
        code("three_rows", "assert list({f}([[1, 2], [0, -4], [5, 5]])) == [6, 3]"),
            objects=M + " each",
        returns="list",
    ),
    intent(
        "matrices.sum", "The sum of all elements.",
        "sum matrix|matrix sum|sum grid|sum all elements|sum elements", "matrix",
        eq("two_rows", [[1, 2], [3, 4]], to=10),
        eq("wide", [[1, -2, 7]], to=6),
        eq("three_rows", [[1], [2], [4]], to=7), objects=M + " all", returns="number", known=True,
    ),
    intent(
        "matrices.largest", "The largest element.",
        "max matrix|matrix max|max in matrix|find max matrix|grid max", "matrix",
        eq("two_rows", [[1, 9], [3, 4]], to=9), eq("negative", [[-4, -9], [-3, -7]], to=-3),
        objects=M + " in element", returns="number",
    ),
    intent(
        "matrices.flip_rows", "Each row in reverse order.",
        "flip horizontal|flip horizontally|mirror horizontal|mirror|flip matrix horizontally",
        "matrix",
        grid("two_rows", "[[1, 2], [3, 4]]", "[[2, 1], [4, 3]]"),
        grid("wide", "[[1, 2, 3]]", "[[3, 2, 1]]"), objects=M + " image",
        returns="list",
        known=True,
    ),
    intent(
        "matrices.neighbours", "How many of the eight cells around are alive.",
        "count neighbors|count live neighbors|count neighbours|live neighbors|count alive "
        "neighbors",
        "matrix number number",
        eq("middle", [[1, 1, 1], [1, 1, 0], [0, 0, 0]], 1, 1, to=4),
        eq("all_around", [[1] * 5 for _ in range(5)], 2, 2, to=8),
        code("in_the_corner", "rows = [[0] * 5 for _ in range(3)] + [[0, 0, 0, 1, 1]] * 2",
             "assert {f}(rows, 4, 4) == 3"),
        code("nothing_around", "assert {f}([[0] * 5 for _ in range(5)], 2, 2) == 0"),
        code("itself_does_not_count", "assert {f}([[0, 0, 0], [0, 1, 0], [0, 0, 0]], 1, 1) == 0"),
        objects=M + " alive", returns="number", unless="mine",
    ),
    intent(
        "matrices.islands", "How many groups of connected cells there are.",
        "count islands|number islands|num islands|count regions|number of islands", "matrix",
        code(
            "ones_or_letters",
            "rows = [[1, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1]]",
            "letters = [[str(cell) for cell in row] for row in rows]",
            "assert 2 in ({f}([row[:] for row in rows]), {f}(letters))",
        ),
        code(
            "none",
            "rows = [[0, 0], [0, 0]]",
            'assert {f}(rows) == 0 or {f}([["0", "0"], ["0", "0"]]) == 0',
        ),
        code(
            "one_bent",
            "rows = [[1, 0, 0], [1, 0, 0], [1, 1, 1]]",
            "letters = [[str(cell) for cell in row] for row in rows]",
            "assert 1 in ({f}([row[:] for row in rows]), {f}(letters))",
        ),
        objects=M, returns="number",
    ),
    intent(
        "matrices.flatten", "All elements in one list, row by row.",
        "flatten matrix|flatten grid|matrix to list", "matrix",
        code("two_rows", "assert list({f}([[1, 2], [3, 4]])) == [1, 2, 3, 4]"),
        code("uneven", "assert list({f}([[5], [6, 7, 8]])) == [5, 6, 7, 8]"),
            objects=M + " to list",
        returns="list",
    ),
    intent(
        "matrices.dimensions", "Rows and columns.",
        "matrix shape|shape|dimensions|matrix dimensions|matrix size|get dimensions", "matrix",
        one_of("two_by_three", [[1, 2, 3], [4, 5, 6]], to=((2, 3), [2, 3])),
        one_of("three_by_one", [[1], [2], [3]], to=((3, 1), [3, 1])), objects=M, known=True,
        returns="pair", spelled=(r"m|mat\w*|grid|a|arr\w*|table|rows|board",),
    ),
]  # fmt: skip
