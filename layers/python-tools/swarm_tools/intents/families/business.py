"""Margins, shares, cents, commissions and what is paid for work."""

from swarm_tools.intents.model import Case, but, code, eq, intent, near

MONEY = "price amount money total the a of cost calculate compute get value"
SOLD = r"revenue|sales|price|selling_price|sell\w*|income|turnover"
RATE = r".*(rate|percent|pct|taux|share).*"


def margin(label: str, sold: float, cost: float, percent: float) -> Case:
    """Return the case of a margin in percent, as a share, or as an amount."""
    return code(
        label, f"result = {{f}}({sold}, {cost})",
        f"known = ({percent}, {percent / 100}, {sold - cost})",
        "assert any(result == pytest.approx(value) for value in known)",
    )  # fmt: skip


def graded(label: str, one: int, other: int, check: str) -> Case:
    """Return the case of two marks out of a hundred that are told apart, or alike."""
    return code(
        label, "if {f}(1) != {f}(12):", "    return  # marks of another scale",
        'fails = "fail" in str({f}(0)).lower()',
        'told = ["fail" in str({f}(m)).lower() if fails else {f}(m) '
        f'for m in ({one}, {other})]', f"assert told[0] {check} told[1]",
    )  # fmt: skip


INTENTS = [
    intent(
        "business.margin", "The profit as a share of the revenue, or in percent.",
        "profit margin|margin|margin percent|marge|gross margin", "number number",
        margin("quarter", 200, 150, 25), margin("half", 100, 50, 50),
        but("floor= ordered=", margin("loss", 100, 150, -50)), margin("none", 40, 40, 0),
        margin("large", 500, 100, 80),
        objects=MONEY, returns="number",
        spelled=(SOLD, r".*(cost|expens).*"),
    ),
    intent(
        "business.profit", "The revenue less the cost.",
        "profit|calculate profit|gain|benefice", "number number",
        eq("gain", 200, 150, to=50), but("ordered=", eq("loss", 100, 130, to=-30)),
        eq("none", 80, 80, to=0),
        eq("part", 10.5, 4, to=6.5), eq("small", 5, 1, to=4),
        objects=MONEY, returns="number",
        spelled=(SOLD, r".*(cost|expens).*"),
        unless="tax percent quantity units 100 divided=",
    ),
    intent(
        "business.to_cents", "An amount in cents, a whole number.",
        "to cents|convert to cents|dollars to cents|euros to cents|euros en centimes|as cents",
        "number",
        eq("half", 1.5, to=150), eq("whole", 3, to=300), eq("not_cut_off", 0.29, to=29),
        eq("zero", 0, to=0),
        eq("one_cent", 0.01, to=1), eq("cents_stay", 19.99, to=1999),
        eq("large", 1234.56, to=123456),
        objects=MONEY + " dollars euros", returns="number", unless="1200 log2",
    ),
    intent(
        "business.from_cents", "An amount of cents in whole units.",
        "from cents|cents to dollars|cents to euros|centimes en euros", "number",
        near("plain", 150, to=1.5), near("whole", 300, to=3.0), near("small", 5, to=0.05),
        near("below_one", 99, to=0.99), near("one_cent", 1, to=0.01),
        near("large", 12345, to=123.45),
        objects=MONEY, returns="number", unless="1200",
    ),
    intent(
        "business.commission", "A share of the sales.",
        "commission|calculate commission|sales commission", "number number",
        code("tenth", "assert {f}(2000, 10) == pytest.approx(200) "
             "or {f}(2000, 0.1) == pytest.approx(200)"),
        code("fifth",
             "assert {f}(500, 20) == pytest.approx(100) or {f}(500, 0.2) == pytest.approx(100)"),
        code("half",
             "assert {f}(80, 50) == pytest.approx(40) or {f}(80, 0.5) == pytest.approx(40)"),
        code("twentieth",
             "assert {f}(1000, 5) == pytest.approx(50) or {f}(1000, 0.05) == pytest.approx(50)"),
        code("quarter",
             "assert {f}(40, 25) == pytest.approx(10) or {f}(40, 0.25) == pytest.approx(10)"),
        objects=MONEY + " sales", returns="number", spelled=(r".*(sale|amount|total).*", RATE),
        unless="base threshold tier floor= threshold= hundred_tested=",
    ),
    intent(
        "business.gross_pay", "Hours times the pay of an hour.",
        "gross pay|calculate pay|weekly pay|wage|wages|salaire", "number number",
        eq("plain", 10, 15, to=150), but("int round floor", eq("part_of_an_hour", 7.5, 20, to=150)),
        eq("none", 0, 20, to=0),
        eq("one_hour", 1, 30, to=30), eq("part_of_a_rate", 8, 12.5, to=100),
        objects=MONEY + " weekly", returns="number",
        spelled=(r".*(hour|heure).*", r".*(rate|wage|pay|taux|salaire).*"),
        unless="overtime limit 40 1_5 tax floor=",
    ),
    intent(
        "business.rock_paper_scissors", "Who wins: rock beats scissors, these paper, that rock.",
        "rock paper scissors|rps|rps winner|play rps|pierre feuille ciseaux", "string string",
        code("not_the_same", 'assert {f}("rock", "scissors") != {f}("scissors", "rock")'),
        code("as_with_paper", 'assert {f}("paper", "rock") == {f}("rock", "scissors")'),
        code("as_with_scissors", 'assert {f}("scissors", "paper") == {f}("rock", "scissors")'),
        code("draws", 'assert {f}("rock", "rock") == {f}("paper", "paper")'),
        code("a_draw_is_no_win", 'assert {f}("rock", "rock") != {f}("rock", "scissors")'),
        code("a_draw_is_no_loss", 'assert {f}("paper", "paper") != {f}("paper", "scissors")'),
        code("lost_alike", 'assert {f}("scissors", "rock") == {f}("rock", "paper")'),
        code("lost_with_paper", 'assert {f}("paper", "scissors") == {f}("rock", "paper")'),
        objects="winner play game of round judge get", needs="rock",
    ),
    intent(
        "business.pass_or_fail", "Whether a mark is enough.",
        "pass or fail|passed|has passed|is passing|is pass|reussi", "number",
        graded("apart", 95, 5, "!="), graded("both_good", 95, 90, "=="),
        graded("both_bad", 5, 10, "=="), graded("ends_apart", 100, 0, "!="),
        graded("best", 100, 95, "=="), graded("worst", 0, 5, "=="),
        objects="grade score mark exam student", spelled=(r".*(grade|score|mark|note|points).*",),
    ),
    intent(
        "business.split", "An amount shared out in cents, nothing lost.",
        "split amount|split evenly|share out|split cents|divide evenly", "number number",
        code("nothing_lost", "assert sum({f}(100, 3)) == 100"),
        code("even", "assert sorted({f}(100, 3)) == [33, 33, 34]"),
        code("no_rest", "assert list({f}(90, 3)) == [30, 30, 30]"),
        code("nothing_lost_of_four", "assert sum({f}(101, 4)) == 101"),
        code("one_part", "assert list({f}(10, 1)) == [10]"),
        code("as_many_parts", "assert len({f}(101, 4)) == 4"),
        objects=MONEY + " cents", returns="list", needs="cents %", unless="round",
    ),
    intent(
        "business.rock_paper_scissors_number", "0 for a tie, else who of the two wins.",
        "play|rock paper scissors|winner|play round|rps|pierre feuille ciseaux|who wins"
        "|determine winner|decide winner|chifoumi", "string string",
        *(code(label, f"result = {{f}}({one!r}, {other!r})",
               "if type(result) is not int or {f}('rock', 'rock') != 0 or "
               "sorted([{f}('rock', 'scissors'), {f}('scissors', 'rock')]) != [1, 2]:",
               "    return  # told in another form", f"assert result == {want}")
          for label, one, other, want in (
              ("first_wins", "rock", "scissors", 1), ("second_wins", "rock", "paper", 2),
              ("paper_wins", "paper", "rock", 1), ("scissors_lose", "scissors", "rock", 2),
              ("scissors_win", "scissors", "paper", 1), ("paper_loses", "paper", "scissors", 2))),
        objects="round game of player", returns="number", needs="'rock' rock beats",
        unless="lizard spock score -1 best",
    ),
]  # fmt: skip
