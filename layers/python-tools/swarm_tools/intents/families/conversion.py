"""Units of temperature, length, weight and time, and number bases."""

from swarm_tools.intents.model import Case, Intent, but, code, eq, intent, near, one_of, when, words

UNITS = words("convert temperature temp degrees degree distance weight length time conversion conv")

LEAST = 0.1
MOST_LOST = 0.02
"""Share that a case within one percent does not see."""


def part_of_one(*pairs: tuple[float, float]) -> list[tuple[float, float]]:
    """Return a small amount and what it is, where both are in proportion and that is not whole."""
    (amount, is_), *others = pairs
    of = 3 * is_ / amount if amount else 0
    straight = all(abs(other * is_ - amount * to) <= MOST_LOST * abs(to) for other, to in others)
    whole = abs(of - round(of)) <= MOST_LOST * abs(of)
    return [(3, of)] if straight and of > LEAST and not whole else []


def factor(name, doc, pattern, *pairs, exact=True):
    """Return the intent of a conversion with fixed examples."""
    make = eq if exact else near
    cases = tuple(make(f"of_{a}", a, to=b) for a, b in (*pairs, *part_of_one(*pairs)))
    return Intent(f"conversion.{name}", doc, (pattern,), ("number",), cases, UNITS, "number")


def binary(label: str, number: int) -> tuple[Case, Case]:
    """Return the cases of binary digits, in a text, a list or as a number, zeros before or not.

    A list of bits may begin with the last one.
    """
    rows = (
        f"result = {{f}}({number})",
        "digits = result if isinstance(result, (list, tuple)) else str(result)",
        "text = ''.join(map(str, digits)).replace('0b', '').replace('_', '').replace(' ', '')",
    )
    same = f'assert text.lstrip("0") == "{number:b}"'
    turned = f'if isinstance(digits, (list, tuple)) and text[::-1].lstrip("0") == "{number:b}":'
    return (
        but("bits", code(label, *rows, same)),
        when("bits", code(f"bits_of_{label}", *rows, turned, "    return", same)),
    )


def whole(label: str, number: int) -> Case:
    """Return the case of the number of binary digits, in a text or in a list."""
    return code(
        label,
        "try:",
        f'    result = {{f}}("{number:b}")',
        "except TypeError:",
        f"    result = {{f}}({[int(d) for d in f'{number:b}']})",
        f"assert result == {number}",
    )


