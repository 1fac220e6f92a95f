"""Stock that is reserved before it leaves, vouchers with an end, and orders on their way."""

from datetime import date

from swarm_tools.intents.bounds import WITH_ITS_END
from swarm_tools.intents.model import ClassIntent, scene, words

TEN = "thing.add(name='pen', quantity=10)\n"
GOODS = {"name": "pen", "sku": "pen", "item": "pen", "product": "pen", "article": "pen",
         "quantity": 1, "qty": 1, "amount": 1}  # fmt: skip
REFUSED = "try:\n    said = {0}\nexcept Exception:\n    said = False\nassert said is not True\n"
MADE = "import datetime\nthing = make()\n"
FIRST, LAST = date(2024, 1, 1), date(2024, 12, 31)
USED = (("", "_alone"), ("purchase=30, ", ""))
"""Whether what is bought is told where a voucher is looked at."""
STEPS = (
    "import copy\n"
    "classes = [c for c in vars(module).values() if isinstance(c, type)]\n"
    "held = [v for c in (module, *classes) for v in vars(c).values()\n"
    "        if isinstance(v, dict) and v]\n"
    "tables = [copy.deepcopy(t) for t in held if all(isinstance(k, str) and isinstance(v, "
    "(tuple, list, set, frozenset)) for k, v in t.items())]\n"
    "thing = make()\nif len(tables) != 1 or thing.status not in tables[0]:\n    return\n"
    "steps = tables[0]\n"
)

