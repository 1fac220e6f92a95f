"""Grids and boards of games: fills, the game of life, three in a row, bowling; intervals."""

from swarm_tools.intents.bounds import END_APART, WITH_ITS_END
from swarm_tools.intents.families.matrices import CELLS
from swarm_tools.intents.model import Case, but, code, eq, intent, no, yes

GRID = "grid board image matrix the of a from at game cells"
LIFE = (
    ("lone_cell_dies", [(2, 2)], []),
    ("line_turns", [(1, 2), (2, 2), (3, 2)], [(2, 1), (2, 2), (2, 3)]),
    ("line_turns_back", [(2, 1), (2, 2), (2, 3)], [(1, 2), (2, 2), (3, 2)]),
    ("block_stays", [(1, 1), (1, 2), (2, 1), (2, 2)], [(1, 1), (1, 2), (2, 1), (2, 2)]),
    ("born_of_three", [(1, 1), (1, 2), (2, 1)], [(1, 1), (1, 2), (2, 1), (2, 2)]),
    ("too_many", [(1, 2), (2, 1), (2, 2), (2, 3), (3, 2)],
     [(1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3)]),
)  # fmt: skip
BOARDS = (
    ("row", ["XXX", "OOX", "OXO"], "X"), ("last_row", ["XOX", "XXO", "OOO"], "O"),
    ("column", ["OXX", "OXO", "OOX"], "O"), ("last_column", ["OOX", "XOX", "OXX"], "X"),
    ("diagonal", ["XOO", "OXX", "OXX"], "X"), ("other_diagonal", ["XXO", "XOO", "OXX"], "O"),
    ("nobody", ["XOX", "XOO", "OXX"], ""), ("nearly", ["XOX", "OXO", "OXO"], ""),
    ("other_diagonal_of_x", ["OXX", "OXO", "XOX"], "X"),
)  # fmt: skip
SIDE = r"player|mark|symbol|sign|p|joueur|token|who|letter|piece"
TWO = r"(i|int|interval|range|r|span|a|b|first|second|x|y|one|other|left|right|meeting)\w*"


def rows(cells: list, size: int = 5) -> list:
    """Return a grid of 0 and 1 with ones in these cells."""
    return [[int((r, c) in cells) for c in range(size)] for r in range(size)]


def filled(label: str, grid: list, at: tuple, colour: int, want: list) -> Case:
    """Return the case of a fill, done in place or returned; some fill only what is 0."""
    swap = {grid[at[0]][at[1]]: 0, 0: grid[at[0]][at[1]]}
    empty, full = ([[swap.get(v, v) for v in row] for row in rows] for rows in (grid, want))
    return code(
        label, "def filled(grid):", f"    result = {{f}}(grid, {at[0]}, {at[1]}, {colour})",
        "    outcome = result if isinstance(result, (list, tuple)) else grid",
        "    return [list(row) for row in outcome]",
        f"outcome, want = filled({grid}), {want}",
        f"if outcome == {grid}:", f"    outcome, want = filled({empty}), {full}",
        "assert outcome == want",
    )  # fmt: skip


def around(label: str, rows: list, row: int, column: int, *wants: int):
    """Return the case of live cells around one, whatever stands for them, or told by places."""
    forms = ", ".join(
        f"[[{alive} if v else {dead} for v in r] for r in rows]" for alive, dead in CELLS
    )
    return code(
        label, f"rows = {rows}", f"found, forms = [], [{forms}]",
        "places = [(i, j) for i, r in enumerate(rows) for j, v in enumerate(r) if v]",
        "for cells in [*forms, set(places), {(j, i) for i, j in places}]:", "    try:",
        f"        found.append({{f}}(cells, {row}, {column}))",
        "    except Exception as error:", "        found.append(error)",
        f"assert any(n in {wants} for n in found if isinstance(n, int))",
    )  # fmt: skip


