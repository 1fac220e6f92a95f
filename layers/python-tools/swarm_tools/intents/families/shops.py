"""Carts, inventories, orders and parking lots."""

from swarm_tools.intents.families.deliveries import DISCOUNTS
from swarm_tools.intents.model import ClassIntent, scene, words

TWO = "thing.add(name='pen', price=2)\nthing.add(name='ink', price=5)\n"
STOCK = "thing.add(name='pen', quantity=5)\n"
REFUSED = "try:\n    {0}\nexcept Exception:\n    pass\n"
REPLACED = (
    "price prix cost register exists already duplicate replace replaces overwrite set sets update "
    "change"
)
MORE = r"\b(more|again|adds? up|increases?|raises?|on top|additional|another)\b"
ADDED_AGAIN = (
    r"\b(again|already there|already in|twice)\b[^.;]{0,20}\b(raises|adds|increases|more|sums?)"
    r"|\b(again|already|already there|twice)\b[^.;]{0,30}\bquantit\w+ (goes up|grows|is raised"
    r"|increases|is increased|is added)"
    r"|\b(raises|increases|adds to) (its|the) quantit|d[eé]j[aà] (l[aà]|pr[eé]sent)[^.;]{0,20}"
    r"augment|quantit[eé] augmente"
)
NOT_ADDED = "exists already duplicate replace replaces overwrite update"
MORE_GOODS = (
    r"\b(puts?|adds?|takes?) (more |new |some |in )?(goods|items|pieces|units|stock|quantit\w+)\b"
    r"|\b(newest|latest|last) price\b|\badds? to (the |its )?(stock|quantity)\b"
    r"|\bajoute (des|du) (pi[eè]ces|stock|articles|unit[eé]s)"
)
GROWS = (
    r"\b(quantity|stock|amount) (grows|increases|is increased|goes up|is added|adds up|is raised)\b"
    r"|\b(increases?|raises?|adds to) (its|the) (quantity|stock)\b|quantit[eé] augmente"
)
PLACES = "left = thing.available\nleft = left if isinstance(left, int) else len(left)\n"
SHELF = """
shelf = thing.shelf
amount = shelf.get('pen') if isinstance(shelf, dict) else None
"""
LEFT = "try:\n    left = thing.stock(name='pen')\nexcept Exception:\n    left = None\n"
GONE = """
try:
    result = thing.stock(name='pen')
except Exception:
    result = None
assert result in (None, 0, False)
"""

TOTAL = "assert any(thing.total == pytest.approx(v) for v in ({0}, 100 * {0}, {0} / 100))"
LOTS = "thing.receive(quantity=10, price=2)\nthing.receive(quantity=5, price=3)\n"
COSTS = "cost costs cogs cout"

FEWER_STILL = r"\b(less|fewer) than (their|its|the) (reorder|minimum)|(?<!or )\bbelow (their|its) "
FEWER_OR_EQUAL = r"\bat or (below|under)\b|\binf[eé]rieur\w* ou [eé]ga\w+"
FEWER = (
    r"\b(fewer|less) than\b[^.;]{0,20}\b(limit|threshold|minimum)|\b(below|under) (the |a )?"
    r"(limit|threshold|minimum)|\bsous (le |un )?seuil|inf[eé]rieure? au seuil"
)

