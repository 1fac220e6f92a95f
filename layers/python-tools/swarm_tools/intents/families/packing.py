"""How many boxes, pages or trips it takes when each holds so many."""

from swarm_tools.intents.model import code, eq, intent, one_of

_THINGS = (
    "boxes", "pages", "batches", "trips", "buses", "containers", "packs", "packages", "tables",
    "rows", "teams", "shelves", "bags", "trucks", "crates", "chunks", "pallets", "cartons",
)  # fmt: skip
# Things that are made, as many as can be filled, if nobody asks how many are needed.
_FILLED = ("boxes", "batches", "packs", "packages", "teams", "bags", "crates", "cartons", "chunks",
           "pallets", "rows")  # fmt: skip
_NEEDED = "|".join(f"{thing} needed|{thing} required" for thing in _THINGS)
_COUNTED = "{0}|".join(("number of ", "count ", "num ")) + "{0}|{0} count"


def _counts(things: tuple[str, ...]) -> str:
    return "|".join(_COUNTED.format(thing) for thing in things)


EACH = (
    rf"(?!({'|'.join(_THINGS)}|pages?)_(per|each))"
    r".*(per|size|capacity|limit|each|seats|capacite|par|page_size|max\w*|fits|holds).*"
)
COUNT = (
    r".*(items?|total|count|n|number|things|people|students|articles|passengers|records|units|"
    r"quantity|elements|books|products|lines|guests).*"
)


def needed(name: str, names: str, *, filled: bool):
    """Return the intent of a number of things that hold so many each; some count the full ones."""
    cases = (("one_left", 10, 3), ("all_full", 9, 3), ("one_in_all", 1, 5),
             ("just_one_full", 5, 5), ("one_each", 4, 1))  # fmt: skip
    return intent(
        f"packing.{name}", "As many as it takes to hold all; the last one may be partly filled.",
        names, "number number",
        *(one_of(label, count, each, to=(-(-count // each), *([count // each] if filled else [])))
          for label, count, each in cases),
        objects="how many get of total for", returns="number",
        unless="full complete whole floor left remaining extra min spare weight",
        spelled=(COUNT, EACH),
    )  # fmt: skip


INTENTS = [
    needed(
        "needed",
        f"{_NEEDED}|{_counts(tuple(t for t in _THINGS if t not in _FILLED))}|page count"
        "|total pages|nombre de pages|nombre de cartons",
        filled=False,
    ),
    needed("filled", _counts(_FILLED), filled=True),
    intent(
        "packing.quotient_and_remainder", "How often it goes in, and what is left.",
        "quotient and remainder|quotient remainder|divide with remainder|division with remainder"
        "|euclidean division|division euclidienne|quotient et reste",
        "number number",
        *(code(label, f"assert tuple({{f}}({a}, {b})) == {divmod(a, b)}")
          for label, a, b in (("some_left", 17, 5), ("none_left", 15, 5), ("equal", 6, 6),
                              ("less_than_one", 3, 8), ("by_one", 4, 1))),
        returns="pair",
        spelled=(r"a|x|n|dividende?|numerator|number|total|nombre", r"b|y|d|diviso?e?u?r|"
                 r"denominator"),
    ),
    intent(
        "packing.ceiling_division", "The quotient, rounded up.",
        "ceil div|ceil divide|ceiling division|div ceil|ceiling divide|divide round up",
        "number number",
        eq("some_left", 7, 2, to=4), eq("none_left", 8, 2, to=4), eq("less_than_one", 1, 3, to=1),
        eq("nothing", 0, 4, to=0), returns="number",
    ),
]  # fmt: skip
