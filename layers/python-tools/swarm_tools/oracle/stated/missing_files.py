"""What a docstring states of a file that is empty or that is not there.

``[] if the file does not exist``, ``None when it is missing``, ``0 for an empty file``.
"""

from __future__ import annotations

import ast
import re

from swarm_tools.oracle.derived.render import Rendered, doc, plain, target, written
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.paths import is_path_object
from swarm_tools.signatures.prose import prose
from swarm_tools.signatures.samples import sample_args
from swarm_tools.signatures.tokens import words

_SPELLED = {
    "zero": "0", "none": "None", "true": "True", "false": "False", "''": '""',
    "an empty list": "[]", "une liste vide": "[]", "an empty dict": "{}", "an empty string": '""',
    "an empty dictionary": "{}", "un dictionnaire vide": "{}", "une chaine vide": '""',
}  # fmt: skip
_VALUE = (
    r"(?<![\w.])`{0,2}(?P<value>None|True|False|-?\d+(?:\.\d+)?|\[\]|\{\}|\"\"|''|zero|"
    + "|".join(k for k in _SPELLED if " " in k)
    + r")`{0,2},? (?:instead |and nothing else )?(?:if|when|where|for|si|quand|pour) "
)
_FILE = r"(?:(?:the|this|that|its|le|ce) )?(?:\w+ )?(?:file|path|fichier|it|il)"
_GONE = (
    rf"(?:{_FILE} (?:does(?: not|n't) exist|is missing|is(?: not|n't) (?:there|found)|n'existe pas"
    r"|can(?:not|'t| not) be found|doesn't yet exist)|there is no(?: such)? (?:\w+ )?file"
    r"|an? (?:missing|absent) file|no (?:such )?file exists)"
)
_BARE = (
    rf"(?:{_FILE} (?:is empty|has no lines|est vide|holds nothing)|an empty file|un fichier vide)"
)
_END = r"(?=\s*(?:[.,;:)]|$)|\s+(?:or|ou)\b)"
_KINDS = (
    ("missing", re.compile(_VALUE + _GONE + _END, re.IGNORECASE)),
    ("empty", re.compile(_VALUE + _BARE + _END, re.IGNORECASE)),
)
_PATH = re.compile(
    r"(\w+_)?(path|file|filename|file_name|filepath|fichier|chemin|nom_fichier)|fname|fn|p|f"
)
_TABLES = words("csv dictreader reader next json load loads pickle header configparser")
_METHODS = words("read_text read_bytes exists is_file isfile getsize unlink")
_REFUSED = frozenset({"async", "decorated", "keyword_only", "generator"})


def file_tests(function: Function) -> list[Rendered]:
    """Return a test for each statement of a docstring about such a file."""
    needed = [p for p in function.params if not p.optional]
    if function.binding not in ("function", "static") or function.vararg:
        return []
    if not needed or not opens(function) or function.flags & _REFUSED:
        return []
    if not _PATH.fullmatch(needed[0].name.lower()) or function.name.startswith("_"):
        return []
    args = sample_args(function, given={needed[0].name: ""})
    if args is None:
        return []
    place = 'folder + "/data.txt"'
    if is_path_object(function, needed[0].name):
        place = 'Path(folder) / "data.txt"'
    more = "".join(f", {written(a)}" for a in args[1:])
    text = prose(function.doc)
    tests = []
    for kind, pattern in _KINDS:
        found = pattern.search(text)
        if not found or (kind == "empty" and function.vocabulary & _TABLES):
            continue
        value = _SPELLED.get(found["value"].lower(), found["value"])
        made = ('    open(path, "w", encoding="utf-8").close()',) if kind == "empty" else ()
        same = "is" if value in ("None", "True", "False") else "=="
        rows = (
            "import tempfile",
            "with tempfile.TemporaryDirectory() as folder:",
            f"    path = {place}",
            *made,
            f"    result = {target(function)}(path{more})",
            f"    assert {'list(result)' if value == '[]' else 'result'} {same} {value}",
        )
        name = f"test_{plain(function.name)}_of_a_file_that_is_{kind}"
        tests.append(Rendered(name, (doc("The docstring states it."), *rows)))
    return tests


def opens(function: Function) -> bool:
    """Say whether a function opens or looks for a file, by a path with methods, too."""
    names = {getattr(n, "attr", "") for n in ast.walk(function.node)}
    return "io" in function.flags or bool(names & _METHODS)
