"""Prices without and with tax, change, shares, profit, loans and wages."""

from swarm_tools.intents.model import Case, but, code, eq, intent, near, one_of, when

PERCENT = "percent percentage pct pourcentage 100 0_01"
PRICE = r".*(price|prix|amount|montant|total|cost|value|subtotal|net|gross|brut|ht|ttc).*"
RATE = r".*(rate|percent|pct|tax|vat|tva|taux|margin|markup|commission|discount|interest).*"
NOT_PLAIN = "discount tax 10 100 bulk threshold shipping floor_divided= threshold= number_added="
DENOMINATIONS = r".*(denom|coins|bills|notes|pieces|values).*"


def changed(label: str, amount: int, coins: list, want: list):
    """Return the case of the coins given back, as a list or with their numbers."""
    counts = [want.count(coin) for coin in coins]
    return code(
        label, f"result = {{f}}({amount}, {coins})", "if isinstance(result, int):",
        "    return  # how many coins or ways there are",
        "held = result[0] if isinstance(result, tuple) and result else result",
        "rows = held.items() if isinstance(held, dict) else result",
        "pairs = [c if isinstance(c, tuple) else (c, 1) for c in rows]",
        "if any(isinstance(c, str) for c, _ in pairs):", "    return  # their names",
        "found = sorted(c for c, n in pairs for _ in range(n))",
        f"assert found == {want} or result == {counts}",
    )  # fmt: skip


PAID = (("some", 13, 20), ("exact", 20, 20), ("one", 99, 100), ("much", 5, 50), ("part", 2.5, 10))


def left_over(label: str, call: str, want: float) -> Case:
    """Return the case of change; where it is told in coins, their sum is another question."""
    return code(
        label, f"result = {{f}}({call})",
        f"assert isinstance(result, (dict, list, tuple)) or result == pytest.approx({want})",
    )  # fmt: skip


def adds_up(label: str, given: str, want: int):
    """Return the case of what the coins given back add up to."""
    return code(
        label, f"result = {{f}}({given})",
        "pairs = result.items() if isinstance(result, dict) else [(c, 1) for c in result]",
        "if any(isinstance(c, str) for c, _ in pairs):", "    return  # their names",
        f"assert sum(c * n for c, n in pairs) in ({want}, {want * 100})",
    )  # fmt: skip


UNUSED = (
    r"\b(coins?|notes?|pi[eè]ces)( that are| which are| qui)? (not used|unused)\b[^.;]{0,20}"
    r"\b(do not|don't|never|are (not|left)|left out|omitted)"
    r"|\b(without|no) (unused|zero) (coins|counts|entries)"
    r"|\bonly (the )?(coins|notes)( that are| which are)? used"
)
FEWEST = r"\b(few|fewest|minimum|minimal|smallest number|least number|moins)\b|\blargest first"


def used_alone(given: str) -> tuple[str, Case]:
    """Return the case of coins that are not used, for docstrings that tell of them."""
    return UNUSED, code("only_used_ones", f"result = {{f}}({given})",
                        "assert not isinstance(result, dict) or all(result.values())")  # fmt: skip


def few(label: str, *given: str) -> Case:
    """Return the case of coins that are not many, as a list or as how many of each."""
    return code(
        label, *given, "numbers = result.values() if isinstance(result, dict) else result",
        "assert len(list(numbers)) < 25",
        "assert not isinstance(result, dict) or sum(numbers) < 25",
    )  # fmt: skip


