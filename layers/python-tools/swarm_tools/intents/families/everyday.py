"""Clock readings in seconds, classes of the body mass index, percentiles and rows picked."""

from swarm_tools.intents.model import Case, code, eq, intent, one_of

BODY = (
    ("underweight", 17, ("under", "maigr", "insuff", "thin")),
    ("normal", 22, ("normal", "healthy", "ideal", "sain")),
    ("overweight", 27, ("over", "surpoids", "pre")),
    ("obese", 35, ("obes", "severe")),
    ("bottom_of_normal", 18.5, ("normal", "healthy", "ideal", "sain")),
    ("top_of_normal", 24.5, ("normal", "healthy", "ideal", "sain")),
    ("bottom_of_overweight", 25, ("over", "surpoids", "pre")),
    ("bottom_of_obese", 30, ("obes", "severe")),
)
ROWS = '[{"n": "Ann", "k": "red"}, {"n": "Bob", "k": "blue"}, {"n": "Cid", "k": "red"}]'


def classed(label: str, bmi: float, known: tuple[str, ...], height: str = "") -> Case:
    """Return the case of a class told in words, in either language.

    Args:
        label: Words for the test's name.
        bmi: The index.
        known: Beginnings of the words for its class.
        height: What is given as a height of 1.5 m after the weight, or nothing of the index alone.
    """
    bound = {18.5: 18, 25: 24, 30: 29}.get(bmi)
    scale, more = (2.25, f", {height}") if height else (1, "")
    given = f"{bmi * scale}{more}"
    pairs = ", ".join(f"({a * scale}, {b * scale})" for a, b in ((18.5, 18), (25, 24), (30, 29)))
    rows = (
        (f"closed = [str({{f}}(a{more})) == str({{f}}(b{more})) for a, b in ({pairs})]",
         "if all(closed):", "    return  # each class with its upper end")
        if bound else ()
    )  # fmt: skip
    words = tuple(word for _, _, some in BODY for word in some)
    return code(
        label, *rows, "import unicodedata",
        f"text = unicodedata.normalize('NFKD', str({{f}}({given})))",
        "text = text.encode('ascii', 'ignore').decode().lower()",
        f"if not any(word in text for word in {words}):", "    return  # other names",
        f"assert any(word in text for word in {known})",
        *(["assert 'obes' not in text"] if bmi < 25 else []),
    )  # fmt: skip


INTENTS = [
    intent(
        "everyday.hms_to_seconds", "Hours, minutes and seconds, all in seconds.",
        "hms to seconds|hours minutes seconds to seconds|time to seconds|to seconds|total seconds",
        "number number number",
        eq("each", 1, 2, 3, to=3723), eq("hours", 2, 0, 0, to=7200), eq("minutes", 0, 5, 0, to=300),
        eq("seconds", 0, 0, 7, to=7), objects="convert total time in", returns="number",
        spelled=(r"h\w*", r"m\w*", r"s\w*"), unless="ms milli days",
    ),
    intent(
        "everyday.clock_to_seconds", "A clock reading of hours, minutes and seconds, in seconds.",
        "hms to seconds|hhmmss to seconds|parse hms|time string to seconds|parse duration"
        "|parse time|parse clock|lire duree|duration to seconds|from hms|from clock"
        "|to seconds|in seconds", "string",
        eq("each", "01:02:03", to=3723), eq("hours", "10:00:00", to=36000),
        eq("minutes", "00:05:09", to=309), objects="convert total time string", returns="number",
        needs="':'",
    ),
    intent(
        "everyday.body_class", "The class of a body mass index.",
        "bmi category|classify bmi|bmi class|bmi status|bmi classification|interpret bmi"
        "|categorie imc|bmi categorie|get bmi category|interpreter imc|categorize bmi", "number",
        *(classed(*row) for row in BODY), objects="bmi", returns="string",
        spelled=(r"\w*(bmi|imc)\w*|value|x|b|index",), unless="asian asia 23 27_5 age child",
    ),
    *(
        intent(
            f"everyday.body_class_by_{unit}", "The class of a body, by its weight and height.",
            "bmi category|bmi class|bmi status|bmi classification|categorie imc|weight category"
            "|body mass category|classify bmi|get bmi category|weight status|interpreter imc",
            "number number", *(classed(*row, height) for row in BODY),
            objects="bmi weight height squared limits limit higher class belong kg cm",
            returns="string", needs=needs,
            spelled=(r"\w*(weight|mass|poids|masse|kg)\w*|w|p", spelled),
            unless="asian asia 23 27_5 age child pounds lbs inches 703 " + unless,
        )
        for unit, height, spelled, needs, unless in (
            ("metres", "1.5", r"\w*(height|taille|hauteur)\w*|h|t|m", "", "100 0_01"),
            ("centimetres", "150", r"\w*(height|taille|hauteur)\w*|h|t|cm", "100 0_01", ""),
        )
    ),
    intent(
        "everyday.percentile", "The value below which so many percent of the others are.",
        "percentile|nth percentile|centile|calculate percentile", "numbers number",
        eq("middle", [50, 15, 40, 20, 35], 50, to=35), eq("last", [50, 15, 40, 20, 35], 100, to=50),
        eq("middle_of_three", [3, 1, 2], 50, to=2), eq("one", [7], 50, to=7),
        stated=(
            (r"interpol", eq("between_two", [4, 1, 3, 2], 50, to=2.5, rounds=True)),
            (r"interpol", one_of("first_quarter", [50, 10, 40, 20, 30], 25, to=(20, 15, 17.5))),
            (r"interpol", one_of("last_quarter", [50, 10, 40, 20, 30], 75, to=(40, 45, 42.5))),
            (r"\b0\b[^.]{0,20}\bmin", eq("least", [50, 15, 40, 20], 0, to=15)),
        ),
        objects="list values data of the numbers", returns="number", needs="100",
        spelled=(r"(?!.*(sort|order|target|score$)).*", r"p\w*|q|k|n|pct|rank|centile"),
        unless="below count weights",
    ),
    *(
    intent(
        f"everyday.filter_rows_{kind}", "The rows that have a value in a column.",
        "filter rows|select rows|rows where|where|filter by column|filter by field|filter records"
        "|filtrer lignes", f"{kind} string any",
        code("two", f'result = {{f}}({ROWS}, "k", "red")',
             'assert [row["n"] for row in result] == ["Ann", "Cid"]'),
        code("one", f'result = {{f}}({ROWS}, "n", "Bob")',
             'assert [row["k"] for row in result] == ["blue"]'),
        code("none", f'assert list({{f}}({ROWS}, "n", "Zoe")) == []'),
        objects="rows records list", returns="list", spelled=(
            r".*", r".*(key|field|col|name|attr|cle).*", r"v|val\w*|wanted|target|expected|valeur"),
        unless="header min max threshold operator above exclude getattr index",
    )
    for kind in ("records", "nested")
    ),
]  # fmt: skip
