"""Plans of loans by month."""

from swarm_tools.intents.model import Case, code, intent

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
SCALES = "100 0_01 1200"

INTENTS = [
    *(
        intent(
            f"monthly_plans.{scale}",
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
