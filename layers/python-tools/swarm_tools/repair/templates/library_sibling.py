"""A sibling of the library's function or attribute was meant: `bisect_right`, `path.suffix`."""

from __future__ import annotations

import ast

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.templates.method_call import siblings

BEFORE = "import bisect\n\n\ndef f(days, day):\n    return bisect.bisect_left(days, day)\n"
AFTER = "import bisect\n\n\ndef f(days, day):\n    return bisect.bisect_right(days, day)\n"

FUNCTIONS = (
    ("bisect_left", "bisect_right"),
    ("insort_left", "insort_right"),
    ("heappush", "heappushpop", "heapreplace"),
    ("nlargest", "nsmallest"),
    ("combinations", "permutations", "combinations_with_replacement"),
    ("takewhile", "dropwhile"),
    ("search", "match", "fullmatch"),
    ("findall", "finditer"),
    ("findall", "iter", "find"),
    ("floor", "ceil", "trunc"),
    ("log", "log2", "log10"),
    ("gcd", "lcm"),
    ("sqrt", "isqrt"),
    ("sin", "cos", "tan"),
    ("asin", "acos", "atan"),
    ("radians", "degrees"),
    ("hypot", "dist"),
    ("mean", "median", "mode"),
    ("stdev", "pstdev"),
    ("variance", "pvariance"),
    ("loads", "load"),
    ("dumps", "dump"),
    ("writerow", "writerows"),
    ("reader", "DictReader"),
    ("writer", "DictWriter"),
    ("copy", "deepcopy"),
    ("and_", "or_", "xor"),
    ("add", "mul", "sub"),
    ("itemgetter", "attrgetter"),
    ("randint", "randrange"),
    ("choice", "choices", "sample"),
    ("basename", "dirname"),
    ("exists", "isfile", "isdir"),
    ("quote", "quote_plus"),
    ("unquote", "unquote_plus"),
    ("parse_qs", "parse_qsl"),
    ("escape", "unescape"),
    ("b64encode", "urlsafe_b64encode"),
    ("b64decode", "urlsafe_b64decode"),
    ("strptime", "strftime"),
    ("today", "now", "utcnow"),
    ("fromtimestamp", "utcfromtimestamp"),
    ("encode", "decode"),
    ("zip", "zip_longest"),
    ("iglob", "glob", "rglob"),
    ("with_suffix", "with_name", "with_stem"),
    ("quantize", "normalize"),
    ("start", "end"),
    ("group", "groups"),
    ("partial", "partialmethod"),
    ("read_text", "read_bytes"),
    ("write_text", "write_bytes"),
    ("monthrange", "monthcalendar"),
    ("monotonic", "time", "perf_counter"),
)
VALUES = (
    ("year", "month", "day"),
    ("hour", "minute", "second", "microsecond"),
    ("days", "seconds"),
    ("stem", "suffix", "name", "suffixes"),
    ("parent", "parents", "name"),
    ("ascii_lowercase", "ascii_uppercase", "ascii_letters"),
    ("digits", "punctuation", "hexdigits"),
    ("ROUND_HALF_UP", "ROUND_HALF_EVEN", "ROUND_HALF_DOWN", "ROUND_UP", "ROUND_DOWN"),
    ("ROUND_CEILING", "ROUND_FLOOR", "ROUND_UP", "ROUND_DOWN"),
    ("IGNORECASE", "MULTILINE", "DOTALL", "VERBOSE"),
    ("scheme", "netloc", "path", "query", "fragment"),
    ("hostname", "netloc", "port"),
    ("numerator", "denominator"),
    ("real", "imag"),
    ("maxsize", "maxlen"),
    ("st_size", "st_mtime", "st_ctime"),
    ("pi", "tau", "e"),
    ("NFC", "NFD", "NFKC", "NFKD"),
)
COST = 1.3


def propose(site):
    """Yield other members of the family, imported by name where the old one is."""
    imports = imported(site)
    own = {*site.functions, *site.methods, *site.names}
    for node in site.nodes:
        up = site.parent(node)
        called = isinstance(up, ast.Call) and up.func is node
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            end = site.source.span(node)[1]
            if node.attr in site.methods or f"self.{node.attr}" in site.attributes:
                continue
            for other in siblings(node.attr, FUNCTIONS if called else VALUES):
                edit = (end - len(node.attr), end, other)
                yield say(node, (edit,), other)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            known = imports.get(node.id)
            if known is None or node.id in own:
                continue
            for other in siblings(node.id, (*FUNCTIONS, *VALUES)):
                edits = ((*site.source.span(node), other),)
                if other not in imports:
                    at = site.source.span(known)[1]
                    edits = ((at, at, f", {other}"), *edits)
                yield say(node, edits, other)
        elif isinstance(node, ast.Constant) and node.value in VALUES[-1]:
            for other in siblings(node.value, VALUES[-1:]):
                yield say(node, ((*site.source.span(node), repr(other)),), other)


def imported(site):
    """Return the names that the module imports from another one, each with its place."""
    return {
        alias.name: alias
        for stmt in site.source.tree.body
        if isinstance(stmt, ast.ImportFrom)
        for alias in stmt.names
        if alias.asname is None
    }


def say(node, edits, other):
    """Return the proposal with its message."""
    return Proposal(tuple(edits), COST, node.lineno, f"`{other}` was meant")
