"""Seats by votes, amounts shared out by weights, and the rows of loans that are paid back."""

from swarm_tools.intents.model import Case, code, intent, when

OTHER_DATA = (
    "except (AttributeError, TypeError, ValueError, LookupError, ArithmeticError,",
    "        AssertionError):", "    return  # other data",
)  # fmt: skip
VOTES = r"\w*(votes|results|resultats|parties|partis|voix|ballots|tally|scores|counts|listes)"
SEATS = r"(\w*(seats|sieges|mandates|mandats|places)|n|total|k|count|num|number|size|house_?size)"


def called(first: object, second: object, turned: bool) -> str:
    """Return the text of a call with two arguments, in the order given or turned."""
    return f"{{f}}({second}, {first})" if turned else f"{{f}}({first}, {second})"


def elected(label: str, votes: dict, seats: int, want: dict, turned: bool) -> Case:
    """Return the case of the seats of each party; parties without seats need not be told."""
    return code(
        label, "try:", f"    alone = {called({'zed': 9}, 3, turned)}", *OTHER_DATA,
        "if not isinstance(alone, dict):", "    return  # another form",
        f"result = {called(votes, seats, turned)}",
        f"assert {{name: result.get(name, 0) for name in {list(votes)}}} == {want}",
    )  # fmt: skip


def elections(turned: bool) -> tuple[Case, ...]:
    """Return the cases of seats by the highest quotients."""
    four = {"red": 100000, "blue": 80000, "green": 30000, "grey": 20000}
    three = {"ann": 53, "bob": 24, "cid": 23}
    rows = (
        ("four_parties", four, 8, (4, 3, 1, 0)), ("three_parties", three, 5, (3, 1, 1)),
        ("one_seat", {"ann": 30, "bob": 41}, 1, (0, 1)), ("no_seats", {"ann": 5, "bob": 3}, 0,
                                                          (0, 0)),
        ("large_party_first", {"ann": 91, "bob": 9}, 10, (10, 0)),
        ("one_party", {"zed": 12}, 4, (4,)), ("many_seats", {"a": 600, "b": 250, "c": 151}, 10,
                                              (7, 2, 1)),
    )  # fmt: skip
    return tuple(
        elected(label, votes, seats, dict(zip(votes, want, strict=True)), turned)
        for label, votes, seats, want in rows
    )


WEIGHTS = (
    r"\w*(weights|shares|parts|ratios?|coefficients|poids|quote_?parts|units|nights|days|portions"
    r"|votes|counts|jours|consumption|usage)"
)
AMOUNT = r".*(amount|total|bill|cost|montant|addition|somme|sum|value|cents|money|price|budget).*"
NAMED_SHARES = (
    "split by shares|split by weights|split bill by shares|share by weights|split by ratio"
    "|split cost by shares|prorata|pro rata|split pro rata|allocate by weights|allocate by weight"
    "|distribute by weight|distribute by weights|partager prorata|repartir prorata"
    "|split by weight|share cost|share costs|share out|allocate amount|split bill"
    "|split amount|split cost|divide by shares|split in proportion|proportional split"
    "|proportional shares|split proportionally|distribute proportionally|allocate proportionally"
    "|repartir|partager|repartition prorata|divide bill|split expense|split weighted"
    "|weighted split|split rent|share bill|amounts by shares|amounts owed|split bill weighted"
)


def shared(label: str, amount: int, shares: dict, kind: str, turned: bool, *, whole=True) -> Case:
    """Return the case of an amount shared out by weights.

    Args:
        label: Words for the test's name.
        amount: What is shared out.
        shares: Name to weight.
        kind: ``dict`` or ``list``.
        turned: Whether the weights come first.
        whole: Whether each share is told, or only their sum.
    """
    keyed = kind == "dict"
    total = sum(shares.values())
    wants = {name: amount * weight / total for name, weight in shares.items()}
    first = "list(alone.values())[0]" if keyed else "list(alone)[0]"
    told = "dict(result)" if keyed else "list(result)"
    parts = "result.values()" if keyed else "result"
    alone = called(amount, {"zed": 2} if keyed else [2], turned)
    check = f"assert {told} == pytest.approx({wants if keyed else list(wants.values())})"
    return code(
        label, "try:", f"    alone = {alone}", f"    first = {first}", *OTHER_DATA,
        f"if first in ({amount * 2}, {amount / 50}):", "    return  # no weights",
        f"result = {called(amount, shares if keyed else list(shares.values()), turned)}",
        check if whole else f"assert float(sum({parts})) == pytest.approx({amount})",
    )  # fmt: skip