def life(name: str, names: str, needs: str):
    """Return the intent of the game of life, under names that may say more or less of it."""
    return intent(
        f"boards.{name}", "The next generation of Conway's game of life.", names, "matrix",
        *(
            code(label, f"grid = {rows(before)}", "result = {f}(grid)",
                 "outcome = grid if isinstance(result, int | None) else result",
                 f"assert [[int(c) for c in row] for row in outcome] == {rows(after)}")
            for label, before, after in LIFE
        ),
        objects=GRID + " conway life", spelled=(r"grid|board|grille|matrix|current\w*|plateau",),
        needs=needs,
        unless="set '#' '*' '.' 'o' '█' sand head wire infected age copy_only rules",
    )  # fmt: skip


def three(label: str, board: list[str], mark: str, side: str = "") -> Case:
    """Return the case of a board, its marks letters or numbers.

    The rows are apart, as lists or as texts, or in one list. A game of four in a row knows
    nothing of three.
    """
    player = f", mark({side!r})" if side else ""
    told = "bool(result)" if side else f"won(result, {mark!r}, mark)"
    want = str(mark == side) if side else "True"
    return code(
        label, "def won(result, sign, mark):",
        "    if not sign:", "        return result not in (mark('X'), mark('O'), True)",
        "    said = str(result).startswith((sign + ' ', f'Player {sign} '))",
        "    return result is True or result == mark(sign) or said",
        "four = [list('       ') for _ in range(5)] + [list('XXXX   ')]", "found = []",
        "for signs in ('XO ', 'xo ', (1, 2, 0), (1, -1, 0), ('X', 'O', ''), ('X', 'O', None)):",
        "    mark = dict(zip('XO ', signs)).get",
        f"    rows = [[mark(sign) for sign in row] for row in {board}]",
        "    texts = [''.join(row) for row in rows] if isinstance(signs, str) else rows",
        "    for given in (rows, [sign for row in rows for sign in row], texts):", "        try:",
        f"            result = {{f}}(given{player})", "        except Exception as error:",
        "            found.append(error)", "            continue",
        f"        found.append({told} == {want})",
        "    try:", "        large = [[mark(sign) for sign in row] for row in four]",
        f"        if {{f}}(large{player.replace(repr(side), repr('X'))}):",
        "            return  # four in a row", "    except Exception:", "        continue",
        "assert True in found",
    )  # fmt: skip


def apart(label: str, *args: object) -> Case:
    """Return the case of two intervals apart; the size of a gap may be told, below zero."""
    return code(label, f"result = {{f}}({', '.join(map(repr, args))})",
                "assert not result or result < 0")  # fmt: skip


