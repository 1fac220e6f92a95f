"""How much two spans of time or of numbers have in common."""

from swarm_tools.intents.model import Case, code, intent

BEGIN = r"(\w*_)?(start|begin|from|debut|lo|low|left)(_\w+)?_?\d?|s_?\d|a1|b1|a|c|start\w"
FINISH = r"(\w*_)?(end|stop|finish|to|until|fin|hi|high|right)(_\w+)?_?\d?|e_?\d|a2|b2|b|d|end\w"
OTHERWISE = (
    "percent percentage ratio iou union area jaccard fraction box rect midnight overnight "
    "1440 24 scaled= len set intersection suffix prefix gap negative string day days"
)
NAMES = (
    "overlap minutes|minutes overlap|overlap duration|overlap length|overlap amount|overlap size"
    "|overlap hours|common minutes|common time|meeting overlap|interval overlap|range overlap"
    "|overlap time|shared minutes|overlapping minutes|overlapping time|shared time|time overlap"
    "|intersection length|overlap interval|minutes communes|duree commune|recouvrement"
    "|duree chevauchement|minutes chevauchement|hours overlap|overlap between intervals"
)
OBJECTS = "two of the in between meetings intervals ranges spans shifts slots times reunions length"
FORMS = (
    '(lambda h: f"{h:02d}:00", lambda h: h, lambda h: h * 60, lambda h: datetime(2024, 5, 6, h))'
)
REFUSED = "except (ArithmeticError, AttributeError, KeyError, IndexError, TypeError, ValueError):"


def common(label: str, first: tuple, second: tuple, hours: int, *, ends: bool = False) -> Case:
    """Return the case of the hours that two spans share, told in any unit.

    A span of whole numbers may hold its last one, too.
    """
    given = (
        "*(form(h) for h in first + second)"
        if ends
        else "tuple(map(form, first)), tuple(map(form, second))"
    )
    check = "assert not result" if not hours else f"assert result in {amounts(hours)}"
    touching = first[1] == second[0] or second[1] == first[0]
    if touching:
        check = "assert not result or result == 1"
    return code(
        label, "from datetime import datetime", f"first, second = {first}, {second}",
        f"for form in {FORMS}:", "    try:", f"        result = {{f}}({given})",
        f"    {REFUSED}", "        continue  # another form of time",
        "    written = isinstance(result, str) and not result.lstrip('-').isdigit()",
        "    if written or isinstance(result, (tuple, list)):",
        "        continue  # the span itself",
        '    seconds = getattr(result, "total_seconds", None)',
        "    result = seconds() if seconds else result",
        f"    {check}",
    )  # fmt: skip


def amounts(hours: int) -> tuple[int, ...]:
    """Return a number of hours in hours, minutes and seconds, and with both ends counted."""
    return (hours, hours + 1, hours * 60, hours * 60 + 1, hours * 3600)


CASES = (
    ("later", (9, 12), (11, 15), 1), ("earlier", (11, 15), (9, 13), 2), ("apart", (9, 10), (13, 15),
        0), ("apart_before", (13, 15), (9, 10), 0), ("inside", (9, 17), (12, 15), 3),
    ("around", (12, 15), (9, 17), 3), ("same", (10, 14), (10, 14), 4),
    ("touching", (9, 11), (11, 12), 0), ("from_the_same_start", (8, 10), (8, 15), 2),
)  # fmt: skip

INTENTS = [
    intent(
        "overlaps.of_spans", "How long two spans last in common, 0 if they do not overlap.",
        NAMES, "pair pair", *(common(*case) for case in CASES), objects=OBJECTS, returns="number",
        unless=OTHERWISE,
    ),
    intent(
        "overlaps.of_ends", "How long two spans, given by their ends, last in common, or 0.",
        NAMES, "any any any any", *(common(*case, ends=True) for case in CASES), objects=OBJECTS,
        returns="number", spelled=(BEGIN, FINISH, BEGIN, FINISH),
        unless=OTHERWISE,
    ),
]  # fmt: skip
