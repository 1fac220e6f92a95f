"""Phone numbers brought into one form."""

from swarm_tools.intents.model import Case, code, eq, intent

WRITTEN = ("(555) 123-4567", "555.123.4567", "555 123 4567", "555-123-4567")
OTHER = "except (ValueError, TypeError):"
FRENCH = r"\+33"
REFUSED = r"\bValueError\b|\bl[eè]ve\b[^.;]{0,20}\bValueError"
NUMBER = (r"(phone|number|numero|telephone|tel|num|text|s|raw|phone_number|digits|value)",)


def same_digits(label: str, text: str) -> Case:
    """Return the case of a number whose digits stay, before them a code at most."""
    return code(
        label, "try:", f"    result = {{f}}({text!r})", OTHER, "    return  # of another country",
        "if not isinstance(result, str):", "    return  # told in another form",
        "digits = ''.join(c for c in result if c.isdigit())",
        "assert digits.endswith('5551234567') and len(digits) <= 13",
    )  # fmt: skip


def in_form(label: str, form: str, pattern: str) -> tuple[str, Case]:
    """Return the case of a number as the docstring writes it."""
    return pattern, eq(label, "5551234567", to=form)


INTENTS = [
    intent(
        "phone_numbers.french", "A French number with +33 instead of its zero.",
        "normaliser telephone|normaliser numero|telephone international|numero international"
        "|normaliser numero telephone|format international|normalize phone|to e164", "string",
        objects="met un numero francais au format international accepte les espaces points tirets "
        "prefixes 0 0033 33 leve si le ne comporte pas neuf chiffres apres prefixe telephone",
        returns="string", spelled=NUMBER,
        stated=(
            (FRENCH, eq("with_blanks", "01 23 45 67 89", to="+33123456789")),
            (FRENCH, eq("with_points", "06.12.34.56.78", to="+33612345678")),
            (FRENCH, eq("already_so", "+33612345678", to="+33612345678")),
            (rf"(?=.*{FRENCH})(?=.*({REFUSED}))",
             code("too_short", "with pytest.raises(ValueError):", "    {f}('01 23 45 67')")),
            (rf"(?=.*{FRENCH})(?=.*({REFUSED}))",
             code("too_long", "with pytest.raises(ValueError):", "    {f}('01 23 45 67 89 01')")),
        ),
    ),
    intent(
        "phone_numbers.digits", "The digits of a number stay as they are, in their order.",
        "normalize phone|clean phone|phone digits|strip phone|nettoyer telephone"
        "|clean phone number|normalize phone number|normalise phone|standardize phone"
        "|canonical phone|normalise phone number", "string",
        *(same_digits(f"written_{n}", text) for n, text in enumerate(WRITTEN, 1)),
        objects="phone number digits only keep remove spaces dashes dots brackets punctuation from "
        "except leading plus country code parentheses strip all non digit characters",
        returns="string", spelled=NUMBER, unless="last area mask hide extension french",
    ),
    intent(
        "phone_numbers.written", "Ten digits in groups of three, three and four.",
        "format phone|format phone number|format telephone|pretty phone|format us phone", "string",
        code("groups", "try:", "    result = {f}('5551234567')", OTHER,
             "    return  # other digits",
             "digits = ''.join(c for c in result if c.isdigit())",
             "assert digits.endswith('5551234567')"),
        objects="phone number digits ten as format us american string write written 555 123 4567",
        returns="string",
        spelled=NUMBER, unless="mask hide french",
        stated=(
            in_form("in_brackets", "(555) 123-4567", r"\(\w{3}\) \w{3}-\w{4}"),
            in_form("with_dashes", "555-123-4567", r"(?<![\w) -])['\"`]?\w{3}-\w{3}-\w{4}\b"),
            in_form("with_points", "555.123.4567", r"(?<!\w)\w{3}\.\w{3}\.\w{4}\b"),
        ),
    ),
]  # fmt: skip
