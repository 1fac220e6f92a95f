"""Ways and regions in grids, and moves of pieces."""

from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.model import Case, code, intent

MAZE = "maze grid in a the of path way shortest steps find length fewest labyrinth to through get"
LINES = (["..#", ".#.", "..."], ["...", "##.", "..."], [".#.", "##.", "..."])
PLACE = r"(start|begin|src|source|s|depart|origin|from_cell|entry)\w*"
GOAL = r"(end|goal|target|dest|destination|exit|finish|e|arrivee|to_cell|stop)\w*"


def least(
    label: str, rows: list[str], steps: int, *, start: tuple = (0, 0), goal: tuple = (2, 2)
) -> Case:
    """Return the case of the fewest steps, or of their cells; 0 steps where there is no way.

    The maze is told by lines or by numbers, a wall being 1 or 0.
    """
    forms = [rows, [list(row) for row in rows]]
    forms += [[[int((cell == "#") == wall) for cell in row] for row in rows] for wall in (1, 0)]
    forms += [[row.replace("#", "X") for row in rows], [row.replace(".", " ") for row in rows]]
    want = "[0, -1, inf]" if steps == 0 else f"[1, {steps}, {steps + 1}]"
    return code(
        label, "found, inf = [], float('inf')", f"for maze in {forms}:",
        "    try:", f"        result = {{f}}(maze, {start}, {goal})",
        "        across = {f}([[maze[0][0]] * 3 for _ in range(3)], (0, 0), (2, 2))",
        f"    {OTHER_FORM}",
        "        continue", "    result = -1 if result is None else result",
        "    told = (list, tuple, str)",
        "    across = len(across) - 1 if isinstance(across, (list, tuple)) else across",
        "    if across == 2:", "        return  # steps may go across corners",
        "    found.append(int(len(result)) if isinstance(result, told) else result)",
        f"assert not found or any(value in {want} for value in found)",
    )  # fmt: skip


def island(label: str, grid: list, want: int, filled: int) -> Case:
    """Return the case of the largest island, its land told by 1 or "1", or grown by one cell."""
    texts = [[str(v) for v in row] for row in grid]
    return code(
        label, "found = []", f"for grid in ({grid}, {texts}):", "    try:",
        "        found.append({f}(grid))", f"    {OTHER_FORM}", "        continue",
        f"assert not found or {want} in found or set(found) <= {{0, {filled}}}",
    )  # fmt: skip


def edge(label: str, grid: list, want: int) -> Case:
    """Return the case of the edge around land, told by 1 or a mark, or by the places of cells."""
    forms = [grid, *([[land if v else sea for v in row] for row in grid]
                     for land, sea in ("10", "#.", "X ", "X."))]  # fmt: skip
    places = {(r, c) for r, row in enumerate(grid) for c, v in enumerate(row) if v}
    return code(
        label, "found = []", f"for given in ({', '.join(map(repr, forms))}, {sorted(places)}):",
        "    try:", "        found.append({f}(given))", "    except Exception as error:",
        "        found.append(error)", f"assert {want} in found",
    )  # fmt: skip


