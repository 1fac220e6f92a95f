"""Birthdays, seasons, weekdays to come, and spans between times of day."""

from swarm_tools.intents.bounds import NOW_OR_LATER, STRICTLY_LATER
from swarm_tools.intents.families.grouped_sums import OTHER_FORM, of_form
from swarm_tools.intents.model import Case, code, eq, intent, one_of, when

DATED = "date day days of the a in from to until next get is given number today"
D = "from datetime import date"
BORN = r"(born|birth|birthday|birth_date|birthdate|dob|date_of_birth|naissance|ne_le|bday)\w*"
TODAY = r"(today|now|on|at|day|date|current|ref|reference|when|aujourdhui|jour|from)\w*"
SEASONS = (("winter", "spring", "summer", "autumn"), ("hiver", "printemps", "été", "automne"))
CLOCK = r"(start|begin|from|first|a|t1|debut|s|time1|arrival|opening|departure|depart|clock_in)\w*"
LATER = r"(end|finish|to|second|b|t2|fin|e|time2|stop|closing|arrival|arrivee|clock_out|leave)\w*"

MONDAY_FIRST = r"\b(monday|lundi) ?(=|is|:|est|as) ?0\b|\b0 ?(=|is|for|:) ?(monday|lundi)\b"
PAST_MIDNIGHT = r"\b(next|following) day\b|(past|over|across|after|apr[eè]s) (midnight|minuit)"

PLACES = {"winter": (12, 1, 2), "spring": (3, 4, 5), "summer": (6, 7, 8), "autumn": (9, 10, 11)}


def season(name: str) -> Case:
    """Return the case of a season's months, in English or in French, autumn or fall.

    Winter may begin in December or in January, or in June as it does in the south.
    """
    names = [s[list(PLACES).index(name)] for s in SEASONS]
    names += ["fall"] if name == "autumn" else []
    names += ["ete"] if name == "summer" else []
    months = [sorted((m + by - 1) % 12 + 1 for m in PLACES[name]) for by in (0, 1, 6)]
    return code(
        name, "try:", "    told = {m: str({f}(m)).lower() for m in range(1, 13)}", OTHER_FORM,
        "    return  # its months are no numbers", f"names = {names}",
        f"if not set(told.values()) <= set({sorted({*sum(SEASONS, ()), 'fall', 'ete'})}):",
        "    return  # other seasons",
        f"assert [m for m in told if told[m] in names] in {months} or len(set(told.values())) == 1",
    )  # fmt: skip


def dated(label: str, call: str, want: object) -> Case:
    """Return the case of a call with dates, if it takes dates and no texts.

    What is wanted is a number, a truth, or the text of a date.
    """
    return code(
        label, D, "try:", f"    result = {{f}}({call})", OTHER_FORM,
        "    return  # its dates are given otherwise", f"assert result == {want}",
    )  # fmt: skip


def clocked(label: str, start: str, end: str, want: int) -> Case:
    """Return the case of two times of day, if they are taken as hours and minutes."""
    return code(
        label, "try:", f'    result = {{f}}("{start}", "{end}")', OTHER_FORM,
        "    return  # its times are given otherwise",
        f"assert not isinstance(result, (int, float)) or result == {want}",
    )  # fmt: skip


CLOCKED = (
    clocked("half_an_hour", "09:00", "09:30", 30), clocked("hours", "08:15", "12:00", 225),
    clocked("over_the_hour", "09:50", "10:05", 15), clocked("none", "10:00", "10:00", 0),
)  # fmt: skip


