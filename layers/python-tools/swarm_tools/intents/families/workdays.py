"""Days of the week that are worked, and holidays."""

from swarm_tools.intents.families.birthdays import DATED, dated
from swarm_tools.intents.model import intent

DAY = r"(d|day|date|jour|when|on|dt|moment|today)"
OFF = r"(holidays|feries|jours_feries|closed|days_off|off)"
NAMES = (
    "is workday|is working day|is weekday|is business day|est jour ouvre|est ouvre|est ouvrable"
    "|est jour ouvrable|is work day|jour ouvrable"
)
WEEK = (
    ("friday", "2024, 5, 17", "True"), ("saturday", "2024, 5, 18", "False"),
    ("sunday", "2024, 5, 19", "False"), ("monday", "2024, 5, 20", "True"),
    ("wednesday", "2024, 5, 15", "True"),
)  # fmt: skip

INTENTS = [
    intent(
        "workdays.is_workday", "Monday to Friday are worked.", NAMES, "date",
        *(dated(name, f"date({day})", want) for name, day, want in WEEK),
        objects=DATED + " week worked", returns="bool", spelled=(DAY,),
        unless="holiday holidays ferie feries saturday samedi 5",
    ),
    intent(
        "workdays.is_workday_by_number", "Monday to Friday are worked.", NAMES, "date",
        *(dated(name, f"date({day})", want) for name, day, want in WEEK),
        objects=DATED + " week worked", returns="bool", spelled=(DAY,), needs="5 4",
        unless="holiday holidays ferie feries saturday samedi 6 easter",
    ),
    intent(
        "workdays.is_workday_without_holidays", "Monday to Friday are worked, holidays are not.",
        NAMES, "date any",
        *(dated(f"{name}_no_holiday", f"date({day}), []", want) for name, day, want in WEEK),
        dated("holiday", "date(2024, 5, 17), [date(2024, 5, 17)]", "False"),
        dated("another_holiday", "date(2024, 5, 17), [date(2024, 5, 16)]", "True"),
        objects=DATED + " week worked", returns="bool", spelled=(DAY, OFF),
        unless="saturday samedi half easter",
    ),
]  # fmt: skip