INTENTS = [
    intent(
        "mazes.fewest_steps", "The fewest steps from one cell to another around the walls.",
        "solve maze|shortest path in maze|maze shortest path|shortest path in grid"
        "|grid shortest path|maze steps|shortest maze path|maze solver|maze bfs"
        "|shortest path grid|plus court chemin labyrinthe|min steps", "matrix pair pair",
        least("around", LINES[0], 4), least("one_way", LINES[1], 4),
        least("closed", LINES[2], 0),
        *(least(f"open_room_{side}", ["....."] * 5, 2, start=(2, 2), goal=goal)
          for side, goal in (("left", (2, 0)), ("right", (2, 4)), ("up", (0, 2)),
                             ("down", (4, 2)))),
        least("along_the_top", ["...", "###", "###"], 2, goal=(0, 2)),
        least("along_the_left", [".##", ".##", ".##"], 2, goal=(2, 0)),
        objects=MAZE, returns="number", spelled=(r".*", PLACE, GOAL),
        needs="deque queue popleft pop",
        unless="diagonal weight cost heapq key door path",
    ),
    intent(
        "mazes.region_sizes", "The number of cells of the largest region of 1.",
        "max area of island|largest island|biggest island|max island|max area island"
        "|plus grande ile", "matrix",
        island("two", [[1, 1, 0], [0, 0, 1], [0, 0, 1]], 2, 5),
        island("bend", [[1, 0, 0], [1, 1, 1], [0, 0, 0]], 4, 5), island("none", [[0, 0]], 0, 1),
        island("one", [[0, 1], [0, 0]], 1, 2), island("upwards", [[0, 1], [0, 1], [1, 1]], 4, 5),
        objects="grid of in size area the cells", returns="number", unless="diagonal diagonals",
        spelled=("grid|matrix|board|map|image|cells|grille|g|island_map|ocean|land",),
    ),
    intent(
        "mazes.perimeter", "The length of the edge around cells of 1.",
        "island perimeter|perimeter of island|perimetre ile|region perimeter", "matrix",
        edge("one", [[1]], 4), edge("two", [[1, 1]], 6),
        edge("known", [[0, 1, 0, 0], [1, 1, 1, 0], [0, 1, 0, 0], [1, 1, 0, 0]], 16),
        objects="grid of in", returns="number",
    ),
    intent(
        "mazes.knight_moves", "The fields a knight can reach in one move.",
        "knight moves|get knight moves|valid knight moves|knight positions|knight jumps"
        "|mouvements cavalier", "number number",
        code("corner", "found = sorted(map(tuple, {f}(0, 0)))",
             "assert found == [(1, 2), (2, 1)] or len(found) == 8"),
        code("middle", "assert len(list({f}(3, 3))) == 8"),
        code("edge", "found = sorted(map(tuple, {f}(0, 3)))",
             "assert found == [(1, 1), (1, 5), (2, 2), (2, 4)] or len(found) == 8"),
        code("all_ways", "found = {(abs(r - 4), abs(c - 4)) for r, c in {f}(4, 4)}",
             "assert found == {(1, 2), (2, 1)}"),
        objects="get valid possible chess", returns="list",
        spelled=(r"(r|row|x|i|ligne)\w*", r"(c|col|column|y|j|colonne)\w*"),
        unless="size n steps deque queue heapq",
    ),
    intent(
        "mazes.in_bounds", "Whether a cell lies in a grid.",
        "in bounds|is in bounds|inside grid|is inside|in grid|within bounds|is in grid"
        "|est dans grille", "matrix number number",
        code("first", "assert {f}([[1, 2, 3], [4, 5, 6]], 0, 0)"),
        code("last", "assert {f}([[1, 2, 3], [4, 5, 6]], 1, 2)"),
        code("row_too_far", "assert not {f}([[1, 2, 3], [4, 5, 6]], 2, 0)"),
        code("column_too_far", "assert not {f}([[1, 2, 3], [4, 5, 6]], 1, 3)"),
        code("negative", "assert not {f}([[1, 2, 3], [4, 5, 6]], -1, 0)"),
        code("negative_column", "assert not {f}([[1, 2, 3], [4, 5, 6]], 0, -1)"),
        objects="grid cell position", returns="bool",
        spelled=(r"grid|board|matrix|grille|maze|plateau|map", r"(r|row|i|ligne|y)\w*",
                 r"(c|col|column|j|colonne|x)\w*"), needs="len",
        unless="free wall visited '#' x",
    ),
    intent(
        "mazes.four_neighbours", "The cells above, below, left and right.",
        "adjacent cells|neighbours|neighbors|get neighbours|get neighbors|voisins"
        "|adjacent positions", "number number",
        code("four", "result = set(map(tuple, {f}(1, 1)))",
             "only_across = result == {(0, 0), (0, 2), (2, 0), (2, 2)}",
             "assert only_across or {(0, 1), (1, 0), (1, 2), (2, 1)} <= result"),
        code("no_more_but_corners", "assert len(list({f}(1, 1))) in (4, 6, 8)"),
        code("not_itself", "assert (1, 1) not in set(map(tuple, {f}(1, 1)))"),
        code("elsewhere", "found = set(map(tuple, {f}(2, 5)))",
             "small = not found or max(max(p) for p in found) < 5",
             "only_across = found == {(1, 4), (1, 6), (3, 4), (3, 6)}",
             "assert small or only_across or {(1, 5), (2, 4), (3, 5)} <= found"),
        objects="of cell get four position", returns="list",
        spelled=(r"(r|row|x|i|ligne)\w*", r"(c|col|column|y|j|colonne)\w*"),
        unless="len size width height 9 box",
    ),
]  # fmt: skip
