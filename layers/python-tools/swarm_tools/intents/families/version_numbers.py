"""Version numbers, compared part by part as numbers."""

from swarm_tools.intents.model import Case, code, intent, no, yes

VERSION = "version versions numbers number string a b of the newer older than two by parts text"
ONE = r"(a|v1|version|version1|left|first|current|installed|one|old|new|candidate|x|v|text|s)\w*"
TWO = r"(b|v2|version2|right|second|other|latest|available|two|new|old|than|y|current)\w*"


def compared(label: str, one: str, two: str, sign: int) -> Case:
    """Return the case of two versions: below zero, zero or above."""
    return code(
        label, f"result = {{f}}({one!r}, {two!r})",
        f"assert isinstance(result, bool) or (result > 0) - (result < 0) == {sign}",
    )  # fmt: skip


def parsed(label: str, text: str, want: tuple[int, ...]) -> Case:
    """Return the case of the parts of a version."""
    return code(
        label, f"result = {{f}}({text!r})",
        "if not isinstance(result, (tuple, list)) or any(isinstance(p, str) for p in result):",
        "    return  # told in another form", f"assert tuple(result) == {want}",
    )  # fmt: skip


INTENTS = [
    intent(
        "version_numbers.compared", "Below zero for an older one, zero for the same, else above.",
        "compare versions|version compare|cmp versions|comparer versions|compare version numbers",
        "string string",
        compared("numbers_not_texts", "1.10.0", "1.9.0", 1),
        compared("older", "1.2.3", "1.3.0", -1),
        compared("the_same", "2.0.1", "2.0.1", 0), compared("first_part", "2.0.0", "1.9.9", 1),
        compared("last_part", "1.0.2", "1.0.11", -1),
        objects=VERSION + " return -1 0 1 compare if equal smaller greater", returns="number",
        spelled=(ONE, TWO), unless="alpha beta rc prerelease dict",
        stated=((r"(['\"`]?)v?(\d+\.\d+)\1 (equals|is( equal to)?|is the same as|==?) "
                 r"(['\"`]?)v?\2\.0\5",
                 compared("zeros_at_the_end", "1.2", "1.2.0", 0)),),
    ),
    intent(
        "version_numbers.newer", "Whether the first version is newer.",
        "is newer|is newer version|version newer|newer than|plus recente", "string string",
        yes("numbers_not_texts", "1.10.0", "1.9.0"), no("older", "1.2.3", "1.3.0"),
        no("the_same", "2.0.1", "2.0.1"), yes("first_part", "2.0.0", "1.9.9"),
        no("last_part", "1.0.2", "1.0.11"),
        objects=VERSION + " is true if", returns="bool",
        spelled=(r"(a|v1|version|version1|left|first|candidate|new|latest|available|x|v)\w*",
                 r"(b|v2|version2|right|second|other|current|installed|old|than|y)\w*"),
        unless="date mtime alpha beta rc",
    ),
    intent(
        "version_numbers.parsed", "The parts of a version as numbers.",
        "parse version|version tuple|split version|version to tuple|version parts|lire version",
        "string",
        parsed("three", "1.2.3", (1, 2, 3)), parsed("two_digits", "2.10.0", (2, 10, 0)),
        parsed("zeros", "0.0.1", (0, 0, 1)),
        objects=VERSION + " parse into tuple ints integers major minor patch", returns="any",
        spelled=(r"(version|text|s|v|string|raw)\w*",), unless="alpha beta rc",
    ),
    intent(
        "version_numbers.sorted", "Versions from the oldest to the newest.",
        "sort versions|order versions|trier versions|sorted versions", "strings",
        *(code(label, f"versions = {given}", "result = {f}(versions)",
               "result = versions if result is None else result", f"assert list(result) == {want}")
          for label, given, want in (
              ("numbers_not_texts", ["1.10.0", "1.9.0", "1.2.0"], ["1.2.0", "1.9.0", "1.10.0"]),
              ("parts", ["2.0.0", "1.9.9", "1.0.11"], ["1.0.11", "1.9.9", "2.0.0"]),
              ("one", ["3.1.4"], ["3.1.4"]))),
        objects=VERSION + " sort ascending order oldest first list", returns="list",
        unless="reverse= newest descending", spelled=(r"(versions|items|values|tags|releases)",),
    ),
]  # fmt: skip
