"""Lines of logs taken apart, records from a level on, and the last lines of a text."""

from swarm_tools.intents.model import Case, code, eq, intent, no, one_of, when, yes

OTHER = "except (AttributeError, KeyError, TypeError, ValueError, IndexError):"
LINE = "2024-01-05 10:22:33 ERROR disk is full"
FORMS = (
    LINE, "[2024-01-05 10:22:33] ERROR: disk is full", "2024-01-05 10:22:33 [ERROR] disk is full",
    "ERROR: disk is full", "[ERROR] disk is full", "2024-01-05 ERROR disk is full",
)  # fmt: skip
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


def part(label: str, keys: str, want: str) -> Case:
    """Return the case of a part of a line, by its key, in one of the forms of lines."""
    return code(
        label, f"for line in {FORMS}:", "    try:", "        result = {f}(line)",
        "    except Exception:", "        continue",
        f"    found = [result[k] for k in {keys.split()} if isinstance(result, dict) and k in "
        "result]", f"    if {want!r} in map(str, found):", "        return",
        "    if found and isinstance(found[0], str):",
        f"        assert {want!r} in line and {want!r} not in str(result)",
    )  # fmt: skip


def from_level(label: str, level: str, want: list[str]) -> Case:
    """Return the case of records, in the order of the levels, from one of them on."""
    return code(
        label, f"records = [{{'level': level, 'message': level}} for level in {LEVELS}]", "try:",
        f"    result = [row['level'] for row in {{f}}(records, {level!r})]", OTHER,
        "    return  # other data", f"assert result == {want}",
    )  # fmt: skip


def last(label: str, text: str, count: int, want: list[str]) -> Case:
    """Return the case of the last lines of a text, in a list or as a text."""
    return code(
        label, f"result = {{f}}({text!r}, {count})",
        "lines = result.splitlines() if isinstance(result, str) else list(result)",
        f"assert lines == {want} or '\\n' in lines  # of a list of lines",
    )  # fmt: skip


TYPED = (
    "parse value|convert value|to python value|coerce value|parse scalar|auto convert|cast value"
)
INTENTS = [
    intent(
        "log_records.from_level", "The records that are as severe as a level, or more.",
        "at least|at least level|filter by level|filter level|min level|from level|filter records"
        "|filter log|filter logs|records at least|severe|filter by severity|above level",
        "records string",
        from_level("warnings", "WARNING", ["WARNING", "ERROR", "CRITICAL"]),
        from_level("all", "DEBUG", list(LEVELS)),
        from_level("info", "INFO", ["INFO", "WARNING", "ERROR", "CRITICAL"]),
        objects="log logs records whose is as severe or more return level levels minimum least at "
        "severity entries from on above", returns="list",
        spelled=(r".*", r"(minimum|min_level|level|threshold|severity|least|min|niveau)\w*"),
        needs="'warning' warning severity levels ranks severe level",
        unless="exact exactly only strictly",
    ),
    intent(
        "log_records.parsed", "The parts of a line of a log: its level, its message, its date.",
        "parse log line|parse line|parse log|split log line|parse log entry|parse entry"
        "|analyser ligne", "string",
        part("level", "level severity niveau", "ERROR"),
        part("message", "message msg text", "disk is full"),
        part("date", "date day", "2024-01-05"), part("time", "time hour heure", "10:22:33"),
        objects="log line into dict keys date time level message such as parts four three split "
        "returns none when does have a the", returns="dict",
        spelled=(r"(line|text|entry|ligne|s|log_line|raw)",), unless="ip status request csv",
        needs="'level' level",
    ),
    intent(
        "log_records.last_lines", "The last lines of a text, all if there are fewer.",
        "last lines|tail|last n lines|tail lines|dernieres lignes", "string number",
        last("two", "a\nb\nc", 2, ["b", "c"]), last("one", "a\nb\nc", 1, ["c"]),
        last("more_than_there_are", "a\nb", 5, ["a", "b"]), last("all", "a\nb", 2, ["a", "b"]),
        objects="of text n like the tail command list lines if there are fewer all with empty",
        returns="any", spelled=(r"(text|texte|s|content|string)",
                                r"(n|count|lines|k|number|limit|num\w*)"), unless="path open",
        stated=(
            (r"\bn ?(=|is|==) ?0\b|\b(0|zero) (gives|lines)\b|\bwith (n )?(=|of)? ?0\b",
             last("none", "a\nb", 0, [])),
            (r"\btail command\b|\blike (`?tail`?|unix)\b", last("line_end", "a\nb\n", 1, ["b"])),
        ),
    ),
    intent(
        "log_records.typed", "A text as the value written there: a number, a truth or a text.",
        TYPED + "|guess type|infer type|smart cast|convertir valeur|parse setting|to value",
        "string",
        eq("text", "hello", to="hello"),
        code("whole_number", "result = {f}('12')", "assert result == 12 and type(result) is int"),
        when("float", code("decimal", "result = {f}('3.5')",
                           "assert result == 3.5 and type(result) is float")),
        when("float", one_of("below_zero", "-7", to=(-7,))),
        when("'true'", yes("true", "true")), when("'false'", no("false", "false")),
        objects="turn the text of a setting into python value bool numbers give int or float "
        "everything else stays string without outer spaces any case yes on no off true false none "
        "null anything automatically type", returns="any", needs="int",
        spelled=(r"(text|value|s|raw|string|val|texte|valeur)",), unless="list json comma",
    ),
]  # fmt: skip
