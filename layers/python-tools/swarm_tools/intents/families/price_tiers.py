"""Prices by quantity, from lists with quantity breaks, and taxes by brackets that are given."""

from swarm_tools.intents.model import Case, code, intent, when

FITTING = (
    "turned = [[row[::-1] for row in form] for form in forms]",
    "forms = [*forms, *turned]",
    "def fits(form, wants):", "    try:",
    "        return all(abs({call} - want) < 0.01 for given, want in wants.items())",
    "    except (AttributeError, TypeError, ValueError, LookupError, ArithmeticError):",
    "        return None",
    "fitting = [fits(form, want) for form in forms for want in wants]",
    "if all(result is None for result in fitting):", "    return  # another form of the table",
    "assert any(fitting)",
)  # fmt: skip
FALLING = "forms = [*forms, *turned, *(form[::-1] for form in [*forms, *turned])]"


def fitting(kind: str, turned: bool, *, rising: bool = True) -> tuple[str, ...]:
    """Return the lines that ask for a form of the table with which all values are right.

    Args:
        kind: ``list`` or ``dict``.
        turned: Whether the table comes first.
        rising: Whether the table begins with the smallest number.
    """
    table = f"{kind}(form)"
    call = f"{{f}}({table}, given)" if turned else f"{{f}}(given, {table})"
    rows = [row.replace("{call}", call) for row in FITTING]
    return tuple(rows if rising else [rows[0], FALLING, *rows[2:]])


PRICES = ((1, 10, 50), (8, 7, 5))
LARGER = ((1, 20, 100), (40, 36, 31))


def priced(
    label: str,
    table: tuple,
    given: tuple,
    kind: str,
    turned: bool,
    *,
    exact: bool = False,
    rising: bool = False,
) -> Case:
    """Return the case of prices for quantities, each or for all, whatever the table's form.

    Args:
        label: Words for the test's name.
        table: The least quantities, and the price of one.
        given: Quantities to ask for.
        kind: ``list`` or ``dict``.
        turned: Whether the table comes first.
        exact: Whether a price holds from its quantity on.
        rising: Whether the table begins with the least quantity.
    """
    starts, prices = table

    def price(quantity: int) -> int:
        return prices[max(0, sum(start <= quantity for start in starts) - 1)]

    unit = {q: price(q) for q in given}
    whole = {q: q * each for q, each in unit.items()}
    parts = [{q: sum(price(n - late) for n in range(1, q + 1)) for q in given} for late in (0, 1)]
    lows, ends = [list(starts), [0, *starts[1:]]], [s - 1 for s in starts[1:]]
    highs = [ends, list(starts[1:])]
    return code(
        label, f"lows, highs, prices = {lows}, {highs}, {list(prices)}",
        "def tables(most):",
        "    forms = [list(zip(low, prices)) for low in lows[:most]]",
        '    for last in (None, float("inf"), 10**6):',
        "        forms += [list(zip([*high, last], prices)) for high in highs[:most]]",
        "    return forms", f"forms, wants = tables({1 if exact else 2}), {[unit, whole]}",
        *fitting(kind, turned, rising=rising)[:-3], "forms = tables(2)",
        *fitting(kind, turned, rising=rising)[:2],
        f"fitting += [fits(form, want) for form in forms for want in {parts}]",
        *fitting(kind, turned)[-3:],
    )  # fmt: skip


def prices_of(kind: str, turned: bool, *, rising: bool = False) -> tuple[Case, ...]:
    """Return the cases of prices between the quantities at which they change."""
    rows = (
        ("a_few", PRICES, (2, 5)), ("more", PRICES, (2, 15, 30)), ("many", PRICES, (5, 20, 75)),
        ("each_tier", PRICES, (3, 12, 40, 60, 200)), ("other_prices", LARGER, (5, 30, 60, 150)),
    )[3 * rising :]  # fmt: skip
    more = "_from_the_least" * rising
    return tuple(priced(label + more, *row, kind, turned, rising=rising) for label, *row in rows)


