"""The towers of Hanoi, move by move."""

from swarm_tools.intents.model import code, intent

NAMES = ("hanoi|tower hanoi|tower of hanoi|towers of hanoi|towers hanoi|hanoi moves|solve hanoi"
         "|tour hanoi|tours hanoi|move tower|deplacer tour|move disks|move discs")  # fmt: skip
SOURCE = r"(from_?\w*|source|src|start|origin|depart|origine|begin)"
TARGET = r"(to_?\w*|target|dest\w*|goal|end|arrivee|cible|finish)"
SPARE = r"(aux\w*|spare|via|temp\w*|helper|intermed\w*|inter|buffer|other|middle|using|by)"
COUNT = r"n|n_?dis\w+|num\w*|dis[ck]s?|count|height|nb\w*|hauteur"


def moved(count: int, args: str):
    """Return the case that the moves bring all discs from A to C, in as few as possible."""
    tower = [*range(count, 0, -1)]
    return code(
        f"moves_of_{count}", f"result = {{f}}({count}, {args})",
        f"if result == {2**count - 1}:", "    return", "moves = list(result)",
        f'pegs = {{"A": {tower}, "B": [], "C": []}}',
        "for move in moves:",
        '    start, end = [sign for sign in str(move) if sign in "ABC"][-2:]',
        "    disc = pegs[start].pop()",
        "    assert not pegs[end] or pegs[end][-1] > disc",
        "    pegs[end].append(disc)",
        f'assert (pegs["C"], len(moves)) == ({tower}, {2**count - 1})',
    )  # fmt: skip


def hanoi(name: str, args: str, *spelled: str):
    """Return the intent for one order of the pegs among the parameters."""
    return intent(
        f"puzzles.hanoi_{name}", "The moves that bring the tower from one peg to another.",
        NAMES, "number any any any", *(moved(n, args) for n in (1, 2, 3, 4)),
        objects="solve recursive moves towers the of list get", returns="list",
        spelled=(COUNT, *spelled), unless="cyclic four fourth pop",
    )  # fmt: skip


INTENTS = [
    hanoi("target_second", '"A", "C", "B"', SOURCE, TARGET, SPARE),
    hanoi("target_last", '"A", "B", "C"', SOURCE, SPARE, TARGET),
]