INTENTS = [
    intent(
        "boards.flood_fill", "A cell and all of its colour that it touches get a new colour.",
        "flood fill|floodfill|bucket fill|fill region|remplissage|fill area|paint fill",
        "matrix number number any",
        filled("corner", [[1, 1, 0], [1, 1, 0], [0, 0, 0]], (0, 0), 2,
               [[2, 2, 0], [2, 2, 0], [0, 0, 0]]),
        filled("not_around_the_edge", [[1, 0, 1], [0, 0, 0], [1, 0, 1]], (0, 0), 3,
               [[3, 0, 1], [0, 0, 0], [1, 0, 1]]),
        filled("around_a_bend", [[1, 1, 1], [5, 5, 1], [1, 1, 1]], (2, 2), 7,
               [[7, 7, 7], [5, 5, 7], [7, 7, 7]]),
        filled("one", [[4]], (0, 0), 9, [[9]]),
        code("the_same_colour", "grid = [[6, 6], [6, 1]]", "result = {f}(grid, 0, 0, 6)",
             "outcome = result if isinstance(result, (list, tuple)) else grid",
             "assert [list(row) for row in outcome] == [[6, 6], [6, 1]]"),
        filled("wide", [[3, 3, 3, 3], [2, 2, 2, 3]], (0, 0), 8, [[8, 8, 8, 8], [2, 2, 2, 8]]),
        filled("high", [[3, 2], [3, 2], [3, 2]], (0, 0), 8, [[8, 2], [8, 2], [8, 2]]),
        objects=GRID,
        unless="width height w h size '.' '#' ''", spelled=(
            r".*", r"(row|r|sr|x|i|start_row|start_r|start_x|ligne)\w*",
            r"(col|c|sc|y|j|start_col|start_c|start_y|colonne)\w*",
            r"(new|color|colour|c|fill|value|replacement|couleur)\w*"),
    ),
    intent(
        "boards.live_around", "How many of the eight cells around are alive.",
        "count neighbors|count neighbours|live neighbors|live neighbours|count live neighbors"
        "|count live neighbours|neighbors|neighbours|alive neighbors|count alive neighbors"
        "|compter voisins|voisins|neighbor count|neighbour count", "matrix number number",
        around("middle", [[1, 1, 1], [1, 1, 0], [0, 0, 0]], 1, 1, 4, 2),
        around("all_around", [[1] * 5 for _ in range(5)], 2, 2, 8, 4),
        around("in_the_corner", [[0] * 5] * 3 + [[0, 0, 0, 1, 1]] * 2, 4, 4, 3, 2),
        around("nothing_around", [[0] * 5 for _ in range(5)], 2, 2, 0),
        around("itself_does_not_count", rows([(1, 1)], 3), 1, 1, 0),
        *(but("% wrap torus", around(label, rows(cells, 4), *corner, 0)) for
          label, cells, corner in (
              ("nothing_across_the_edge", [(0, 3), (3, 0), (3, 3)], (0, 0)),
              ("in_the_last_corner", [(0, 3), (3, 0), (0, 0)], (3, 3)))),
        objects=GRID + " matrice 2d list elements array get square live alive adjacent around "
        "position row col", returns="number", unless="mine mines bomb island",
    ),
    life("life", "next generation|game of life|life step|game of life step|next gen|step life"
         "|jeu vie|life next|generation suivante",
         "neighbors neighbours live alive voisins count_neighbors total cells n"),
    life("life_update", "update grid", "3"),
    intent(
        "boards.winner", "The player with three in a row, in a column or a diagonal.",
        "ttt winner|gagnant|"
        "tic tac toe winner|check winner|check win|who won|tic tac toe|morpion gagnant|winner"
        "|find winner|tictactoe winner|get winner|board winner|gagnant morpion|game winner",
        "matrix",
        *(three(*board) for board in BOARDS),
        objects="board game tic tac toe check", spelled=(r"board|grid|plateau|grille|b|tableau",),
        needs="row rows r col cols ligne i", unless="4 5 6 7 8 9 combo sum abs",
    ),
    intent(
        "boards.winner_of_nine", "The player with three in a row, in a column or a diagonal.",
        "tic tac toe winner|check winner|check win|who won|winner|find winner|get winner"
        "|board winner|game winner", "list",
        *(three(*board) for board in BOARDS),
        objects="board game tic tac toe check", spelled=(r"board|grid|plateau|grille|b|cells",),
        needs="8", unless="9 10 combo sum abs row col rows cols r",
    ),
    intent(
        "boards.has_won", "A player has three in a row, in a column or a diagonal.",
        "check winner|check win|has won|is winner|tic tac toe winner|is winning|player wins"
        "|check victory|has winner|a gagne", "matrix string",
        *(three(label, board, winner, mark) for label, board, winner in BOARDS
          for mark in (winner or "XO")),
        three("the_other", BOARDS[0][1], "X", "O"),
        objects="board game tic tac toe check player", returns="bool", spelled=(
            r"board|grid|plateau|grille|b|tableau", SIDE), needs="row rows r col cols ligne i",
        unless="4 5 6 7 8 9 combo length k sum abs",
    ),
    intent(
        "boards.bowling", "The score of a game of ten frames, given its rolls.",
        "bowling score|score bowling|bowling|score game|bowling game score|bowling total"
        "|total score", "numbers",
        eq("gutter", [0] * 20, to=0), eq("ones", [1] * 20, to=20), eq("perfect", [10] * 12, to=300),
        eq("spares", [5] * 21, to=150), eq("one_spare", [6, 4, 3] + [0] * 17, to=16),
        eq("one_strike", [10, 3, 4] + [0] * 16, to=24),
        eq("strike_at_the_end", [0] * 18 + [10, 2, 3], to=15),
        objects="bowling of rolls", returns="number", spelled=(r"rolls|throws|pins|lancers|balls",),
        unless="partial incomplete frame_scores", needs="10 frame frames strike spare",
    ),
    intent(
        "boards.overlaps", "Two intervals have a common part.",
        "intervals overlap|overlaps|do overlap|ranges overlap|is overlapping|do intervals overlap"
        "|do ranges overlap|overlap|intersects|intervals intersect|chevauchent", "numbers numbers",
        yes("in_part", (1, 5), (3, 8)), yes("turned", (3, 8), (1, 5)),
        yes("inside", (1, 9), (3, 4)),
        yes("around", (3, 4), (1, 9)), apart("before", (1, 2), (4, 6)),
        apart("after", (4, 6), (1, 2)),
        yes("same", (2, 4), (2, 4)),
        objects="two intervals ranges interval range", returns="bool", spelled=(TWO, TWO),
        stated=((END_APART, no("touching", (1, 3), (3, 5))),
                (END_APART, no("touching_turned", (3, 5), (1, 3))),
                (WITH_ITS_END, yes("touching_ends", (1, 3), (3, 5)))),
        needs="0 1 start end low high lo hi s1 debut",
        unless="set any in len range 2 3",
    ),
    intent(
        "boards.overlaps_by_ends", "Two intervals, given by their ends, have a common part.",
        "se chevauchent|chevauchement|periods overlap|"
        "intervals overlap|overlaps|do overlap|ranges overlap|is overlapping|do intervals overlap"
        "|do ranges overlap|overlap|intersects|intervals intersect|chevauchent",
        "number number number number",
        yes("in_part", 1, 5, 3, 8), yes("turned", 3, 8, 1, 5), yes("inside", 1, 9, 3, 4),
        yes("around", 3, 4, 1, 9), apart("before", 1, 2, 4, 6), apart("after", 4, 6, 1, 2),
        objects="two intervals ranges interval range", returns="bool", spelled=(
            r"(start|s|a|lo|low|begin|debut|min|a_start|first)\w*",
            r"(end|e|b|hi|high|fin|max|a_end|finish)\w*",
            r"(start|s|c|lo|low|begin|debut|min|b_start|other|second|a)\w*",
            r"(end|e|d|hi|high|fin|max|b_end|finish|other|second|b)\w*"),
        unless="helper= split strptime date dates 12 24 24h midnight",
    ),
    intent(
        "boards.insert_interval", "An interval is put among sorted ones and joined with them.",
        "insert interval|add interval|insert and merge|inserer intervalle|insert new interval",
        "nested pair",
        *(
            code(label, f"result = {{f}}({given}, {new})",
                 f"assert [list(part) for part in result] == {want}")
            for label, given, new, want in (
                ("joined", [[1, 3], [6, 9]], [2, 5], [[1, 5], [6, 9]]),
                ("several", [[1, 2], [3, 5], [6, 7], [8, 10], [12, 16]], [4, 9],
                 [[1, 2], [3, 10], [12, 16]]),
                ("between", [[1, 2], [10, 12]], [5, 6], [[1, 2], [5, 6], [10, 12]]),
                ("first", [[5, 6]], [1, 2], [[1, 2], [5, 6]]),
                ("last", [[1, 2]], [5, 6], [[1, 2], [5, 6]]),
                ("inside", [[1, 9]], [3, 4], [[1, 9]]), ("alone", [], [3, 4], [[3, 4]]),
            )
        ),
        objects="new into intervals", returns="list", unless="tree node",
        needs="max min merge merged",
        spelled=(r"\w*intervals?\w*|ranges|spans|lst|items", r"new\w*|interval|span|i"),
    ),
]  # fmt: skip
