"""Cash boxes, costs that friends share, and recipes for another number of people."""

from swarm_tools.intents.model import ClassIntent, Scenario, scene, words

TEXTS = {
    "label": "pens", "reason": "pens", "purpose": "pens", "description": "pens",
    "libelle": "pens", "motif": "pens", "category": "pens", "categorie": "pens", "date":
    "2024-01-15", "note": "pens", "source": "pens", "what": "pens", "text": "pens", "name": "pens",
    "comment": "pens", "memo": "pens", "who": "Ada", "owner": "Ada", "objet": "pens",
    "day": "2024-01-15", "title": "pens", "from": "Ada", "item": "pens", "desc": "pens",
    "vendor": "shop", "nom": "pens", "intitule": "pens",
}  # fmt: skip
SHORT = (
    r"not enough|insufficient|more than (there is|is (in|there)|the (balance|box|cash|money))"
    r"|exceeds? the (balance|cash)|never (below|negative)|insuffisant|pas assez|assez d"
    r"|plus que le solde|d[eé]passe le solde|refus\w+ .{0,40}(balance|solde|box)"
)


PEOPLE = "['Ann', 'Bob', 'Cid']"
GROUPS = {
    "": f"thing = make(friends={PEOPLE})\n", "_each": "thing = make('Ann', 'Bob', 'Cid')\n",
    "_entered": f"thing = make()\nfor name in {PEOPLE}:\n    thing.enter(name)\n",
}  # fmt: skip
UNEQUAL = "weight weights percent percentage exact shares"


def costs(paid: list[tuple[str, int, str]], *, named: bool) -> str:
    """Return the lines in which friends pay for all, or for those who are named."""
    return "".join(
        f"thing.pay(payer={who!r}, amount={amount}" + (f", sharers={whom})\n" if named else ")\n")
        for who, amount, whom in paid
    )


def shared(label: str, paid: list[tuple[str, int, str]], text: str) -> list[Scenario]:
    """Return the scenarios of costs that friends had, for each way to tell them."""
    named = costs(paid, named=True) + text
    out = [scene(f"{label}_among", named, without="enter", unless=UNEQUAL)]
    out += [scene(f"{label}_among{made}", first + named, unless=UNEQUAL)
            for made, first in GROUPS.items() if made]  # fmt: skip
    if all(whom == PEOPLE for *_, whom in paid):
        told = costs(paid, named=False) + text
        out += [scene(label + made, first + told, unless=UNEQUAL)
                for made, first in GROUPS.items()]  # fmt: skip
    return out


BALANCES = (
    "found = thing.balances\n"
    "if not isinstance(found, dict) or any(isinstance(one, dict) for one in found.values()):\n"
    "    return\n"
    "found = [float(found.get(who, 0)) for who in ('Ann', 'Bob', 'Cid')]\n"
    "assert found == pytest.approx({0}) or found == pytest.approx([-one for one in {0}])"
)
ONE_BALANCE = (
    "found = [float(thing.balance(who)) for who in ('Ann', 'Bob', 'Cid')]\n"
    "assert found == pytest.approx({0}) or found == pytest.approx([-one for one in {0}])"
)
COSTS = (
    ("one_paid", [("Ann", 30, PEOPLE)], [20, -10, -10]),
    ("all_paid_alike", [("Ann", 30, PEOPLE), ("Bob", 30, PEOPLE), ("Cid", 30, PEOPLE)], [0, 0, 0]),
    ("two_paid", [("Bob", 60, PEOPLE), ("Cid", 15, PEOPLE)], [-25, 35, -10]),
    ("paid_twice", [("Ann", 30, PEOPLE), ("Ann", 60, PEOPLE)], [60, -30, -30]),
    ("for_two_of_three", [("Ann", 30, "['Ann', 'Bob']")], [15, -15, 0]),
    ("for_others", [("Cid", 30, "['Ann', 'Bob']")], [-15, -15, 30]),
)  # fmt: skip

FACTOR = (
    "(factor) (multiplier) (ratio) (coefficient) (times) (n) (by) (k) (scale) (facteur) (x) "
    "(multiple) (coef)"
)
ADDED = "".join(
    f"thing.add(ingredient={name!r}, quantity={amount})\n" for name, amount in (("flour", 200),
                                                                         ("sugar", 50))
)  # fmt: skip
SHOWN = (
    "text = str(getattr(result, '__dict__', result))\nkept = str(vars(thing))\n"
    "same = '200' in text and hasattr(result, '__dict__')\n"
    "if isinstance(result, (str, type(None))) or '200' not in kept or ' object at ' in text or "
    "'flour' not in text or same:\n    return\n"
)


