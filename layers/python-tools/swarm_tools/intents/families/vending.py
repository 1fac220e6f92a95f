"""Vending machines."""

from swarm_tools.intents.model import ClassIntent, scene, words

LOADED = "thing.load(name='cola', price=50, quantity={0})\n"
COIN = "try:\n    thing.insert(coin=100)\nexcept Exception:\n    return\n"
TRY_BUY = "try:\n    thing.buy('cola')\nexcept Exception:\n    pass\n"
ASK_BUY = "try:\n    result = thing.buy('cola')\nexcept Exception:\n    result = None\n"
KEPT = "assert thing.credit == {0} or thing.credit == 0 and str({0}) in str(result)"
SUM = (
    "total = given\nif isinstance(given, dict):\n"
    "    total = sum(coin * count for coin, count in given.items())\n"
    "elif isinstance(given, (list, tuple)):\n    total = sum(given)\n"
)
SPENT = r"credit is (then|set to|reset to) (0|zero)|credit is (cleared|reset)|resets? the credit"
GIVES_CHANGE = r"returns? the change|change is returned|gives? back the change|rend la monnaie"

INTENTS = [
    ClassIntent(
        "vending.machine",
        "A product is sold for its price when there is one left and enough credit, and the rest "
        "is given back as change.",
        ("vending machine", "distributeur", "snack machine", "drink machine", "drinks machine",
         "ticket machine", "distributeur automatique", "coffee machine", "vendor"),
        {
            "load": "load add_product add_item stock restock add refill load_product "
            "ajouter_produit fill fill_slot remplir",
            "insert": "insert_coin insert_money insert add_money insert_coins deposit pay "
            "add_credit inserer insert_cash inserer_piece",
            "buy": "buy purchase select vend select_product dispense acheter sell buy_product",
            "credit": "credit balance() money() inserted balance money get_balance amount "
            "get_credit solde",
            "change": "give_change return_change refund cancel eject return_coins get_change "
            "return_money rendre_monnaie change()",
        },
        (
            scene("credit_grows", COIN + "assert thing.credit == 100\n" + COIN
                  + "assert thing.credit == 200", unless="limit max maximum"),
            scene("price_is_paid", LOADED.format(5) + COIN + "thing.buy('cola')\n"
                  "assert thing.credit in (50, 0)"),
            scene("sale_is_said", LOADED.format(5) + COIN + "if thing.credit != 100:\n    return\n"
                  "assert thing.buy('cola') is not False"),
            scene("no_sale_is_said", "thing.load(name='cola', price=300, quantity=5)\n" + COIN
                  + "try:\n    result = thing.buy('cola')\nexcept Exception:\n    return\n"
                  "assert result is not True", guard="buy"),
            scene("too_little_credit", "thing.load(name='cola', price=300, quantity=5)\n" + COIN
                  + TRY_BUY + "assert thing.credit == 100"),
            scene("sold_out", LOADED.format(1) + COIN + COIN + TRY_BUY
                  + "before = thing.credit\n" + ASK_BUY + KEPT.format("before")),
            scene("exact_credit", "thing.load(name='cola', price=100, quantity=5)\n" + COIN
                  + "thing.buy('cola')\nassert thing.credit == 0"),
            scene("none_at_first", LOADED.format(0) + COIN + ASK_BUY + KEPT.format(100)),
            scene("nothing_kept", LOADED.format(5) + COIN + "thing.buy('cola')\n"
                  "assert thing.credit == 0", said=SPENT),
            scene("change_is_returned", LOADED.format(5) + COIN + ASK_BUY
                  + "assert result == 50 or type(result) is not int", said=GIVES_CHANGE),
            scene("too_little_twice", "thing.load(name='cola', price=300, quantity=5)\n" + COIN
                  + TRY_BUY + COIN + COIN + "thing.buy('cola')\nassert thing.credit == 0"),
            scene("one_less_to_sell", LOADED.format(2) + (COIN + TRY_BUY) * 2 + COIN + COIN
                  + "before = thing.credit\n" + ASK_BUY + KEPT.format("before")),
            scene("all_given_back", COIN + "given = thing.change()\n" + SUM
                  + "assert total == 100\nassert thing.credit == 0"),
            scene("rest_given_back", LOADED.format(5) + COIN + "thing.buy('cola')\n"
                  "before = thing.credit\ngiven = thing.change()\n" + SUM
                  + "assert total == before\nassert thing.credit == 0"),
        ),
        {"name": "hall", "code": "cola"},
        words("dollars euros 'nickel' 'dime' nickel dime rejected accepted valid"),
    ),
]  # fmt: skip