INTENTS = [
    Intent(
        "conversion.celsius_to_fahrenheit",
        "Fahrenheit is Celsius times 9/5 plus 32.",
        ("celsius to fahrenheit", "to fahrenheit"),
        ("number",),
        (
            eq("freezing", 0, to=32),
            eq("boiling", 100, to=212),
            eq("equal_point", -40, to=-40),
            eq("warm", 25, to=77),
            eq("part_of_a_degree", 21, to=69.8, rounds=True),
        ),
        UNITS,
        "number",
        unless=words("kelvin unit scale k 459_67 273_15 273"),
        needs=words("celsius c 32 32_0 9 1_8"),
    ),
    Intent(
        "conversion.fahrenheit_to_celsius",
        "Celsius is Fahrenheit minus 32, times 5/9.",
        ("fahrenheit to celsius", "to celsius"),
        ("number",),
        (
            eq("freezing", 32, to=0),
            eq("boiling", 212, to=100),
            eq("equal_point", -40, to=-40),
            eq("warm", 77, to=25),
            eq("part_of_a_degree", 95, to=35, rounds=True),
            near("half_a_degree", 32.9, to=0.5),
        ),
        UNITS,
        "number",
        unless=words("kelvin unit scale k 273_15 273"),
        needs=words("fahrenheit f 32 32_0 9 1_8"),
    ),
    Intent(
        "conversion.celsius_to_kelvin",
        "Kelvin is Celsius plus 273.15.",
        ("celsius to kelvin",),
        ("number",),
        (
            one_of("freezing", 0, to=(273.15, 273)),
            one_of("boiling", 100, to=(373.15, 373)),
            one_of("below_freezing", -10, to=(263.15, 263)),
            when("273_15", one_of("absolute_zero", -273.15, to=(0, -0.15))),
        ),
        UNITS,
        "number",
    ),
    Intent(
        "conversion.kelvin_to_celsius",
        "Celsius is Kelvin minus 273.15.",
        ("kelvin to celsius",),
        ("number",),
        (one_of("freezing", 273.15, to=(0.0, 0.15)), one_of("warm", 300, to=(26.85, 27.0))),
        UNITS,
        "number",
    ),
    Intent(
        "conversion.decimal_to_binary",
        "The binary digits of a number.",
        ("decimal to binary", "to binary", "int to binary", "integer to binary"),
        ("number",),
        (
            *binary("ten", 10),
            *binary("one", 1),
            *binary("eight", 8),
            *binary("six", 6),
            *binary("eleven", 11),
            *binary("large", 100),
        ),
        UNITS | words("number"),
        unless=words("(bits) (n_bits) (num_bits) complement width pad zfill"),
        stated=(
            (
                r"(>= ?|at least )0\b|non[- ]?negativ|\bzero\b|\b0 (gives|becomes)|positif ou nul",
                code(
                    "zero",
                    "result = {f}(0)",
                    "digits = result if isinstance(result, (list, tuple)) else str(result)",
                    "text = ''.join(map(str, digits)).replace('0b', '')",
                    'assert text and set(text) == {"0"}',
                ),
            ),
        ),
    ),
    Intent(
        "conversion.binary_to_decimal",
        "The number that binary digits stand for.",
        (
            "binary to decimal",
            "binary to int",
            "from binary",
            "binary to number",
            "parse binary",
            "binary to integer",
            "binary value",
        ),
        ("string",),
        (
            whole("ten", 10),
            whole("one", 1),
            whole("seven", 7),
            whole("eight", 8),
            whole("six", 6),
            whole("large", 100),
        ),
        UNITS | words("string number bits"),
        "number",
        unless=words(
            "divided= complement fraction struct unpack from_bytes bytearray lsb faible least"
        ),
    ),
    factor(
        "km_to_miles",
        "A mile is 1.609 km.",
        "km to miles",
        (10, 6.21371),
        (100, 62.1371),
        exact=False,
    ),
    factor(
        "miles_to_km",
        "A mile is 1.609 km.",
        "miles to km",
        (10, 16.0934),
        (100, 160.934),
        exact=False,
    ),
    factor(
        "kg_to_lbs",
        "A kilogram is 2.205 pounds.",
        "kg to lbs",
        (10, 22.0462),
        (100, 220.462),
        exact=False,
    ),
    factor(
        "lbs_to_kg",
        "A kilogram is 2.205 pounds.",
        "lbs to kg",
        (10, 4.53592),
        (100, 45.3592),
        exact=False,
    ),
    factor("inch_to_cm", "An inch is 2.54 cm.", "inch to cm", (10, 25.4), (100, 254), exact=False),
    factor("cm_to_inch", "An inch is 2.54 cm.", "cm to inch", (254, 100), (25.4, 10), exact=False),
    factor(
        "feet_to_meters",
        "A foot is 0.3048 m.",
        "feet to meters",
        (10, 3.048),
        (100, 30.48),
        exact=False,
    ),
    factor(
        "meters_to_feet",
        "A foot is 0.3048 m.",
        "meters to feet",
        (10, 32.8084),
        (100, 328.084),
        exact=False,
    ),
    factor("hours_to_minutes", "An hour has 60 minutes.", "hours to minutes", (1, 60), (2, 120)),
    factor(
        "minutes_to_seconds", "A minute has 60 seconds.", "minutes to seconds", (1, 60), (5, 300)
    ),
    factor(
        "hours_to_seconds", "An hour has 3600 seconds.", "hours to seconds", (1, 3600), (2, 7200)
    ),
    factor("minutes_to_hours", "An hour has 60 minutes.", "minutes to hours", (60, 1), (180, 3)),
    factor(
        "seconds_to_minutes", "A minute has 60 seconds.", "seconds to minutes", (60, 1), (300, 5)
    ),
    factor(
        "seconds_to_hours", "An hour has 3600 seconds.", "seconds to hours", (3600, 1), (7200, 2)
    ),
    factor("days_to_hours", "A day has 24 hours.", "days to hours", (1, 24), (3, 72)),
    intent(
        "conversion.feet_and_inches_to_cm",
        "A foot is 12 inches, an inch 2.54 cm.",
        "height to cm|feet inches to cm|feet and inches to cm|to cm|taille en cm|height in cm"
        "|height to centimeters",
        "number number",
        eq("five_ten", 5, 10, to=177.8, rounds=True),
        eq("six_feet", 6, 0, to=182.88, rounds=True),
        eq("inches_alone", 0, 10, to=25.4, rounds=True),
        objects="height from convert",
        returns="number",
        spelled=(r"feet|ft|foot|pieds", r"inch(es)?|ins?|pouces"),
    ),
]
