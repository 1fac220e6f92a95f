"""Cash boxes."""

from swarm_tools.intents.model import ClassIntent, scene, words

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
            scene("all_of_it", "thing.receive(cash=100)\nthing.pay(cash=thing.balance)\n"
                  "assert thing.balance == pytest.approx(0)", said=SHORT),
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
]  # fmt: skip
