"""Feasts whose dates move with Easter."""

from swarm_tools.intents.model import Case, code, intent

SUNDAYS = {1961: (4, 2), 1999: (4, 4), 2000: (4, 23), 2008: (3, 23), 2019: (4, 21), 2024: (3, 31)}
YEAR = r"(year|y|annee|an|jahr)"


def feast(label: str, year: int, days_later: int = 0) -> Case:
    """Return the case of a feast, as a date or as month and day in either order."""
    month, day = SUNDAYS[year]
    return code(
        label, "from datetime import date, timedelta",
        f"feast = date({year}, {month}, {day}) + timedelta(days={days_later})",
        f"result = {{f}}({year})", "if isinstance(result, str):", "    return  # another form",
        "if hasattr(result, 'month'):", "    result = (result.month, result.day)",
        "assert sorted(result)[:2] == sorted((feast.month, feast.day))",
    )  # fmt: skip


def after_easter(name: str, days_later: int, doc: str, names: str):
    """Return the intent of a feast so many days after Easter Sunday."""
    return intent(
        f"feasts.{name}", doc, names, "number",
        *(feast(f"of_{year}", year, days_later) for year in SUNDAYS),
        objects="date of the for in get compute calculate day sunday algorithm gregorian "
        "anonymous meeus jones butcher gauss western using method",
        spelled=(YEAR,), unless="orthodox julian",
    )  # fmt: skip


INTENTS = [
    after_easter("easter", 0, "Easter Sunday of the Gregorian calendar.",
                 "easter|easter date|easter sunday|paques|date paques|computus|easter day"),
    after_easter("good_friday", -2, "The Friday before Easter.", "good friday|vendredi saint"),
    after_easter("easter_monday", 1, "The day after Easter.", "easter monday|lundi paques"),
    after_easter("ascension", 39, "The Thursday forty days into Easter.",
                 "ascension|ascension day|jeudi ascension"),
    after_easter("pentecost", 49, "The seventh Sunday after Easter.",
                 "pentecost|whit sunday|pentecote"),
]  # fmt: skip
