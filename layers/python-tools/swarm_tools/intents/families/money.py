"""Discounts, taxes, tips, interest and percentages."""

from swarm_tools.intents.model import Intent, but, eq, one_of, words

PERCENT = words("percent percentage pct pourcentage 100 0_01")
PRICE = words("price rate to amount final total after value")
COMPOUND = (
    r"p|principal.*|capital|amount|montant",
    r"r|rate.*|taux.*|interest_rate|annual_rate",
    r"t|time|years?|annees?|num_years|duree",
)
COMPOUNDED = words(
    "12 365 4 52 e month months monthly quarter daily exp periods frequency continuous "
    "continuously simple deposit contribution inflation tax fee"
) | {"helper=", "constant="}

INTEREST_ALONE = (
    r"\bonly the interest\b|\b(the )?interest (that is |which is )?earned\b|\binterest alone\b"
    r"|\bjust the interest\b|\bint[eé]r[eê]ts? (seuls?|gagn[eé]s?)\b"
)
GROWN = (
    "compound interest", "compound amount", "balance after", "amount after", "final balance",
    "final amount", "value after", "future value", "capital final", "capital after", "grown",
    "savings after", "compound",
)  # fmt: skip

INTENTS = [
    Intent(
        "money.apply_discount",
        "The price less the given percentage.",
        ("apply discount", "discounted price", "price discount", "price after discount"),
        ("number", "number"),
        (
            eq("ten_percent", 100, 10, to=90),
            eq("a_quarter", 200, 25, to=150),
            eq("nothing_off", 80, 0, to=80),
            eq("half", 60, 50, to=30),
            eq("five_percent", 40, 5, to=38),
        ),
        PRICE | words("apply"),
        "number",
        needs=PERCENT,
        unless=words("min max cap maximum code threshold="),
        spelled=(r".*(price|prix|amount|montant|total|cost|value|subtotal).*",),
    ),
    Intent(
        "money.discount",
        "The discount of a percentage, or the price less it.",
        ("discount",),
        ("number", "number"),
        (
            one_of("ten_percent", 100, 10, to=(90, 10)),
            one_of("a_quarter", 200, 25, to=(150, 50)),
            one_of("five_percent", 80, 5, to=(76.0, 4.0)),
            one_of("everything", 40, 100, to=(0.0, 40.0)),
            one_of("half", 60, 50, to=(30.0,)),
        ),
        words("amount"),
        "number",
        needs=PERCENT,
        spelled=(r".*(price|prix|amount|montant|total|cost|value|subtotal).*",),
    ),
    Intent(
        "money.add_tax",
        "The price plus the given percentage.",
        ("add tax", "apply tax", "price with tax", "price tax", "total with tax"),
        ("number", "number"),
        (
            eq("twenty_percent", 100, 20, to=120),
            eq("no_tax", 80, 0, to=80),
            eq("five_percent", 200, 5, to=210),
            eq("ten_percent", 50, 10, to=55),
            eq("doubled", 30, 100, to=60),
        ),
        PRICE | words("with"),
        "number",
        needs=PERCENT,
        spelled=(r".*(price|prix|amount|montant|total|cost|value|subtotal).*",),
    ),
    Intent(
        "money.tax",
        "The tax on an amount, or the amount with it.",
        ("tax",),
        ("number", "number"),
        (
            *(
                one_of(
                    label,
                    amount,
                    rate,
                    to=(
                        amount * rate / 100,
                        amount * (100 + rate) / 100,
                        round(amount - amount * 100 / (100 + rate), 9),
                    ),
                )
                for label, amount, rate in (
                    ("twenty_percent", 100, 20),
                    ("ten_percent", 50, 10),
                    ("five_percent", 200, 5),
                    ("half", 40, 50),
                    ("one_percent", 300, 1),
                )
            ),
        ),
        words("amount"),
        "number",
        needs=PERCENT,
        unless=words("with included ttc net floor="),
        spelled=(r".*(price|prix|amount|montant|total|cost|value|income|salary|subtotal).*",),
    ),
    Intent(
        "money.tip",
        "The tip on a bill, or the bill with it.",
        ("tip",),
        ("number", "number"),
        (
            one_of("fifteen_percent", 100, 15, to=(15, 115)),
            one_of("ten_percent", 50, 10, to=(5, 55)),
            one_of("twenty_percent", 200, 20, to=(40.0, 240.0)),
            one_of("half", 40, 50, to=(20.0, 60.0)),
            one_of("one_percent", 300, 1, to=(3.0, 303.0)),
            but("down in_cents=", one_of("part_of_one", 25, 10, to=(2.5, 27.5), rounds=True)),
        ),
        words("amount total"),
        "number",
        needs=PERCENT,
        unless=words("people split"),
        spelled=(r".*(bill|amount|total|price|cost|addition).*",),
    ),
    Intent(
        "money.simple_interest",
        "Principal times rate times time, rate in percent.",
        ("simple interest",),
        ("number", "number", "number"),
        (
            one_of("two_years", 1000, 5, 2, to=(100, 1100)),
            one_of("one_year", 200, 10, 1, to=(20, 220)),
            one_of("three_years", 100, 10, 3, to=(30.0, 130.0)),
            one_of("five_years", 500, 4, 5, to=(100.0, 600.0)),
            one_of("ten_years", 300, 2, 10, to=(60.0, 360.0)),
            one_of("part_of_one", 150, 5, 1, to=(7.5, 157.5), rounds=True),
        ),
        frozenset(),
        "number",
        needs=PERCENT,
        unless=words("12 360 365 1200 36500"),
        spelled=(
            r"p|principal.*|capital|amount",
            r"r|rate.*|taux.*|interest.*",
            r"t|time.*|years?|n|.*duree.*",
        ),
    ),
    Intent(
        "money.compound_interest",
        "Capital after yearly interest in percent, or the interest alone.",
        GROWN,
        ("number", "number", "number"),
        (
            one_of("two_years", 1000, 10, 2, to=(1210.0, 210.0)),
            one_of("one_year", 200, 50, 1, to=(300.0, 100.0)),
            one_of("uneven", 101, 10, 2, to=(122.21, 21.21), rounds=True),
            one_of("three_years", 1000, 100, 3, to=(8000.0, 7000.0)),
            one_of("twenty_percent", 500, 20, 1, to=(600.0, 100.0)),
        ),
        frozenset(),
        "number",
        needs=PERCENT,
        unless=COMPOUNDED | {"fraction"},
        stated=(
            (INTEREST_ALONE, eq("interest_alone", 1000, 10, 2, to=210, rounds=True)),
            (INTEREST_ALONE, eq("interest_of_a_year", 200, 50, 1, to=100)),
        ),
        spelled=COMPOUND,
    ),
    Intent(
        "money.compound_interest_of_fraction",
        "Capital after yearly interest as a fraction, or the interest alone.",
        GROWN,
        ("number", "number", "number"),
        (
            one_of("two_years", 1000, 0.1, 2, to=(1210.0, 210.0)),
            one_of("one_year", 200, 0.5, 1, to=(300.0, 100.0)),
            one_of("three_years", 1000, 1, 3, to=(8000.0, 7000.0)),
            one_of("one_and_a_half_twice", 400, 0.5, 2, to=(900.0, 500.0)),
            one_of("a_quarter", 800, 0.25, 1, to=(1000.0, 200.0)),
        ),
        frozenset(),
        "number",
        needs=frozenset({"one plus rate=", "compound", "composes", "yearly"}),
        unless=COMPOUNDED | PERCENT,
        stated=(
            (INTEREST_ALONE, eq("interest_alone", 1000, 0.1, 2, to=210, rounds=True)),
            (INTEREST_ALONE, eq("interest_of_a_year", 200, 0.5, 1, to=100)),
        ),
        spelled=COMPOUND,
    ),
    Intent(
        "money.percentage",
        "The part as a percentage of the whole.",
        ("percentage",),
        ("number", "number"),
        (
            eq("a_quarter", 25, 100, to=25),
            eq("half", 5, 10, to=50),
            eq("all", 8, 8, to=100),
            eq("three_quarters", 3, 4, to=75),
            eq("none", 0, 5, to=0),
        ),
        words("of score"),
        "number",
        known=False,
        spelled=(r"part.*|obtained.*|score.*|value|correct.*", r"whole|total.*|max.*"),
    ),
    Intent(
        "money.percent_change",
        "The change from old to new in percent of old.",
        (
            "percentage change",
            "percentage increase",
            "percentage evolution",
            "taux evolution",
            "variation percentage",
        ),
        ("number", "number"),
        (
            eq("increase", 100, 150, to=50),
            eq("doubled", 20, 40, to=100),
            eq("unchanged", 50, 50, to=0),
            eq("half_more", 40, 60, to=50),
            one_of("decrease", 200, 150, to=(-25.0, 25.0)),
        ),
        frozenset(),
        "number",
        needs=PERCENT,
        unless=frozenset({"sum halved="}),
        spelled=(
            r"old.*|initial.*|before|start.*|ancien\w*|avant",
            r"new.*|final.*|after|end.*|nouve\w+|apres",
        ),
    ),
    Intent(
        "money.bmi",
        "Weight in kilograms divided by the height in meters squared.",
        ("bmi", "body mass index"),
        ("number", "number"),
        (
            eq("two_meters", 70, 2, to=17.5),
            eq("another", 100, 2, to=25),
            eq("one_and_a_half_meters", 72, 1.5, to=32),
            eq("small", 45, 1.5, to=20),
            eq("one_meter_sixty", 64, 1.6, to=25),
        ),
        frozenset(),
        "number",
        spelled=(r"w|weight.*|poids.*|mass.*", r"h|height.*|taille.*"),
        unless=words(
            "cm 100 703 10000 inches lbs pounds imperial height_cm weight_lb feet factor root="
        ),
    ),
]
