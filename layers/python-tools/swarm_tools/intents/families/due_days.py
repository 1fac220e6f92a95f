"""Days past what was due, the Monday of a week, full years and running balances."""

from itertools import accumulate

from swarm_tools.intents.families.birthdays import DATED, dated
from swarm_tools.intents.model import each, intent, one_of

DUE = r"(due|deadline|echeance|limit|due_date|end)\w*"
NOW = r"(today|now|on|at|day|date|current|ref|reference|when|returned|paid|jour|as_of)\w*"


INTENTS = [
    intent(
        "due_days.overdue", "The days past the due one, none before.",
        "days overdue|days late|overdue days|days past due|jours de retard", "date date",
        dated("late", "date(2024, 5, 1), date(2024, 5, 4)", 3),
        dated("on_the_day", "date(2024, 5, 1), date(2024, 5, 1)", 0),
        dated("early", "date(2024, 5, 9), date(2024, 5, 1)", 0),
        dated("over_a_month", "date(2024, 1, 31), date(2024, 2, 2)", 2),
        objects=DATED + " overdue late due past how many 0 if not yet", returns="number",
        spelled=(DUE, NOW), unless="grace working weekend",
    ),
    intent(
        "due_days.is_overdue", "Whether the due day is over.",
        "is overdue|is past due|est en retard", "date date",
        dated("late", "date(2024, 5, 1), date(2024, 5, 2)", True),
        dated("on_the_day", "date(2024, 5, 1), date(2024, 5, 1)", False),
        dated("early", "date(2024, 5, 9), date(2024, 5, 1)", False),
        objects=DATED + " overdue late due past if", returns="bool", spelled=(DUE, NOW),
        unless="grace paid done",
    ),
    intent(
        "due_days.monday", "The Monday of the week of a day.",
        "start of week|monday of week|first day of week|debut semaine",
        "date",
        dated("wednesday", "date(2024, 5, 1)", "date(2024, 4, 29)"),
        dated("monday", "date(2024, 4, 29)", "date(2024, 4, 29)"),
        dated("sunday", "date(2024, 5, 5)", "date(2024, 4, 29)"),
        objects=DATED + " monday week start beginning", unless="sunday isoweekday timedelta_7",
    ),
    intent(
        "due_days.age_in_days", "The days from a birth to a day.",
        "age in days|days alive|days old|age en jours|days since birth", "date date",
        dated("one", "date(2024, 5, 1), date(2024, 5, 2)", 1),
        dated("a_leap_year", "date(2024, 1, 1), date(2025, 1, 1)", 366),
        dated("none", "date(2024, 5, 1), date(2024, 5, 1)", 0),
        objects=DATED + " age birth born alive old since how many", returns="number",
        spelled=(r"(born|birth|birthday|birth_date|birthdate|dob|date_of_birth|naissance)\w*", NOW),
    ),
    intent(
        "due_days.month_number", "The number of a month, from 1.",
        "month number|month to number|month index|numero mois|number of month", "string",
        one_of("january", "January", to=(1,)), one_of("march", "March", to=(3,)),
        one_of("december", "December", to=(12,)), one_of("may", "May", to=(5,)),
        objects=DATED + " month name number from english", returns="number",
        unless="short 'jan' 'janvier' three", spelled=(r"(month|name|text|s|mois|month_name)\w*",),
    ),
    intent(
        "due_days.full_years", "The whole years between two days.",
        "years between|full years|full years between|years of service|seniority|anciennete"
        "|annees entre|whole years between", "date date",
        dated("just", "date(2020, 5, 1), date(2024, 5, 1)", 4),
        dated("a_day_less", "date(2020, 5, 2), date(2024, 5, 1)", 3),
        dated("none", "date(2024, 1, 1), date(2024, 12, 31)", 0),
        dated("later_month", "date(2020, 12, 1), date(2024, 5, 15)", 3),
        objects=DATED + " years full whole between two service hired since start end",
        returns="number", spelled=(r"(start|a|d1|first|hired|since|begin|from|hire|debut)\w*",
                                   r"(end|b|d2|second|today|until|now|on|to|fin)\w*"),
        unless="365_25 fractional months round",
    ),
    intent(
        "due_days.running_balance", "The sum after each of the amounts.",
        "running balance|balance history|balances|solde courant|running balances", "numbers",
        each(lambda v: list(accumulate(v)), ([10, -3, 5],), ([1],), ([4, 4, -8, 1],), ([0, 2],)),
        objects="amounts transactions of balance after each running list movements values",
        returns="list", unless="opening initial start rate",
        spelled=(r"(amounts|values|transactions|movements|numbers|changes|montants)",),
    ),
]  # fmt: skip
