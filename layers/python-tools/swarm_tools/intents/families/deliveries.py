"""Carts whose delivery costs something, but from a sum on, or that get a discount from one on."""

from collections.abc import Callable

from swarm_tools.intents.model import ClassIntent, Scenario, scene, words

CARTS = (
    "shopping cart", "cart", "basket", "panier", "shopping basket", "order", "commande", "checkout",
)  # fmt: skip
TWO = "thing.add(name='pen', price=4, quantity=2)\nthing.add(name='ink', price=5, quantity=1)\n"
HELD = (
    "import re\n"
    "held = {**vars(module), **vars(type(thing))}\n"
    "plain = {k: float(v) for k, v in held.items()\n"
    "         if type(v) in (int, float) or type(v).__name__ == 'Decimal'}\n"
    "def constant(words):\n"
    "    found = {v for k, v in plain.items() if re.search(words, k, re.I)}\n"
    "    return found.pop() if len(found) == 1 else None\n"
)
FREE = HELD + (
    "limit = constant('free|gratuit|offert|franco')\n"
    "if not limit or limit < 4:\n    return  # no sum from which delivery is free\n"
)
REDUCED = HELD + (
    "limit = constant('(discount|remise|reduction|rebate).*(from|des|min|seuil|threshold|at)$'\n"
    "                 '|(seuil|min|threshold).*(discount|remise|reduction|rebate)')\n"
    "if not limit or limit < 4:\n    return  # no sum from which there is a discount\n"
)
FROM = (
    r"\bfrom\b[^.;]{0,30}\d|\bat least\b|\bor more\b|\b[aà] partir d|\bd[eè]s\b|\bau moins\b"
    r"|\bbelow\b|\bunder\b|\bless than\b|\ben dessous\b|\bmoins de\b|\bsous\b"
)
OVER = r"\b(above|over|more than|exceed\w*|au-dessus|plus de|d[eé]pass\w+)\b"
NOTHING = (
    r"\bempty (cart|basket|order)[^.;]{0,25}\b(nothing|0|zero|free)\b"
    r"|panier vide[^.;]{0,25}\b(rien|0|z[eé]ro|gratuit)"
)
SHIPPED = "shipping delivery port livraison free gratuit gratuite offert offerts frais"
WORDS = words("coupon code weight poids currency tax vat tva points member loyalty express country")


def worth(kind: str, limit: str, needs: str) -> Callable[..., Scenario]:
    """Return what makes scenarios of a cart worth a share of the sum that a constant names.

    Args:
        kind: First word of the labels.
        limit: Lines that find the sum, or end the scenario.
        needs: Words of which the class must use one.
    """

    def scenario(label: str, share: str, check: str, **more: str) -> Scenario:
        return scene(
            f"{kind}_{label}", limit + f"price = {share}\nthing.add(name='pen', price=price, "
            f"quantity=1)\nassert round(float(thing.total) - price, 2) {check} 0",
            needs=needs, **more,
        )  # fmt: skip

    return scenario


costs = worth("delivery", FREE, SHIPPED)
less = worth("discount", REDUCED, "discount remise reduction rebate")
DISCOUNTS = (
    less("below_the_limit_is_none", "limit / 2", "=="),
    less("above_the_limit", "limit * 2", "<"),
    less("at_the_limit", "limit", "<", said=FROM),
    less("at_the_limit_is_none", "limit", "==", said=OVER),
)
"""Scenarios of any cart that names the sum from which there is a discount."""

INTENTS = [
    ClassIntent(
        "deliveries.cart",
        "A cart costs the sum of price times quantity, with delivery below the sum that makes it "
        "free.",
        CARTS,
        {
            "add": "add_item add ajouter add_product add_line ajouter_article add_to_cart "
            "ajouter_produit",
            "remove": "remove_item remove delete_item retirer remove_product supprimer "
            "remove_from_cart",
            "total": "total get_total calculate_total total_price compute_total grand_total "
            "calculer_total cart_total total_a_payer",
            "subtotal": "subtotal get_subtotal calculate_subtotal sous_total sub_total net_total",
        },
        (
            scene("subtotal_of_several", TWO + "assert float(thing.subtotal) == pytest.approx(13)",
                  needs=SHIPPED),
            scene("subtotal_of_one", "thing.add(name='pen', price=7, quantity=3)\n"
                  "assert float(thing.subtotal) == pytest.approx(21)", needs=SHIPPED),
            scene("subtotal_after_removing", "thing.add(name='pen', price=4, quantity=1)\n"
                  "thing.add(name='ink', price=5, quantity=1)\nthing.remove(name='pen')\n"
                  "assert float(thing.subtotal) == pytest.approx(5)", needs=SHIPPED),
            scene("nothing_for_nothing", "assert float(thing.total) == 0", said=NOTHING,
                  needs=SHIPPED),
            costs("to_be_paid_below_the_limit", "limit / 2", ">"),
            costs("free_above_the_limit", "limit * 2", "=="),
            costs("free_at_the_limit", "limit", "==", said=FROM),
            costs("to_be_paid_at_the_limit", "limit", ">", said=OVER),
        ),
        {"quantity": 1, "qty": 1, "customer": "Ada", "client": "Ada", "owner": "Ada"},
        WORDS,
    ),
]  # fmt: skip
