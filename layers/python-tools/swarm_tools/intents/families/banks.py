"""Several accounts kept together, with transfers between them."""

from swarm_tools.intents.model import ClassIntent, scene, words

TWO = "thing.open(owner='ann', balance=100)\nthing.open(owner='bob', balance=10)\n"
PAID_IN = (
    "thing.open(owner='ann')\nthing.open(owner='bob')\nthing.deposit(owner='ann', amount=100)\n"
    "thing.deposit(owner='bob', amount=10)\n"
)
MOVED = "thing.transfer('ann', 'bob', 30)\n"
REFUSED = "try:\n    thing.transfer('ann', 'bob', 500)\nexcept Exception:\n    pass\n"
BOOK = (
    "book = thing.book\nfound = [book.get(name) for name in ('ann', 'bob')] "
    "if isinstance(book, dict) else [None]\n"
)
SHORT = (
    r"nothing (changes|happens|is changed)|neither|not enough|insufficient|too (little|much)|cannot"
    r"|can't|ValueError|insuffisan|False (if|when)"
)
KEPT = "assert found == {} or not all(isinstance(n, (int, float)) for n in found)"
ASKED = "assert thing.balance(owner='ann') == {}\nassert thing.balance(owner='bob') == {}"

INTENTS = [
    ClassIntent(
        "banks.accounts",
        "A transfer takes from one account what it gives to another, or changes neither.",
        ("bank", "ledger", "banque", "account book", "bank accounts", "accounts", "simple bank"),
        {
            "open": "open open_account create_account add_account create ouvrir ouvrir_compte "
            "creer_compte new_account",
            "deposit": "deposit deposer credit",
            "transfer": "transfer virer virement move move_money transfer_money transferer",
            "balance": "balance get_balance solde balance_of check_balance solde_de",
            "book": "balances accounts soldes comptes",
            "total": "total total_balance total_money total_deposits sum_of_balances total_general",
        },
        tuple(
            scene(f"{label}{kind}", first + text, said=SHORT if "refus" in label else "",
                  unless="fee fees commission charge currency rate pending")
            for kind, first in (("", TWO), ("_of_what_was_paid_in", PAID_IN))
            for label, text in (
                ("total", "assert thing.total == 110"),
                ("total_after_a_transfer", MOVED + "assert thing.total == 110"),
                ("total_after_a_refusal", REFUSED + "assert thing.total == 110"),
                ("moved", MOVED + ASKED.format(70, 40)),
                ("refused", REFUSED + ASKED.format(100, 10)),
                ("moved_in_the_book", MOVED + BOOK + KEPT.format("[70, 40]")),
                ("refused_in_the_book", REFUSED + BOOK + KEPT.format("[100, 10]")),
                ("all_of_it_moved", MOVED.replace("30", "100") + ASKED.format(0, 110)),
                ("all_of_it_moved_in_the_book", MOVED.replace("30", "100") + BOOK
                 + KEPT.format("[0, 110]")),
            )
        ),
        {"owner": "ann", "name": "ann", "overdraft": 0, "limit": 0, "pin": "1234"},
        words("river loan blood minimum min"),
    ),
]  # fmt: skip
