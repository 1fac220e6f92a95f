"""Numbers of weeks, first weekdays of months, days to a birthday, and days that overlap."""

from swarm_tools.intents.families.birthdays import DATED, D, dated
from swarm_tools.intents.families.grouped_sums import OTHER_FORM
from swarm_tools.intents.model import Case, code, intent


def clocked(label: str, start: str, minutes: int, want: str) -> Case:
    """Return the case of a time of day some minutes later, written as it was given."""
    return code(
        label, "try:", f"    result = {{f}}({start!r}, {minutes})", OTHER_FORM,
        "    return  # its times are given otherwise",
        f"assert not isinstance(result, str) or result == {want!r}",
    )  # fmt: skip


INTENTS = [
    intent(
        "date_marks.week_number", "The number of a week by ISO 8601: it begins on Monday.",
        "week number|iso week|week of year|numero semaine|iso week number|semaine de l annee",
        "date",
        dated("january", "date(2024, 1, 1)", 1), dated("summer", "date(2024, 7, 1)", 27),
        dated("sunday", "date(2024, 1, 7)", 1), dated("monday", "date(2024, 1, 8)", 2),
        objects=DATED + " number of week iso year monday", returns="number",
        needs="isocalendar %v", unless="%w %u sunday",
    ),
    intent(
        "date_marks.first_weekday", "The first Monday of a month.",
        "first monday|first monday of month|premier lundi|first monday in month", "number number",
        dated("on_the_first", "2024, 1", "date(2024, 1, 1)"),
        dated("later", "2024, 2", "date(2024, 2, 5)"),
        dated("on_the_second", "2024, 9", "date(2024, 9, 2)"),
        dated("on_the_seventh", "2024, 5", "date(2024, 5, 6)"),
        objects=DATED + " month monday first year", spelled=(r"(year|y|annee)", r"(month|m|mois)"),
    ),
    intent(
        "date_marks.days_to_birthday", "The days from a day to the next birthday.",
        "birthday countdown|days until birthday|days to birthday|jours avant anniversaire"
        "|days till birthday", "date date",
        dated("this_year", "date(1990, 5, 10), date(2024, 5, 1)", 9),
        dated("next_year", "date(1990, 5, 10), date(2023, 5, 11)", 365),
        dated("today", "date(1990, 5, 10), date(2023, 5, 10)", 0),
        dated("over_the_year", "date(1990, 1, 1), date(2024, 12, 31)", 1),
        objects=DATED + " birthday until countdown next days", returns="number",
        spelled=(r"(born|birth|birthday|birth_date|birthdate|dob|date_of_birth|naissance|bday)\w*",
                 r"(today|now|on|at|day|date|current|ref|reference|when|jour|from)\w*"),
    ),
    intent(
        "date_marks.overlap", "The days that two stretches of days have in common.",
        "overlap days|days overlap|overlapping days|count overlap days|common days"
        "|jours communs", "date date date date",
        *(code(label, D, "try:", f"    result = {{f}}({call})", OTHER_FORM,
               "    return  # its dates are given otherwise", f"assert result in {wants}")
          for label, call, wants in (
              ("in_part", "date(2024, 5, 1), date(2024, 5, 10), date(2024, 5, 8), "
               "date(2024, 5, 20)", (3, 2)),
              ("apart", "date(2024, 5, 1), date(2024, 5, 4), date(2024, 5, 8), "
               "date(2024, 5, 20)", (0,)),
              ("inside", "date(2024, 5, 1), date(2024, 5, 30), date(2024, 5, 8), "
               "date(2024, 5, 10)", (3, 2)),
              ("turned", "date(2024, 5, 8), date(2024, 5, 20), date(2024, 5, 1), "
               "date(2024, 5, 10)", (3, 2)))),
        objects=DATED + " overlap common two ranges periods both number of", returns="number",
        spelled=(r".*(start|begin|from|a|1|debut).*", r".*(end|to|a|1|until|fin).*",
                 r".*(start|begin|from|b|2|debut).*", r".*(end|to|b|2|until|fin).*"),
    ),
    intent(
        "date_marks.minutes_later", "The time of day some minutes later, around the clock.",
        "add minutes|time plus minutes|add minutes to time|minutes later|ajouter minutes"
        "|shift time", "string number",
        clocked("within_the_hour", "10:15", 20, "10:35"),
        clocked("over_the_hour", "10:45", 30, "11:15"),
        clocked("over_midnight", "23:50", 20, "00:10"), clocked("a_day", "08:05", 1440, "08:05"),
        objects="time clock minutes hh mm to after text later day around midnight add 24 hour",
        returns="string", spelled=(r"(time|t|clock|start|heure|hhmm|text|s)\w*",
                                   r"(minutes|mins|m|n|delta|amount|offset)\w*"),
        unless="datetime strptime",
    ),
]  # fmt: skip
