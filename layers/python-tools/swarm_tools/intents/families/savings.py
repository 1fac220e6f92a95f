"""Savings that grow once a year: how long until they reach a goal, or twice what they were."""

from swarm_tools.intents.families.interest import RATE, START, YEARS
from swarm_tools.intents.model import Case, code, eq, intent

GOAL = r"(target|goal|wanted|objectif|but|desired|wish|final|end)\w*"
BY_PERCENT = "100 0_01"
OTHER = "months month monthly contribution deposits yearly_deposit fee tax 12 log inflation helper="
REACH = (
    "years to reach|years until|years needed|years to goal|years to target|years to save"
    "|how many years|annees pour atteindre|years to grow"
)
DOUBLE = (
    "years to double|doubling time|years until double|years to double money|annees pour doubler"
    "|time to double"
)
BALANCES = (
    "yearly balances|balances by year|balance by year|balances per year|growth table|yearly growth"
    "|balance each year|yearly values|value by year|compound table|savings table|balance history"
    "|growth by year|annual balances|soldes annuels|interest table"
)
ORDERS = {"goal_last": (0, 1, 2), "goal_second": (0, 2, 1)}
ROWS = (
    ("two_years", 1000, 10, 1200, 2), ("one_year", 200, 10, 205, 1),
    ("just_reached", 100, 50, 225, 2), ("several_years", 1000, 50, 5000, 4),
)  # fmt: skip
SPELLED = (START, RATE, GOAL)


def already_there(*figures: float) -> Case:
    """Return the case of a goal that is reached at once."""
    return code("already_there", "try:", f"    result = {{f}}{figures}", "except ValueError:",
                "    return  # a goal must be higher", "assert result == 0")  # fmt: skip


INTENTS = [
    *(
        intent(
            f"savings.years_{scale}_{label}", "Whole years of growth until a goal is reached.",
            REACH, "number number number",
            *(eq(name, *(row[at] for at in order), to=want)
              for name, *figures, want in ROWS
              for row in ((figures[0], figures[1] / divisor, figures[2]),)),
            already_there(*((500, 25 / divisor, 500)[at] for at in order)),
            objects="of the a in savings amount money full added end yearly whole",
            returns="number", spelled=tuple(SPELLED[at] for at in order),
            needs=BY_PERCENT if divisor == 1 else "",
            unless=OTHER + ("" if divisor == 1 else " " + BY_PERCENT),
        )
        for scale, divisor in (("percent", 1), ("fraction", 100))
        for label, order in ORDERS.items()
    ),
    *(
        intent(
            f"savings.doubled_{scale}", "Whole years of growth until there is twice as much.",
            DOUBLE, "number", eq("in_one", 100 / divisor, to=1), eq("in_two", 50 / divisor, to=2),
            eq("in_four", 20 / divisor, to=4), eq("in_three", 30 / divisor, to=3),
            objects="of the a in savings amount money", returns="number", spelled=(RATE,),
            needs=BY_PERCENT if divisor == 1 else "",
            unless=OTHER + " 72 70" + ("" if divisor == 1 else " " + BY_PERCENT),
        )
        for scale, divisor in (("percent", 1), ("fraction", 100))
    ),
    *(
        intent(
            f"savings.balances_{scale}", "The balance at the end of each year, with its interest.",
            BALANCES, "number number number",
            *(code(label, f"result = {{f}}({start}, {rate / divisor}, {years})",
                   "if not isinstance(result, list) or any(isinstance(v, (tuple, dict, str))"
                   " for v in result):", "    return  # told in another form",
                   f"assert result == pytest.approx({wanted})"
                   f" or result == pytest.approx([{start}, *{wanted}])")
              for label, start, rate, years, wanted in (
                  ("two_years", 1000, 10, 2, [1100, 1210]), ("one_year", 200, 50, 1, [300]),
                  ("three_years", 100, 100, 3, [200, 400, 800]),
                  ("a_quarter", 400, 25, 2, [500, 625]))),
            objects="of the a in each year end yearly balance interest once rounded cents exact "
            "but added computation goes list amount principal savings", returns="list",
            spelled=(START, RATE, YEARS),
            stated=(
                (r"\bend of (each|every|the|a) year\b|\beach year's end\b|\bone for each year",
                 code("as_many_as_years", f"assert len({{f}}(1000, {10 / divisor}, 3)) == 3")),
            ),
            needs=BY_PERCENT if divisor == 1 else "",
            unless=OTHER + ("" if divisor == 1 else " " + BY_PERCENT),
        )
        for scale, divisor in (("percent", 1), ("fraction", 100))
    ),
]  # fmt: skip
