"""Totals of lines with a discount taken off and a tax put on, both as percentages."""

from swarm_tools.intents.model import Case, code, intent

NAMES = (
    "invoice total|order total|cart total|grand total|total with tax|bill total|basket total"
    "|total facture|total commande|total panier|invoice amount|calculate invoice|compute invoice"
    "|total|calculate total|compute total|final total|total due"
)
OBJECTS = (
    "of an the in cents lines are quantity unit price discount is taken off subtotal then tax "
    "added on what left with and total percent percentage percentages after before net gross items "
    "pairs prices calculate compute get applied first rounded including incl inclusive ttc ht"
)
LINES = r"(lines|items|rows|products|articles|cart|lignes|prices|amounts|basket|order)"
DISCOUNT = r"(discount|remise|reduction|rebate)\w*"
TAX = r"(tax|vat|tva|sales_tax)\w*"
TAX_ON_THE_REST = (
    r"\bthen\b[^.;]{0,25}\b(tax|vat|tva)\b|\b(tax|vat|tva)\b[^.;]{0,35}\b(after|on what|on the rest"
    r"|on the (reduced|discounted|remaining))|\bdiscount\w*\b[^.;]{0,30}\bbefore (the )?(tax|vat)"
    r"|\b(puis|ensuite)\b[^.;]{0,25}\b(taxe|tva)\b"
)
ROWS = (("two", [(2, 100), (1, 300)], 500), ("one", [(3, 200)], 600))
UNLESS = (
    "shipping coupon threshold minimum member loyalty free bulk cap currency 0_01 1000 delivery"
)


def reduced(label: str, lines: list, total: int, *percents: int, turned: bool = False) -> Case:
    """Return the case of a total with a discount, or a discount and a tax, in percent."""
    factor = 1 - percents[0] / 100
    if len(percents) > 1:
        factor *= 1 + percents[1] / 100
    given = ", ".join(map(str, percents[::-1] if turned else percents))
    return code(label, f"assert {{f}}({lines}, {given}) == pytest.approx({total * factor})")


def both(flat: bool, turned: bool) -> tuple[list[Case], Case]:
    """Return the cases with one of discount and tax, and that with both."""
    rows = [(n, [a * b for a, b in v] if flat else v, total) for n, v, total in ROWS]
    (_, two, of_two), (_, one, of_one) = rows
    return [
        reduced("nothing_off", two, of_two, 0, 0, turned=turned),
        reduced("discount_alone", two, of_two, 10, 0, turned=turned),
        reduced("tax_alone", two, of_two, 0, 20, turned=turned),
        reduced("one_line", one, of_one, 50, 0, turned=turned),
        reduced("one_line_taxed", one, of_one, 0, 10, turned=turned),
    ], reduced("tax_on_what_is_left", two, of_two, 20, 10, turned=turned)  # fmt: skip


def of_texts(label: str, total: float, *percents: int, turned: bool = False) -> Case:
    """Return the case of lines whose prices are texts, before or after the quantity."""
    given = ", ".join(map(str, percents[::-1] if turned else percents))
    return code(
        label, "told = []",
        "for lines in ([(2, '100.00'), (1, '300.00')], [('100.00', 2), ('300.00', 1)]):",
        "    try:", f"        told.append(float({{f}}(lines, {given})))",
        "    except Exception:", "        pass  # the other way round",
        f"assert pytest.approx({total}) in told",
    )  # fmt: skip


INTENTS = [
    *(
        intent(
            f"reduced_totals.priced_in_texts{'_tax_first' if turned else ''}",
            "The total of lines priced as texts, less a discount, with a tax on it.", NAMES,
            "nested number number",
            of_texts("nothing_off", 500, 0, 0, turned=turned),
            of_texts("discount_alone", 450, 10, 0, turned=turned),
            of_texts("tax_alone", 600, 0, 20, turned=turned),
            objects=OBJECTS + " strings decimals decimal string amount rounded reduced sum vat "
            "list cents two places half up or", returns="any",
            spelled=(LINES, *((TAX, DISCOUNT) if turned else (DISCOUNT, TAX))),
            needs="decimal", unless=UNLESS,
            stated=((TAX_ON_THE_REST, of_texts("tax_on_what_is_left", 440, 20, 10, turned=turned)),
                    ),
        )
        for turned in (False, True)
    ),
    *(intent(
        f"reduced_totals.{'amounts' if flat else 'lines'}{'_tax_first' if turned else ''}",
        "The total of lines, less a discount, with a tax on it.", NAMES,
        ("numbers" if flat else "nested") + " number number", *cases,
        objects=OBJECTS, returns="number", spelled=(LINES, *(
            (TAX, DISCOUNT) if turned else (DISCOUNT, TAX))),
        needs="100", unless=UNLESS, stated=((TAX_ON_THE_REST, last),),
    )
    for flat in (False, True) for turned in (False, True) for cases, last in (both(flat, turned),)
    ),
]  # fmt: skip
