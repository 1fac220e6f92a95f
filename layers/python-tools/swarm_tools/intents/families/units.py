"""Roman numerals, bases, angles, bytes, colours and other units."""

from math import pi

from swarm_tools.intents.families.conversion import part_of_one
from swarm_tools.intents.families.natural import ANY_CASE
from swarm_tools.intents.model import code, eq, intent, near, no, one_of, when, yes

U = (
    "convert temperature temp degrees degree distance weight length time conversion conv number "
    "num string"
)

OTHERS = r"\b(anything else|everything else|any other|others?|other (values?|words?|texts?))\b"
ROMAN = ((1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (40, "XL"), (90, "XC"), (400, "CD"),
         (3, "III"), (58, "LVIII"), (145, "CXLV"), (500, "D"), (900, "CM"),
         (1994, "MCMXCIV"), (2023, "MMXXIII"))  # fmt: skip


def factor(name: str, names: str, *pairs: tuple[float, float], **more):
    """Return the intent of a conversion with fixed examples."""
    told = (*pairs, *part_of_one(*pairs))
    cases = [near(f"of_{i}", a, to=b) for i, (a, b) in enumerate(told, 1)]
    return intent(f"units.{name}", "Both stand for the same amount.", names, "number", *cases,
                  objects=U, returns="number", **more)  # fmt: skip


def written(n: int, text: str):
    """Return the case of a numeral in capitals or not; a table may end before large ones."""
    if n <= 10:
        return code(f"of_{n}", f'assert {{f}}({n}).upper() == "{text}"')
    return code(
        f"of_{n}", "try:", f"    result = {{f}}({n})", "except LookupError:",
        '    assert {f}(3).upper() == "III"', "    return", f'assert result.upper() == "{text}"',
    )  # fmt: skip


def valued(label: str, digits: str, base: int):
    """Return the case of digits in a base, in a text or as numbers in a list."""
    return code(
        label, "try:", f'    result = {{f}}("{digits}", {base})', "except TypeError:",
        f"    result = {{f}}({[int(d) for d in digits]}, {base})",
        f"assert result == {int(digits, base)}",
    )  # fmt: skip


def place():
    """Return the case of letters counted from 0 or 1, for code that knows all of the alphabet."""
    return code(
        "a_then_b", "found = []", "for word in ('az', 'AZ'):", "    try:",
        "        found.append(({f}(word[0]), {f}(word[1])))",
        "    except (ValueError, LookupError, TypeError):", "        continue",
        "assert not found or any(first in (0, 1) and last == first + 25 for first, last in found)",
    )  # fmt: skip


ONE_DECIMAL = (
    r"['\"`]\d+[.,]\d ?[kmgt]i?[bo]?['\"`]|\b1[.,]5 ?[km]i?b\b|\bone decimal\b|\bune d\Scimale\b"
)

INTENTS = [
    intent(
        "units.to_roman", "A number in Roman numerals.",
        "to roman|int to roman|number to roman|integer to roman|decimal to roman|roman numeral"
        "|arabic to roman|to roman numeral|int to roman numeral|number to roman numeral|to roman "
        "numerals"
        "|roman|romain|vers romain|en romain|int to roman numerals|number to roman numerals",
            "number",
        *(written(n, text) for n, text in ROMAN), objects=U + " numeral numerals encode",
        returns="string",
        stated=((r"\b3999\b", code("of_3999", 'assert {f}(3999).upper() == "MMMCMXCIX"')),),
    ),
    intent(
        "units.from_roman", "The number that Roman numerals stand for.",
        "depuis romain|"
        "roman value|value of roman|roman number value|valeur romain|lire romain|"
        "roman numeral value|"
        "from roman|roman to int|roman to integer|roman to number|roman to decimal|roman to arabic"
        "|parse roman|roman numeral to int|roman numeral to number|roman numerals to int|decode "
        "roman"
        "|read roman|roman reader|arabic from roman|romain vers entier|romain en entier"
        "|romain vers nombre|convertir romain|valeur romaine|entier depuis romain",
        "string",
        *(eq(f"of_{n}", text, to=n) for n, text in ROMAN), objects=U + " numeral numerals s",
        returns="number",
    ),
    intent(
        "units.to_hex", "The hexadecimal digits of a number.",
        "decimal to hex|to hex|int to hex|decimal to hexadecimal|number to hex", "number",
        *(code(f"of_{n}", f'text = str({{f}}({n})).lower().replace("0x", "").strip("#h")',
               f'assert text.lstrip("0") == "{n:x}"')
          for n in (10, 255, 16, 4096)), objects=U, returns="string", unless="rgb color r g b",
        spelled=(r"n|num\w*|decimal|value|x|i|integer|nombre|dec",),
    ),
    intent(
        "units.from_hex", "The number that hexadecimal digits stand for.",
        "hex to decimal|hex to int|hexadecimal to decimal|from hex|hex to number", "string",
        eq("one_digit", "A", to=10), eq("two_digits", "FF", to=255), eq("a_digit_and_zero", "10",
            to=16),
        eq("three_digits", "1A3", to=419), objects=U, returns="number", unless="rgb color bytes",
    ),
    intent(
        "units.to_octal", "The octal digits of a number.",
        "decimal to octal|to octal|int to octal", "number",
        *(code(f"of_{n}", f'assert str({{f}}({n})).replace("0o", "") == "{n:o}"') for n in (8, 9,
            64, 7)),
        objects=U,
        spelled=(r"n|num\w*|decimal|value|x|i|integer|nombre|dec",),
    ),
    intent(
        "units.from_octal", "The number that octal digits stand for.",
        "octal to decimal|octal to int", "string",
        eq("two_digits", "17", to=15), eq("ten", "10", to=8), objects=U, returns="number",
    ),
    intent(
        "units.to_base", "The digits of a number in a base.",
        "to base|convert base|convert to base|number to base|decimal to base|int to base|to base n",
        "number number",
        *(code(label, f"result = {{f}}({n}, {base})",
               "digits = result if isinstance(result, list) else str(result)",
               "text = ''.join(f'{d:x}' if isinstance(d, int) else d for d in digits)",
               f'assert text.lower() == "{want}"')
          for label, n, base, want in (("two", 10, 2, "1010"), ("eight", 64, 8, "100"),
                                       ("sixteen", 255, 16, "ff"), ("three", 5, 3, "12"),
                                       ("zeros_at_the_end", 40, 2, "101000"),
                                       ("inner_zero", 0x10B, 16, "10b"), ("one", 1, 7, "1"))),
        code("zero_of_the_same_kind", "if not isinstance({f}(5, 2), str):",
             "    return  # not a text", "assert {f}(0, 2) == '0'"),
        when("'-'", code("below_zero", "assert {f}(-10, 2) in ('-1010', -1010)")),
        stated=(
            (r"\b(zero|0) (is|gives|->|becomes|=>|est) *['\"`]*0['\"`]*(\W|$)",
             code("zero", "assert {f}(0, 2) in ('0', 0, [0])")),
            (r"non-?negative|>= ?0|positif ou nul",
             code("zero_too", "assert {f}(0, 2) in ('0', 0, [0])")),
            (r"negative[^.]{0,40}\b(minus|sign)|signe moins",
             code("negative", "assert str({f}(-10, 2)) == '-1010'")),
        ),
        objects=U + " n base 2 16 36", unless="from_base",
            spelled=(r"n|num\w*|value|x|decimal|nombre|integer",
                                                            r"b|base|to_base|radix|new_base"),
    ),
    intent(
        "units.from_base", "The number that digits in a base stand for.",
        "from base|base to decimal|to decimal|base to int", "string number",
        valued("two", "1010", 2), valued("eight", "100", 8), valued("three", "12", 3),
        valued("zeros", "1001", 2), valued("zero", "0", 5),
        when("valueerror", code("no_digit_of_the_base", "with pytest.raises(Exception):",
                                "    {f}('12', 2)")),
        stated=((r"letters|36|0-9a-z|hexadecimal|inverse",
                 code("sixteen", "found = []", "for text in ('2fa', '2FA'):", "    try:",
                      "        found.append({f}(text, 16))", "    except Exception:",
                      "        continue", "assert not found or 762 in found")),),
        objects=U + " n base any", returns="number",
    ),
    factor("degrees_to_radians", "degrees to radians|deg to rad|to radians", (180, pi), (90,
        pi / 2)),
    factor("radians_to_degrees", "radians to degrees|rad to deg|to degrees", (pi, 180), (1,
        57.2958)),
    factor("kelvin_to_fahrenheit", "kelvin to fahrenheit", (300, 80.33), (373.15, 212)),
    factor("fahrenheit_to_kelvin", "fahrenheit to kelvin", (212, 373.15), (80.33, 300)),
    factor("cm_to_meters", "cm to meters|centimeters to meters", (250, 2.5), (100, 1)),
    factor("meters_to_cm", "meters to cm|meters to centimeters", (2.5, 250), (1, 100)),
    factor("meters_to_km", "meters to km", (2500, 2.5), (1000, 1)),
    factor("km_to_meters", "km to meters", (2.5, 2500), (1, 1000)),
    factor("cm_to_feet", "cm to feet", (304.8, 10), (152.4, 5), unless="12 tuple"),
    factor("feet_to_inch", "feet to inch", (2, 24), (5, 60)),
    factor("inch_to_feet", "inch to feet", (24, 2), (60, 5), unless="tuple divmod"),
    factor("yards_to_meters", "yards to meters|yard to meters", (10, 9.144), (100, 91.44)),
    factor("grams_to_kg", "grams to kg|g to kg", (2500, 2.5), (1000, 1)),
    factor("kg_to_grams", "kg to grams|kg to g", (2.5, 2500), (1, 1000)),
    factor("ounces_to_grams", "ounces to grams|oz to g|oz to grams", (10, 283.495), (1, 28.3495)),
    factor("liters_to_gallons", "liters to gallons|litres to gallons", (37.8541, 10), (3.78541, 1),
           unless="4_546 uk imperial 0_22 0_219969 0_21997 0_2199"),
    factor("gallons_to_liters", "gallons to liters|gallons to litres", (10, 37.8541), (1, 3.78541),
           unless="4_546 uk imperial 4_54609"),
    factor("kmh_to_ms", "kmh to ms|kmh to mps|km h to m s", (36, 10), (90, 25)),
    factor("ms_to_kmh", "ms to kmh|mps to kmh|m s to km h", (10, 36), (25, 90),
        unless="milliseconds"),
    factor("mph_to_kmh", "mph to kmh|mph to kph", (10, 16.0934), (60, 96.56)),
    factor("kmh_to_mph", "kmh to mph|kph to mph", (16.0934, 10), (100, 62.1371)),
    factor("days_to_seconds", "days to seconds", (1, 86400), (2, 172800)),
    factor("days_to_minutes", "days to minutes", (1, 1440), (3, 4320)),
    factor("weeks_to_days", "weeks to days", (1, 7), (3, 21)),
    factor("days_to_weeks", "days to weeks", (14, 2), (7, 1), unless="divmod tuple"),
    factor("years_to_days", "years to days", (1, 365), (2, 730)),
    factor("years_to_months", "years to months", (1, 12), (3, 36)),
    factor("hours_to_days", "hours to days", (48, 2), (24, 1), unless="divmod"),
    factor("kb_to_bytes", "kb to bytes|kilobytes to bytes", (1024, 1048576),
           unless="1000 1000_0 3"),
    factor("bytes_to_mb", "bytes to mb|bytes to megabytes", (10485760, 10),
           unless="1000 1000000 1000000_0 1000_0 6"),
    factor("minutes_to_days", "minutes to days", (1440, 1), (4320, 3)),
    intent(
        "units.rgb_to_hex", "Two hexadecimal digits for each of red, green and blue.",
        "rgb to hex|rgb to hex color|color to hex", "number number number",
        *(code(label, "try:", "    shares = str({f}(1.0, 0.0, 0.0)).lower()",
               "except (TypeError, ValueError):", "    shares = ''", "if 'ff0000' in shares:",
               "    return  # parts from 0 to 1",
               f'result = {{f}}({args}).lower().replace("0x", "").lstrip("#")',
               "full = ''.join(c * 2 for c in result) if len(result) == 3 else result",
               f'assert full == "{want}"')
          for label, args, want in (("orange", "255, 136, 0", "ff8800"),
                                    ("black", "0, 0, 0", "000000"),
                                    ("small_parts", "1, 2, 3", "010203"),
                                    ("white", "255, 255, 255", "ffffff"),
                                    ("small_last_part", "200, 17, 9", "c81109"),
                                    ("small_middle_part", "16, 5, 160", "1005a0"),
                                    ("small_first_part", "4, 250, 128", "04fa80"))),
        objects=U + " color", returns="string", unless="round",
    ),
    intent(
        "units.hex_to_rgb", "Red, green and blue from 0 to 255.",
        "hex to rgb|hex color to rgb|parse hex color", "string",
        *(code(label, "try:", f'    result = {{f}}("#{digits}")', "except ValueError:",
               f'    result = {{f}}("{digits}")', "if any(isinstance(v, float) for v in result):",
               "    return  # parts from 0 to 1", f"assert tuple(result) == {want}")
          for label, digits, want in (("orange", "ff8800", (255, 136, 0)),
                                      ("small_parts", "010203", (1, 2, 3)),
                                      ("each_digit", "1A2B3C", (26, 43, 60)),
                                      ("turned", "c3b2a1", (195, 178, 161)))),
        when("3", code("short_form", "try:", '    result = {f}("#f80")', "except Exception:",
                       '    return  # six digits alone',
                       "assert len(result) != 3 or tuple(result) == (255, 136, 0)")),
        objects=U + " color", returns="pair", unless="alpha",
    ),
    intent(
        "units.invert_colour", "Each part of a colour in hexadecimal digits becomes 255 less it.",
        "invert color|invert colour|color invert|colour invert|inverse color|invert hex"
        "|invert hex color|invert hex colour|negative color|hex invert|inverser couleur", "string",
        *(code(label, "try:", f'    result = {{f}}("#{digits}")', "except ValueError:",
               f'    result = {{f}}("{digits}")', "if not isinstance(result, str):",
               "    return  # the parts",
               f'assert result.lower().lstrip("#") == "{want}"')
          for label, digits, want in (("red", "ff0000", "00ffff"), ("mixed", "123456", "edcba9"),
                                      ("white", "ffffff", "000000"),
                                      ("small_parts", "fffefd", "000102"))),
        objects=U + " color colour code", returns="string",
    ),
    intent(
        "units.text_to_bool", "Words for true and false.",
        "to bool|string to bool|str to bool|parse bool|parse boolean|strtobool|str2bool|string "
        "to boolean"
        "|to boolean", "string",
        yes("true", "true"), no("false", "false"),
        *(when(f"'{word}'", one_of(f"word_{word}", word, to=(word in ("yes", "on", "1", "oui"),)))
          for word in ("yes", "on", "1", "no", "off", "0", "oui", "non")),
        objects="string text convert parse value form config setting values words bools booleans "
        "unchanged through pass empty yes no on off oui non vrai faux true false anything else "
        "raises y n t f", returns="bool", known=False, needs="true 'true' strtobool",
        stated=(
            (ANY_CASE, yes("capitals", "TRUE")), (ANY_CASE, no("capitals_of_false", "False")),
            (rf"{OTHERS}[^.;]{{0,30}}\bValueError|\bValueError\b[^.;]{{0,40}}{OTHERS}",
             code("no_word_for_it", "with pytest.raises(ValueError):", "    {f}('maybe')")),
        ),
    ),
    intent(
        "units.digits_to_number", "Digits in a list as one number.",
        "digits to number|list to number|digits to int|join digits|list to int", "list",
        *(code(label, "try:", f"    result = {{f}}({digits})", "except TypeError:",
               f"    result = {{f}}({[str(d) for d in digits]})", f"assert int(result) == {want}")
          for label, digits, want in (("three", [3, 0, 5], 305), ("one", [7], 7))),
        objects="list of from number int",
        returns="number", unless="reverse reversed node base",
    ),
    intent(
        "units.bytes_text", "A number of bytes with a unit.",
        "format bytes|human readable size|format size|human size|format file size|bytes to human"
        "|readable size|sizeof fmt|human readable bytes", "number",
        code("two_kilobytes", 'assert {f}(2048).replace(" ", "").startswith("2")'),
        code("one_kilobyte", 'text = {f}(1024).replace(" ", "").lower()',
             'assert text.startswith("1") and "k" in text'),
        code("three_megabytes", 'text = {f}(3 * 1024 * 1024).replace(" ", "")',
             'assert text.startswith("3")', 'assert "m" in text.lower()'),
        code("one_megabyte", 'text = {f}(1024 * 1024).replace(" ", "")',
             'assert text.startswith("1") and not text.startswith("10")',
             'assert "m" in text.lower()'),
        when("len", code("beyond_all_units", "assert {f}(1024 ** 10)")),
        stated=((ONE_DECIMAL, code("a_part", 'text = {f}(1536).replace(",", ".")',
                                   'assert text.startswith("1.5")')),
                (ONE_DECIMAL, code("a_part_of_a_megabyte",
                                   'text = {f}(2621440).replace(",", ".")',
                                   'assert text.startswith("2.5")'))),
        objects="to string readable sous bytes 512 1 5 3 0 larger units decimals one 1536 2048 "
        "1048576 largest unit gb mb kb tb b kib mib gib has decimal file size 1024",
        returns="string",
        needs="1024 1024_0", unless="binary?= si?= metric?= decimal?=",
    ),
    intent(
        "units.ordinal", "First, second, third with their endings.",
        "ordinal|to ordinal|number to ordinal|ordinal suffix|ordinalize", "number",
        *(one_of(f"of_{n}", n, to=(f"{n}{end}", end))
          for n, end in ((1, "st"), (2, "nd"), (3, "rd"), (4, "th"), (11, "th"), (12, "th"), (13,
              "th"),
                         (21, "st"), (22, "nd"), (103, "rd"))),
        objects="number suffix get", returns="string",
        unless="'first' 'er' '1er' 'ere' 'e' 'eme' 'ème' '.' ord first",
    ),
    intent(
        "units.speed", "Distance by time.",
        "speed|calculate speed|average speed|vitesse|vitesse moyenne", "number number",
        eq("plain", 100, 2, to=50), eq("half", 30, 60, to=0.5, rounds=True),
        near("and_a_half", 75, 2, to=37.5),
            objects="average calculate",
        returns="number", spelled=(r".*dist.*|d|km|miles",
            r".*time.*|t|hours|duration|temps|duree"),
        unless="60 3_6 3600 kmh minutes",
    ),
    *(
        intent(
            f"units.speed_from_{far}_and_{span}", "Kilometres an hour.",
            "speed|calculate speed|average speed|vitesse|vitesse moyenne|speed kmh|speed in kmh"
            "|average speed kmh|vitesse kmh|kmh", "number number",
            *(near(label, km * metres, hours * parts, to=kmh)
              for label, km, hours, kmh in (("one_hour", 50, 1, 50), ("two_hours", 30, 2, 15),
                                            ("a_quarter", 9, 0.25, 36),
                                            ("and_a_half", 5, 2, 2.5))),
            objects="average calculate in per", returns="number",
            spelled=(rf"({far}|distance_{far})\w*", rf"({span}|{span}s|duree_{span}s?)"),
            needs="60 3600 3_6 1000", unless="round pace mph mile per_second",
        )
        for far, metres in (("km", 1), ("metres", 1000), ("meters", 1000), ("m", 1000))
        for span, parts in (("second", 3600), ("seconde", 3600), ("minute", 60))
    ),
    intent(
        "units.letter_position", "The number of a letter of the alphabet.",
        "letter position|letter to number|position in alphabet|alphabet position|letter index",
            "string",
        place(), objects="in alphabet of", returns="number",
        unless="text split join words 'abc' abc pqrs",
    ),
]  # fmt: skip