def sharings(kind: str, turned: bool) -> tuple[Case, ...]:
    """Return the cases of amounts shared out without a rest."""
    rows = (
        ("rising", 120, {"ann": 1, "bob": 2, "cid": 3}), ("falling", 90, {"ann": 4, "bob": 2}),
        ("even", 60, {"ann": 2, "bob": 2, "cid": 2}), ("alone", 50, {"zed": 3}),
    )  # fmt: skip
    return tuple(shared(*row, kind, turned) for row in rows)


NOTHING_LOST = (
    r"\badd(s|ing)? up\b|\bsums? (up )?(exactly )?to\b|\b(no|not a|without losing a) cent\b"
    r"|\bnothing (is |gets )?lost\b|\bleft ?over\b|\bremain\w+|\bthe rest\b|\blast (one|person|"
    r"share)\b|\bcentime\w* (restant|perdu)|\bexactly the (total|amount|bill)"
)


def nothing_lost(kind: str, turned: bool) -> tuple[Case, ...]:
    """Return the cases of shares with a rest that must not be lost."""
    rows = (
        ("thirds_add_up", 100, {"ann": 1, "bob": 1, "cid": 1}),
        ("sevenths_add_up", 1001, {"ann": 1, "bob": 2, "cid": 3, "dan": 9}),
    )
    return tuple(shared(*row, kind, turned, whole=False) for row in rows)


LOAN = r"(principal|loan|amount|capital|p|borrowed|montant)\w*"
RATE = r"(annual_?|yearly_?)(interest_?)?(rate|interest|percent|pct)\w*|taux_annuel|interest_rate" \
    r"|rate(_percent)?|taux|annual_percent"  # fmt: skip
MONTHS = r"\w*(months|mois|n_payments|num_payments|payments|periods|mensualites)|n"
COLUMNS = (
    "def numbers(row):",
    "    row = vars(row) if hasattr(row, '__dict__') else row",
    "    values = row.values() if isinstance(row, dict) else row",
    "    return [float(v) for v in values if not isinstance(v, str)]",
    "owed, monthly, count = {loan}, {rate} / 1200, {months}",
    "payment = owed * monthly / (1 - (1 + monthly) ** -count)",
    "columns = [[payment] * count, list(range(count)), list(range(1, count + 1)), [0] * count]",
    "columns += [[] for _ in range(6)]",
    "paid = cost = 0",
    "for _ in range(count):",
    "    interest = owed * monthly",
    "    paid, cost = paid + payment - interest, cost + interest",
    "    rest = owed - payment + interest",
    "    told = (interest, payment - interest, owed, rest, paid, cost)",
    "    for column, value in zip(columns[4:], told):",
    "        column.append(value)",
    "    owed = rest",
    "try:",
    "    plan = list({f}({loan}, {given}, {months}))",
    "    table = [numbers(row) for row in plan]",
    "except (AttributeError, TypeError, ValueError, ArithmeticError):",
    "    return  # other data, or another form",
)


def plan(label: str, loan: int, rate: int, months: int, given: str, *rows: str) -> Case:
    """Return the case of the rows of a plan, whose columns may stand in any order."""
    filled = [
        row.replace("{loan}", str(loan)).replace("{rate}", str(rate))
        .replace("{months}", str(months)).replace("{given}", given)
        for row in COLUMNS
    ]  # fmt: skip
    return code(label, *filled, *rows)


EVERY = (
    "table = table[-count:]",
    "if not table or len({len(row) for row in table}) != 1 or len(table[0]) < 3:",
    "    return  # another form",
    "def known(values):",
    "    pairs = [zip(values, column) for column in columns]",
    "    return any(all(abs(a - b) < 0.5 for a, b in pair) for pair in pairs)",
    "assert all(known(values) for values in zip(*table))",
)
COUNTED = ("assert len(plan) in (count, count + 1)",)


def plans(scale: str) -> tuple[Case, ...]:
    """Return the cases of plans; the rate is a percentage or a share."""
    loans = (("a_year", 12000, 12, 12), ("two_years", 20000, 6, 24), ("short", 9000, 24, 3))
    out = []
    for label, loan, rate, months in loans:
        given = str(rate) if scale == "percent" else str(rate / 100)
        out.append(plan(f"columns_of_{label}", loan, rate, months, given, *EVERY))
        out.append(plan(f"rows_of_{label}", loan, rate, months, given, *COUNTED))
    return tuple(out)


