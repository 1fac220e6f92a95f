"""Who is of age on a day."""

from swarm_tools.intents.families.birthdays import BORN, DATED, TODAY, dated
from swarm_tools.intents.model import intent

LIMIT = r"(adult|majority|limit|min|minimum|age|majorite|threshold|adult_age|legal)\w*"
NAMES = "is adult|is of age|is grown up|is major|est majeur|of age|is legal age|est majeure"
DAYS = (
    ("on_the_birthday", "date(2000, 5, 17), date(2018, 5, 17)", "True"),
    ("the_day_before", "date(2000, 5, 17), date(2018, 5, 16)", "False"),
    ("long_before", "date(2000, 5, 17), date(2010, 9, 1)", "False"),
    ("long_after", "date(2000, 5, 17), date(2050, 1, 2)", "True"),
    ("later_month", "date(2000, 12, 1), date(2018, 1, 31)", "False"),
    ("earlier_month", "date(2000, 1, 31), date(2018, 12, 1)", "True"),
)  # fmt: skip

INTENTS = [
    intent(
        "ages.is_adult", "Adults are eighteen or older, from their birthday on.", NAMES,
        "date date", *(dated(label, days, want) for label, days, want in DAYS),
        objects=DATED + " person", returns="bool", spelled=(BORN, TODAY), needs="18",
        unless="21 16 country",
    ),
    intent(
        "ages.is_adult_from", "Adults have reached an age, from their birthday on.", NAMES,
        "date date number",
        *(dated(f"{label}_with_a_limit", f"{days}, 18", want) for label, days, want in DAYS),
        dated("another_limit", "date(2000, 5, 17), date(2020, 5, 17), 21", "False"),
        dated("another_limit_reached", "date(2000, 5, 17), date(2021, 5, 17), 21", "True"),
        objects=DATED + " person", returns="bool", spelled=(BORN, TODAY, LIMIT),
        unless="country",
    ),
]  # fmt: skip
