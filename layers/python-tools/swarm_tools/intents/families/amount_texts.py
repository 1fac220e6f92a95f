"""Amounts written with a comma before their decimals, read as numbers."""

from swarm_tools.intents.model import Case, code, intent


def amount(label: str, text: str, want: float) -> Case:
    """Return the case of a text that is read as a number."""
    return code(label, f"assert float({{f}}({text!r})) == pytest.approx({want})")


COMMA = (
    r"\b1[.\u00a0 ]234,5|\bcomma\b[^.]{0,30}\bdecimal|\bdecimal (comma|separator is a comma)"
    r"|\bvirgule\b[^.]{0,40}d[e\u00e9]cima|\beuropean\b|\bgerman\b|\bfrench (number|amount)"
)
DOTS = r"\b1\.234,5|\bdots? (separate|group|as|between|for)\w*[^.]{0,20}thousand"
SPACES = r"\b1[\u00a0 ]234,5|\bspaces? (separate|group|as|between|for)\w*[^.]{0,20}thousand"

INTENTS = [
    intent(
        "amount_texts.comma", "The number that a text with a comma before its decimals stands for.",
        "parse amount|parse european amount|parse number|parse price|parse decimal|to float"
        "|parse european number|parse german number|parse french number|amount from text"
        "|text to amount|lire montant|convertir montant|parse montant|montant vers nombre"
        "|nombre depuis texte|parse euro|parse euros|read amount|amount to float|string to amount",
        "string",
        stated=(
            (COMMA, amount("with_decimals", "12,50", 12.5)),
            (COMMA, amount("less_than_one", "0,75", 0.75)),
            (COMMA, amount("three_digits", "999,99", 999.99)),
            *((pattern, amount(f"{label}_with_{name}", text.replace("_", sign), want))
              for name, sign, pattern in (("dots", ".", DOTS), ("spaces", " ", SPACES))
              for label, text, want in (("thousands", "1_234,56", 1234.56),
                                        ("millions", "1_234_567,89", 1234567.89),
                                        ("tens_of_thousands", "12_500,05", 12500.05))),
        ),
        objects="text string amount amounts eur euro euros such as like float dots dot separate "
        "thousands thousand comma decimal sign separator leading minus kept spaces currency "
        "symbol european german french written point virgule decimale milliers montant texte "
        "convert number 1 234 56 1234",
        returns="number", needs="',' '.'", unless="english american cents cent centimes",
    ),
]  # fmt: skip