PLANNED = (
    "of a loan monthly compute build generate calculate rows make table month months payment "
    "interest principal balance remaining rate annual yearly percent fraction equal fixed amount "
    "number each row for with tuple dict list last years 12 6 100 0.06 5 0.05 1200 term owed "
    "rounded cents capital interets mensualite taux annuel restant du mois first still left after "
    "repaid part cent principal zero mensualites chaque rest paid total"
)
ELECTED = (
    "by votes method from seats to parties the of with calculate compute d for party highest "
    "quotient quotients divided number seat each won already averages average largest next goes "
    "distribute allocate maps dict name names list lists same gets plus one given methode voix "
    "sieges parti nombre ties first tie more who gets hondt proportionally proportional "
    "representation election result map assigned awarded according"
)
SHARED = (
    "by shares weights total amount cents the with weighted to of weight share "
    "bill cost proportionally among between people costs rest last first remainder goes each "
    "person names name list dict proportion proportional according add up exactly cent left over "
    "leftover largest in split whole lost sum parts part rounded units remaining everyone pays "
    "gets get their its own nothing always equal own pay divide divided distributed roommates "
    "days nights people person given as two places decimals prorata repartir montant poids "
    "selon chacun reste"
)
SCALES = "100 0_01 1200"
INTENTS = [
    *(
        intent(
            f"seats_by_votes.{name}_{way}", "Seats go to the parties with the highest quotients.",
            names, "number dict" if way == "seats_first" else "dict number",
            *elections(way == "seats_first"),
            objects=ELECTED,
            returns="dict", spelled=(SEATS, VOTES) if way == "seats_first" else (VOTES, SEATS),
            needs=needs, unless="lague sainte webster remainder remainders hamilton hare odd droop "
            "threshold modified 0_5 0_05 0_03 1_4 coalition constituency restes",
        )
        for way in ("votes_first", "seats_first")
        for name, names, needs in (
            ("dhondt", "dhondt|d hondt|hondt|dhondt seats|jefferson seats|jefferson", ""),
            ("quotients", "allocate seats|distribute seats|seat allocation|seats by votes"
             "|assign seats|seat distribution|apportion seats|apportion|apportionment"
             "|repartir sieges|repartition sieges|attribuer sieges|share seats"
             "|seats per party|seats by party|seats won|sieges par liste|sieges",
             "hondt jefferson quotient quotients d'hondt highest_average averages divisor"),
        )
    ),
    *(
        intent(
            f"seats_by_votes.shares_{kind}_{way}", "An amount is shared out by weights.",
            NAMED_SHARES,
            f"{'numbers' if kind == 'list' else kind} number" if way == "weights_first"
            else f"number {'numbers' if kind == 'list' else kind}",
            *sharings(kind, way == "weights_first"),
            *(when(word, case) for word in ("remainder", "leftover", "rest", "left", "reste")
              for case in nothing_lost(kind, way == "weights_first")),
            objects=SHARED,
            spelled=(WEIGHTS, AMOUNT) if way == "weights_first" else (AMOUNT, WEIGHTS),
            needs="sum total_shares total_weight whole",
            unless="100 percent 0_01 tip tax fee random",
            returns="dict" if kind == "dict" else "list",
            stated=tuple((NOTHING_LOST, case)
                         for case in nothing_lost(kind, way == "weights_first")),
        )
        for kind in ("dict", "list") for way in ("amount_first", "weights_first")
    ),
    *(
        intent(
            f"seats_by_votes.plan_{scale}",
            "The payments of a loan month by month, with interest, principal and balance.",
            "amortization schedule|payment schedule|loan schedule|schedule|repayment plan"
            "|amortization|amortization table|amortize|tableau amortissement|echeancier"
            "|repayment schedule|repayments|payment plan|loan plan|loan table|loan payments"
            "|plan remboursement|amortissement|tableau remboursement|amortisation schedule"
            "|amortisation|amortisation table|repayment table|loan repayment schedule",
            "number number number", *plans(scale),
            objects=PLANNED,
            spelled=(LOAN, RATE, MONTHS), returns="list",
            needs="1200 12" if scale == "share" else SCALES,
            unless="extra fee linear insurance constant assurance lineaire bonus date start"
            + (f" {SCALES}" if scale == "share" else ""),
        )
        for scale in ("percent", "share")
    ),
]  # fmt: skip
