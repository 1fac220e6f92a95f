"""First and last days of months, quarters, and months and weekdays further on."""

from swarm_tools.intents.model import but, code, eq, intent, when

DATED = "date day days month months year the a of in given dates number get"
D = "from datetime import date"
WHEN = r".*(date|day|jour|d|when|start|today|moment).*"
YEAR, MONTH = r"y|year|annee|an", r"m|month|mois"

SHORTER = (
    r"\b(last|end of|end)\b[^.;]{0,40}\b(that|target|the|shorter) month\b|\btoo short\b"
    r"|\bclamp\w*|\bdernier jour\b|\bfin (du|de) mois\b"
)

INTENTS = [
    intent(
        "monthly.first_day", "The first day of a date's month.",
        "first day of month|start of month|month start|begin of month|debut du mois", "date",
        code("in_the_middle", D, 'assert str({f}(date(2024, 5, 17)))[:10] == "2024-05-01"'),
        code("the_first", D, 'assert str({f}(date(2024, 1, 1)))[:10] == "2024-01-01"'),
        objects=DATED, spelled=(WHEN,), unless="weekday datetime",
    ),
    intent(
        "monthly.last_day", "The last day of a date's month.",
        "last day of month|end of month|month end|fin du mois", "date",
        *(code(label, D, f"result = str({{f}}(date({year}, {month}, {day})))[:10]",
               f'assert result in ("{year}-{month:02}-{last}", "{last}")')
          for label, year, month, day, last in (
              ("of_february", 2024, 2, 10, 29), ("of_a_plain_february", 2023, 2, 1, 28),
              ("of_december", 2023, 12, 5, 31), ("of_april", 2023, 4, 30, 30))),
        objects=DATED, spelled=(WHEN,), unless="weekday isoweekday datetime business",
    ),
    intent(
        "monthly.quarter", "The quarter of a month, 1 to 4.",
        "quarter|quarter of month|get quarter|month quarter|quarter of year|month to quarter"
        "|trimestre",
        "number",
        eq("january", 1, to=1), eq("march", 3, to=1), eq("april", 4, to=2), eq("june", 6, to=2),
        eq("september", 9, to=3), eq("october", 10, to=4), eq("december", 12, to=4),
        objects=DATED, returns="number", spelled=(MONTH,),
        unless="fiscal around_the_year= 'i' 'ii' 'q1'",
    ),
    intent(
        "monthly.quarter_of_date", "The quarter of a date, 1 to 4.",
        "quarter|quarter of date|get quarter|date quarter|quarter of year|trimestre", "date",
        code("march", D, "assert {f}(date(2024, 3, 31)) == 1"),
        code("april", D, "assert {f}(date(2024, 4, 1)) == 2"),
        code("december", D, "assert {f}(date(2024, 12, 1)) == 4"),
        code("each_month", D, "assert [{f}(date(2023, m, 9)) for m in range(1, 13)] == "
             "[1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]"),
        objects=DATED, returns="number", spelled=(WHEN,), needs="month",
        unless="fiscal around_the_year= 'i' 'ii' 'q1'",
    ),
    intent(
        "monthly.add_months", "The same day some months later, the last of a shorter month.",
        "add months|months later|plus months|shift months|ajouter mois", "date number",
        *(code(label, D, "try:", f"    result = {{f}}(date({start}), {months})",
               "except TypeError:", "    return  # its dates are given otherwise",
               "if isinstance(result, tuple):", "    return  # year and month",
               f"assert result == date({end})")
          for label, start, months, end in (
              ("one", "2024, 3, 15", 1, "2024, 4, 15"),
              ("over_the_year", "2023, 11, 5", 3, "2024, 2, 5"),
              ("to_december", "2023, 11, 5", 1, "2023, 12, 5"),
              ("a_year", "2023, 5, 9", 12, "2024, 5, 9"))),
        objects=DATED + " to move be negative target short last taken one number later january "
        "february 31 28 29", spelled=(WHEN, r".*(month|n|mois|count|number).*"),
        stated=tuple((SHORTER, code(
            label, D, "try:", f"    result = {{f}}(date({start}), {months})", "except TypeError:",
            "    return  # its dates are given otherwise", "if isinstance(result, tuple):",
            "    return  # year and month", f"assert result == date({end})"))
            for label, start, months, end in (
                ("february", "2023, 1, 31", 1, "2023, 2, 28"),
                ("february_of_a_leap_year", "2023, 12, 31", 2, "2024, 2, 29"),
                ("april", "2024, 3, 31", 1, "2024, 4, 30"))),
    ),
    intent(
        "monthly.payment_dates", "The same day of each of the next months.",
        "echeancier|payment dates|payment schedule dates|due dates|installment dates"
        "|instalment dates|dates echeances|echeances|monthly dates", "date number",
        *(code(label, D, "try:", f"    result = {{f}}(date({start}), {count})",
               "except TypeError:", "    return  # its dates are given otherwise",
               f"dates = [date(*day) for day in {dates}]",
               "assert list(result) in (dates[:-1], dates[1:])")
          for label, start, count, dates in (
              ("three", "2024, 1, 15", 3, [(2024, 1, 15), (2024, 2, 15), (2024, 3, 15),
                                           (2024, 4, 15)]),
              ("over_the_year", "2023, 11, 5", 2, [(2023, 11, 5), (2023, 12, 5), (2024, 1, 5)]))),
        objects=DATED + " mois list mensuelles paiement monthly payments first liste dates months",
        returns="list", spelled=(WHEN, r".*(month|n|mois|count|number|nombre|times|payments).*"),
        unless="weeks week fortnight holiday holidays weekend weekday business ouvre feries",
        stated=(
            (r"\b(first|premi\wre) (\w+ )?(\w+ )?(a|one|un) (month|mois) (after|later|apr\ws)",
             code("first_a_month_later", D, "result = list({f}(date(2024, 1, 15), 2))",
                  "assert result == [date(2024, 2, 15), date(2024, 3, 15)]")),
        ),
    ),
    intent(
        "monthly.days_left", "The days from one date to a later one.",
        "days until|days to|days left|days remaining|days before|jours restants", "date date",
        *(code(label, D, f"days = (date({start}), date({end}))",
               "found = {f}(*days), {f}(*days[::-1])",
               f"assert {days} in found or -{days} in found")
          for label, start, end, days in (("a_week", "2024, 5, 1", "2024, 5, 8", 7),
                                          ("over_february", "2024, 2, 28", "2024, 3, 1", 2))),
        code("the_same", D, "assert {f}(date(2024, 2, 28), date(2024, 2, 28)) == 0"),
        objects=DATED + " event deadline today", returns="number", unless="business birthday 1",
    ),
    intent(
        "monthly.year_days", "The number of days of a year.",
        "days in year|year length|number of days in year|jours annee", "number",
        eq("leap", 2024, to=366), eq("plain", 2023, to=365), eq("century", 1900, to=365),
        eq("of_four_hundred", 2000, to=366),
        objects=DATED, returns="number", spelled=(YEAR,),
    ),
    intent(
        "monthly.months_between", "All months from the first to the last, with both.",
        "month range|months between|list months|months from to|months in range|all months"
        "|liste mois|mois entre|iterate months", "any any",
        *(code(label, "try:", f"    result = list({{f}}('{first}', '{last}'))",
               "except (AttributeError, TypeError, ValueError):", "    return  # no texts",
               f"assert not all(isinstance(m, str) for m in result) or result == {want}")
          for label, first, last, want in (
              ("over_the_year", "2023-11", "2024-02", ["2023-11", "2023-12", "2024-01",
                                                       "2024-02"]),
              ("one", "2024-05", "2024-05", ["2024-05"]),
              ("to_december", "2024-10", "2024-12", ["2024-10", "2024-11", "2024-12"]))),
        objects=DATED + " list all months from to yyyy mm both included first last start end",
        returns="list", spelled=(r"(first|start|begin|from|debut)\w*",
                                 r"(last|end|stop|to|fin)\w*"), needs="12",
        unless="day days exclusive",
    ),
    intent(
        "monthly.school_year", "The school year of a date, from September to August.",
        "annee scolaire|school year|academic year|annee universitaire", "date",
        *(code(label, D, f"assert {{f}}(date({day})) in ('{years}', '{years.replace('-', '/')}')")
          for label, day, years in (
              ("september", "2023, 9, 1", "2023-2024"), ("august", "2024, 8, 31", "2023-2024"),
              ("january", "2024, 1, 15", "2023-2024"), ("december", "2024, 12, 2", "2024-2025"))),
        objects=DATED + " annee scolaire renvoie exemple commence septembre finit aout school year "
        "starts begins september ends august 2023 2024 31 1er", returns="string",
        needs="9 8 september septembre", unless="10 7 october octobre july",
    ),
    intent(
        "monthly.business_days", "The days from Monday to Friday between two dates.",
        "count weekdays|weekdays between|jours ouvrables|"
        "business days|working days|workdays|count business days|count workdays|work days"
        "|count working days|business days between|workdays between|jours ouvres"
        "|compter jours ouvres|nombre jours ouvres",
        "date date",
        code("a_week", D, "assert {f}(date(2023, 12, 31), date(2024, 1, 6)) == 5"),
        code("two_weeks", D, "assert {f}(date(2023, 12, 31), date(2024, 1, 14)) == 10"),
        code("over_a_week_end", D, "assert {f}(date(2024, 1, 4), date(2024, 1, 13)) in (7, 6)"),
        *(but("excluded exclu exclus exclue", when(word, code(
              f"last_day_{word}", D, "assert {f}(date(2024, 1, 2), date(2024, 1, 5)) == 4")))
          for word in ("inclusive", "included", "compris", "inclus")),
        when("(holidays)", code("a_holiday_less", D, "assert {f}(date(2024, 1, 1), "
                                "date(2024, 1, 7), [date(2024, 1, 3)]) in (4, 3)")),
        when("(holidays)", code("a_holiday_at_the_week_end", D, "assert {f}(date(2024, 1, 1), "
                                "date(2024, 1, 8), [date(2024, 1, 6)]) in (6, 5, 4)",
                                "assert {f}(date(2024, 1, 1), date(2024, 1, 8), [date(2024, 1, 6)])"
                                " == {f}(date(2024, 1, 1), date(2024, 1, 8), [])")),
        objects=DATED + " between", returns="number", unless="feries exclusive",
    ),
]  # fmt: skip