INTENTS = [
    ClassIntent(
        "shops.cart",
        "The total is the sum of price times quantity.",
        ("shopping cart", "cart", "basket", "panier", "shopping basket", "order", "commande",
         "invoice", "facture", "receipt", "bill", "expense tracker", "expenses", "budget"),
        {
            "add": "add_item add ajouter add_product add_line ajouter_article add_to_cart "
            "add_expense add_entry ajouter_produit",
            "remove": "remove_item remove delete_item retirer remove_product supprimer "
            "remove_from_cart",
            "total": "total get_total calculate_total total_price compute_total total_cost "
            "get_total_price calculer_total sum_total subtotal total_expenses cart_total",
            "subtotal": "subtotal get_subtotal calculate_subtotal sous_total sub_total net_total",
            "count": "__len__ item_count count_items total_items number_of_items "
            "get_item_count total_quantity count() size()",
            "is_empty": "is_empty isEmpty est_vide",
            "clear": "clear empty() vider",
            "names": "names get_names item_names product_names list_names noms "
            "list_items articles()",
            "reduced": "total_after_discount total_with_discount total_avec_remise "
            "discounted_total total_apres_remise get_discounted_total",
            "discount": "apply_discount discount appliquer_remise set_discount",
        },
        (
            scene("total_of_one_each", TWO + TOTAL.format(7)),
            scene("total_of_several", "thing.add(name='pen', price=4, quantity=2)\n"
                  "thing.add(name='ink', price=5, quantity=1)\n"
                  + TOTAL.format(13)),
            scene("subtotal_of_several", "thing.add(name='pen', price=4, quantity=2)\n"
                  "thing.add(name='ink', price=5, quantity=1)\n"
                  "assert thing.subtotal == pytest.approx(13)"),
            scene("subtotal_of_one_each", TWO + "assert thing.subtotal == pytest.approx(7)"),
            scene("total_by_amount", "thing.add(name='pen', amount=2)\n"
                  "thing.add(name='ink', amount=5)\nassert thing.total == pytest.approx(7)",
                  unless="quantity"),
            scene("nothing_at_first", "assert thing.total == 0"),
            scene("empty_is_free", "assert thing.total == 0",
                  said=r"\bempty (cart|basket|order)[^.;]{0,20}\b(nothing|0|free)\b"
                  r"|panier vide[^.;]{0,20}\b(rien|0|gratuit)", despite="shipping delivery limit "
                  "free coupon postage"),
            scene("total_after_removing", TWO + "thing.remove(name='pen')\n"
                  + TOTAL.format(5)),
            *(scene(label, "thing.add(name='pen', price=4, quantity=3)\n"
                    f"thing.remove(name='pen', quantity={less})\n" + TOTAL.format(total))
              for label, less, total in (("total_after_removing_one", 1, 8),
                                         ("total_after_removing_all_pieces", 3, 0))),
            scene("removing_what_is_not_there", TWO + "try:\n    thing.remove(name='cup')\n"
                  "except Exception:\n    pass\n",
                  said=r"\b(Key|Value|Lookup)Error[^.;]{0,20}\b(not|isn't|unknown|absent|pas)\b"),
            scene("gone_when_all_pieces_are_removed",
                  "thing.add(name='pen', price=4, quantity=3)\n"
                  "thing.remove(name='pen', quantity=3)\nassert 'pen' not in str(thing.names)",
                  said=r"disappear|removed (entirely|completely)|at (0|zero)|reaches (0|zero)"
                  r"|no pieces? (are|is)? ?left|none (are|is) left"),
            scene("named_as_long_as_pieces_are_left",
                  "thing.add(name='pen', price=4, quantity=3)\n"
                  "thing.remove(name='pen', quantity=2)\nassert 'pen' in str(thing.names)"),
            scene("names_of_two", TWO + "names = str(thing.names)\n"
                  "assert 'pen' in names and 'ink' in names"),
            *(scene(f"reduced_by_{percent}", "thing.add(name='pen', price=200)\n"
                    f"assert thing.reduced({percent}) == pytest.approx({want})",
                    guard="reduced 100") for percent, want in ((25, 150), (0, 200))),
            *DISCOUNTS,
            *(scene(f"total_less_{percent}_of_its_own",
                    f"thing = make(discount={percent})\nthing.add(name='pen', price=200)\n"
                    f"assert thing.total == pytest.approx({200 - 2 * percent})",
                    guard="total 100", unless="coupon threshold minimum tax vat")
              for percent in (25, 10)),
            scene("total_less_a_quarter", "thing.add(name='pen', price=200)\n"
                  "assert thing.total(percent=25) == pytest.approx(150)", guard="total 100"),
            scene("total_less_nothing", "thing.add(name='pen', price=200)\n"
                  "assert thing.total(percent=0) == pytest.approx(200)", guard="total 100"),
            scene("count_of_two", TWO + "assert thing.count == 2"),
            scene("pieces_of_two", "thing.add(name='pen', price=4, quantity=3)\n"
                  "thing.add(name='ink', price=7)\nassert thing.count == 4",
                  said=r"\b(many|number of|count\w*|total) (pieces|units|items in total)\b"
                  r"|\bpieces\b[^.;]{0,30}\b(altogether|in all|in total)\b"
                  r"|\b(sum|total) of (all |the )?quantit"),
            scene("count_after_removing",
            TWO + "thing.remove(name='ink')\nassert thing.count == 1"),
            *(
                scene(f"{label}_of_what_was_added_again",
                      "thing.add(name='pen', price=4, quantity=2)\n"
                      "thing.add(name='pen', price=4, quantity=3)\n" + shown, said=ADDED_AGAIN)
                for label, shown in (("total", TOTAL.format(20)),
                                     ("subtotal", "assert thing.subtotal == pytest.approx(20)"),
                                     ("count", "assert thing.count in (1, 2, 5)"))
            ),
            scene("empty_at_first", "assert thing.is_empty"),
            scene("not_empty_after_adding", TWO + "assert not thing.is_empty"),
            scene("cleared", TWO + "thing.clear()\nassert thing.total == 0"),
            scene("discount_set_before", "thing.discount(10)\n" + TWO
                  + "assert thing.total == pytest.approx(6.3)", needs="100", unless="code coupon",
                  said=r"percent|%"),
            scene("discounted", "thing.add(name='pen', price=200)\nresult = thing.discount(10)\n"
                  "assert thing.total == pytest.approx(180) or result in (20, 180)",
                  guard="discount 100", unless="code coupon"),
        ),
        {"quantity": 1, "qty": 1, "customer": "Ada", "owner": "Ada", "user": "Ada", "client": "Ada",
         "category": "food", "categorie": "food", "id": 1, "number": 1, "date": "2024-01-15",
         "quantite": 1, "nom": "Ada"},
        words("tax shipping tva vat currency points coupon income limit free offer promotion "
              "delivery postage service tip sign 'income'"),
        anywhere=words("add total remove"),
    ),
    ClassIntent(
        "shops.inventory",
        "Adding raises the stock, removing lowers it, not below zero.",
        ("inventory", "stock", "warehouse", "inventaire", "store inventory", "store", "entrepot",
         "magasin", "stock room", "store room", "storeroom", "stockroom", "supplies",
         "office supplies", "reserve"),
        {
            "add": "add_item add add_product add_stock ajouter ajouter_produit register restock "
            "receive receive_stock stock_in recevoir entree entrer put_in deliver",
            "restock": "restock add_stock increase_stock receive reapprovisionner",
            "remove": "remove_item remove remove_stock sell take use_item retirer vendre "
            "remove_product reduce_stock decrease_stock ship stock_out sortie withdraw issue "
            "sortir enlever prelever take_out",
            "stock": "get_quantity get_stock check_stock stock_of quantity_of get_item_quantity "
            "get_count stock_level quantity count() stock() quantite available on_hand",
            "shelf": "stock items products inventory quantities stocks quantites",
            "total": "total_items total_quantity get_total_items total_stock count_all",
            "receive": "receive receive_stock stock_in restock recevoir buy",
            "pieces": "total_quantity total_units total_pieces quantite_totale total_stock",
            "low": "low_stock low_on_stock running_low get_low_stock items_below below_threshold "
            "low_stock_items needs_restock to_reorder stock_faible stock_bas a_commander "
            "a_reapprovisionner",
            "value": "total_value get_total_value inventory_value valeur_totale stock_value "
            "calculate_total_value",
            "has": "is_in_stock in_stock has_item is_available en_stock",
        },
        (
            *(scene(label, STOCK + "thing.add(name='ink', quantity=2)\n" + text, said=FEWER)
              for label, text in (
                  ("low_are_fewer", "result = thing.low(5)\nassert 'ink' in str(result)\n"
                   "assert 'pen' not in str(result)"),
                  ("low_are_fewer_than_two", "assert 'ink' not in str(thing.low(2))"))),
            *(scene(label, f"thing.add(name='pen', quantity=5, reorder_at={level})\n"
                    f"thing.add(name='ink', quantity=2, reorder_at={level})\n"
                    "result = str(thing.low)\nassert 'ink' in result\n"
                    f"assert 'pen' {found} result", said=said)
              for label, level, found, said in (
                  ("low_by_their_level", 3, "not in", ""), ("all_low_by_their_level", 8, "in", ""),
                  ("not_low_at_their_level", 5, "not in", FEWER_STILL),
                  ("low_at_their_level", 5, "in", FEWER_OR_EQUAL))),
            scene("gone_at_zero", STOCK + "thing.remove(name='pen', quantity=5)\n"
                  "assert 'pen' not in thing.shelf",
                  said=r"\b(reaches|at|of|down to) (zero|0|none)\b[^.;]{0,30}\b(deleted|removed"
                  "|dropped"
                  r"|disappear\w*)|[eé]puis[eé]\w* (dispara|est supprim)"),
            scene("what_was_added", STOCK + "assert thing.stock(name='pen') == 5"),
            scene("less_what_was_removed", STOCK + "thing.remove(name='pen', quantity=2)\n"
                  "assert thing.stock(name='pen') == 3"),
            scene("never_added", STOCK + GONE.replace("pen", "ink").strip()
                  + " or result == -1"),
            scene("restocked", STOCK + "thing.restock(name='pen', quantity=4)\n"
                  "assert thing.stock(name='pen') == 9"),
            scene("no_more_than_there_is", STOCK
                  + REFUSED.format("thing.remove(name='pen', quantity=50)")
                  + LEFT + "assert left in (5, 0, None)", guard="remove", unless="backorder min"),
            scene("all_there_is", STOCK + "thing.remove(name='pen', quantity=5)" + GONE),
            scene("other_products_stay", STOCK + "thing.add(name='ink', quantity=2)\n"
                  "thing.remove(name='pen', quantity=1)\nassert thing.stock(name='ink') == 2"),
            scene("sum_of_quantities", STOCK + "thing.add(name='ink', quantity=2)\n"
                  "assert thing.total == 7", guard="total sum"),
            scene("value_of_all", "thing.add(name='pen', quantity=5, price=2)\n"
                  "thing.add(name='ink', quantity=1, price=7)\n"
                  "assert thing.value == pytest.approx(17)"),
            scene("value_of_what_is_left", "thing.add(name='pen', quantity=5, price=2)\n"
                  "thing.add(name='ink', quantity=3, price=7)\n"
                  "thing.remove(name='pen', quantity=2)\n"
                  "assert thing.value == pytest.approx(27)"),
            scene("added_twice", STOCK + "thing.add(name='pen', quantity=3)\n"
                  "assert thing.stock(name='pen') == 8", unless=REPLACED, said=MORE),
            scene("put_in_twice", "thing.add(name='pen', quantity=5)\ntry:\n"
                  "    thing.add(name='pen', quantity=3)\nexcept Exception:\n    return\n"
                  "assert thing.stock(name='pen') == 8",
                  unless=NOT_ADDED, said=MORE_GOODS),
            scene("value_after_adding_twice", "thing.add(name='pen', quantity=5, price=2)\ntry:\n"
                  "    thing.add(name='pen', quantity=3, price=2)\nexcept Exception:\n    return\n"
                  "assert thing.value == pytest.approx(16)", unless=NOT_ADDED, said=MORE_GOODS),
            scene("value_at_the_last_price", "thing.add(name='pen', quantity=5, price=2)\ntry:\n"
                  "    thing.add(name='pen', quantity=3, price=4)\nexcept Exception:\n    return\n"
                  "assert thing.value == pytest.approx(32)", despite=NOT_ADDED,
                  said=r"\bprice (replaces|overwrites) (an?|the|any) (earlier|old|previous|former)"
                  r"|\bsets? (its|the) (current|new) price"
                  r"|\b(last|latest|new) price (counts|is (kept|used)|holds|wins)"),
            *(scene(f"{label}_grows", "thing.add(name='pen', quantity=5, price=2)\n"
                    "thing.add(name='pen', quantity=3, price=2)\n" + shown, said=GROWS,
                    despite=REPLACED)
              for label, shown in (
                  ("stock", "assert thing.stock(name='pen') == 8"),
                  ("value", "assert thing.value == pytest.approx(16)"),
                  ("shelf", SHELF + "assert amount == 8 or not isinstance(amount, int)"))),
            scene("received_twice", "thing.receive(name='pen', quantity=5)\n"
                  "thing.receive(name='pen', quantity=3)\nassert thing.stock(name='pen') == 8"),
            scene("on_the_shelf_twice", STOCK + "thing.add(name='pen', quantity=3)\n" + SHELF
                  + "assert amount == 8 or not isinstance(amount, int)", unless=REPLACED,
                  said=MORE),
            scene("on_the_shelf_after_removing", STOCK + "thing.remove(name='pen', quantity=2)\n"
                  + SHELF + "assert amount == 3 or not isinstance(amount, int)"),
            scene("none_left_on_the_shelf", STOCK + "thing.remove(name='pen', quantity=5)\n"
                  + SHELF + "assert not amount or not isinstance(amount, int)",
                  unless="reserve min minimum"),
            scene("no_more_than_on_the_shelf", STOCK
                  + REFUSED.format("thing.remove(name='pen', quantity=50)") + SHELF
                  + "assert amount in (5, 0) or not isinstance(amount, int)", guard="remove",
                  unless="backorder min"),
            scene("all_pieces", STOCK + "thing.add(name='ink', quantity=2)\n"
                  "assert thing.pieces == 7"),
            scene("low", STOCK + "thing.add(name='ink', quantity=2)\nresult = str(thing.low(4))\n"
                  "assert 'ink' in result and 'pen' not in result", unless="margin extra"),
            scene("low_means_less", STOCK + "thing.add(name='ink', quantity=2)\n"
                  "assert 'ink' not in str(thing.low(2))",
                  said=r"(less|fewer) (\w+ )?than|(under|below) (the|a) (threshold|limit|level)"),
            scene("low_by_itself", "thing.add(name='pen', quantity=50)\n"
                  "thing.add(name='ink', quantity=1)\nresult = str(thing.low)\n"
                  "assert 'ink' in result or 'pen' not in result",
                  unless="margin extra min minimum mini minimums"),
            scene("not_low_when_added_to", "thing.add(name='pen', quantity=50)\ntry:\n"
                  "    thing.add(name='pen', quantity=1)\nexcept Exception:\n    return\n"
                  "assert 'pen' not in str(thing.low)", unless=REPLACED,
                  needs="get setdefault defaultdict counter"),
            scene("all_there_is_may_go", STOCK
                  + "assert thing.remove(name='pen', quantity=5) is not False",
                  unless="reserve reserved min minimum keep"),
            scene("all_there_is_may_go_below_a_minimum", STOCK + "thing.low(3)\n"
                  "assert thing.remove(name='pen', quantity=5) is not False",
                  unless="reserve reserved keep"),
            scene("in_stock",
            STOCK + "assert thing.has(name='pen')\nassert not thing.has(name='ink')"),
        ),
        {"price": 2, "prix": 2, "cost": 2, "sku": "A1", "category": "office", "min": 0,
         "threshold": 0},
        words("reserved batch location stack crate crates box boxes pack packs carton "
              "cartons pallets"),
        anywhere=words("add remove stock"),
    ),
    ClassIntent(
        "shops.parking_lot",
        "Every car takes a place until none is left.",
        ("parking lot", "parking", "garage", "car park", "parking garage", "parc stationnement"),
        {
            "park": "park park_car park_vehicle enter add_car garer",
            "leave": "leave remove_car unpark exit leave_car remove car_leaves remove_vehicle",
            "available": "available_spots available_spaces free_spots get_available_spots "
            "spots_left available() free spaces_left free_spaces free_places places_left "
            "places_libres get_available_spaces",
            "is_full": "is_full full()",
        },
        (
            scene("a_place_less", "thing = make(capacity=3)\nthing.park(plate='A1')\n"
                  + PLACES + "assert left == 2"),
            scene("a_place_more", "thing = make(capacity=3)\nthing.park(plate='A1')\n"
                  "thing.park(plate='B2')\nthing.leave(plate='A1')\n" + PLACES
                  + "assert left == 2"),
            scene("no_more_than_places", "thing = make(capacity=1)\nthing.park(plate='A1')\n"
                  + REFUSED.format("thing.park(plate='B2')") + PLACES + "assert left == 0",
                  guard="park"),
            *(scene(f"{label}_is_paid", "thing = make(capacity=3)\n"
                    "thing.park(plate='B2', minute=10)\n"
                    "hour = thing.leave(plate='B2', minute=70)\n"
                    "if not hour or type(hour) not in (int, float):\n    return\n"
                    "thing.park(plate='A1', minute=10)\n"
                    f"fee = thing.leave(plate='A1', minute={10 + minutes})\n"
                    f"assert fee == {hours} * hour",
                    said=r"(started|begun|full|whole) hour|hour (is )?(started|begun)"
                    r"|part of an hour|heure (entamee|commencee)",
                    unless="grace first day")
              for label, minutes, hours in (("a_started_hour", 61, 2), ("an_exact_hour", 120, 2),
                                            ("an_hour_nearly_full", 179, 3))),
            scene("full", "thing = make(capacity=1)\nassert not thing.is_full\n"
                  "thing.park(plate='A1')\nassert thing.is_full"),
        ),
        {"rate": 2, "price": 2, "fee": 2, "tarif": 2, "hourly": 2, "hour": 8, "minute": 0,
         "daily": 100},
        anywhere=words("park leave"),
    ),
    ClassIntent(
        "shops.fifo_stock",
        "What came in first goes out first, at the price that it came in at.",
        ("fifo stock", "fifo inventory", "stock fifo", "inventory fifo", "fifo valuation",
         "fifo lots", "fifo warehouse", "fifo cost", "fifo costing", "lot stock", "stock lots"),
        {
            "receive": "receive buy add purchase add_lot add_stock acheter recevoir entree "
            "stock_in add_batch",
            "ship": "ship sell issue consume take remove withdraw use vendre sortir sortie "
            "stock_out",
            "quantity": "quantity total_quantity on_hand units count() total_units quantite stock",
            "value": "value total_value get_value stock_value inventory_value valeur valuation",
        },
        (
            *(scene(label, LOTS + f"cost = thing.ship(quantity={count})\n"
                    "if cost is None or isinstance(cost, bool) or not isinstance(cost, int | float"
                    f"):\n    return\nassert cost == pytest.approx({cost})", needs=COSTS)
              for label, count, cost in (
                  ("out_of_the_first_lot", 4, 8), ("the_whole_first_lot", 10, 20),
                  ("out_of_two_lots", 12, 26), ("everything", 15, 35),
              )),
            scene("two_after_another", LOTS + "thing.ship(quantity=8)\n"
                  "cost = thing.ship(quantity=4)\n"
                  "if cost is None or isinstance(cost, bool) or not isinstance(cost, int | float"
                  "):\n    return\nassert cost == pytest.approx(10)", needs=COSTS),
            scene("quantity_in", LOTS + "assert thing.quantity == 15"),
            scene("quantity_left", LOTS + "thing.ship(quantity=12)\nassert thing.quantity == 3"),
            scene("value_in", LOTS + "assert thing.value == pytest.approx(35)"),
            scene("value_left", LOTS + "thing.ship(quantity=12)\n"
                  "assert thing.value == pytest.approx(9)"),
            scene("value_left_in_the_first_lot", LOTS + "thing.ship(quantity=4)\n"
                  "assert thing.value == pytest.approx(27)"),
        ),
        {"article": "pen", "name": "pen", "item": "pen"},
        words("lifo average weighted cmup fee tax expiry"),
    ),
]  # fmt: skip
