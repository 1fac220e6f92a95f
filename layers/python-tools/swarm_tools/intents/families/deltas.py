"""Numbers told as differences, and back."""

from swarm_tools.intents.model import code, intent

LISTED = "list numbers values of the sequence integers"
ENCODED = (
    "result = list({{f}}({0}))",
    "if len(result) == 2 and isinstance(result[1], (list, tuple)):",
    "    result = [result[0], *result[1]]",
)
FIRST_KEPT = (
    r"(?s)\A(?!.*\b(without|drops?|omit\w*) the first\b).*\bfirst (value|number|element|item|one)\b"
)


def encoded(label: str, values: list, want: list):
    """Return the case of differences, with or without the first number."""
    forms = f"({want}, {want[1:]})"
    return code(label, *(row.format(values) for row in ENCODED), f"assert result in {forms}")


def decoded(label: str, deltas: list, want: list):
    """Return the case of the numbers that differences tell."""
    return code(label, f"assert list({{f}}({deltas})) == {want}")


INTENTS = [
    intent(
        "deltas.encode", "The first number, then the difference of each to the one before it.",
        "delta encode|delta encoding|encode deltas|encode delta|to deltas|encoder delta", "numbers",
        encoded("up_and_down", [3, 5, 4], [3, 2, -1]),
        encoded("equal", [7, 7, 7, 8], [7, 0, 0, 1]),
        encoded("negative", [-2, -5, 1, 1], [-2, -3, 6, 0]),
        encoded("rising", [1, 4, 9, 16], [1, 3, 5, 7]),
        objects=LISTED, returns="list", unless="xor zigzag second_order bytes",
        stated=(
            (FIRST_KEPT, code("first_is_kept", *(row.format([9, 12, 10]) for row in ENCODED),
                              "assert result == [9, 3, -2]")),
        ),
    ),
    intent(
        "deltas.decode", "The numbers of which the first and all differences are given.",
        "delta decode|delta decoding|decode deltas|decode delta|from deltas|decoder delta",
        "numbers",
        decoded("up_and_down", [3, 2, -1], [3, 5, 4]),
        decoded("equal", [7, 0, 0, 1], [7, 7, 7, 8]),
        decoded("negative", [-2, -3, 6, 0], [-2, -5, 1, 1]),
        decoded("rising", [1, 3, 5, 7], [1, 4, 9, 16]),
        objects=LISTED, returns="list", unless="xor zigzag second_order bytes",
    ),
]  # fmt: skip
