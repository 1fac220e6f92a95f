"""Taxes by brackets that are given."""

from swarm_tools.intents.families.price_tiers import RISING, fitting
from swarm_tools.intents.model import Case, code, intent

BRACKETS = r"(tax_?)?(brackets|bands|tranches|slabs|table|bareme|rates|tiers|schedule|paliers)\w*"
INCOME = r"(income|salary|gross|amount|revenu|taxable|salaire|revenue|profit|base|earnings)\w*"
NAMED_TAX = (
    "progressive tax|marginal tax|bracket tax|tax by brackets|tax from brackets"
    "|tax with brackets|tax by bracket|banded tax|tax by bands|graduated tax|impot progressif"
    "|impot par tranches|calculer impot tranches|bracketed tax|progressive income tax"
    "|tax per bracket|tax in brackets"
)
PLAIN_TAX = (
    "income tax|tax|compute tax|tax due|tax owed|impot|impot revenu|total tax|tax on income"
    "|tax for income|annual tax|calculer impot"
)
WITHIN = (
    "lower lower_bound previous prev last within part portion marginal progressive slice taxed "
    "span chunk remaining rest min inferieur precedent tranche below part_in width taxable"
)


def taxed(
    label: str, limits: tuple, rates: tuple, incomes: tuple, turned: bool, rising: bool
) -> Case:
    """Return the case of taxes of incomes, whatever the form of the brackets."""
    steps = list(zip((0, *limits), (*limits, 10**9), rates, strict=True))
    wants = {i: sum(max(0, min(i, b) - a) * rate for a, b, rate in steps) // 100 for i in incomes}
    return code(
        label, f"limits, rates = {list(limits)}, {list(rates)}", f"wants = [{wants}]",
        "forms = []", "for scale in (1, 100):",
        "    shares = [rate / scale for rate in rates]",
        "    widths = [b - a for a, b in zip([0, *limits], limits)]",
        '    for last in (None, float("inf"), 10**9):',
        "        forms.append(list(zip([*limits, last], shares)))",
        "        forms.append(list(zip([*widths, last], shares)))",
        "    forms.append(list(zip([0, *limits], shares)))",
        *fitting("list", turned, rising=rising),
    )  # fmt: skip


def taxes(turned: bool, *, rising: bool = False) -> tuple[Case, ...]:
    """Return the cases of taxes by brackets, that may begin with the highest one."""
    two, three = (10000, 30000), (5000, 20000, 60000)
    rows = (
        ("first_bracket", two, (10, 20, 40), (0, 4000, 10000)),
        ("second_bracket", two, (10, 20, 40), (4000, 15000, 30000)),
        ("last_bracket", two, (10, 20, 40), (8000, 20000, 50000)),
        ("free_first_bracket", three, (0, 10, 25, 50), (3000, 5000, 12000, 40000, 100000)),
        ("falling_rates", two, (30, 20, 10), (7000, 21000, 90000)),
    )[3 * rising :]
    more = "_from_the_lowest" * rising
    return tuple(taxed(label + more, *row, turned, rising) for label, *row in rows)


TAXED = "calculate compute on the of for income with from brackets progressive total by tranches"

INTENTS = [
    *(
        intent(
            f"tax_brackets.{name}_{way}",
            "Each rate is paid for what lies within its bracket alone.",
            names, "number nested" if way == "of_income" else "nested number",
            *taxes(way != "of_income"), objects=TAXED, returns="number",
            spelled=(INCOME, BRACKETS) if way == "of_income" else (BRACKETS, INCOME),
            needs=needs, unless="allowance deduction credit surcharge rebate cess vat married flat "
            "children household cap",
            stated=tuple((RISING, case) for case in taxes(way != "of_income", rising=True)),
        )
        for way in ("of_income", "of_brackets")
        for name, names, needs in (("taxes", NAMED_TAX, ""), ("plain_taxes", PLAIN_TAX, WITHIN))
    ),
]  # fmt: skip
