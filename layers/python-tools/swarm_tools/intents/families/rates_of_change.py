"""How much something grew, what share took part, what a mean order was worth."""

from swarm_tools.intents.model import code, intent, near

OF = "of the a in percent percentage rate compute calculate as share part ratio between from to"
BEFORE = r"(old|before|previous|start|initial|first|last_year|ancien|avant|past|begin)\w*"
AFTER = r"(new|after|current|end|final|latest|this_year|nouveau|apres|now|second)\w*"


def share_of(name: str, doc: str, names: str, spelled: tuple[str, str], objects: str):
    """Return the intent of a share that is told as a fraction or as a percentage."""
    return intent(
        f"rates_of_change.{name}", doc, names, "number number",
        *(code(label, f"result = {{f}}({whole}, {part})",
               f"assert any(result == pytest.approx(n, abs=0.006) for n in "
               f"({part / whole}, {100 * part / whole}))")
          for label, whole, part in (("quarter", 200, 50), ("all", 80, 80), ("tenth", 500, 50),
                                     ("none", 40, 0))),
        objects=OF + objects, returns="number", spelled=spelled, unless="margin target",
    )  # fmt: skip


INTENTS = [
    intent(
        "rates_of_change.growth", "The change as a share of the old value.",
        "growth rate|growth percent|percent growth|taux croissance|croissance"
        "|year over year growth|yoy growth|revenue growth|sales growth", "number number",
        *(code(label, f"result = {{f}}({old}, {new})",
               f"assert any(result == pytest.approx(n) for n in ({(new - old) / old}, "
               f"{100 * (new - old) / old}))")
          for label, old, new in (("up", 80, 100), ("down", 200, 150), ("same", 50, 50),
                                  ("doubled", 10, 20))),
        objects=OF + " sales revenue year old new value values over", returns="number",
        spelled=(BEFORE, AFTER), unless="years periods compound annual",
    ),
    share_of("conversion", "The share of visits that end in a sale.",
             "conversion rate|taux conversion", (
                 r"(visits|visitors|sessions|leads|views|impressions|total|visites|clicks)\w*",
                 r"(sales|orders|conversions|purchases|converted|signups|clicks|ventes)\w*"),
             " visits visitors sales orders conversion who that buy bought"),
    share_of("lost", "The share of customers that left.", "churn rate|taux attrition", (
        r"(start|customers|total|initial|customers_at_start|begin)\w*",
        r"(lost|left|churned|leaving|cancelled|partis|perdus)\w*"),
        " customers lost left who that at beginning start period churn"),
    intent(
        "rates_of_change.mean_order", "The mean amount of orders.",
        "average order value|average order|mean order value|panier moyen|average basket"
        "|average basket value", "numbers",
        near("two", [10, 20], to=15), near("one", [7], to=7), near("three", [1, 2, 6], to=3),
        objects=OF + " orders amounts totals order values average mean amount", returns="number",
        spelled=(r"(orders|amounts|totals|values|baskets|paniers|montants)",), unless="items lines",
    ),
]  # fmt: skip