FROM_ON = (
    r"\bat least\b|\bor more\b|\bfrom \w+ (units?|pieces|on|up|items)\b|\bmin(imum)?[_ ](quantity"
    r"|qty)|\bmin_\w+|\bd[eè]s\b|[aà] partir\b|\bup to\b|\breach\w*\b|\bjusqu|\bminimum\b|\b\d+\+"
    r"|\bstarts? at\b|\bfrom (that|this|which|its) (quantity|number|many|amount)"
)
RISING = (
    r"\b(smallest|lowest|least|smaller|fewest)( \w+)? first|\bascending|\bincreasing|\brising"
    r"|\bcroissant|\b(from|in order of|ordered by|sorted by)( \w+)? (smallest|lowest|least|limit"
    r"|threshold|quantity|upper|lower|minimum)|\bfrom (low|small)"
)
LEAST = ("min_qty", "min_quantity", "minimum", "min_q", "minimum_quantity", "least")
EACH = ("price", "unit_price", "unit", "p", "tier_price")


def at_quantities(kind: str, turned: bool) -> tuple[Case, ...]:
    """Return the cases of quantities at which the price changes."""
    return (
        priced("at_its_quantity", PRICES, (9, 10, 49, 50), kind, turned, exact=True),
        priced("at_the_next_one", LARGER, (19, 20, 99, 100), kind, turned, exact=True),
    )


TIERS = (
    r"(\w*(tiers|breaks|price_list|price_table|steps|paliers|tranches|tarifs|bareme|degressif)"
    r"|prices|table|discounts|levels|price_breaks|rates|grille)"
)
QUANTITY = r"q|qty|quantity|quantite|count|n|num\w*|units|pieces|nombre|amount|how_many|copies"
NAMED_TIERS = (
    "price for quantity|unit price|price per unit|tier price|tiered price|bulk price"
    "|quantity price|price by quantity|volume price|find tier price|price each"
    "|total price|order price|total cost|price at quantity|prix unitaire|prix par quantite"
    "|prix degressif|tarif degressif|prix pour quantite|price from tiers|price of quantity"
    "|quantity break price|tiered cost|bulk cost|wholesale price|staffel price|line price"
    "|discount for quantity|quantity discount|bulk discount|volume discount"
    "|remise quantite|tier discount|discount rate for quantity"
)
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


WORDS = (
    "get find calculate compute tiers with from by tier table breaks order the in unit quantity "
    "of for minimum least reached best pairs pair applies apply cheapest price last first smallest "
    "lowest ascending increasing sorted list up to and including no limit above over highest "
    "threshold discount whose at or more each per one item units pieces bought break level sets "
    "inclusive upper max maximum min quantities total break_quantity same all reaches reached "
    "below raise before piece"
)
TAXED = "calculate compute on the of for income with from brackets progressive total by tranches"
INTENTS = [
    *(
        intent(
            f"price_tiers.{way}_{'rows' if kind == 'list' else 'table'}",
            "The price for a quantity, from a list with breaks.",
            NAMED_TIERS, f"number {form}" if way == "after" else f"{form} number",
            *prices_of(kind, way != "after"),
            *(when(f"each_{least}_{each}=", at_quantities(kind, way != "after")[0])
              for least in LEAST for each in EACH),
            objects=WORDS, returns="number",
            spelled=(QUANTITY, TIERS) if way == "after" else (TIERS, QUANTITY),
            unless="tax vat tva shipping weight bonus free age",
            stated=(*((FROM_ON, case) for case in at_quantities(kind, way != "after")),
                    *((RISING, case) for case in prices_of(kind, way != "after", rising=True))),
        )
        for way in ("after", "before") for form, kind in (("dict", "dict"), ("nested", "list"))
    ),
    *(
        intent(
            f"price_tiers.{name}_{way}",
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
