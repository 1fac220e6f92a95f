"""Names sorted by the numbers in them, comments taken out, spans of time read."""

from swarm_tools.intents.model import code, intent, ordered

NAMES = "list strings names files filenames file of the by"
FILES = ["img10", "img2", "img1"]
QUOTED = (
    r"(?s)\A(?!.*\b(not|no|does(n't| not)) (handl|support|consider|respect|look)\w*[^.]{0,30}"
    r"(quot|string)).*\b(quot\w+|(inside|within|in) (a |any )?string( literal)?s?"
    r"|string literals?|guillemets)\b"
)
BOTH_QUOTES = r"\bsingle (or|and|quot\w+ (or|and)) double\b|\bdouble (or|and) single\b"
ANY_CASE = (
    r"\bcase( of (the )?letters)? (is|are|does|do)( not|n't)? (ignored|matter|count)"
    r"|\bignoring (the )?case|\bcase makes? no difference|\bcase[- ]insensitiv"
    r"|\bcase\b[^.;]{0,30}\bdo(es)? not matter\b|\bcase (are|is) treated alike|regardless of case"
)
JOINED = r"['\"`]\d+h\d+m['\"`]"
SPACED = r"['\"`]\d+h \d+m['\"`]"


def kept(label: str, source: list[str], want: list[str]):
    """Return the case of lines without comments; blanks at the end and empty lines don't count."""
    given, wanted = "\n".join(source), [line for line in want if line]
    return code(label, f"result = {{f}}({given!r})",
                "lines = [line.rstrip() for line in result.split('\\n') if line.strip()]",
                f"assert lines == {wanted!r}")  # fmt: skip


def spans(pattern: str, *examples: tuple[str, int]) -> tuple:
    """Return the cases of spans in seconds, for code that shows this way to write them."""
    return tuple(
        (pattern, code(f"span_of_{want}_seconds", f"result = {{f}}({text!r})",
                       f"assert getattr(result, 'total_seconds', lambda: result)() == {want}"))
        for text, want in examples
    )  # fmt: skip


INTENTS = [
    intent(
        "natural.sort", "Names sorted so that numbers in them count as numbers.",
        "natural sort|sort naturally|human sort|natural sort names"
        "|tri naturel|trier naturel",
        "strings",
        ordered("tens_last", FILES, to=["img1", "img2", "img10"]),
        ordered("before_an_ending", ["a12.txt", "a3.txt", "a1.txt"],
                to=["a1.txt", "a3.txt", "a12.txt"]),
        ordered("other_letters_first", ["b1", "a20", "a3"], to=["a3", "a20", "b1"]),
        ordered("hundreds", ["v100", "v20", "v3"], to=["v3", "v20", "v100"]),
        ordered("mixed", ["p9", "p11", "p1", "p2", "p20"], to=["p1", "p2", "p9", "p11", "p20"]),
        stated=(
            (ANY_CASE, ordered("whatever_the_case", ["b2", "A10", "a9"], to=["a9", "A10", "b2"])),
        ),
        objects=NAMES + " strings page page2 page10 before comes upper lower treated alike",
        returns="list", unless="reverse descending decreasing newest",
    ),
    intent(
        "natural.key", "A key to sort names by, in which numbers count as numbers.",
        "natural key|natural sort key|natural keys|human key|cle naturelle|human sort key",
        "string",
        code("tens_last", f"assert sorted({FILES}, key={{f}}) == ['img1', 'img2', 'img10']"),
        code("before_an_ending", "names = ['a12.txt', 'a3.txt', 'a1.txt']",
             "assert sorted(names, key={f}) == ['a1.txt', 'a3.txt', 'a12.txt']"),
        code("other_letters_first", "assert sorted(['b1', 'a20', 'a3'], key={f}) == "
             "['a3', 'a20', 'b1']"),
        objects=NAMES, unless="reverse descending",
    ),
    intent(
        "natural.strip_comments", "A text without what follows a number sign in each line.",
        "strip comments|remove comments|strip hash comments|remove hash comments|drop comments"
        "|supprimer commentaires|enlever commentaires|retirer commentaires", "string",
        kept("after_code", ["x = 1  # set", "y = 2"], ["x = 1", "y = 2"]),
        kept("line_of_its_own", ["a", "# note", "b"], ["a", "b"]),
        kept("none", ["one", "two"], ["one", "two"]),
        kept("two_signs", ["a  # b # c"], ["a"]),
        kept("each_line", ["a # 1", "b # 2", "c"], ["a", "b", "c"]),
        objects="string source lines code the from python", returns="string",
        needs="'#'", unless="'//' '--' '/*' ';' '<!--' block html sql",
        stated=(
            (QUOTED, kept("sign_in_a_string", ['a = "x # y"'], ['a = "x # y"'])),
            (QUOTED, kept("after_a_string", ['a = "x # y"  # z'], ['a = "x # y"'])),
            (BOTH_QUOTES, kept("in_single_quotes", ["a = 'x # y'  # z"], ["a = 'x # y'"])),
            (BOTH_QUOTES, kept("other_quote_inside", ['a = "it\'s # x"  # y'],
                               ['a = "it\'s # x"'])),
        ),
    ),
    intent(
        "natural.parse_duration", "How many seconds a span of time written with units lasts.",
        "parse duration|parse time span|parse timespan|parse interval"
        "|lire duree|parse duree|parse duration string", "string",
        objects="string text seconds in to", returns="any", needs="3600",
        unless="millis milliseconds ms minutes_only 1000 ':'",
        stated=(
            *spans(JOINED, ("1h30m", 5400), ("2h5m", 7500), ("10h1m", 36060)),
            *spans(SPACED, ("1h 30m", 5400), ("2h 5m", 7500), ("10h 1m", 36060)),
        ),
    ),
]  # fmt: skip
