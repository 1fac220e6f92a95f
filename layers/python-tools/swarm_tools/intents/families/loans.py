"""Plans of loans that are paid back, and taxes by brackets."""

from swarm_tools.intents.model import Case, code, intent

LOAN = r"(principal|loan|amount|capital|p|borrowed|montant)\w*"
RATE = r"(annual_|yearly_|interest_)?(rate|interest|taux|r)\w*"


def progressive(label: str, *rows: str) -> Case:
    """Return the case of a tax that is worked out from what lies within each bracket."""
    return code(label, "incomes = list(range(0, 400_001, 500))",
                "taxes = [float({f}(income)) for income in incomes]", *rows)  # fmt: skip


INTENTS = [
    intent(
        "loans.plan", "A loan is paid back by the last month of its plan.",
        "amortization schedule|payment schedule|loan schedule|schedule|repayment plan"
        "|amortization|amortization table|amortize|tableau amortissement|echeancier",
        "number number number",
        code("nothing_left_at_the_end", "def numbers(row):",
             "    values = row.values() if isinstance(row, dict) else row",
             "    return [v for v in values if isinstance(v, (int, float))]",
             "plan = list({f}(12000, 6, 1))",
             "if len(plan) != 12 or not all(isinstance(row, (dict, tuple, list)) for row in plan):",
             "    return  # another form of a plan",
             "if not any(9000 < v < 12000 for v in numbers(plan[0])):",
             "    return  # what is owed is not told",
             "assert any(abs(v) < 1 for v in numbers(plan[-1]))"),
        objects="of a loan monthly compute build generate calculate", spelled=(
            LOAN, RATE, r"(years|term|term_years|duration_years|annees|n_years|num_years)"),
        needs="balance remaining rest solde outstanding reste capital principal",
        unless="extra fee linear",
    ),
    intent(
        "loans.bracket_tax", "Each rate is paid for what lies within its bracket alone.",
        "income tax|tax|calculate tax|compute tax|progressive tax|tax due|tax owed"
        "|calculate income tax|impot|calculer impot|impot revenu", "number",
        progressive("nothing_of_nothing", "assert taxes[0] == 0"),
        progressive("never_more_than_earned",
                    "assert all(0 <= t <= i for t, i in zip(taxes, incomes))"),
        progressive("no_jumps", "assert all(-1 <= b - a <= 501 for a, b in "
                    "zip(taxes, taxes[1:]))"),
        progressive("more_of_each_further_part", "steps = [b - a for a, b in "
                    "zip(taxes, taxes[1:])]",
                    "assert all(b >= a - 1 for a, b in zip(steps, steps[1:]))"),
        objects="for on income total the progressive owed due annual of from by "
        "only bracket brackets top slice rate own",
        returns="number", spelled=(r"(income|salary|gross|amount|revenu|taxable|salaire|revenue)"
                                   r"\w*",),
        needs="lower lower_bound lower_limit previous prev prev_limit previous_limit last_limit "
        "within part portion marginal progressive inferieur",
        unless="allowance deduction credit surcharge rebate cess vat price flat surtax married",
    ),
]  # fmt: skip
