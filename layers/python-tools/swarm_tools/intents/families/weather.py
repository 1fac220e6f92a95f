"""Temperatures that were read: days of frost, and texts with a unit."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import code, eq, intent, near, one_of

READINGS = r"(temp|reading|value|releve|minim|day|degre|measure|t|lows|data)\w*"

INTENTS = [
    intent(
        "weather.frost_days", "How many temperatures are below zero.",
        "frost days|days of frost|freezing days|days below zero|count frost days|jours de gel"
        "|count below zero|days below freezing|number of frost days|nombre jours gel",
        "numbers",
        *of_form(eq("two", [3, -1, 5, -2.5], to=2), one_of("zero", [0, 0, 1], to=(0, 2)),
                 eq("all", [-1, -2], to=2), eq("none", [4, 7], to=0), eq("empty", [], to=0),
                 kind="int"),
        objects="count number of in list", returns="number", spelled=(READINGS,),
        unless="fahrenheit 32 consecutive run longest limit threshold 273",
        stated=((r"\b(below|under|sous|negati\w+|n[ée]gati\w+) ", eq("zero", [0, 0, 1], to=0)),),
    ),
    intent(
        "weather.parse_temperature", "Degrees Celsius of a text with a unit.",
        "parse temperature|read temperature|parse temp|temperature from text"
        "|to celsius|lire temperature",
        "string", near("celsius", "20 C", to=20), near("fahrenheit", "68F", to=20),
        near("freezing", "32 F", to=0), near("boiling", "212F", to=100),
        near("negative", "-40 C", to=-40), near("lower_case", "68 f", to=20),
        code("unknown_unit", "try:", '    result = {f}("20 X")', "except Exception:",
             "    return", "assert result is None"),
        objects="text string a", returns="number", needs="celsius",
        spelled=(r"(text|s|string|value|texte|t|line|reading)",),
        unless="tuple pair kelvin json",
    ),
]  # fmt: skip