def cooked(label: str, wanted: int, flour: int, sugar: str) -> Scenario:
    """Return the scenario of a recipe for four that is made for another number of people."""
    return scene(label, "thing = make(servings=4)\n" + ADDED
                 + f"result = thing.scale({wanted})\n" + SHOWN
                 + f"assert '{flour}' in text and '{sugar}' in text", unless=FACTOR)  # fmt: skip


INTENTS = [
    ClassIntent(
        "cashboxes.cash_box",
        "What is received is added to the balance, what is paid out is taken from it, and each "
        "is noted with a label.",
        ("cash box", "petty cash", "caisse", "cash book", "petite caisse", "livre caisse",
         "money box", "till", "cash register", "cash desk", "cashbox", "cashbook", "cash drawer",
         "budget", "ledger", "finance tracker", "budget tracker", "expense tracker", "cash flow",
         "journal caisse", "caisse enregistreuse", "money tracker", "finances", "livre comptes",
         "household budget", "petty cash box", "treasury", "tresorerie", "kitty", "comptes",
         "livre de caisse", "purse", "club cash", "cash journal", "pocket money"),
        {
            "receive": "receive receive_cash encaisser add_income recevoir income deposit put_in "
            "cash_in take_in entree recette pay_in add_money earn add_receipt record_income "
            "ajouter_recette ajouter_revenu add_revenue money_in collect credit() receive_money "
            "ajouter_entree fill top_up put add_cash",
            "pay": "pay pay_out spend payer decaisser expense depense cash_out take_out withdraw "
            "sortie pay_for disburse add_expense record_expense ajouter_depense depenser "
            "money_out debit() add_payment payout paid_out ajouter_sortie spend_money remove_cash",
            "balance": "balance solde get_balance total current_balance cash get_solde contents "
            "in_box remaining amount_left lire_solde left",
            "entries": "movements operations history entries() mouvements historique journal "
            "transactions() get_history get_movements lines",
            "came_in": "total_in total_income total_received total_encaisse recettes "
            "total_recettes total_entrees income_total total_receipts total_incomes",
            "went_out": "total_out total_spent total_expenses total_depenses depenses total_paid "
            "total_sorties expense_total total_expense spent",
        },
        (
            scene("received", "before = thing.balance\nthing.receive(cash=50)\n"
                  "assert thing.balance == pytest.approx(before + 50)"),
            scene("what_it_starts_with", "thing = make(balance=70)\n"
                  "assert thing.balance == pytest.approx(70)"),
            scene("received_besides", "thing = make(balance=70)\nthing.receive(cash=50)\n"
                  "assert thing.balance == pytest.approx(120)"),
            scene("what_it_starts_with_is_not_spent", "thing = make(balance=70)\n"
                  "thing.receive(cash=100)\nthing.receive(cash=20)\nthing.pay(cash=30)\n"
                  "result = thing.went_out\n"
                  "if not isinstance(result, (int, float)):\n    return\n"
                  "assert result == pytest.approx(30)", unless="negative"),
            scene("received_twice", "before = thing.balance\nthing.receive(cash=50)\n"
                  "thing.receive(cash=7)\nassert thing.balance == pytest.approx(before + 57)"),
            scene("paid_out", "thing.receive(cash=100)\n"
                  "before = thing.balance\nthing.pay(cash=30)\n"
                  "assert thing.balance == pytest.approx(before - 30)"),
            scene("paid_twice", "thing.receive(cash=100)\n"
                  "before = thing.balance\nthing.pay(cash=30)\n"
                  "thing.pay(cash=20)\nassert thing.balance == pytest.approx(before - 50)"),
            scene("in_turn", "before = thing.balance\nthing.receive(cash=40)\nthing.pay(cash=15)\n"
                  "thing.receive(cash=5)\nthing.pay(cash=1)\n"
                  "assert thing.balance == pytest.approx(before + 29)"),
            scene("all_of_it", "thing.receive(cash=100)\nthing.pay(cash={all})\n"
                  "assert thing.balance == pytest.approx(0)".replace("{all}", "thing.balance"),
                  said=SHORT),
            scene("no_more_than_there_is", "thing.receive(cash=100)\n"
                  "before = thing.balance\ntry:\n"
                  "    thing.pay(cash=before + 1)\nexcept Exception:\n    pass\n"
                  "assert thing.balance == pytest.approx(before)", guard="pay", said=SHORT),
            scene("sum_of_what_came_in", "thing.receive(cash=100)\nthing.pay(cash=30)\n"
                  "thing.receive(cash=20)\nresult = thing.came_in\n"
                  "if not isinstance(result, (int, float)):\n    return\n"
                  "assert result == pytest.approx(120)"),
            scene("sum_of_what_went_out", "thing.receive(cash=100)\n"
                  "thing.pay(cash=30)\nthing.pay(cash=20)\n"
                  "thing.receive(cash=60)\nresult = thing.went_out\n"
                  "if not isinstance(result, (int, float)):\n    return\n"
                  "assert result == pytest.approx(50)", unless="negative"),
            scene("noted", "result = thing.entries\nif not isinstance(result, (list, tuple)):\n"
                  "    return\nbefore = len(result)\nthing.receive(cash=100)\nthing.pay(cash=30)\n"
                  "assert len(thing.entries) == before + 2"),
        ),
        TEXTS,
        words("fee fees interest overdraft currency rate limit minimum reserve change given "
              "points tax vat tva denominations coins notes pieces billets 'income' bonus "
              "refill imprest month monthly"),
        anywhere=words("receive pay balance"),
    ),
    ClassIntent(
        "cashboxes.shared_costs",
        "Who pays for all friends is owed what the others have as their equal share of it; "
        "balances tell what each one is owed or owes.",
        ("shared expenses", "expense splitter", "tricount", "expense group", "group expenses",
         "bill splitter", "kitty", "cost sharing", "depenses partagees", "splitwise",
         "trip expenses", "shared costs", "expense sharing", "cost splitter", "shared bill",
         "depenses communes", "group trip", "trip", "flat share", "colocation", "partage depenses",
         "expense share", "split expenses", "cagnotte", "settlement", "debts", "group account",
         "trip costs", "holiday costs", "expense sharer", "shared purse", "split bill",
         "shared kitty", "expense pool", "shared ledger", "depenses groupe", "comptes amis"),
        {
            "pay": "pay add_expense add expense add_payment ajouter_depense record paid ajouter "
            "spend payer add_cost record_expense depense record_payment add_bill depenser",
            "balances": "balances() get_balances soldes compute_balances net_balances "
            "calculate_balances balance() all_balances get_balance bilan solde() calculer_soldes",
            "balance": "balance balance_of get_balance solde balance_for net net_balance solde_de "
            "get_balance_of",
            "total": "total total_expenses total_spent total_paid total_cost",
            "enter": "add_person add_friend add_member join add_participant ajouter_ami "
            "ajouter_personne ajouter_participant add_user",
        },
        (
            *(row for label, paid_sums, want in COSTS
              for row in shared(label, paid_sums, BALANCES.format(want))),
            *(row for label, paid_sums, want in COSTS
              for row in shared(f"{label}_of_each", paid_sums, ONE_BALANCE.format(want))),
        ),
        {"description": "lunch", "label": "lunch", "what": "lunch", "title": "lunch",
         "libelle": "lunch", "reason": "lunch", "motif": "lunch", "purpose": "lunch",
         "note": "lunch", "date": "2024-01-15"},
        words("settle_up fee currency interest"),
    ),
    ClassIntent(
        "cashboxes.recipe",
        "A recipe for another number of people has quantities in proportion.",
        ("recipe", "recette", "cooking recipe", "recette cuisine"),
        {
            "add": "add add_ingredient ajouter ajouter_ingredient",
            "scale": "scaled scale scale_to for_servings adapter pour adjust resize for_people "
            "scaled_to adjusted pour_personnes ajuster quantities ingredients_for quantities_for "
            "get_ingredients_for shopping_list for_guests with_servings scale_for",
        },
        (
            cooked("doubled", 8, 400, "100"), cooked("halved", 2, 100, "25"),
            cooked("half_as_much_more", 6, 300, "75"), cooked("for_one", 1, 50, "12.5"),
        ),
        {"name": "cake", "nom": "cake", "title": "cake", "titre": "cake", "unit": "g",
         "unite": "g"},
        words("round ceil floor pounds ounces kitchen"),
    ),
]  # fmt: skip