INTENTS = [
    intent(
        "birthdays.days_until", "The days until the next birthday, 0 on the day itself.",
        "days until birthday|days to birthday|days until next birthday|days before birthday"
        "|jours avant anniversaire|next birthday in days|days to next birthday", "date date",
        code("today", D, "try:", "    result = {f}(date(1990, 5, 17), date(2023, 5, 17))",
             OTHER_FORM,
             "    return  # its dates are given otherwise", "assert result in (0, 365, 366)"),
        dated("tomorrow", "date(1990, 5, 17), date(2023, 5, 16)", "1"),
        dated("was_yesterday", "date(1990, 5, 17), date(2022, 5, 18)", "364"),
        dated("over_a_leap_day", "date(1990, 5, 17), date(2023, 5, 18)", "365"),
        dated("later_this_year", "date(2000, 12, 31), date(2023, 12, 1)", "30"),
        objects=DATED + " birthday", returns="number", spelled=(BORN, TODAY),
        stated=((r"\b(0|zero)\b.*\b(birthday|day|today)\b",
                 dated("on_the_day", "date(1990, 5, 17), date(2023, 5, 17)", "0")),),
    ),
    intent(
        "birthdays.next", "The date of the next birthday; whether today is one is left open.",
        "next birthday|next birthday date|prochain anniversaire|get next birthday",
        "date date",
        dated("tomorrow", "date(1990, 5, 17), date(2023, 5, 16)", "date(2023, 5, 17)"),
        dated("was_yesterday", "date(1990, 5, 17), date(2022, 5, 18)", "date(2023, 5, 17)"),
        dated("later_this_year", "date(2000, 12, 31), date(2023, 12, 1)", "date(2023, 12, 31)"),
        dated("new_year", "date(2000, 1, 1), date(2023, 12, 31)", "date(2024, 1, 1)"),
        dated("earlier_day_of_a_later_month", "date(2000, 9, 1), date(2023, 8, 20)",
              "date(2023, 9, 1)"),
        objects=DATED, returns="any", spelled=(BORN, TODAY), unless="days",
        stated=((r"\b(may be|can be|or|if)\b.{0,15}\b(today|the (day itself|same day))\b",
                 dated("on_the_day", "date(1990, 5, 17), date(2023, 5, 17)",
                       "date(2023, 5, 17)")),),
    ),
    intent(
        "birthdays.is_today", "Whether month and day are the same.",
        "is birthday|is birthday today|has birthday|est anniversaire|is anniversary", "date date",
        dated("same_day", "date(1990, 5, 17), date(2023, 5, 17)", "True"),
        dated("other_day", "date(1990, 5, 17), date(2023, 5, 18)", "False"),
        dated("other_month", "date(1990, 5, 17), date(2023, 6, 17)", "False"),
        objects=DATED + " birthday", returns="bool",
        spelled=(BORN, TODAY),
    ),
    intent(
        "birthdays.season", "The season of a month of the northern half, winter from December.",
        "season|season of month|get season|month to season|saison|saison du mois|quelle saison",
        "number",
        *(season(name) for name in PLACES),
        objects=DATED + " month mois", returns="string", spelled=("m|month|mois|month_number",),
        unless="day hemisphere 20 21",
    ),
    intent(
        "birthdays.next_weekday", "The next day that is some weekday, 0 for Monday.",
        "next weekday|next day of week|next occurrence|prochain jour|next weekday date",
        "date number",
        dated("this_week", "date(2024, 5, 1), 4", "date(2024, 5, 3)"),
        dated("next_week", "date(2024, 5, 1), 0", "date(2024, 5, 6)"),
        dated("tomorrow", "date(2024, 5, 1), 3", "date(2024, 5, 2)"),
        objects=DATED + " weekday after", spelled=(r".*", r"(weekday|day|target|wd|jour|dow)\w*"),
        unless="isoweekday sunday dimanche minus_one=",
        stated=(
            (STRICTLY_LATER, dated("a_week_later", "date(2024, 5, 1), 2", "date(2024, 5, 8)")),
            (NOW_OR_LATER, dated("on_the_day", "date(2024, 5, 1), 2", "date(2024, 5, 1)")),
        ),
    ),
    intent(
        "birthdays.next_weekday_from_monday", "The next day that is some weekday, 0 for Monday.",
        "next weekday|next day of week|next occurrence|prochain jour|next weekday date",
        "date number",
        objects=DATED + " weekday after strictly falls first monday sunday 0 6",
        unless="minus_one=",
        spelled=(r".*", r"(weekday|day|target|wd|jour|dow)\w*"),
        stated=(
            *((MONDAY_FIRST, case) for case in (
                dated("this_week", "date(2024, 5, 1), 4", "date(2024, 5, 3)"),
                dated("next_week", "date(2024, 5, 1), 0", "date(2024, 5, 6)"),
                dated("tomorrow", "date(2024, 5, 1), 3", "date(2024, 5, 2)"),
                dated("sunday", "date(2024, 5, 1), 6", "date(2024, 5, 5)"))),
            (STRICTLY_LATER, dated("a_week_later", "date(2024, 5, 1), 2", "date(2024, 5, 8)")),
            (NOW_OR_LATER, dated("on_the_day", "date(2024, 5, 1), 2", "date(2024, 5, 1)")),
        ),
    ),
    intent(
        "birthdays.next_leap_year", "The first leap year after a year.",
        "next leap year|following leap year|prochaine annee bissextile", "number",
        eq("plain", 2021, to=2024), one_of("after_a_leap_year", 2024, to=(2028, 2024)),
        one_of("century", 1896, to=(1904, 1896)), eq("four_hundred", 1999, to=2000),
        eq("no_leap_year", 1897, to=1904), eq("over_a_century", 1899, to=1904),
        objects=DATED + " year after", returns="number", unless="itself included",
    ),
    intent(
        "birthdays.minutes_between", "The minutes from one time of day to a later one.",
        "minutes between|minutes entre|minutes from to|duration|duree|minutes diff"
        "|minutes difference|elapsed minutes|duration minutes|minutes between times|duree minutes"
        "|diff minutes",
        "string string",
        CLOCKED,
        objects=DATED + " times time minutes in clock", returns="number", spelled=(CLOCK, LATER),
        unless="hours date 3600 %h:%m:%s",
        stated=tuple((PAST_MIDNIGHT, clocked(*case)) for case in (
            ("over_midnight", "23:30", "00:15", 45), ("over_night", "22:00", "06:30", 510))),
    ),
    intent(
        "birthdays.time_difference", "The minutes from one time of day to a later one.",
        "time difference|time diff", "string string", CLOCKED,
        objects=DATED + " times time minutes in clock", returns="number", spelled=(CLOCK, LATER),
        needs="minutes", unless="hours date 3600 divided=",
    ),
    intent(
        "birthdays.weeks_between", "The whole weeks between two dates.",
        "weeks between|full weeks between|semaines entre|number of weeks between", "date date",
        *of_form(code("two", D, "assert {f}(date(2024, 5, 1), date(2024, 5, 15)) in (2, -2)"),
        code("not_quite_two", D, "assert abs(int({f}(date(2024, 5, 1), date(2024, 5, 14)))) == 1"),
        code("none", D, "assert int({f}(date(2024, 5, 1), date(2024, 5, 7))) == 0")),
        objects=DATED + " full whole", returns="number", needs="7 // weeks",
        unless="round ceil negative= isocalendar weekday",
    ),
    intent(
        "birthdays.is_same_month", "Whether year and month are the same.",
        "is same month|same month|meme mois", "date date",
        *of_form(code("same", D, "assert {f}(date(2024, 5, 1), date(2024, 5, 31))"),
        code("other_month", D, "assert not {f}(date(2024, 5, 31), date(2024, 6, 1))"),
        when("year", code("other_year", D,
             "assert not {f}(date(2024, 5, 1), date(2023, 5, 1))"))),
        objects=DATED, returns="bool",
        unless="whatever any regardless every",
    ),
    intent(
        "birthdays.dates_between", "Each day from the first to the last, the last included or not.",
        "date range|daterange|dates between|days range|list dates|all dates|each day", "date date",
        *of_form(code("three", D,
             "result = [str(d) for d in {f}(date(2024, 2, 28), date(2024, 3, 1))]",
             'days = ["2024-02-28", "2024-02-29", "2024-03-01"]',
             "assert result in (days, days[:2], days[1:2], days[1:])"),
        code("longer", D, "result = [str(d) for d in {f}(date(2024, 5, 1), date(2024, 5, 5))]",
             'days = [f"2024-05-0{n}" for n in range(1, 6)]',
             "assert result in (days, days[:4], days[1:4], days[1:])")),
        objects=DATED + " range between", returns="list",
        unless="weekday step strftime weeks months", spelled=(CLOCK, LATER),
    ),
    intent(
        "birthdays.count_weekend_days", "The Saturdays and Sundays from a day to another one.",
        "count weekend days|weekend days|number of weekend days|jours de weekend", "date date",
        *of_form(code("one_week", D, "assert {f}(date(2024, 6, 3), date(2024, 6, 10)) == 2"),
        code("long", D, "assert {f}(date(2024, 6, 1), date(2024, 6, 30)) in (9, 10)"),
        code("working_days", D, "assert {f}(date(2024, 6, 3), date(2024, 6, 7)) == 0")),
        objects=DATED + " weekend between", returns="number",
        spelled=(CLOCK, LATER),
    ),
    *(
        intent(
            f"birthdays.{name}", "The day so many weeks later.",
            "add weeks|plus weeks|weeks later|ajouter semaines", params,
            dated("one", "date(2024, 5, 1), 1", "date(2024, 5, 8)"),
            dated("over_the_month", "date(2024, 2, 20), 2", "date(2024, 3, 5)"),
            dated("none", "date(2024, 5, 1), 0", "date(2024, 5, 1)"), objects=DATED + " weeks",
        )
        for name, params in (("end_of_term", "any number"), ("some_weeks_later", "date number"))
    ),
    intent(
        "birthdays.add_years", "The same day some years later.",
        "add years|plus years|years later|ajouter annees", "date number",
        dated("one", "date(2023, 5, 1), 1", "date(2024, 5, 1)"),
        dated("ten", "date(2014, 12, 31), 10", "date(2024, 12, 31)"),
        objects=DATED + " years", spelled=(r".*", r"(years?|n|annees?|count|number)\w*"),
    ),
]  # fmt: skip
