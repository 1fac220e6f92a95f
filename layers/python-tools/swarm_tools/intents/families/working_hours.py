"""Hours worked between two clock times, less a break."""

from swarm_tools.intents.model import Case, code, intent, when

OTHER_DATA = "except (AttributeError, TypeError):"
START = r"\w*(start|begin|from|debut|arriv\w+|in|clock_?in|check_?in|a|opening|arrivee)\w*|t1"
END = r"\w*(end|finish|stop|to|fin|depart\w*|leav\w+|out|clock_?out|b|closing|until)\w*|t2"
BREAK = r"\w*(break|pause|lunch|rest|unpaid)\w*"
NAMED = (
    "hours worked|worked hours|work hours|working hours|heures travaillees|shift hours"
    "|shift length|shift duration|work duration|worked time|time worked|minutes worked"
    "|worked minutes|working time|work minutes|working minutes|shift minutes|paid hours"
    "|paid minutes|duree travail|temps travail|heures travail|duree poste|net hours|work time"
    "|net minutes|minutes travaillees|working duration|daily hours|day hours|hours of work"
    "|net working time|net work time|hours at work|temps travaille|heures effectuees"
)
OVERNIGHT = (
    r"\bmidnight\b|\bnext (day|morning)\b|\bover ?night\b|\bminuit\b|\bnight shifts?\b"
    r"|\blendemain\b|\bnuit\b|\bafter 24\b|\bfollowing day\b|\bpast 12\b"
)
MINUTES = (
    "def minutes(value):",
    "    if hasattr(value, 'total_seconds'):",
    "        return value.total_seconds() / 60",
    "    if isinstance(value, str):",
    "        value = [int(part) for part in value.replace('h', ':').strip().split(':')]",
    "    if isinstance(value, (tuple, list)):",
    "        return value[0] * 60 + value[1]",
    "    return value",
)


def worked(label: str, start: str, end: str, pause: int, *, breaks: bool) -> Case:
    """Return the case of the time between two clock times, in hours or in minutes.

    Args:
        label: Words for the test's name.
        start: The time at which work begins.
        end: The time at which it ends.
        pause: Minutes of the break, 0 where its unit does not count.
        breaks: Whether the function takes a break.
    """
    first, last = ([int(part) for part in text.split(":")] for text in (start, end))
    want = (last[0] * 60 + last[1] - first[0] * 60 - first[1]) % 1440 - pause
    more = f", {pause}" if breaks else ""
    none = ", 0" if breaks else ""
    return code(
        label, *MINUTES, "try:", f'    {{f}}("08:00", "17:00"{none})', OTHER_DATA,
        "    return  # other data", f'result = {{f}}("{start}", "{end}"{more})', "try:",
        "    result = minutes(result)", "except (ValueError, LookupError):",
        "    return  # another form", "if not isinstance(result, (int, float)):",
        "    return  # another form",
        f"wants = ({want}, {want} / 60, {want} * 60)",
        "assert any(abs(result - want) < 0.006 for want in wants)",
    )  # fmt: skip


def days(breaks: bool) -> tuple[Case, ...]:
    """Return the cases of one day without a break."""
    return tuple(worked(label, start, end, 0, breaks=breaks) for label, start, end in (
        ("whole_hours", "09:00", "17:00"), ("half_an_hour", "08:30", "12:00"),
        ("minutes_borrowed", "08:45", "16:15"), ("minutes_more", "09:15", "17:45"),
        ("quarters", "10:15", "11:30"), ("same_hour", "13:15", "13:45"),
    ))  # fmt: skip


def nights(breaks: bool) -> tuple[Case, ...]:
    """Return the cases of a night without a break."""
    return tuple(worked(label, start, end, 0, breaks=breaks) for label, start, end in (
        ("over_midnight", "22:00", "06:00"), ("to_the_morning", "20:30", "03:15"),
        ("from_the_last_hour", "23:45", "00:30"), ("nearly_a_day", "12:30", "12:00"),
    ))  # fmt: skip


TAKEN = code(
    "break_taken_off", *MINUTES, "try:", '    whole = {f}("08:00", "18:00", 0)', OTHER_DATA,
    "    return  # other data", "try:",
    '    whole, less = minutes(whole), minutes({f}("08:00", "18:00", 6))',
    "except (ValueError, LookupError):", "    return  # another form",
    "lost = (whole - less) * (600 / whole)",
    "assert lost == pytest.approx(6, abs=0.5) or lost == pytest.approx(360, abs=0.5)",
)  # fmt: skip
IN_MINUTES = (
    r"\b(break|pause|lunch)\w*\b[^.;]{0,40}\bminutes?\b|\bminutes?\b[^.;]{0,30}\b(break|pause|lunch)"
    r"|\bbreak_?min|\bpause_?min"
)
NAMED_IN_MINUTES = tuple(
    f"({name})" for name in ("break_minutes", "pause_minutes", "break_mins", "minutes_pause",
                             "break_min", "pause_min", "lunch_minutes", "minutes_break",
                             "break_in_minutes", "unpaid_minutes", "rest_minutes")
)  # fmt: skip
BREAKS = (
    worked("half_an_hour_of_break", "09:00", "17:00", 30, breaks=True),
    worked("break_of_an_hour", "08:15", "18:45", 60, breaks=True),
    worked("break_of_a_quarter", "13:30", "17:15", 15, breaks=True),
)
NIGHT_BREAK = worked("break_at_night", "22:00", "06:30", 30, breaks=True)
WORDS = (
    "compute calculate of from net break with pause minus between day total in a the get shift "
    "minutes hours without less midnight pass passes past may night end ends next start begins "
    "work like two clock times time hh mm after before starts over crosses crossing earlier than "
    "unpaid lunch deducted subtracted number taken off duree travail debut fin forme heures nuit "
    "lendemain minuit apres avant deduire decimal fraction given as if format formatted text "
    "length following morning later until worked working one 8 9 17 30 45 22 6 24 60 12 5 7 16 18"
)

INTENTS = [
    intent(
        "working_hours.break_taken", "The time between two clock times, less a break.", NAMED,
        "string string any", *days(True), TAKEN,
        *(when(mark, case) for mark in NAMED_IN_MINUTES for case in BREAKS),
        *(when("1440", case) for case in nights(True)),
        objects=WORDS, spelled=(START, END, BREAK),
        unless="quarter nearest rounded overtime percent am pm 6 six 360 5_5 longer law legal "
        "automatic automatically least",
        stated=(
            *((OVERNIGHT, case) for case in nights(True)),
            *((IN_MINUTES, case) for case in BREAKS),
            (rf"(?s)(?=.*({OVERNIGHT}))(?=.*({IN_MINUTES}))", NIGHT_BREAK),
        ),
    ),
    intent(
        "working_hours.plain", "The time between two clock times.", NAMED, "string string",
        *days(False), *(when("1440", case) for case in nights(False)),
        objects=WORDS,
        spelled=(START, END),
        unless="quarter nearest rounded overtime percent am pm break pause lunch "
        "rate wage 0_5 6 six 360 5_5 longer",
        stated=tuple((OVERNIGHT, case) for case in nights(False)),
    ),
]  # fmt: skip
