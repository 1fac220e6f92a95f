"""Values that fall by the year, amounts in notes and coins, and amounts of other currencies."""

from swarm_tools.intents.model import Case, code, intent, near

MONEY = "amount price cost value total of a the in euros dollars"


def broken_down(label: str, amount: int, want: dict[int, int]) -> Case:
    """Return the case of an amount in notes and coins, of a table or of pairs."""
    return code(
        label, f"result = dict({{f}}({amount}))",
        "found = {k: n for k, n in result.items() if n}", "if set(found) - {1, 2, 5, 10, 20, 50, "
        "100, 200, 500}:", "    return  # of another currency",
        f"assert sum(k * n for k, n in found.items()) == {amount}",
        f"assert not {set(want)} <= set(result) or found == {want}",
    )  # fmt: skip


INTENTS = [
    intent(
        "accounting.yearly_depreciation", "The same part of what is lost each year.",
        "depreciation|straight line depreciation|annual depreciation|yearly depreciation"
        "|amortissement|amortissement lineaire", "number number number",
        near("plain", 1000, 100, 9, to=100), near("to_nothing", 1200, 0, 4, to=300),
        near("one_year", 500, 100, 1, to=400), near("part", 100, 10, 4, to=22.5),
        objects=MONEY + " straight line salvage residual life years annual useful per year",
        returns="number", spelled=(r"(cost|price|value|purchase|amount|prix|initial)\w*",
                                   r"(salvage|residual|scrap|rest|valeur_residuelle|final)\w*",
                                   r"(life|years|useful_life|n|periods|duree|annees|lifetime)\w*"),
        unless="declining rate month",
    ),
    intent(
        "accounting.cash_breakdown", "As few notes and coins as make an amount.",
        "cash breakdown|breakdown|denominations|notes and coins|note breakdown|bill breakdown"
        "|count notes|decomposer montant", "number",
        broken_down("several", 188, {100: 1, 50: 1, 20: 1, 10: 1, 5: 1, 2: 1, 1: 1}),
        broken_down("twice", 40, {20: 2}), broken_down("large", 250, {200: 1, 50: 1}),
        objects=MONEY + " notes coins bills few fewest breakdown denominations cash change",
        returns="dict", spelled=(r"(amount|total|cash|value|montant|sum|n)\w*",),
        unless="cents 0_5 limited stock supply",
    ),
    intent(
        "accounting.exchanged", "An amount times a rate.",
        "currency convert|convert currency|exchange|to currency|convert amount|exchange money"
        "|convertir devise|change money to", "number number",
        near("half", 100, 0.5, to=50), near("more", 40, 1.25, to=50), near("none", 0, 1.5, to=0),
        near("same", 12, 1, to=12),
        objects=MONEY + " currency rate exchange foreign convert at", returns="number",
        spelled=(r"(amount|value|money|sum|montant|euros|dollars)\w*", r"\w*(rate|taux|cours)\w*"),
        unless="fee commission / rates reverse",
    ),
    intent(
        "accounting.rounded_to_cents", "An amount with two digits after the point.",
        "round cents|round to cents|round money|to cents precision|arrondir centimes"
        "|round amount|arrondir", "number",
        *(code(label, "from decimal import Decimal", "try:", f"    result = {{f}}({amount})",
               "except (AttributeError, TypeError):", f"    result = {{f}}(Decimal('{amount}'))",
               f"assert float(result) == pytest.approx({want})")
          for label, amount, want in (("down", 1.234, 1.23), ("up", 2.567, 2.57), ("whole", 3, 3),
                                      ("negative", -1.111, -1.11))),
        objects=MONEY + " to two decimals cents nearest round half up", returns="number",
        spelled=(r"(amount|value|price|x|montant|money|n)\w*",), needs="2 0_01 '0.01' 100",
        unless="5 0_05 ceil floor quarter nickel",
    ),
]  # fmt: skip