INTENTS = [
    ClassIntent(
        "reservations.stock", "What is reserved is there, but not available any more.",
        ("stock", "inventory", "warehouse", "stock room", "store", "stock item", "stock level",
         "stock keeper", "article stock", "item stock", "inventaire"),
        {
            "add": "receive add add_stock restock receive_stock put_in stock_in add_item recevoir "
            "ajouter",
            "available": "available get_available available_quantity disponible free "
            "available_stock",
            "reserve": "reserve reserve_stock hold allocate reserver",
            "ship": "ship send dispatch fulfil fulfill pick take_out expedier",
            "release": "release unreserve cancel cancel_reservation free_reservation liberer",
        },
        (
            scene("available_at_first", TEN + "assert thing.available(name='pen') == 10"),
            scene("less_available", TEN + "thing.reserve(name='pen', quantity=3)\n"
                  "assert thing.available(name='pen') == 7"),
            scene("reserved_twice", TEN + "thing.reserve(name='pen', quantity=3)\n"
                  "thing.reserve(name='pen', quantity=2)\n"
                  "assert thing.available(name='pen') == 5"),
            scene("no_more_than_available", TEN + "thing.reserve(name='pen', quantity=8)\n"
                  + REFUSED.format("thing.reserve(name='pen', quantity=3)")
                  + "assert thing.available(name='pen') == 2", guard="reserve"),
            scene("all_that_is_available", TEN + "thing.reserve(name='pen', quantity=8)\n"
                  "thing.reserve(name='pen', quantity=2)\n"
                  "assert thing.available(name='pen') == 0", guard="reserve"),
            scene("shipped", TEN + "thing.reserve(name='pen', quantity=4)\n"
                  "thing.ship(name='pen', quantity=4)\n"
                  "assert thing.available(name='pen') == 6"),
            scene("shipped_in_part", TEN + "thing.reserve(name='pen', quantity=4)\n"
                  "thing.ship(name='pen', quantity=1)\n"
                  "assert thing.available(name='pen') == 6"),
            scene("released", TEN + "thing.reserve(name='pen', quantity=4)\n"
                  "thing.release(name='pen', quantity=4)\n"
                  "assert thing.available(name='pen') == 10"),
        ),
        GOODS, words("expire expires until lot batch location backorder"),
    ),
    ClassIntent(
        "reservations.workflow", "Only the steps of its table may be taken.",
        ("order", "ticket", "issue", "document", "task", "workflow", "request", "commande",
         "state machine", "article", "job", "machine", "order status", "shipment", "claim",
         "expense request", "leave request", "approval", "purchase request", "approval request",
         "approval workflow", "holiday request", "application", "invoice", "expense", "demande"),
        {
            "move": "move_to transition transition_to change_status set_status go_to advance_to "
            "change_state move update_status",
            "status": "status state etat statut",
            "history": "history log historique",
            "final": "is_final is_terminal is_closed is_finished is_done est_final",
        },
        (
            scene("history_ends_with_the_status", STEPS +
                  "for wanted in sorted(steps[thing.status]):\n"
                  "    other = copy.deepcopy(thing)\n    other.move(wanted)\n"
                  "    told = list(other.history)\n"
                  "    if told and all(isinstance(entry, str) for entry in told):\n"
                  "        assert told[-1] in (wanted, other.status) or told == [thing.status]"),
            scene("final_without_further_steps", STEPS +
                  "for status in sorted(steps):\n"
                  "    other = copy.deepcopy(thing)\n"
                  "    try:\n        other.status = status\n"
                  "    except AttributeError:\n        return\n"
                  "    assert bool(other.final) == (not steps[status])"),
            scene("steps_of_the_table", STEPS +
                  "for status, allowed in steps.items():\n"
                  "    for wanted in allowed:\n"
                  "        if status == thing.status and wanted in steps:\n"
                  "            other = copy.deepcopy(thing)\n"
                  "            other.move(wanted)\n"
                  "            assert other.status == wanted"),
            scene("no_other_steps", STEPS +
                  "for wanted in sorted(steps):\n"
                  "    if wanted in steps[thing.status] or wanted == thing.status:\n"
                  "        continue\n"
                  "    other = copy.deepcopy(thing)\n"
                  "    try:\n        said = other.move(wanted)\n"
                  "    except Exception:\n        said = False\n"
                  "    assert said is not True and other.status == thing.status", guard="move"),
        ),
        {"number": 1, "id": 1, "title": "a", "name": "a", "order_id": 1, "amount": 100,
         "employee": "ann", "requester": "ann", "author": "ann", "customer": "ann", "days": 2},
        words("force undo rollback"),
    ),
    ClassIntent(
        "reservations.voucher", "A voucher takes its value off, never below nothing.",
        ("coupon", "voucher", "gift card", "bon", "bon achat", "carte cadeau", "promo code",
         "discount code"),
        {
            "redeem": "redeem apply use utiliser",
            "pay": "pay spend pay_with payer",
            "balance": "balance remaining solde left",
            "usable": "is_usable is_valid usable valid can_use est_valable can_be_used",
        },
        (
            scene("value_taken_off", MADE + "result = thing.redeem(purchase=30)\n"
                  "assert not isinstance(result, (int, float)) or result in (20, 10)",
                  unless="balance"),
            scene("never_below_nothing", MADE + "result = thing.redeem(purchase=6)\n"
                  "assert not isinstance(result, (int, float)) or result in (0, 6)",
                  unless="balance",
                  said=r"\b(never|not) (go(es)? )?(below|less than|under) (zero|0|nothing)"
                  r"|\bat least (0|zero)\b|jamais (en dessous|moins) de"),
            scene("used_up", MADE + "thing.redeem(purchase=30)\n"
                  "try:\n    result = thing.redeem(purchase=30)\nexcept Exception:\n    return\n"
                  "assert not isinstance(result, (int, float)) or result in (30, 0)",
                  needs="uses max_uses"),
            scene("refused_when_used_up", MADE + "thing.redeem(purchase=30)\n"
                  "assert not thing.usable(purchase=30)", needs="uses max_uses"),
            scene("usable_at_first", MADE + "assert thing.usable(purchase=30)"),
            *(scene(f"usable_{label}", MADE + f"assert thing.usable({given}now={day!r})",
                    said=WITH_ITS_END)
              for given, more in USED
              for label, day in ((f"on_its_last_day{more}", LAST),
                                 (f"on_its_first_day{more}", FIRST))),
            *(scene(f"{label}", MADE + f"assert not thing.usable({given}now={day!r})", needs=needs)
              for given, more in USED
              for label, day, needs in (
                  (f"too_late{more}", date(2025, 1, 1), ""),
                  (f"too_early{more}", date(2023, 12, 31), "valid_from starts start"))),
            scene("what_remains_to_be_paid", "import datetime\nthing = make(balance=50)\n"
                  "assert thing.pay(20) == 0 and thing.balance == 30",
                  said=r"\b(part|amount|rest)\b[^.;]{0,30}\b(remains|left|still)\b"),
            scene("no_more_than_it_holds", "import datetime\nthing = make(balance=50)\n"
                  "assert thing.pay(70) == 20 and thing.balance == 0",
                  said=r"\b(part|amount|rest)\b[^.;]{0,30}\b(remains|left|still)\b"),
        ),
        {"code": "SPRING", "value": 10, "amount": 10, "minimum": 0, "min_total": 0, "uses": 1,
         "from": date(2024, 1, 1), "start": date(2024, 1, 1), "until": date(2024, 12, 31),
         "expir": date(2024, 12, 31), "end": date(2024, 12, 31), "valid_to": date(2024, 12, 31),
         "today": date(2024, 5, 1), "day": date(2024, 5, 1), "now": date(2024, 5, 1)},
        words("percent percentage"),
    ),
]  # fmt: skip
