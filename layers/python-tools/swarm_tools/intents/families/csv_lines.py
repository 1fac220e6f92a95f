"""Lines of CSV with a mark between the fields, some of them quoted."""

from swarm_tools.intents.families.grouped_sums import of_form
from swarm_tools.intents.model import Case, eq, intent

LINE = r"(line|row|text|ligne|record|s)"
FIELDS = r"(fields|values|row|cells|items|champs|parts|columns)"
MARK = r"(sep|mark|delimiter|separator|delim|separateur|comma)"
OF_CSV = r"(?i)\bcsv\b|\bfields?\b|\bquot\w*|\bchamps?\b"
QUOTED = r"(?i)\bquot\w*|\bguillemets?\b"
DOUBLED = r'(?i)\bdoubled?\b|""'


def told(said: str, kind: str, *cases: Case) -> tuple[tuple[str, Case], ...]:
    """Return cases of results of one kind, expected where the docstring speaks of something."""
    return tuple((said, case) for case in of_form(*cases, kind=kind))


INTENTS = [
    intent(
        "csv_lines.split", "The fields of a line of CSV.",
        "split line|parse line|split csv line|parse csv line|split fields|split row|parse row"
        "|fields of|decouper ligne|split csv", "string string",
        objects="csv of a the into fields", returns="list", spelled=(LINE, MARK),
        stated=(
            *told(OF_CSV, "list", eq("three", "a,b,c", ",", to=["a", "b", "c"]),
                  eq("one", "a", ",", to=["a"]),
                  eq("empty_field", "a,,c", ",", to=["a", "", "c"]),
                  eq("empty_at_the_end", "a,b,", ",", to=["a", "b", ""]),
                  eq("another_mark", "a;b,c", ";", to=["a", "b,c"])),
            *told(QUOTED, "list", eq("quoted", 'a,"b,c",d', ",", to=["a", "b,c", "d"]),
                  eq("quoted_at_the_end", 'a,"b,c"', ",", to=["a", "b,c"])),
            *told(DOUBLED, "list", eq("doubled_quotes", '"a ""b""",c', ",", to=['a "b"', "c"]),
                  eq("mark_between_doubled_quotes", '"x ""y,z"" w",v', ",",
                     to=['x "y,z" w', "v"])),
        ),
        unless="strip skip comment dict ini header",
    ),
    intent(
        "csv_lines.join", "A line of CSV of fields.",
        "join line|join fields|format line|write line|to csv line|csv line|make line|join row"
        "|format row|join csv", "records string",
        objects="csv of a the fields", returns="string", spelled=(FIELDS, MARK),
        stated=(
            *told(OF_CSV, "str", eq("three", ["a", "b", "c"], ",", to="a,b,c"),
                  eq("one", ["a"], ",", to="a"), eq("another_mark", ["a", "b"], ";", to="a;b")),
            *told(QUOTED, "str", eq("quoted", ["a,b", "c"], ",", to='"a,b",c'),
                  eq("quotes_inside", ['a "b"', "c"], ",", to='"a ""b""",c')),
        ),
        unless="always every newline end",
    ),
]  # fmt: skip
