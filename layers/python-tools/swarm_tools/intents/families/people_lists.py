"""People in the order of their names, those below a manager, and seats side by side."""

from swarm_tools.intents.families.natural import ANY_CASE
from swarm_tools.intents.model import Case, code, intent

LAST_THEN_FIRST = r"\b(last|family|sur) ?names?\b[^.;]{0,20}\bthen\b[^.;]{0,20}\b(first|given)"
PEOPLE = (
    "pupils students people members names persons sorted sort order by last first name then every "
    "is a tuple upper lower case treated alike list passed in not changed employees given family"
)


def named(label: str, people: list[tuple[str, str]], want: list[tuple[str, str]]) -> Case:
    """Return the case of people with two names."""
    return code(
        label, f"people = {people}", "result = {f}(people)",
        "result = people if result is None else result", f"assert list(result) == {want}",
    )  # fmt: skip


def together(label: str, row: str, count: int, *want: object) -> Case:
    """Return the case of a row of seats, free ones as points."""
    return code(label, f"assert {{f}}({row!r}, {count}) in {want}")


CHART = {"ann": ["bob", "cid"], "bob": ["dan"], "dan": ["eve"]}
STONES = [("Bob", "Stone"), ("Ann", "Stone"), ("Zoe", "Adams")]

INTENTS = [
    intent(
        "people_lists.by_names", "People by their last names, then by their first names.",
        "sort pupils|sort students|sort people|sort members|sort names|sort by last name"
        "|sort by name|sort persons|trier eleves|sort employees", "nested",
        objects=PEOPLE, returns="list", spelled=(r"(pupils|students|people|members|names|persons"
                                                 r"|eleves|employees)",), unless="reverse= age",
        stated=(
            (LAST_THEN_FIRST, named("last_names_first", STONES, [STONES[2], STONES[1],
                                                                 STONES[0]])),
            (LAST_THEN_FIRST, named("by_first_names_of_equal_ones",
                                    [("Cid", "Low"), ("Abe", "Low"), ("Bea", "Low")],
                                    [("Abe", "Low"), ("Bea", "Low"), ("Cid", "Low")])),
            (rf"(?=.*{LAST_THEN_FIRST})(?=.*({ANY_CASE}|\btreated alike\b))",
             named("whatever_the_case", [("Bob", "adams"), ("Ann", "Stone"), ("Cid", "Brown")],
                   [("Bob", "adams"), ("Cid", "Brown"), ("Ann", "Stone")])),
        ),
    ),
    intent(
        "people_lists.below", "How many people are below a manager, those of all levels counted.",
        "count all subordinates|count subordinates|headcount|team size|count all reports"
        "|all subordinates|total reports|nombre de subordonnes|count reports", "any any",
        *(code(label, f"result = {{f}}({CHART}, {who!r})",
               f"assert (result if isinstance(result, int) else len(result)) == {want}")
          for label, who, want in (("all_levels", "ann", 4), ("one_below_another", "bob", 2),
                                   ("none", "eve", 0), ("the_last", "dan", 1))),
        objects="chart org tree manager employee employees below of in all direct indirect",
        returns="any", spelled=(r"(chart|org\w*|tree|reports|staff|hierarchy|team)",
                                r"(manager|name|employee|boss|person|root|who|chef)"),
        unless="only depth self himself herself include itself",
    ),
    intent(
        "people_lists.seats_together", "Where the first free seats side by side begin.",
        "find seats together|seats together|adjacent seats|find adjacent seats|find seats"
        "|first free seats|places cote a cote", "string number",
        together("at_the_start", "..X.X", 2, 0), together("at_the_end", "X.X..", 2, 3),
        together("in_the_middle", "X...X", 3, 1), together("none", "X.X.X", 2, None, -1),
        together("one", "XX.", 1, 2),
        objects="row count index first free seats side by such as string dot seat taken x one "
        "returns none if the group does not fit together", returns="number", needs="'.'",
        spelled=(r"(row|seats|rangee|places|line)", r"(count|n|size|group\w*|number|k|people)"),
    ),
]  # fmt: skip
