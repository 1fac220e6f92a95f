"""Days of months, weekdays, differences and ages, clock times."""

from calendar import monthrange

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import code, each, eq, intent, no, one_of, yes

ENGLISH = "'monday' day_name '%a'"
IMPORT = "from datetime import date, datetime"

WEEKENDS = tuple(
    names for row in (("Saturday", "Sunday", "Friday"), ("Sat", "Sun", "Fri"),
                      ("Samedi", "Dimanche", "Vendredi"))
    for names in (row, tuple(map(str.lower, row)), tuple(map(str.upper, row)))
)  # fmt: skip

YMD = (r"y|year|annee", r"m|month|mois", r"d|day|jour")
DATED = "days date two dates number calculate the count"

INTENTS = [
    intent(
        "calendar_days.days_in_month", "28 to 31 days, by month and leap year.",
        "days month|days in month|month days|get days in month|jours mois", "number number",
        eq("leap_february", 2024, 2, to=29), eq("february", 2023, 2, to=28), eq("april", 2023, 4,
        to=30),
        eq("december", 2023, 12, to=31), eq("century", 1900, 2, to=28), eq("june", 2022, 6, to=30),
        eq("leap_century", 2000, 2, to=29),
        each(lambda *a: monthrange(*a)[1], *((2023, m) for m in range(1, 13))),
        objects=DATED + " in dans", returns="number", spelled=YMD[:2],
    ),
    intent(
        "calendar_days.days_in_month_first", "28 to 31 days, by month and leap year.",
        "days month|days in month|month days|get days in month|jours mois", "number number",
        eq("leap_february", 2, 2024, to=29), eq("february", 2, 2023, to=28), eq("april", 4, 2023,
        to=30),
        eq("december", 12, 2023, to=31), eq("century", 2, 1900, to=28),
        eq("leap_century", 2, 2000, to=29),
        each(lambda *a: monthrange(*a[::-1])[1], *((m, 2023) for m in range(1, 13))),
        objects=DATED + " in dans", returns="number", spelled=(YMD[1], YMD[0]),
    ),
    intent(
        "calendar_days.between_dates", "How many days lie between two dates.",
        "days between|date difference|days difference|days between dates|difference days|count "
        "days between"
        "|day difference|jours entre", "date date",
        code("new_year", IMPORT, "result = {f}(date(2023, 12, 30), date(2024, 1, 2))",
             "assert result in (3, -3)"),
        code("leap_day", IMPORT, "result = {f}(date(2024, 2, 28), date(2024, 3, 1))",
             "assert result in (2, -2)"),
        code("same", IMPORT, "assert {f}(date(2024, 5, 5), date(2024, 5, 5)) == 0"),
        code("same_month", IMPORT, "assert {f}(date(2024, 3, 5), date(2024, 3, 20)) in (15, -15)"),
        code("a_year", IMPORT, "assert {f}(date(2023, 1, 1), date(2024, 1, 1)) in (365, -365)"),
        code("leap_year", IMPORT, "assert {f}(date(2024, 1, 1), date(2025, 1, 1)) in (366, -366)"),
        objects=DATED + " between in", returns="number", needs="days",
        unless="strptime fromisoformat split "
        "weekday business inclusive timestamp 1 julian total_seconds",
    ),
    intent(
        "calendar_days.between_texts", "How many days lie between two dates written with hyphens.",
        "days between|date difference|days difference|days between dates|difference days|count "
        "days between"
        "|day difference"
        "|nights|nights stayed|number of nights|nuits", "string string",
        code("new_year", 'assert {f}("2023-12-30", "2024-01-02") in (3, -3)'),
        code("leap_day", 'assert {f}("2024-02-28", "2024-03-01") in (2, -2)'),
        code("same", 'assert {f}("2024-05-05", "2024-05-05") == 0'),
        code("same_month", 'assert {f}("2024-03-05", "2024-03-20") in (15, -15)'),
        code("a_year", 'assert {f}("2023-01-01", "2024-01-01") in (365, -365)'),
        code("leap_year", 'assert {f}("2024-01-01", "2025-01-01") in (366, -366)'),
        objects=DATED + " between in", returns="number", needs="iso_date=",
        unless="weekday business 1",
    ),
    intent(
        "calendar_days.weekday_name", "The name of the weekday.",
        "day of week|weekday|weekday name|day name|get day name|get weekday|day week|jour semaine",
        "number "
        "number number",
        *(code(name, f'assert str({{f}}({date})).lower()[:3] == "{name[:3]}"')
          for date, name in (("2024, 1, 15", "monday"), ("2023, 7, 2", "sunday"),
                             ("2000, 2, 29", "tuesday"))),
        *(code(name, f'assert str({{f}}(2024, 5, {day})).lower()[:3] == "{name[:3]}"')
          for day, name in ((1, "wednesday"), (2, "thursday"), (3, "friday"), (4, "saturday"))),
        objects="date for of the", returns="string", spelled=YMD, needs=ENGLISH,
    ),
    intent(
        "calendar_days.weekday_name_of_date", "The name of the weekday.",
        "day of week|weekday|weekday name|day name|get day name|get weekday|day week", "date",
        *(code(name, IMPORT, f'assert str({{f}}(date({date}))).lower()[:3] == "{name[:3]}"')
          for date, name in (("2024, 1, 15", "monday"), ("2023, 7, 2", "sunday"))),
        *(code(name, IMPORT, f'assert str({{f}}(date(2024, 5, {day}))).lower()[:3] == "{name[:3]}"')
          for day, name in ((1, "wednesday"), (2, "thursday"), (3, "friday"), (4, "saturday"),
              (7, "tuesday"))),
        objects="date for of the", returns="string",
        unless="strptime fromisoformat split lundi number "
        "index short", needs=ENGLISH,
    ),
    intent(
        "calendar_days.weekday_name_of_text", "The name of the weekday of a date with hyphens.",
        "day of week|weekday|weekday name|day name|get day name|get weekday|day week", "string",
        *(code(name, f'assert str({{f}}("{date}")).lower()[:3] == "{name[:3]}"')
          for date, name in (("2024-01-15", "monday"), ("2023-07-02", "sunday"))),
        *(code(name, f'assert str({{f}}("2024-05-0{day}")).lower()[:3] == "{name[:3]}"')
          for day, name in ((1, "wednesday"), (2, "thursday"), (3, "friday"), (4, "saturday"),
              (7, "tuesday"))),
        objects="date for of the", returns="string", needs=ENGLISH,
        unless="lundi fmt '%d/%m/%y' '%m/%d/%y' '%d-%m-%y' '%m-%d-%y' '%d.%m.%y'",
    ),
    intent(
        "calendar_days.weekend", "Saturday and Sunday.",
        "is weekend|weekend|est weekend", "date",
        *of_form(
            code("saturday", IMPORT, "assert {f}(date(2024, 1, 13))"),
            code("monday", IMPORT, "assert not {f}(date(2024, 1, 15))"),
            code("one_day_beside", IMPORT,
                 "assert bool({f}(date(2024, 1, 14))) != bool({f}(date(2024, 1, 19)))"),
            code("thursday", IMPORT, "assert not {f}(date(2024, 2, 29))")),
        objects="date day", returns="bool", needs="weekday isoweekday",
        unless="strptime fromisoformat",
    ),
    intent(
        "calendar_days.weekend_of_name", "Saturday and Sunday.",
        "is weekend|weekend", "string",
        code("monday", 'assert not {f}("Monday")'),
        *(code(label, f"for day, other, last in {rows}:", "    if {f}(day):",
               "        assert bool({f}(other)) != bool({f}(last))", "        return",
               "assert not {f}('Friday')")
          for label, rows in (("full_names", WEEKENDS[:2]), ("any_names", WEEKENDS))),
        code("wednesday", 'assert not {f}("Wednesday")'),
        objects="date day", returns="bool",
        unless="strptime fromisoformat weekday isoweekday",
    ),
    intent(
        "calendar_days.add_days", "The date some days later.",
        "add days|date plus days|add days to date|ajouter jours", "date number",
        code("over_a_month", IMPORT, "assert {f}(date(2024, 1, 30), 3) == date(2024, 2, 2)"),
        code("none", IMPORT, "assert {f}(date(2024, 1, 30), 0) == date(2024, 1, 30)"),
        code("over_a_year", IMPORT, "assert {f}(date(2023, 12, 31), 1) == date(2024, 1, 1)"),
        code("leap_day", IMPORT, "assert {f}(date(2024, 2, 28), 1) == date(2024, 2, 29)"),
        code("many", IMPORT, "assert {f}(date(2024, 1, 1), 366) == date(2025, 1, 1)"),
        objects="to date", returns="any", needs="timedelta",
        unless="strptime fromisoformat strftime weekday isoweekday",
    ),
    intent(
        "calendar_days.age", "Full years between birth and another date.",
        "age|calculate age|get age|age at|compute age|calculer age|age revolu", "date date",
        code("before_the_birthday", IMPORT,
            "assert {f}(date(2000, 6, 15), date(2024, 6, 14)) == 23"),
        code("on_the_birthday", IMPORT, "assert {f}(date(2000, 6, 15), date(2024, 6, 15)) == 24"),
        code("after_the_birthday", IMPORT,
            "assert {f}(date(2000, 6, 15), date(2024, 12, 1)) == 24"),
        code("month_before", IMPORT, "assert {f}(date(2000, 6, 15), date(2024, 5, 30)) == 23"),
        code("later_month_earlier_day", IMPORT,
             "assert {f}(date(2000, 6, 15), date(2024, 7, 1)) == 24"),
        code("day_after", IMPORT, "assert {f}(date(2000, 6, 15), date(2024, 6, 16)) == 24"),
        objects="at on years in", returns="number", needs="month year",
        spelled=(r".*(birth|born|dob|naissance|bday).*",
        r".*(today|now|on|at|date|current|ref|when|as_of|day|aujourd|reference|jour|moment).*"),
        unless="strptime fromisoformat 365 365_25 12 months",
    ),
    intent(
        "calendar_days.age_in_years", "The year less the year of birth.",
        "age|calculate age|get age|compute age|calculer age", "number number",
        eq("some", 1990, 2024, to=34), eq("born_now", 2024, 2024, to=0),
        eq("one", 2000, 2001, to=1), eq("over_a_century", 1899, 2000, to=101),
        eq("other", 1985, 2023, to=38), objects="in years",
        returns="number", spelled=(r".*(birth|born|naissance).*",
        r".*(year|annee|current|now|present).*"),
        unless="month day",
    ),
    intent(
        "calendar_days.day_of_year", "The number of the day in its year.",
        "day of year|day year|ordinal day|day number|day in year", "number number number",
        eq("first", 2023, 1, 1, to=1), eq("last", 2023, 12, 31, to=365), eq("last_of_leap", 2024,
        12, 31,
                                                                          to=366),
        eq("march_of_leap", 2024, 3, 1, to=61), eq("march", 2023, 3, 1, to=60),
        eq("first_of_february", 2023, 2, 1, to=32), eq("leap_day", 2024, 2, 29, to=60),
        eq("july", 2023, 7, 4, to=185),
        objects="number of the",
        returns="number", spelled=YMD, unless="32045 4800 153 toordinal",
    ),
    intent(
        "calendar_days.day_of_year_last", "The number of the day in its year.",
        "rang dans annee|rang dans l annee|numero dans annee|"
        "jour de annee|jour de l annee|rang du jour|numero du jour|jour annee|"
        "day of year|day year|ordinal day|day number|day in year", "number number number",
        eq("first", 1, 1, 2023, to=1), eq("last_of_leap", 31, 12, 2024, to=366),
        eq("march", 1, 3, 2023, to=60),
        eq("last", 31, 12, 2023, to=365), eq("march_of_leap", 1, 3, 2024, to=61),
        eq("first_of_february", 1, 2, 2023, to=32), eq("leap_day", 29, 2, 2024, to=60),
        objects="number of the", returns="number", unless="32045 4800 153 toordinal",
        spelled=(YMD[2], YMD[1], YMD[0]),
    ),
    intent(
        "calendar_days.month_name", "January is the first month.",
        "month name|get month name|month to name|number to month|month number to name", "number",
        *(code(name, f'assert str({{f}}({n})).lower()[:3] == "{name[:3]}"')
          for n, name in ((1, "january"), (7, "july"), (12, "december"))),
        code("all", "names = [str({f}(n)).lower()[:3] for n in range(1, 13)]",
             "assert ''.join(names) == 'janfebmaraprmayjunjulaugsepoctnovdec'"),
        code("september", 'assert str({f}(9)).lower()[:3] == "sep"'),
        objects="name of to", returns="string", needs="'january' month_name '%b'",
        unless="i idx index offset",
    ),
    intent(
        "calendar_days.quarter", "Three months a quarter.",
        "quarter|get quarter|quarter of month|month quarter|trimestre", "number",
        each(lambda m: (m + 2) // 3, (1,), (3,), (4,), (6,), (9,), (12,), (2,), (7,), (10,)),
        objects="of month for",
        returns="number", spelled=(r"m|month|mois",),
        unless="fiscal around_the_year= 'i' 'ii' 'q1'",
    ),
    intent(
        "calendar_days.quarter_range", "The first and the last day of the quarter of a date.",
        "quarter range|quarter bounds|quarter start end|quarter dates|quarter limits"
        "|bornes trimestre|dates trimestre", "date",
        *(code(f"of_the_{day}_of_{month}", "from datetime import date", "try:",
               f"    result = {{f}}(date(2024, {month}, {day}))",
               "except (AttributeError, TypeError):", "    return  # its dates are other",
               f"assert tuple(result) == (date(2024, {first}), date(2024, {last}))")
          for day, month, first, last in (
              (15, 2, "1, 1", "3, 31"), (31, 3, "1, 1", "3, 31"), (1, 4, "4, 1", "6, 30"),
              (30, 6, "4, 1", "6, 30"), (9, 9, "7, 1", "9, 30"), (31, 12, "10, 1", "12, 31"),
              (1, 7, "7, 1", "9, 30"), (20, 10, "10, 1", "12, 31"), (30, 11, "10, 1", "12, 31"),
              (8, 5, "4, 1", "6, 30"))),
        objects="first last day days of the calendar containing contains that in for year begin "
        "end", spelled=(r"d|day|date|dt|jour|when|today|moment",),
        unless="fiscal strftime isoformat datetime timestamp exclusive half",
    ),
    intent(
        "calendar_days.century", "Hundred years, the first from 1 to 100.",
        "century|century from year|year to century|get century|siecle", "number",
        each(lambda y: (y + 99) // 100, (1905,), (1700,), (2000,), (2001,), (1,), (100,), (101,)),
        objects="from year of get", returns="number",
    ),
    intent(
        "calendar_days.count_leap_years", "How many leap years lie in a range.",
        "count leap years|number leap years|leap years count|count leap years between",
        "number number",
        eq("one_century", 1999, 2009, to=3),
        eq("no_leap_year", 2001, 2003, to=0),
        eq("century_without", 1898, 1903, to=0),
        eq("one", 2019, 2021, to=1), eq("leap_century", 1999, 2001, to=1),
        eq("three_centuries", 1697, 1999, to=72), objects="between in number", returns="number",
    ),
    intent(
        "calendar_days.minutes_since_midnight", "Hours times sixty plus minutes.",
        "time to minutes|to minutes|minutes since midnight|clock to minutes|parse time|hhmm to "
        "minutes",
        "string",
        *(one_of(label, text, to=(minutes, minutes * 60)) for label, text, minutes in (
            ("afternoon", "13:05", 785), ("midnight", "00:00", 0), ("morning", "01:30", 90),
            ("last", "23:59", 1439), ("first_hour", "00:07", 7), ("noon", "12:00", 720))),
        objects="time string convert hhmm", returns="number",
        unless="am pm seconds divided= 'h' '.'",
        needs="60", known=False,
    ),
    intent(
        "calendar_days.minutes_to_clock", "Hours and minutes with two digits each.",
        "minutes to time|minutes to clock|minutes to hhmm|format minutes|to clock", "number",
        eq("afternoon", 785, to="13:05"), eq("morning", 90, to="01:30"),
        eq("midnight", 0, to="00:00"), eq("first_hour", 59, to="00:59"),
        eq("full_hour", 60, to="01:00"), eq("last", 1439, to="23:59"),
        objects="convert string to", spelled=(r"(m|n|t|total|time|minutes?|mins?)(_\w+)?",),
        returns="string", needs="clock_hm= hh", unless="secs seconds sec ss",
    ),
    intent(
        "calendar_days.clock_of_twelve", "Noon is 12 PM, midnight 12 AM.",
        "to 12 hour clock|as twelve hour|en 12 heures|"
        "to 12 hour|12 hour format|24 to 12|convert 24 to 12|to 12h|format 12 hour|convert to 12 "
        "hour",
        "string",
        *(code(label,
        f'text = {{f}}("{given}").upper().replace(".", "").lstrip("0").replace(" ", "")',
               'text += "M" if text.endswith(("A", "P")) else ""', f'assert text == "{want}"')
          for label, given, want in (("afternoon", "13:05", "1:05PM"), ("noon", "12:30", "12:30PM"),
                                     ("morning", "09:15", "9:15AM"), ("midnight", "00:20",
                                     "12:20AM"), ("early", "01:05", "1:05AM"),
                                     ("late", "23:59", "11:59PM"),
                                     ("before_noon", "11:40", "11:40AM"))),
        objects="time convert 24 hour", returns="string",
    ),
    intent(
        "calendar_days.clock_of_day", "Noon is 12:00, midnight 00:00.",
        "to 24 hour|24 hour format|12 to 24|convert 12 to 24|to 24h|convert to 24 hour|to 24 "
        "hour format",
        "string",
        *(code(label, "results = []", f"for text in {forms}:", "    try:",
               "        results.append({f}(text)[:5])", "    except Exception:", "        continue",
               'digits = [str(r).replace(":", "").replace("h", "").lstrip("0") for r in results]',
               f"assert not results or {want.replace(':', '').lstrip('0')!r} in digits")
          for label, forms, want in (
              ("afternoon", '("01:05 PM", "1:05 PM", "01:05PM", "1:05pm", "01:05:00PM")', "13:05"),
              ("noon", '("12:30 PM", "12:30PM", "12:30pm", "12:30:00PM")', "12:30"),
              ("midnight", '("12:20 AM", "12:20AM", "12:20am", "12:20:00AM")', "00:20"),
              ("before_noon", '("10:45 AM", "10:45AM", "10:45am", "10:45:00AM")', "10:45"),
              ("late", '("11:59 PM", "11:59PM", "11:59pm", "11:59:00PM")', "23:59"))),
        objects="time convert 12 hour", returns="string",
    ),
    intent(
        "calendar_days.is_valid_time", "Hours to 23, minutes to 59.",
        "is valid time|valid time|validate time", "number number",
        yes("late", 23, 59), no("hour", 24, 0), no("minute", 12, 60), yes("midnight", 0, 0),
        no("negative", -1, 0),
        no("negative_minute", 5, -1), yes("some", 12, 30),
        returns="bool", spelled=(r"h|hours?|heures?", r"m|minutes?|mins?"),
        unless="8 9 12 15 17 18",
    ),
    intent(
        "calendar_days.twelve_of_numbers", "Noon is 12 PM, midnight 12 AM, from hour and minute.",
        "to 12 hour|format 12 hour|twelve hour|to 12h|as 12 hour|format time|en 12 heures|to 12"
        "|time 12h|twelve hour clock|to am pm|am pm|format am pm", "number number",
        *(code(label, f'text = {{f}}({given}).upper().replace(".", "").lstrip("0")',
               f'assert text.replace(" ", "") == "{want}"')
          for label, given, want in (
              ("afternoon", "13, 5", "1:05PM"), ("noon", "12, 30", "12:30PM"),
              ("morning", "9, 15", "9:15AM"), ("midnight", "0, 20", "12:20AM"),
              ("late", "23, 59", "11:59PM"), ("before_noon", "11, 40", "11:40AM"))),
        objects="time hour minute hours clock", returns="string", needs="'am' 'pm' am pm",
        spelled=(r"h|hours?|heures?", r"m|mins?|minutes?"),
    ),
]  # fmt: skip
