"""Costs a unit: means of prices that count as often as pieces were bought."""

from swarm_tools.intents.model import Case, code, intent

OTHER = "except (AttributeError, KeyError, TypeError, ValueError):"
BOUGHT = (
    ("more_of_the_cheap", [(30, 2.0), (10, 6.0)], 3),
    ("more_of_the_dear", [(5, 4), (15, 8)], 7),
    ("equal", [(4, 10), (4, 20)], 15),
    ("three", [(1, 10), (2, 4), (5, 6)], 6),
    ("one", [(7, 5)], 5),
)


def bought(label: str, pairs: list[tuple], want: float) -> Case:
    """Return the case of purchases, pairs of which either part may be the number of pieces."""
    turned = [(price, count) for count, price in pairs]
    return code(
        label, "try:", "    first = {f}([(30, 1), (10, 5)])", OTHER, "    return  # other data",
        "purchases = " + f"{pairs} if first == pytest.approx(2) else {turned}",
        f"assert {{f}}(purchases) == pytest.approx({want})",
    )  # fmt: skip


INTENTS = [
    intent(
        "unit_costs.average", "The whole cost by the number of pieces.",
        "average unit cost|average unit price|average purchase price|average cost|mean unit cost"
        "|weighted average cost|weighted average price|average price paid|cout moyen|prix moyen"
        "|cout unitaire moyen|prix moyen pondere|average cost per unit|average price per unit"
        "|average buy price|average entry price", "nested",
        *(bought(*row) for row in BOUGHT),
        objects="of the per purchases purchase lots batches trades orders lines pairs quantity "
        "price unit units stock achats total divided by number pieces bought paid each weighted "
        "mean",
        returns="number", spelled=(r"(purchases|lots|batches|trades|orders|lines|buys|achats"
                                   r"|deliveries|receipts|entries|transactions|movements)",),
        unless="fifo lifo fees fee sold sell sales",
    ),
]  # fmt: skip
