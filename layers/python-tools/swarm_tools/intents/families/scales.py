"""Values turned from one scale into another one that is named by a letter or a word."""

from swarm_tools.intents.model import Case, code, intent

REFUSED = "except (ValueError, KeyError, TypeError, AttributeError):"
SOURCE = r"(from|source|src|unit_from|from_unit|from_scale|frm|start|in_unit|unite_source|u1)\w*"
TARGET = r"(to|target|dest|dst|unit_to|to_unit|to_scale|end|out_unit|unite_cible|u2)\w*"


def turned(label: str, value: float, source: str, target: str, want: float) -> Case:
    """Return the case of a temperature; the scales may be letters or words in any case."""
    names = {"C": "celsius", "F": "fahrenheit", "K": "kelvin"}
    pairs = [(source, target), (source.lower(), target.lower()), (names[source], names[target])]
    pairs.append((names[source].title(), names[target].title()))
    return code(
        label, "found = []", f"for source, target in {pairs}:", "    try:",
        f"        found.append({{f}}({value}, source, target))", f"    {REFUSED}",
        "        continue", "found = [v for v in found if isinstance(v, (int, float))]",
        f"assert not found or any(v == pytest.approx({want}, abs=0.02) for v in found)",
    )  # fmt: skip


INTENTS = [
    intent(
        "scales.temperature", "A temperature in degrees Celsius, Fahrenheit or kelvins.",
        "convert|convert temperature|convert temp|temperature convert|temp convert"
        "|temperature conversion|convertir temperature|convert units|convert degrees",
        "number any any",
        turned("freezing", 0, "C", "F", 32), turned("boiling", 212, "F", "C", 100),
        turned("to_kelvin", 25, "C", "K", 298.15), turned("from_kelvin", 300, "K", "C", 26.85),
        turned("fahrenheit_to_kelvin", 32, "F", "K", 273.15),
        turned("kelvin_to_fahrenheit", 273.15, "K", "F", 32),
        turned("the_same", 25, "C", "C", 25), turned("below_zero", -40, "C", "F", -40),
        turned("cold", -300, "F", "C", -184.444), turned("cold_in_kelvin", -300, "F", "K", 88.706),
        objects="temperature temp value from to between case any", returns="number",
        needs="273_15 'celsius' 'kelvin' 'fahrenheit'", unless="rankine delta reaumur",
        spelled=(r"(value|temp\w*|t|degrees|x|v|valeur|amount)", SOURCE, TARGET),
    ),
]  # fmt: skip
