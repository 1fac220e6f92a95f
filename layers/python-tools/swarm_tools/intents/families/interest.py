"""Interest that is added several times a year."""

from swarm_tools.intents.families.money import INTEREST_ALONE
from swarm_tools.intents.model import Case, eq, intent, one_of

START = r"p|principal\w*|capital|amount|montant|initial\w*|present_value|pv|deposit|investment"
RATE = (
    r"r|rate|(rate_)?(percent|pct)|taux\w*|interest_rate|(annual|yearly|nominal)_(interest_)?rate"
    r"|interest"
)
YEARS = r"t|time|years?|annees?|num_years|duree|n_years|term"
TIMES = (
    r"n|m|k|(\w*_)?(periods|times|compounds|compoundings|frequency|freq)(_\w+)?|frequence"
    r"|per_year"
)
NAMES = (
    "compound interest|compound amount|future value|final amount|compound|compounded amount"
    "|compound growth|interets composes|interet compose|valeur future|capital final"
)
ROWS = (
    ("once_a_year", 1000, 10, 2, 1, 1210), ("twice_in_a_year", 1000, 20, 1, 2, 1210),
    ("twice_in_two_years", 1000, 20, 2, 2, 1464.1), ("half_a_year", 400, 100, 1, 2, 900),
    ("four_times", 1000, 40, 1, 4, 1464.1), ("three_years", 1000, 100, 3, 1, 8000),
)  # fmt: skip


def grown(turned: bool, scale: int, row: tuple) -> Case:
    """Return the case of a capital, or of the interest alone."""
    want, given = row[-1], arguments(turned, scale, row)
    return one_of(row[0], *given, to=(float(want), round(want - row[1], 9)))


def earned(turned: bool, scale: int, row: tuple) -> Case:
    """Return the case of the interest alone."""
    given = arguments(turned, scale, row)
    return eq(f"interest_{row[0]}", *given, to=round(row[-1] - row[1], 9), rounds=True)


def arguments(turned: bool, scale: int, row: tuple) -> tuple:
    """Return what a call is given: capital, rate, years and times, the last two maybe turned."""
    _, capital, rate, years, times, _ = row
    last = (times, years) if turned else (years, times)
    return (capital, rate if scale == 1 else rate / scale, *last)


INTENTS = [
    intent(
        f"interest.compound_{scale}_{order}",
        "Capital after interest compounded several times a year, or the interest alone.", NAMES,
        "number number number number", *(grown(turned, divisor, row) for row in ROWS),
        objects="with periods of a and periodic only balance final added investment",
        returns="number",
        stated=tuple((INTEREST_ALONE, earned(turned, divisor, row)) for row in ROWS[:4]),
        spelled=(START, RATE, *((TIMES, YEARS) if turned else (YEARS, TIMES))),
        needs="100 0_01" if divisor == 1 else "",
        unless="contribution deposit monthly_payment inflation tax fee 365 exp months month "
        "continuous helper= constant=" + ("" if divisor == 1 else " 100 0_01 percentage"),
    )
    for scale, divisor in (("percent", 1), ("fraction", 100))
    for order, turned in (("years_first", False), ("times_first", True))
]  # fmt: skip
