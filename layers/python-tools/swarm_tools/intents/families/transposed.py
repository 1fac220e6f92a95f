"""Ciphers that put the letters of a text in another order."""

from swarm_tools.intents.model import Case, code, intent

TEXT = "text string message cipher code encode encrypt decode decrypt of a the with"
RAILS = r"(num_?|n_?|nb_?|number_of_)?(rails?|key|n|depth|rows|k|height|levels|lines|cle|rangs)"
KNOWN = (
    ("three_rails", "WEAREDISCOVEREDFLEEATONCE", 3, "WECRLTEERDSOEEFEAOCAIVDEN"),
    ("two_rails", "HELLOWORLD", 2, "HLOOLELWRD"),
    ("four_rails", "ABCDEFGHIJ", 4, "AGBFHCEIDJ"),
    ("as_many_as_letters", "ABCDE", 5, "ABCDE"),
    ("not_a_whole_wave", "ABCDEFG", 3, "AEBDFCG"),
    ("bent_once", "ABCDE", 4, "ABCED"),
)


def moved(label: str, given: str, rails: int, want: str) -> Case:
    """Return the case of a text in capitals that is written along rails."""
    return code(label, f"result = {{f}}({given!r}, {rails})",
                "result = result if isinstance(result, str) else ''.join(result)",
                f"assert result.replace(' ', '').upper() == {want!r}")  # fmt: skip


INTENTS = [
    intent(
        "transposed.rail_encode", "The letters along a zigzag over the rails, read rail by rail.",
        "rail fence encode|rail fence encrypt|rail fence|rail fence cipher|railfence encode"
        "|railfence encrypt|encode rail fence|encrypt rail fence|railfence|zigzag encode"
        "|zigzag encrypt|zigzag convert|rail encode|rail encrypt|railfence cipher"
        "|zigzag conversion",
        "string number", *(moved(label, plain, n, secret) for label, plain, n, secret in KNOWN),
        objects=TEXT + " rail fence", returns="string", spelled=(r".*", RAILS),
        unless="offset decode decrypt mode",
    ),
    intent(
        "transposed.rail_decode", "The letters of rails, one after another, along the zigzag.",
        "rail fence decode|rail fence decrypt|railfence decode|railfence decrypt"
        "|decode rail fence|decrypt rail fence|zigzag decode|zigzag decrypt|rail decode"
        "|rail decrypt|rail fence decipher", "string number",
        *(moved(label, secret, n, plain) for label, plain, n, secret in KNOWN),
        objects=TEXT + " rail fence", returns="string", spelled=(r".*", RAILS),
        unless="offset mode",
    ),
]  # fmt: skip
