"""Who is below or above somebody, told by a table of everyone's own manager."""

from swarm_tools.intents.model import Case, code, intent

ABOVE = {"eve": "dan", "dan": "bob", "bob": "ann", "cid": "ann", "ann": None}
TABLE = r"(managers|manager_of|bosses|chart|parents|parent_of|org|hierarchy|chefs)"
WHO = r"(boss|manager|name|employee|person|who|worker|chef|employe|node)"
OBJECTS = (
    "everybody everyone all of the below above boss directly or indirectly sorted by name names "
    "maps employee manager for top an from direct one up to list reports report in order nearest "
    "none has no who is and on down chain sort"
)


def people(label: str, who: str, want: list[str], ordered: bool) -> Case:
    """Return the case of the people below somebody in any order, or of those above in theirs."""
    found = "list" if ordered else "sorted"
    return code(label, f"result = {found}({{f}}({ABOVE}, {who!r}))",
                f"assert result == {want if ordered else sorted(want)}")  # fmt: skip


INTENTS = [
    intent(
        "reporting_lines.below", "Everybody below somebody, on all levels.",
        "all reports|reports of|all subordinates|subordinates|everyone below|everybody below"
        "|all employees under|indirect reports|tous les subordonnes|subordonnes", "dict any",
        people("all_levels", "ann", ["bob", "cid", "dan", "eve"], False),
        people("one_below_another", "bob", ["dan", "eve"], False),
        people("the_last", "eve", [], False), people("one", "dan", ["eve"], False),
        objects=OBJECTS, spelled=(TABLE, WHO), unless="itself himself herself only depth",
    ),
    intent(
        "reporting_lines.above", "The managers above somebody, the nearest first.",
        "chain of command|management chain|managers of|reporting chain|all managers|superiors"
        "|reporting line|chain up|bosses of|chaine hierarchique|superieurs", "dict any",
        people("three", "eve", ["dan", "bob", "ann"], True), people("one", "bob", ["ann"], True),
        people("the_top", "ann", [], True), people("two", "dan", ["bob", "ann"], True),
        objects=OBJECTS, spelled=(TABLE, WHO),
        unless="itself himself herself include including reverse reversed depth insert",
    ),
]  # fmt: skip
