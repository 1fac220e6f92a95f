"""Ratios of two numbers in lowest terms."""

from swarm_tools.intents.model import code, intent

GIVEN = (
    ("wide_screen", 1920, 1080, 16, 9), ("old_screen", 800, 600, 4, 3), ("square", 7, 7, 1, 1),
    ("prime_to_each_other", 5, 3, 5, 3), ("high", 1080, 1920, 9, 16), ("one", 1, 12, 1, 12),
)  # fmt: skip


def lowest(doc: str, ident: str, names: str, spelled: tuple[str, str], objects: str):
    """Return the intent of a ratio, as text or as two numbers."""
    return intent(
        ident, doc, names, "number number",
        *(code(label, f"result = {{f}}({a}, {b})",
               f"assert result in (({p}, {q}), [{p}, {q}]) or str(result).replace(' ', '') in "
               f"('{p}:{q}', '{p}/{q}', '{p}x{q}')")
          for label, a, b, p, q in GIVEN),
        objects=objects, spelled=spelled, unless="approximate nearest tolerance closest "
        "orientation fraction_of percent round",
        needs="gcd divisor pgcd divide reduce simplify divisor common //",
    )  # fmt: skip


INTENTS = [
    lowest(
        "The width and the height of an image or screen in lowest terms.", "ratios.aspect",
        "aspect ratio|get aspect ratio|calculate aspect ratio|image ratio|screen ratio"
        "|rapport image|format image", (r"w|width|largeur|x", r"h|height|hauteur|y"),
        "ratio image screen short text such as of the 16 9 dimensions width height",
    ),
    lowest(
        "Two numbers in lowest terms.", "ratios.simplified",
        "simplify ratio|reduce ratio|ratio in lowest terms|simplified ratio|reduced ratio"
        "|simplifier rapport|simplifier ratio", (r".*", r".*"),
        "ratio two numbers lowest terms simplest form of the greatest common divisor",
    ),
]  # fmt: skip
