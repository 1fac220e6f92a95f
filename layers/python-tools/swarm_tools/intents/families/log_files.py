"""Lines that are added to a file, and lines of a log counted by their level."""

from swarm_tools.intents.families.natural import ANY_CASE
from swarm_tools.intents.families.textfiles import NAMES, PATH, READ, empty
from swarm_tools.intents.model import Case, code, intent

NAMED = (
    "append line|append entry|append log|log message|write log|add line|append message|add entry"
    "|append to log|append to file|log entry|ajouter ligne|log to file|append record|append text"
)
WHAT = r"(day|date|level|niveau|message|msg|text|texte|line|ligne|entry|content|user|time|when)\w*"


def kept(*words: str) -> tuple[Case, ...]:
    """Return the cases of lines that are added in calls with some texts each."""
    first, second = (", ".join(f'"{word}{n}"' for word in words) for n in (1, 2))
    read = (READ, "    found = stream.read()")
    before = ('with open(path, "w", encoding="utf-8") as stream:', '    stream.write("before\\n")')
    return (
        empty("both_kept", *before, f"{{f}}(path, {first})", f"{{f}}(path, {second})", *read,
              f'assert found.index("{words[-1]}1") < found.index("{words[-1]}2")'),
        empty("what_was_there_stays", *before, f"{{f}}(path, {first})", *read,
              f'assert found.startswith("before") and "{words[-1]}1" in found'),
    )  # fmt: skip


def counted(label: str, *levels: str) -> Case:
    """Return the case of a log by level, its lines written as some programs write them."""
    heads = ("{0} disk full", "{0}: disk full", "[{0}] disk full", "2024-05-01 {0} disk full",
             "2024-05-01 [{0}] disk full", "2024-05-01 10:00:00 {0} disk full")  # fmt: skip
    forms = [[head.format(level) for level in levels] for head in heads]
    wanted = {level: levels.count(level) for level in levels}
    return code(
        label, "found = []", f"for lines in {forms}:",
        '    for given in (lines, "\\n".join(lines)):', "        try:",
        "            result = dict({f}(given))", "        except Exception:",
        "            continue",
        "        found.append({k: n for k, n in result.items() if n})",
        "if not any(found):", "    return  # another form of lines", f"assert {wanted} in found",
    )  # fmt: skip


INTENTS = [
    intent(
        "log_files.levels", "How many lines there are of each level.",
        "count levels|count by level|level counts|count log levels|levels count|lines per level"
        "|count per level|messages per level|compter niveaux", "any",
        counted("two_levels", "ERROR", "INFO", "ERROR"), counted("one", "WARNING"),
        counted("three_levels", "INFO", "ERROR", "INFO", "WARNING", "INFO"),
        stated=(
            (ANY_CASE, code("whatever_the_case", "result = {f}(['error: x', 'ERROR: y'])",
                            "assert sorted(result.values())[-1:] == [2]")),
            (r"\b(begins?|starts?) with\b", code("as_it_begins",
                                               "result = {f}(['INFO: no ERROR today'])",
                                               "assert sum(result.values()) == 1")),
        ),
        objects="log lines entries messages by per each the of in",
        spelled=(r"(lines|text|log|entries|logs|content|lignes)",), unless="min threshold records",
    ),
    *(intent(
        f"log_files.append_{len(texts)}", "A line is added at the end of a file.", NAMED,
        " ".join(["path", *("string" for _ in texts)]), *kept(*texts),
        objects=NAMES + " one log at end", allows="io", spelled=(PATH, *(WHAT for _ in texts)),
        needs="open", unless="json csv writer overwrite max limit rotate keep",
    )
    for texts in (("alpha",), ("INFO", "alpha"), ("2024-05-01", "INFO", "alpha"))),
]  # fmt: skip
