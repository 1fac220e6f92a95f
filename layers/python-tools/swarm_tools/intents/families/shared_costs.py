"""Costs that friends share."""

from swarm_tools.intents.model import ClassIntent, Scenario, scene, words

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

INTENTS = [
    ClassIntent(
        "shared_costs.friends",
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
]  # fmt: skip
