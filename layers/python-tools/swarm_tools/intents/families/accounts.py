"""Accounts, wallets and salaries."""

from swarm_tools.intents.model import ClassIntent, scene, words

PEOPLE = {
    "owner": "Ada", "name": "Ada", "holder": "Ada", "titulaire": "Ada", "customer": "Ada",
    "proprietaire": "Ada", "balance": 100, "solde": 100, "number": "12345", "amount": 100,
    "initial": 100, "id": "12345", "numero": "12345",
}  # fmt: skip
OVERDRAFT = "thing = make(balance=100, overdraft=50)\n"
REFUSED = "try:\n    {0}\nexcept Exception:\n    pass\n"
PICKY = "minimum min reserve floor multiple multiples remainder= bills banknotes"
# Only then is the limit a positive number.
BELOW_ZERO = (
    r"(?s)\A(?=.*(overdra\w+|d[e\u00e9]couvert))(?!.*(-\d|n[e\u00e9]gati))"
    r".*(-\s?`?(self\.)?limit|\bup to\b|\bat most\b|\bhow (much|far)\b|\bby (the )?limit)"
)

INTENTS = [
    ClassIntent(
        "accounts.bank_account",
        "Deposits add to the balance, withdrawals take from it.",
        ("bank account", "account", "compte bancaire", "savings account", "compte", "wallet",
         "piggy bank", "portefeuille", "tirelire", "checking account", "current account",
         "bankaccount", "gift card", "prepaid card",
         "compte courant", "compte epargne", "overdraft account", "bank account overdraft"),
        {
            "deposit": "deposit deposer crediter credit() add_money add_funds add_cash depot add "
                       "save "
            "load top_up put_money",
            "withdraw": "withdraw retirer debiter debit() spend retrait pay take_out remove_money "
            "withdraw_money take_money",
            "balance": "get_balance check_balance balance solde get_solde total get_total money "
            "amount lire_solde",
            "transfer": "transfer transfer_to virement transferer send virer virer_vers "
              "transfer_money",
            "history": "history transactions historique get_history",
        },
        (
            *(scene(f"{label}_is_noted", "thing.deposit(50)\n" + event
                    + "entries = thing.history\n"
                    "if not entries or not isinstance(entries, (list, tuple)):\n    return\n"
                    "entry = entries[-1]\n"
                    "if isinstance(entry, (tuple, list, dict)):\n"
                    "    assert '30' in str(entry)")
              for label, event in (("deposit", "thing.deposit(30)\n"),
                                   ("withdrawal", "thing.withdraw(30)\n"))),
            scene("smallest_sums", "before = thing.balance\nthing.deposit(3)\nthing.deposit(1)\n"
                  "thing.withdraw(1)\nassert thing.balance == pytest.approx(before + 3)",
                  unless=PICKY + " notes 5 10 20"),
            scene("withdrawal_is_said", "thing.deposit(100)\n"
                  "assert thing.withdraw(30) is not False", unless=PICKY),
            scene("refusal_is_said", "thing.deposit(100)\ntry:\n"
                  "    result = thing.withdraw(thing.balance + 1000)\n"
                  "except Exception:\n    return\nassert result is not True",
                  guard="withdraw", unless="overdraft decouvert overdraft_limit"),
            scene("deposit_adds", "before = thing.balance\nthing.deposit(50)\n"
                  "assert thing.balance == pytest.approx(before + 50)"),
            scene("withdraw_takes", "thing.deposit(100)\nbefore = thing.balance\n"
                  "thing.withdraw(30)\nassert thing.balance == pytest.approx(before - 30)",
                  unless=PICKY),
            scene("two_withdrawals", "thing.deposit(100)\nbefore = thing.balance\n"
                  "thing.withdraw(10)\nthing.withdraw(20)\n"
                  "assert thing.balance == pytest.approx(before - 30)", unless=PICKY),
            scene("two_deposits", "before = thing.balance\nthing.deposit(10)\nthing.deposit(20)\n"
                  "assert thing.balance == pytest.approx(before + 30)"),
            scene("no_more_than_there_is", "before = thing.balance\n"
                  + REFUSED.format("thing.withdraw(before + 1000)")
                  + "assert thing.balance == pytest.approx(before)", guard="withdraw",
                  unless="overdraft decouvert overdraft_limit"),
            scene("down_to_the_overdraft", OVERDRAFT + "thing.withdraw(150)\n"
                  "assert thing.balance == pytest.approx(-50)"),
            scene("into_the_overdraft", OVERDRAFT + "thing.withdraw(120)\n"
                  "assert thing.balance == pytest.approx(-20)"),
            *(scene(label, "thing = make(overdraft=50)\nthing.deposit(100 - "
              "thing.balance)\n" + text)
              for label, text in (
                  ("paid_in_down_to_the_overdraft", "thing.withdraw(150)\n"
                   "assert thing.balance == pytest.approx(-50)"),
                  ("paid_in_not_beyond_the_overdraft", REFUSED.format("thing.withdraw(151)")
                   + "assert thing.balance == pytest.approx(100)"),
              )),
            scene("not_beyond_the_overdraft", OVERDRAFT + REFUSED.format("thing.withdraw(151)")
                  + "assert thing.balance == pytest.approx(100)"),
            scene("no_overdraft_unless_given", "thing = make(balance=100)\n"
                  + REFUSED.format("thing.withdraw(1000000)")
                  + "assert thing.balance == pytest.approx(100)", needs="overdraft decouvert "
                  "overdraft_limit"),
            scene("all_there_is", "thing.deposit(100)\nthing.withdraw(thing.balance)\n"
                  "assert thing.balance == pytest.approx(0)", unless=PICKY),
            scene("no_deposit_of_nothing", "before = thing.balance\n"
                  "with pytest.raises(Exception):\n    thing.deposit(0)\n"
                  "assert thing.balance == pytest.approx(before)",
                  guard="deposit raises=", said=r"strictement positi|strictly positive"),
            scene("no_negative_deposit", "before = thing.balance\n"
                  + REFUSED.format("thing.deposit(-50)")
                  + "assert thing.balance == pytest.approx(before)",
                  guard="deposit zero compared="),
            scene("no_negative_withdrawal", "thing.deposit(100)\nbefore = thing.balance\n"
                  + REFUSED.format("thing.withdraw(-50)")
                  + "assert thing.balance == pytest.approx(before)",
                  guard="withdraw zero compared="),
            scene("transfer_moves", "other = make()\nthing = make()\nthing.deposit(100)\n"
                  "sums = (thing.balance, other.balance)\n"
                  "thing.transfer(target=other, amount=40)\n"
                  "assert (thing.balance, other.balance) == (sums[0] - 40, sums[1] + 40)"),
            scene("transfer_is_said", "other = make()\nthing = make()\nthing.deposit(100)\n"
                  "assert thing.transfer(target=other, amount=40) is not False"),
            scene("transfer_makes_no_money", "other = make()\nthing = make()\n"
                  "thing.deposit(100)\nboth = thing.balance + other.balance\n"
                  + REFUSED.format("thing.transfer(target=other, amount=both + 500)")
                  + "assert thing.balance + other.balance == pytest.approx(both)"),
            scene("transfers_only_what_may_be_taken", "other = make()\nthing = make()\n"
                  "thing.deposit(100)\nsums = (thing.balance, other.balance)\ntry:\n"
                  "    refused = thing.withdraw(sums[0] + 5000) is False\nexcept Exception:\n"
                  "    refused = True\n"
                  "if not refused or thing.balance != sums[0]:\n    return\n"
                  + REFUSED.format("thing.transfer(target=other, amount=sums[0] + 5000)")
                  + "assert (thing.balance, other.balance) == sums"),
            scene("transfers_no_more_than_there_is", "other = make()\nthing = make()\n"
                  "thing.deposit(100)\nsums = (thing.balance, other.balance)\n"
                  + REFUSED.format("thing.transfer(target=other, amount=sums[0] + 500)")
                  + "assert (thing.balance, other.balance) == sums", guard="withdraw",
                  unless="overdraft decouvert overdraft_limit"),
            scene("given_at_the_start", "thing = make(balance=50)\n"
                  "assert thing.balance == pytest.approx(50)"),
        ),
        PEOPLE,
        words("fee fees interest_on_deposit limit credit_limit pin pending commission "
              "currency 100 points asset liability expense ledger 'asset' 'expense' minutes "
              "tokens rides booked settle settled settlement"),
        anywhere=words("deposit withdraw balance"),
    ),
    ClassIntent(
        "accounts.overdrawn_to_a_limit",
        "An account may be overdrawn down to its limit below zero, and no further.",
        ("bank account", "account", "compte bancaire", "current account", "checking account",
         "compte courant", "overdraft account", "compte", "giro account"),
        {
            "deposit": "deposit deposer crediter credit()",
            "withdraw": "withdraw retirer debiter debit()",
            "balance": "get_balance check_balance balance solde get_solde",
            "available": "available available_funds available_balance available_amount "
            "get_available disponible spendable",
        },
        tuple(
            scene(label, f"thing = make({kind}=50)\nthing.deposit(100 - thing.balance)\n" + text,
                  said=BELOW_ZERO)
            for kind in ("limit", "overdraft")
            for label, text in (
                (f"available_with_{kind}", "assert thing.available == pytest.approx(150)"),
                (f"available_after_{kind}", "thing.withdraw(120)\n"
                 "assert thing.available == pytest.approx(30)"),
                (f"down_to_{kind}", "thing.withdraw(150)\n"
                 "assert thing.balance == pytest.approx(-50)"),
                (f"into_{kind}", "thing.withdraw(120)\n"
                 "assert thing.balance == pytest.approx(-20)"),
                (f"not_beyond_{kind}", REFUSED.format("thing.withdraw(151)")
                 + "assert thing.balance == pytest.approx(100)"),
            )
        ),
        PEOPLE,
        words("fee fees daily pin pending commission currency points interest_on_overdraft per_day "
              "savings blocked negative"),
    ),
    ClassIntent(
        "accounts.interest",
        "Interest adds a percentage of the balance.",
        ("bank account", "account", "savings account", "compte epargne"),
        {
            "apply": "add_interest apply_interest",
            "balance": "get_balance check_balance balance solde get_solde",
        },
        (
            scene("in_percent", "thing = make(balance=200)\nthing.apply(percent=10)\n"
                  "assert thing.balance == pytest.approx(220)", guard="apply 100"),
        ),
        PEOPLE,
        words("monthly month 12 365"),
    ),
    ClassIntent(
        "accounts.employee",
        "A raise adds to the salary.",
        ("employee", "worker", "employe", "staff member"),
        {
            "give_raise": "give_raise raise_salary apply_raise increase_salary augmenter",
            "salary": "salary get_salary pay salaire",
            "monthly": "monthly_salary",
            "yearly": "annual_salary yearly_salary get_annual_salary salaire_annuel annual_pay",
        },
        (
            *(
                scene(label + tail, f"thing = make({kind}=1000)\n" + text.format(role),
                      guard=guard, unless=unless)
                for tail, kind, role in (
                    ("", "salary", "salary"), ("_of_a_month", "month_salary", "monthly"),
                    ("_of_a_year", "year_salary", "yearly"),
                )
                for label, text, guard, unless in (
                    ("raise_in_percent", "thing.give_raise(percentage=10)\n"
                     "assert thing.{0} == pytest.approx(1100)", "give_raise 100", ""),
                    ("raise_by_amount", "thing.give_raise(amount=200)\n"
                     "assert thing.{0} == pytest.approx(1200)", "give_raise amount",
                     "percent 100"),
                    ("salary_given", "assert thing.{0} == pytest.approx(1000)", "", ""),
                )
            ),
            *(
                scene(f"year_of_months{tail}", f"thing = make({kind}=1000)\n"
                      "assert thing.yearly == pytest.approx(12000)", guard="yearly 12",
                      unless="gratification prime allowance commission thirteenth 13")
                for tail, kind in (("", "salary"), ("_given", "month_salary"))
            ),
        ),
        {"name": "Ada", "first": "Ada", "last": "Lovelace", "position": "clerk", "age": 30,
         "title": "clerk", "role": "clerk", "department": "sales", "id": 1, "nom": "Ada"},
        words("hourly hours tax bonus max cap"),
    ),
]  # fmt: skip
