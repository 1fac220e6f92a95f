"""From one day to the next: days of the calendar, and days on which work is done."""

from swarm_tools.intents.model import Case, but, code, intent, when

DAYS = "day days date calendar the a of get one"
YMD = (r"y|year|annee|an", r"m|month|mois", r"d|day|jour")
D = "from datetime import date"
BEGIN = r".*(start|date|day|begin|from|d|jour|debut).*"
COUNT = (
    r"(n|days|count|num_days|amount|number|num|jours|offset|working_days|business_days|workdays)"
)
LATER = ((3, 1, 4), (4, 1, 5), (5, 1, 8), (5, 3, 10), (1, 5, 8), (4, 10, 18), (8, 4, 12))
"""Days of January 2024, which began on a Monday: the day, the working days, the day then."""


def stepped(label: str, day: tuple[int, int, int], want: tuple[int, int, int]) -> Case:
    """Return the case of a day as three numbers, or as a date."""
    return code(
        label, "from datetime import date", f"result = {{f}}{day}",
        f"assert result == date{want} if isinstance(result, date) else tuple(result) == {want}",
    )  # fmt: skip


INTENTS = [
    intent(
        "day_steps.read_day_first", "A date from a text with the day first.",
        "lire date|parse date|read date|date from text|text to date|to date|parse date fr"
        "|texte en date|convertir date", "string",
        *(code(f"day_{day}_of_{month}", f"result = {{f}}('{day:02d}/{month:02d}/2024')",
               "if isinstance(result, tuple):",
               f"    assert result in (({day}, {month}, 2024), (2024, {month}, {day}))",
               "    return",
               'if not hasattr(result, "month"):', "    return  # another form",
               f"assert (result.day, result.month, result.year) == ({day}, {month}, 2024)")
          for day, month in ((5, 3), (31, 12), (1, 10))),
        needs="jj dd", objects="texte text format",
    ),
    intent(
        "day_steps.written_day_first", "A date as text, with the day first.",
        "ecrire date|format date|date to text|write date|date fr|formater date|date to string"
        "|date en texte|date as text", "date",
        *(code(f"day_{day}_of_{month}", "import datetime",
               f"result = {{f}}(datetime.date(2024, {month}, {day}))",
               'if not isinstance(result, str) or not result.replace("/", "").isdigit():',
               "    return  # another form", f"assert result == '{day:02d}/{month:02d}/2024'")
          for day, month in ((5, 3), (31, 12), (1, 10))),
        needs="jj dd", objects="texte text format", returns="string",
    ),
    intent(
        "day_steps.next_day", "The day after, in the next month or year after the last one.",
        "next day|day after|tomorrow|following day|jour suivant|lendemain", "number number number",
        stepped("within_a_month", (2023, 5, 17), (2023, 5, 18)),
        stepped("end_of_april", (2023, 4, 30), (2023, 5, 1)),
        stepped("end_of_january", (2023, 1, 31), (2023, 2, 1)),
        stepped("end_of_february", (2023, 2, 28), (2023, 3, 1)),
        stepped("leap_day", (2024, 2, 28), (2024, 2, 29)),
        stepped("end_of_year", (2023, 12, 31), (2024, 1, 1)),
        objects=DAYS, spelled=YMD, unless="weekday business workday",
    ),
    intent(
        "day_steps.previous_day", "The day before, in the month or year before the first one.",
        "previous day|day before|yesterday|prev day|jour precedent|veille", "number number number",
        stepped("within_a_month", (2023, 5, 17), (2023, 5, 16)),
        stepped("start_of_may", (2023, 5, 1), (2023, 4, 30)),
        stepped("start_of_march", (2023, 3, 1), (2023, 2, 28)),
        stepped("leap_day", (2024, 3, 1), (2024, 2, 29)),
        stepped("start_of_year", (2024, 1, 1), (2023, 12, 31)),
        objects=DAYS, spelled=YMD, unless="weekday business workday",
    ),
    intent(
        "day_steps.working_days_later", "The day that is some days from Monday to Friday later.",
        "add business days|add workdays|add working days|business days later|plus business days"
        "|next business days|ajouter jours ouvres|add work days|workdays later", "date number",
        *(code(f"from_the_{day}_by_{n}", D,
               f"assert {{f}}(date(2024, 1, {day}), {n}) == date(2024, 1, {then})")
          for day, n, then in LATER),
        *(when("(holidays)", but("isoformat strftime month_day day_month", code(
            label, D, f"assert {{f}}(date(2024, 1, {day}), {n}, [date(2024, 1, 9)]) == "
            f"date(2024, 1, {then})"))) for label, day, n, then in (
                ("holiday_between", 8, 2, 11), ("holiday_next", 8, 1, 10),
                ("holiday_before", 10, 1, 11))),
        objects=DAYS + " to after", spelled=(BEGIN, COUNT), unless="inclusive",
    ),
]  # fmt: skip
