"""Seconds and minutes into hours, minutes and seconds, where the form of the result is plain."""

from dataclasses import replace

from swarm_tools.intents.model import Case, Intent, code, eq, intent, one_of, words

SPAN = words("days day weeks milliseconds ms meridiem am pm")
SECONDS = (r"s|secs?|seconds?|total_seconds|duration|time_in_seconds|secondes",)
MINUTES = (r"m|mins?|minutes?|total_minutes|duration|time_in_minutes",)

ONE_DIGIT_HOUR = r"\b[Hh]:(MM:SS|mm:ss)\b"

# Amounts of seconds and of minutes that are told as a text: a duration says which of the two not.
TOLD_SECONDS = (SECONDS[0].replace("|duration", ""),)
TOLD_MINUTES = (r"m|mins?|minutes?|total_minutes|duration_minutes|in_minutes",)
READ = (
    "readable human string text format as in with h m s mm ss hh below one hour hours minute "
    "minutes second seconds clock under from to of the a like and pretty convert duration time"
)


AN_AMOUNT = (r"total|t|n|amount|value|duree|time|temps|duration|total_time|length",)
IN_SECONDS = r"\b(seconds|secondes)\b"


def by_docstring(known: Intent) -> Intent:
    """Return the intent for parameters that say nothing, where the docstring speaks of seconds."""
    told = tuple((IN_SECONDS, case) for case in known.cases)
    return replace(
        known, id=f"{known.id}_told", spelled=AN_AMOUNT, cases=(), stated=told + known.stated
    )


def read(label: str, time: int, clock_ends: tuple[str, ...], *numbers: list[int]) -> Case:
    """Return the case of a text: the numbers in it, and how it ends where it has colons."""
    return code(
        label, "import re", f"text = str({{f}}({time}))",
        "if re.search('[.,]', text):", "    return  # another form",
        f"assert [int(n) for n in re.findall('[0-9]+', text)] in {numbers!r}",
        f"assert ':' not in text or re.sub('[^0-9]*$', '', text).endswith({clock_ends!r})",
    )  # fmt: skip


MINUS = (
    r"\bnegative [^.]{0,40}\b(leading minus|minus sign)\b|\bn[e\u00e9]gati\w+ [^.]{0,40}\bmoins\b"
)

INTENTS = [
    Intent(
        "times.seconds_to_hms",
        "Whole hours, the minutes left and the seconds left.",
        ("seconds to hms", "convert seconds", "seconds to hours minutes seconds", "split seconds",
         "split duration", "decouper secondes", "hms"),
        ("number",),
        (
            code("each_part", "assert tuple({f}(3723)) == (1, 2, 3)"),
            code("full_hours", "assert tuple({f}(7200)) == (2, 0, 0)"),
            code("below_a_minute", "assert tuple({f}(59)) == (0, 0, 59)"),
            code("an_hour_less_one", "assert tuple({f}(3599)) == (0, 59, 59)"),
        ),
        words("convert and"),
        "pair",
        needs=frozenset({"tuple h m s=", "tuple h m ?="}),
        unless=SPAN | {"helper="},
        spelled=SECONDS,
    ),
    Intent(
        "times.seconds_to_clock",
        "Hours, minutes and seconds with two digits each and colons between.",
        ("seconds to hms", "convert seconds", "format seconds", "seconds to time",
         "format time", "format duration", "hms", "to hms", "to clock", "seconds to clock",
         "as clock", "clock text", "format clock", "en horloge", "secondes vers horloge",
         "convertir secondes", "convertir duree", "formater duree", "formater secondes"),
        ("number",),
        (
            eq("each_part", 3723, to="01:02:03"),
            eq("full_hours", 7200, to="02:00:00"),
            one_of("below_a_minute", 59, to=("00:00:59", "00:59")),
            one_of("an_hour_less_one", 3599, to=("00:59:59", "59:59")),
            eq("nearly_a_day", 86399, to="23:59:59"),
        ),
        words("convert"),
        "string",
        needs=frozenset({"clock h m s=", "clock h m ?="}),
        unless=SPAN | {"helper=", "h:mm"},
        spelled=TOLD_SECONDS,
    ),
    Intent(
        "times.minutes_to_hm",
        "Whole hours and the minutes left.",
        ("convert minutes", "minutes to hm", "minutes to hours minutes"),
        ("number",),
        (
            code("both_parts", "assert tuple({f}(125)) == (2, 5)"),
            code("full_hours", "assert tuple({f}(180)) == (3, 0)"),
            code("below_an_hour", "assert tuple({f}(45)) == (0, 45)"),
        ),
        words("convert and"),
        "pair",
        needs=frozenset({"tuple h m=", "tuple h r=", "tuple h ?="}),
        unless=SPAN | {"helper="},
        spelled=MINUTES,
    ),
    intent(
        "times.seconds_text", "Hours, minutes and seconds in a text of some form.",
        "format duration|format seconds|format time|seconds to text|seconds to string"
        "|duration to string|human duration|readable duration|seconds to human|pretty duration"
        "|format elapsed|humanize seconds|formater duree|seconds to readable|to hms", "number",
        read("each_part", 3725, (":05", ":02"), [1, 2, 5], [1, 2], [62, 5], [62], [1]),
        read("below_an_hour", 754, (":34", ":12"), [12, 34], [0, 12, 34], [12], [0, 12]),
        read("long", 19442, (":02", ":24"), [5, 24, 2], [5, 24], [324, 2], [324], [5]),
        stated=((MINUS, code("below_zero", 'assert {f}(-3725) == "-" + {f}(3725)',
                             'assert {f}(-65) == "-" + {f}(65)')),
                (ONE_DIGIT_HOUR, code("minutes_of_two_digits", 'assert {f}(3725) == "1:02:05"')),),
        objects=READ, returns="string", needs="60 3600", unless=" ".join((*SPAN, "round")),
        spelled=TOLD_SECONDS, confidence=0.9,
    ),
    intent(
        "times.minutes_text", "Hours and minutes in a text of some form.",
        "format duration|format minutes|minutes to text|minutes to string|duration to string"
        "|human duration|readable duration|minutes to time|format time|formater duree"
        "|duration text", "number",
        read("both", 125, (":05",), [2, 5]), read("long", 754, (":34",), [12, 34]),
        objects=READ + " negative refused refusee duree moins heure forme",
        returns="string", needs="60", unless=" ".join((*SPAN, "round")),
        stated=((r"\d ?h ?0\d\b", code("minutes_of_two_digits", "assert '05' in {f}(125)")),),
        spelled=TOLD_MINUTES,
    ),
]  # fmt: skip
SAID = ("times.seconds_to_hms", "times.seconds_to_clock", "times.seconds_text")
INTENTS += [by_docstring(known) for known in INTENTS if known.id in SAID]
