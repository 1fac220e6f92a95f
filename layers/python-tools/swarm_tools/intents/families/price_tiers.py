"""Prices for a quantity, from a list with breaks."""

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
WORDS = (
    "get find calculate compute tiers with from by tier table breaks order the in unit quantity "
    "of for minimum least reached best pairs pair applies apply cheapest price last first smallest "
    "lowest ascending increasing sorted list up to and including no limit above over highest "
    "threshold discount whose at or more each per one item units pieces bought break level sets "
    "inclusive upper max maximum min quantities total break_quantity same all reaches reached "
    "below raise before piece"
)

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
]  # fmt: skip
