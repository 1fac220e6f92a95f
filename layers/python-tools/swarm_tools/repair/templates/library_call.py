"""A well-known call is given what it does not take, or is a near relative of the one meant."""

from __future__ import annotations

import ast

from swarm_tools.repair.new_import import with_import

BEFORE = "import json\n\n\ndef f(file):\n    return json.loads(file)\n"
AFTER = "import json\n\n\ndef f(file):\n    return json.loads(file.read())\n"

# By the end of what is called: the forms that may be meant. {f} is what is called, {a} all
# arguments, {b} them without `str` or `open` around
# them, {o} the object of a method, {m} the module as the file names it.
FORMS = {
    "loads": ("{f}({a}.read())", "{f}({b}.read_text())"),
    "append": ("bisect.insort({o}, {a})", "heapq.heappush({o}, {a})"),
    "str": ("{a}.decode()", "{a}.decode('ascii')"),
    "reversed": ("{a}[::-1]",),
    "load": ("{m}.loads({a})",),
    "chain": ("{f}.from_iterable({a})",),
    "from_iterable": ("{o}({a})",),
    "groupby": ("{f}(sorted({a}))", "{f}(sorted({a}), key={k})"),
    "sin": ("{f}(math.radians({a}))",),
    "cos": ("{f}(math.radians({a}))",),
    "tan": ("{f}(math.radians({a}))",),
    "asin": ("math.degrees({f}({a}))",),
    "acos": ("math.degrees({f}({a}))",),
    "atan": ("math.degrees({f}({a}))",),
    "atan2": ("math.degrees({f}({a}))",),
    "zip": ("zip_longest({a})", "zip_longest({a}, fillvalue=0)", "zip_longest({a}, fillvalue='')"),
    "readlines": ("{o}.read().splitlines()",),
    "isdigit": ("{o}.lstrip('-').isdigit()", "{o}.replace('.', '', 1).isdigit()"),
    "isnumeric": ("{o}.lstrip('-').isnumeric()",),
    "isalpha": ("{o}.replace(' ', '').isalpha()",),
    "isalnum": ("{o}.replace('_', '').isalnum()",),
    "title": ("' '.join(word.capitalize() for word in {o}.split())", "string.capwords({o})"),
    "int": ("math.ceil({a})", "math.floor({a})", "int(float({a}))", "int(round({a}))"),
    "round": ("math.ceil({a})", "math.floor({a})", "int({a} + 0.5)"),
    "quantize": ("{f}({a}, rounding=ROUND_HALF_UP)", "{f}({a}, rounding=ROUND_HALF_EVEN)"),
    "DictWriter": ("{f}({a}, lineterminator='\\n')",),
    "writer": ("{f}({a}, lineterminator='\\n')", "{f}({a}, delimiter=';')"),
    "reader": ("{f}({a}, delimiter=';')", "{f}({a}, skipinitialspace=True)"),
    "DictReader": ("{f}({a}, delimiter=';')", "{f}({a}, skipinitialspace=True)"),
    "open": ("{f}({a}, encoding='utf-8')", "{f}({a}, newline='')"),
    "dumps": ("{f}({a}, indent=2)", "{f}({a}, indent=4)"),
    "dump": ("{f}({a}, indent=2)", "{f}({a}, indent=4)"),
    "urlencode": ("{f}({a}, doseq=True)",),
    "parse_qs": ("{f}({a}, keep_blank_values=True)",),
    "parse_qsl": ("{f}({a}, keep_blank_values=True)",),
    "mkdir": ("{f}(parents=True, exist_ok=True)", "{f}(exist_ok=True)", "{o}.parent.mkdir({a})"),
    "makedirs": ("{f}({a}, exist_ok=True)",),
    "unlink": ("{f}(missing_ok=True)",),
    "weekday": ("{o}.isoweekday()", "{o}.weekday() + 1"),
    "write": ("{f}({a} + '\\n')", "{f}(f'{{{a}}}\\n')"),
    "writelines": ("{f}(f'{{row}}\\n' for row in {a})",),
    "setdefault": ("{f}({a}, [])", "{f}({a}, 0)", "{f}({a}, {{}})", "{f}({a}, set())"),
    "gather": ("{f}(*({a}))", "{f}(*{a})"),
    "monthrange": ("{f}({a})[1]",),
    "splitext": ("{f}({a})[0]", "{f}({a})[1]"),
    "divmod": ("{f}({a})[0]", "{f}({a})[1]"),
    "isocalendar": ("{f}()[1]",),
    "fromkeys": ("{{key: [] for key in {a}}}",),
    "eval": ("ast.literal_eval({a})",),
    "stdev": ("statistics.pstdev({a})",),
    "strptime": ("{f}({a}).date()", "{f}({a}).time()"),
    "now": ("{f}({a}).date()",),
    "fromtimestamp": ("{f}({a}).date()",),
    "hasattr": (
        "isinstance({0}, (list, tuple))",
        "isinstance({0}, (list, tuple, set))",
        "isinstance({0}, list)",
        "isinstance({0}, str)",
    ),
    "fromisoformat": ("{f}({a}).date()",),
    "set": ("frozenset({a})",),
}
IMPORTS = {
    "math": "import math", "string": "import string", "statistics": "import statistics",
    "ast": "import ast",
    "zip_longest": "from itertools import zip_longest",
    "ROUND_HALF_UP": "from decimal import ROUND_HALF_UP",
    "ROUND_HALF_EVEN": "from decimal import ROUND_HALF_EVEN",
}  # fmt: skip
NEEDED = ("bisect", "heapq")
DEFAULTS = ("list", "int", "set", "dict", "str", "float")
COST = 1.5
MORE = 0.02


