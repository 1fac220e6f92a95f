"""Spans of time written with units."""

from swarm_tools.intents.model import Case, code, intent

LASTS = (
    "string text in to from as of the a parse value seconds minutes time duration total like such "
    "hours days h m s d min any part parts may be missing optional units unit spaces between each "
    "number convert converts written whole heures jours duree letters either both sum amount "
    "single days day hour minute second empty invalid unknown at least one other or and example "
    "2 30 1 15 45 90 150 3 60 24"
)
NAMED_SPANS = (
    "duration to minutes|parse minutes|minutes from text|parse time spent|parse effort"
    "|duration in minutes|parse duration minutes|duree en minutes|duree en secondes|parse duration"
    "|duration to seconds|parse duration to seconds|seconds from text|duration in seconds"
    "|lire duree|parse duree|parse time span|parse timespan|parse time|to minutes|to seconds"
    "|parse seconds|duration minutes|duration seconds|parse interval|parse delay|parse timeout"
    "|parse estimate|parse hours|text to minutes|text to seconds"
    "|convert duration|parse human duration|parse length|human to seconds|human to minutes"
    "|parse time string|duration from text|duree minutes|duree secondes"
)
WRITTEN = r"(?<![\w.])\d+ ?h(ours?|rs?)? ?\d+ ?m(in|inutes?|ins)?(?![a-z])"
WITH_DAYS = r"(?<![\w.])\d+ ?d\b|\bd(ays?)?, ?h\b|\bdays? \(d\)"
WITH_SECONDS = r"(?<![\d.])\d+ ?m ?\d+ ?s\b|\bh, ?m(,| and| or) ?s\b"
SPANS = (
    "def values(*texts):", "    found = []", "    for text in texts:", "        try:",
    "            value = {f}(text)", "            seconds = getattr(value, 'total_seconds', None)",
    "            found.append(seconds() if seconds else value)",
    "        except (ValueError, LookupError, TypeError, AttributeError):",
    "            continue  # another way to write it",
    "    return [value for value in found if isinstance(value, (int, float))]",
)  # fmt: skip


def span(label: str, minutes: float, *texts: str) -> Case:
    """Return the case of a span in minutes, seconds or hours, that may be written in some ways."""
    return code(
        label, *SPANS, f"results = values({', '.join(map(repr, texts))})", "if not results:",
        "    return  # written in another way",
        f"wants = ({minutes}, {minutes} * 60, {minutes} / 60)",
        "assert any(abs(result - want) < 0.001 for result in results for want in wants)",
    )  # fmt: skip


def ways(hours: int, minutes: int) -> tuple[str, ...]:
    """Return the ways to write hours and minutes."""
    return (
        f"{hours}h {minutes}m", f"{hours}h{minutes}m", f"{hours}h{minutes}", f"{hours}h {minutes}",
        f"{hours}h{minutes}min", f"{hours}h {minutes}min", f"{hours} h {minutes} min",
        f"{hours} hours {minutes} minutes", f"{hours}:{minutes}",
    )  # fmt: skip


BOTH = (
    span("hours_and_minutes", 150, *ways(2, 30)),
    span("one_hour_and_minutes", 75, *ways(1, 15)),
    span("many_hours_and_minutes", 645, *ways(10, 45)),
)
ALONE = (
    span("hours_alone", 180, "3h", "3h ", "3 h", "3h00", "3 hours"),
    span("minutes_alone", 45, "45m", "45min", "45 min", "45 m", "45 minutes", "0h45"),
)
DAYS = (
    span("a_day", 1440, "1d"),
    span("days_and_hours", 3060, "2d 3h", "2d3h", "2d 3h 0m"),
)
SECONDS = (
    span("minutes_and_seconds", 1.5, "1m 30s", "1m30s"),
    span("seconds_alone", 0.75, "45s"),
    span("hours_minutes_and_seconds", 62.25, "1h 2m 15s", "1h2m15s"),
)

INTENTS = [
    intent(
        "time_spans.units", "How long a span of time written with units lasts.", NAMED_SPANS,
        "string", objects=LASTS, needs="60 3600", unless="millis milliseconds ms 1000 "
        "week 8 workday w ':'",
        confidence=0.96,
        stated=(
            *((WRITTEN, case) for case in BOTH),
            *((rf"(?s)(?=.*({WRITTEN}))(?=.*(?<![\w.])\d+ ?h(?! ?\d)(?!ours? \d)"
               r"|.*\boptional|.*\beither|.*\bmissing|.*\balone)", ALONE[0]),),
            (r"['\"`]\d+ ?m(in)?['\"`]|\b\d+(m|min)\b(?<!h\dm)(?<!h\d\dm)", ALONE[1]),
            *((rf"(?s)(?=.*({WITH_DAYS}))(?=.*\d+ ?h)", case) for case in DAYS),
            *((WITH_SECONDS, case) for case in SECONDS),
        ),
    ),
]  # fmt: skip
