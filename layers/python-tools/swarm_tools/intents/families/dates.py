"""Calendar rules."""

from swarm_tools.intents.model import Intent, eq, no, words, yes

INTENTS = [
    Intent(
        "dates.is_leap_year",
        "Divisible by four, but not by a hundred unless by four hundred.",
        (
            "leap",
            "est bissextile",
            "annee bissextile",
            "has 366 days",
            "is leap year",
            "leap year",
            "is leap",
        ),
        ("number",),
        (
            yes("by_four_hundred", 2000),
            no("by_hundred", 1900),
            yes("by_four", 2024),
            no("not_by_four", 2023),
        ),
        words("check"),
        "bool",
    ),
    Intent(
        "dates.days_in_year",
        "366 days in leap years, else 365.",
        ("days year",),
        ("number",),
        (eq("leap", 2024, to=366), eq("common", 2023, to=365), eq("century", 1900, to=365)),
        frozenset(),
        "number",
        spelled=(r"y|year|annee",),
    ),
]