INTENTS = [
    *(
        intent(
            f"commerce.{name}", "The price without the tax that is in it.", names, "number number",
            eq("twenty_percent", 120, 20, to=100), eq("ten_percent", 55, 10, to=50),
            eq("other_price", 240, 20, to=200), eq("seven_percent", 214, 7, to=200),
            eq("as_much_again", 50, 100, to=25),
            objects="get calculate",
            returns="number", needs=PERCENT, spelled=(PRICE, rate), unless="discount fee income",
        )
        for name, names, rate in (
            ("net_price",
        "prix ht|prix hors taxe|price before tax|ttc vers ht|"
        "price without tax|remove tax|price excluding tax|remove vat|ttc to ht",
             RATE),
            ("net_price_by_tax", "net price|net from gross|gross to net", r".*(tax|vat|tva).*"),
        )
    ),
    intent(
        "commerce.split_gross", "The price without the tax that is in it, and that tax.",
        "split gross price|split gross|split vat|separate vat|extract vat|split price|net and vat"
        "|split ttc|decomposer ttc|net and tax|ventiler ttc|split gross amount", "number number",
        *(code(label, f"result = {{f}}({gross}, {rate})",
               f"assert tuple(result) == (pytest.approx({net}), pytest.approx({gross - net}))")
          for label, gross, rate, net in (
              ("plain", 120, 20, 100), ("ten_percent", 55, 10, 50), ("large", 2400, 20, 2000),
              ("small", 6, 20, 5), ("half", 30, 50, 20), ("no_tax", 80, 0, 80))),
        objects="into its part contains gross net vat percentage percent both amounts rounded two "
        "decimals always add up tax ht tva ttc", returns="any", needs=PERCENT,
        spelled=(r".*(gross|brut|ttc|price|total|amount).*", r".*(vat|tva|tax|rate|taux).*"),
        unless="discount",
    ),
    intent(
        "commerce.markup", "The cost plus a percentage.",
        "apply markup|add markup|selling price|price with markup", "number number",
        eq("fifty_percent", 100, 50, to=150), eq("ten_percent", 20, 10, to=22),
        eq("quarter", 80, 25, to=100), eq("as_much_again", 10, 100, to=20),
        eq("five_percent", 40, 5, to=42), objects="price get",
        returns="number", needs=PERCENT,
        spelled=(r".*(cost|price|prix).*", r".*(markup|margin|percent|pct|rate).*"),
        unless="discount margin off",
    ),
    intent(
        "commerce.markup_of_cost", "A percentage of the cost, or the cost with it.",
        "markup", "number number",
        one_of("fifty_percent", 100, 50, to=(150, 50)), one_of("ten_percent", 20, 10, to=(22, 2)),
        one_of("part_of_one", 30, 5, to=(31.5, 1.5), rounds=True),
        one_of("quarter", 80, 25, to=(100, 20)), one_of("as_much_again", 10, 100, to=(20, 10)),
        one_of("five_percent", 40, 5, to=(42, 2)), objects="price get",
        returns="number", needs=PERCENT,
        spelled=(r".*(cost|price|prix).*", r".*(markup|margin|percent|pct|rate).*"),
        unless="discount margin off",
    ),
    intent(
        "commerce.commission", "A percentage of the sales.",
        "commission|calculate commission|sales commission", "number number",
        eq("ten_percent", 1000, 10, to=100), eq("five_percent", 200, 5, to=10),
        eq("fifth", 500, 20, to=100), eq("fifteen_percent", 1000, 15, to=150),
        eq("part", 50, 5, to=2.5, rounds=True), objects="sales on",
        returns="number", needs=PERCENT, spelled=(r".*(sales|amount|total|price|ventes).*", RATE),
        unless="base salary bonus tier cap floor= threshold= hundred_tested=",
    ),
    intent(
        "commerce.percentage_of", "A percentage of a number.",
        "percentage of|percent of|calculate percentage of", "number number",
        code("both_orders",
            "assert {f}(20, 50) == pytest.approx(10) or {f}(20, 50) == pytest.approx(40)"),
        code("known", "assert {f}(10, 50) == pytest.approx(5) or {f}(10, 50) == pytest.approx(20)"),
        code("half",
             "assert {f}(50, 200) == pytest.approx(100) or {f}(50, 200) == pytest.approx(25)"),
        code("tenth", "assert {f}(10, 40) == pytest.approx(4) or {f}(10, 40) == pytest.approx(25)"),
        code("equal", "assert {f}(100, 100) == pytest.approx(100)"),
        but("round in_cents=", code("part_of_one", "assert any({f}(1, 8) == pytest.approx(v) "
                          "for v in (0.08, 12.5))")),
        objects="number value", returns="number", needs="100",
    ),
    intent(
        "commerce.profit", "What is earned less what it cost.",
        "profit|calculate profit|compute profit|benefice", "number number",
        eq("gain", 150, 100, to=50), but("ordered=", eq("loss", 80, 100, to=-20)),
        eq("even", 60, 60, to=0), eq("small", 5, 1, to=4), eq("part", 10.5, 4, to=6.5),
        returns="number",
        spelled=(r"rev\w*|income|sell\w*|sales|price|selling_price|sale_price|revenus?",
                 r"cost\w*|exp\w*|cout\w*|cost_price|buy\w*|depenses"),
        unless="tax 100 margin percent divided=",
    ),
    intent(
        "commerce.profit_cost_first", "What is earned less what it cost.",
        "profit|calculate profit", "number number",
        eq("gain", 100, 150, to=50), but("ordered=", eq("loss", 100, 80, to=-20)),
        eq("even", 60, 60, to=0), eq("small", 1, 5, to=4), eq("part", 4, 10.5, to=6.5),
        returns="number",
        spelled=(r"cost\w*|cout\w*|cost_price|buy\w*",
        r"rev\w*|income|sell\w*|sales|price|sale_price"),
        unless="tax 100 margin percent divided=",
    ),
    intent(
        "commerce.split_bill", "The bill by the number of people.",
        "split bill|bill per person|split cost|cost per person|share bill|partager addition",
        "number number",
        eq("four", 100, 4, to=25), eq("two", 50, 2, to=25), eq("alone", 30, 1, to=30),
        eq("uneven", 25, 2, to=12.5, rounds=True),
        eq("three", 90, 3, to=30), eq("more_than_it_costs", 3, 4, to=0.75, rounds=True),
        returns="number",
        spelled=(r".*(bill|total|amount|cost|addition|montant).*",
        r".*(people|n|persons?|count|num|personnes"
                 r"|guests).*"), unless="tip tax round_up ceil floor_divided= friends others",
    ),
    intent(
        "commerce.split_bill_with_tip", "The bill and the tip by the number of people.",
        "split bill|bill per person|split bill with tip|split with tip|tip per person",
        "number number number",
        code("ten_percent", "results = {f}(100, 10, 4), {f}(100, 4, 10)",
             "assert any(r == pytest.approx(27.5) for r in results)"),
        code("fifth",
             "assert any(r == pytest.approx(60) for r in ({f}(200, 20, 4), {f}(200, 4, 20)))"),
        code("quarter",
             "assert any(r == pytest.approx(20) for r in ({f}(80, 25, 5), {f}(80, 5, 25)))"),
        code("one", "assert any(r == pytest.approx(90) for r in ({f}(60, 50, 1), {f}(60, 1, 50)))"),
        code("part", "assert any(r == pytest.approx(5.5) for r in ({f}(5, 10, 1), {f}(5, 1, 10)))"),
        returns="number", needs=PERCENT, objects="tip with", unless="tax ceil",
    ),
    intent(
        "commerce.line_total", "Price times quantity.",
        "total price|total cost|line total|calculate total|order total|item total|cost|prix total"
        "|calculate cost|total", "number number",
        eq("three_of_five", 5, 3, to=15), eq("one", 7, 1, to=7), eq("none", 4, 0, to=0),
        eq("part", 2.5, 4, to=10), eq("equal", 6, 6, to=36),
        returns="number",
        objects="get of item", unless=NOT_PLAIN,
        spelled=(r"(unit_)?(price|prix|cost)(_per_unit|_each|_unitaire)?|unit_price|rate",
                 r"q|qty|quantity|quantite|count|n|num\w*|amount|units"),
    ),
    intent(
        "commerce.line_total_quantity_first", "Price times quantity.",
        "total price|total cost|line total|calculate total|order total|item total", "number number",
        eq("three_of_five", 3, 5, to=15), eq("none", 0, 4, to=0),
        eq("one", 1, 7, to=7), eq("part", 4, 2.5, to=10), eq("equal", 6, 6, to=36),
        returns="number",
        objects="get of item", unless=NOT_PLAIN,
        spelled=(r"q|qty|quantity|quantite|count|n|units", r"(unit_)?(price|prix|cost)|unit_price"),
    ),
    intent(
        "commerce.make_change", "The fewest coins or notes, largest first.",
        "make change|give change|change|rendre monnaie|get change", "number list",
        changed("of_dollars", 67, [25, 10, 5, 1], [1, 1, 5, 10, 25, 25]),
        changed("one_coin", 25, [25, 10, 5, 1], [25]),
        changed("smallest_only", 4, [25, 10, 5, 1], [1, 1, 1, 1]),
        changed("one_of_each", 41, [25, 10, 5, 1], [1, 5, 10, 25]),
        changed("notes", 50, [20, 10], [10, 20, 20]),
        when("sorted", changed("in_any_order", 37, [5, 20, 1, 10], [1, 1, 5, 10, 20])),
        objects="coins biggest largest first only each greedy number sans pieces plus grosses "
        "inutilisees unused fewest without", returns="any",
        spelled=(r"amount|total|montant|n|sum|cents|value|change", DENOMINATIONS),
    ),
    intent(
        "commerce.change_of_amount", "The coins and notes of an amount.",
        "make change|give change|get change|coin change|change coins|to coins|rendre monnaie",
        "number",
        adds_up("adds_up", "263", 263), adds_up("one_of_each", "88", 88),
        adds_up("more_than_one_of_a_kind", "44", 44), adds_up("one", "1", 1),
        adds_up("four", "4", 4), adds_up("much", "999", 999),
        when("sorted", few("few_of_coins_in_any_order",
                           "try:", "    result = {f}(263, [1, 5, 100, 10])",
                           "except TypeError:", "    return  # its own coins")),
        spelled=(r"amount|total|montant|n|sum|cents|pence|centimes|value|change|somme",),
        needs="coins notes pieces cents centimes coin piece billets", returns="any",
        stated=(used_alone("63"), (FEWEST, few("few_coins", "result = {f}(263)"))),
        objects="for in greedy cents amount coins coin fewest few possible minimum number",
    ),
    intent(
        "commerce.change_coins", "The coins and notes that give back what was paid too much.",
        "make change|give change|change|change coins|coins back|rendre monnaie|rendu monnaie",
        "number number",
        adds_up("adds_up", "500, 237", 263), adds_up("several_of_a_coin", "1000, 10", 990),
        code("paid_exactly", "result = {f}(100, 100)",
             "assert not result or isinstance(result, str) or not any(result.values())"),
        adds_up("one_left", "100, 99", 1), adds_up("much_left", "1000, 1", 999),
        adds_up("half_a_unit", "200, 150", 50),
        spelled=(r".*(paid|pay\w*|cash|given|tendered|received|paye|donne).*",
        r"(total_)?(cost|price|prix|due|total|amount_due|bill)(_in)?(_(cents|pence|centimes))?"),
        needs="coins notes pieces cents", unless="divided=",
        stated=(used_alone("500, 437"),),
    ),
    intent(
        "commerce.change_coins_price_first",
        "The coins and notes that give back what was paid too much.",
        "make change|give change|change|change coins|coins back|rendre monnaie|rendu monnaie"
        "|monnaie",
        "number number",
        adds_up("adds_up", "237, 500", 263), adds_up("several_of_a_coin", "10, 1000", 990),
        code("paid_exactly", "result = {f}(100, 100)",
             "assert not result or isinstance(result, str) or not any(result.values())"),
        adds_up("one_left", "99, 100", 1), adds_up("much_left", "1, 1000", 999),
        adds_up("half_a_unit", "150, 200", 50),
        objects="centimes grande petite pieces billets montant insuffisant",
        spelled=(r"(total_)?(cost|price|prix|due|total|amount_due|bill|montant)(_in)?(_(cents|pence|centimes))?",
        r".*(paid|pay\w*|cash|given|tendered|received|paye|donne|verse).*"),
        needs="coins notes pieces cents centimes coin piece billets", unless="divided=",
        stated=(used_alone("437, 500"),),
    ),
    intent(
        "commerce.change_due", "What is paid less what it costs.",
        "change|calculate change|get change|change due|compute change|monnaie a rendre",
        "number number",
        *(left_over(label, f"{cost}, {paid}", paid - cost) for label, cost, paid in PAID),
        returns="number",
        spelled=(r"(total_)?(cost|price|prix|due|total|amount_due|bill)",
        r".*(paid|pay\w*|cash|given|tendered"
                 r"|received|donne).*"), objects="due", unless="coins",
    ),
    intent(
        "commerce.change_due_paid_first", "What is paid less what it costs.",
        "change|calculate change|get change|change due|compute change", "number number",
        *(left_over(label, f"{paid}, {cost}", paid - cost) for label, cost, paid in PAID),
        returns="number",
        spelled=(r".*(paid|pay\w*|cash|given|tendered|received).*",
        r"(total_)?(cost|price|prix|due|total"
                 r"|amount_due|bill)"), objects="due", unless="coins",
    ),
    intent(
        "commerce.monthly_payment", "The equal payment of a loan with monthly interest.",
        "mensualite pret|"
        "monthly payment|loan payment|calculate monthly payment|mortgage payment|mensualite|emi",
        "number "
        "number number",
        near("two_percent_a_month", 1000, 24, 1, to=94.56),
        near("half_a_percent_a_month", 10000, 6, 5, to=193.33),
        near("thirty_years", 200000, 5, 30, to=1073.64), near("one_year", 1200, 12, 1, to=106.62),
        near("two_years", 5000, 9, 2, to=228.42), near("small", 100, 12, 1, to=8.885),
        when("zero compared=", near("no_interest", 1200, 0, 2, to=50)),
        returns="number", needs="1200 percent percentage",
        spelled=(r"p|principal|loan\w*|amount|capital|montant", r".*rate.*|r|taux.*|interest.*",
                 r".*years.*|y|t|term_years|annees"), objects="loan", unless="no_power=",
    ),
    intent(
        "commerce.weekly_pay", "Hours above forty are paid one and a half times.",
        "weekly pay|calculate pay|pay|gross pay|calculate wage|wages|weekly wage|overtime pay"
        "|salary"
        "|compute pay", "number number",
        eq("no_overtime", 30, 10, to=300), eq("full_week", 40, 10, to=400), eq("overtime", 50, 10,
        to=550),
        eq("one_hour_over", 41, 10, to=415), eq("other_rate", 45, 20, to=950),
        eq("part_of_an_hour", 37.5, 8, to=300),
        returns="number", needs="1_5", objects="weekly with overtime",
        unless="2_0 60 tax bonus 35 48 0_5",
        spelled=(r"h|hours?\w*|heures", r"r|\w*rate\w*|wage|pay\w*|taux"),
    ),
    intent(
        "commerce.annual_salary", "Twelve months.",
        "annual salary|yearly salary|annual income|salaire annuel", "number",
        eq("some", 1000, to=12000),
        eq("other", 2500, to=30000),
        eq("round", 3000, to=36000), eq("small", 1, to=12), eq("part", 1234.5, to=14814),
        returns="number", needs="12", unless="hourly tax bonus 52 13 14 5",
        spelled=(r".*(month|salary|mensuel|salaire).*",),
    ),
    intent(
        "commerce.money_text", "The amount with two digits after the point.",
        "format currency|format price|format money|to currency|format amount|currency format",
        "number",
        code("two_digits", 'assert "5.50" in {f}(5.5).replace(",", ".")'),
        code("large", 'text = {f}(1234.5).replace(" ", "").replace(",", "").replace(".", "")',
             'assert "123450" in text'),
        but("int is_integer", code("whole", 'assert "7.00" in {f}(7).replace(",", ".")')),
        code("less_than_one", 'assert "0.05" in {f}(0.05).replace(",", ".")'),
        code("rounded", 'assert "12.35" in {f}(12.349).replace(",", ".")'),
        returns="string", objects="as",
        unless="cents divmod 1000 1000000 locale 100 rstrip '.0f' ',.0f' '.3f' '.4f' '.8f'",
    ),
    intent(
        "commerce.unit_price", "The price by the quantity.",
        "unit price|price per unit|unit cost|cost per unit|prix unitaire", "number number",
        eq("three", 15, 3, to=5), eq("half", 5, 10, to=0.5, rounds=True),
        eq("four", 12, 4, to=3), eq("one", 7, 1, to=7), eq("odd", 9, 2, to=4.5, rounds=True),
        returns="number", unless="100 1000",
        objects="get",
        spelled=(r".*(total|price|prix|cost).*", r"q|qty|quantity|quantite|count|n|units|num\w*"),
    ),
    intent(
        "commerce.break_even", "Fixed costs by what a piece earns.",
        "break even|break even point|break even units", "number number number",
        eq("hundred", 1000, 30, 20, to=100),
        eq("two_hundred", 800, 14, 10, to=200),
        eq("small_gain", 90, 4, 1, to=30), eq("one", 5, 10, 5, to=1),
        eq("free_to_make", 1000, 25, 0, to=40), returns="number",
        spelled=(r"fixed\w*|f", r"price\w*|\w*price|p", r"\w*var\w*|v\w*|unit_cost|cost\w*"),
        objects="units quantity", unless="1",
    ),
    intent(
        "commerce.shipping_free", "From a limit on there is no charge.",
        "shipping cost|shipping|calculate shipping|shipping fee|frais de port", "number",
        when("50", one_of("far_above", 500, to=(0,))), objects="for", returns="number",
        needs="free", unless="weight kg",
    ),
]  # fmt: skip