def propose(site):
    """Yield the forms of each such call, with the import that they need."""
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        called = site.source.seg(node.func)
        name = called.rpartition(".")[2]
        start, end = site.source.span(node.func)[1], site.source.span(node)[1]
        inside = (
            site.source.text[start:end].strip().removeprefix("(").removesuffix(")").strip(", \n")
        )
        parts = {
            "f": called,
            "a": inside,
            "o": called.rpartition(".")[0],
            "b": bare(node, inside),
            "m": called.split(".")[0],
            "k": key_of(site, node),
        }
        given = [site.source.seg(arg) for arg in node.args] or [inside]
        for rank, form in enumerate(FORMS.get(name, ())):
            if name == "str" and ".encode(" not in inside:
                continue
            if ("{o}" in form and not parts["o"]) or ("{a}" in form and not inside):
                continue
            new = form.format(*given, **parts).replace("(, ", "(")
            if all(word in site.globals for word in NEEDED if f"{word}." in new):
                yield say(site, node, new, COST + MORE * rank)
        if name in ("get", "pop") and len(node.args) == 1 and not node.keywords:
            for rank, default in enumerate(defaults(site)):
                yield say(site, node, f"{called}({inside}, {default})", COST + MORE * rank)
        if name == "defaultdict" and node.args:
            for other in DEFAULTS:
                if other != site.source.seg(node.args[0]):
                    yield site.replace(node.args[0], other, 1.2, f"a default of `{other}`")
        if name == "deque" and not node.keywords:
            for size in [n for n in (*site.names, *site.attributes) if n not in inside][:8]:
                new = f"{called}({inside + ', ' if inside else ''}maxlen={size})"
                yield say(site, node, new, COST)
        if name == "replace" and node.keywords and not node.args:
            given = {k.arg for k in node.keywords}
            for part in ("day=1", "microsecond=0", "second=0", "hour=0, minute=0"):
                if part.partition("=")[0] not in given:
                    yield say(site, node, f"{called}({inside}, {part})", COST)


def defaults(site):
    """Return what the file makes of constants alone: `Decimal("0")`, `timedelta()`."""
    some = (n for n in ast.walk(site.source.tree) if isinstance(n, ast.Call))
    made = (n for n in some if isinstance(n.func, ast.Name) and not n.keywords)
    texts = (site.source.seg(n) for n in made if all(isinstance(a, ast.Constant) for a in n.args))
    return [t for t in dict.fromkeys(texts) if t[:1].isupper() or t in ("set()", "timedelta()")][:4]


def key_of(site, node):
    """Return what a call compares by: its key, or its second argument."""
    keys = [k.value for k in node.keywords if k.arg == "key"] or node.args[1:2]
    return site.source.seg(keys[0]) if keys else "None"


def bare(node, inside):
    """Return the only argument without the conversion around it."""
    only = node.args[0] if len(node.args) == 1 else None
    name = getattr(getattr(only, "func", None), "id", "")
    return inside[len(name) + 1 : -1] if name in ("str", "open") else inside


def say(site, node, new, cost):
    """Return the proposal, with the import that the new text needs."""
    proposal = site.replace(node, new, cost, f"call becomes `{new}`"[:160], loose=" " in new)
    for word, row in IMPORTS.items():
        written = f"{word}." in new if row == f"import {word}" else word in new
        if written and word not in site.globals:
            return with_import(site, proposal, row)
    return proposal
