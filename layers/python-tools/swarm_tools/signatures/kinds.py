"""Of what kind a parameter is, told by its annotation, default, uses and name."""

from __future__ import annotations

import ast
import builtins
import re

from swarm_tools.signatures.graphs import GRAPH_NAMES, graph_kind
from swarm_tools.signatures.tokens import words

STRING_METHODS = words(
    "lower upper strip split title capitalize casefold swapcase isalpha isdigit isalnum "
    "startswith endswith lstrip rstrip splitlines isupper islower isspace center ljust rjust zfill "
    "isascii isnumeric isdecimal istitle isidentifier rsplit partition rpartition rfind rindex "
    "removeprefix removesuffix expandtabs"
)
LIST_METHODS = words("append extend sort insert remove reverse")
DICT_METHODS = words("items keys values setdefault get update")
SHARED_METHODS = words("count index find join replace format encode copy pop clear")
WHOLE_LIST = words("len sum sorted set list enumerate reversed")
TESTED_KINDS = words("int float complex bool str list tuple dict set Number Real Integral Decimal")
SPANS = words("days total_seconds")
PARSING = re.compile(r"^_?(?:parse|lire)_|strptime|fromisoformat|_from_(?:str|text)")
OPEN = words("a b x y")  # names of numbers, as a rule
LISTED = words("values numbers nums scores grades")
COUNTING = (ast.Sub, ast.Div, ast.FloorDiv, ast.Mod)
LETTER_TESTS = words("isdigit isalpha isalnum isspace isupper islower isnumeric isdecimal isascii")
FIELDS = words("key field attr attribute column field_name key_name champ cle")
LETTER_NAMES = words("c ch char chars letter character lettre caractere l")


def param_kind(arg: ast.arg, default: ast.expr | None, nodes: list[ast.AST]) -> str:
    """Return number, string, list, dict, iterable, nested, strings, objects, other or unknown."""
    if arg.annotation is not None:
        kind = annotation_kind(ast.unparse(arg.annotation))
        graph = kind == "dict" and arg.arg.lower() in GRAPH_NAMES
        return graph_kind(arg.arg, nodes) if graph else kind
    if isinstance(default, ast.Constant) and default.value is not None:
        if isinstance(default.value, bool):
            return "bool"
        if isinstance(default.value, (int, float)):
            return "number"
        if isinstance(default.value, str):
            return "string"
    if arg.arg.lower() in GRAPH_NAMES:
        return graph_kind(arg.arg, nodes)
    seen = usage(arg.arg, nodes)
    named = NAME_KINDS.get(arg.arg.lower().rstrip("0123456789_"))
    if named is None and arg.arg.lower().split("_")[-1] in LISTED:
        named = "list"
    if arg.arg == "base" and any(getattr(n, "attr", "") == "items" for n in nodes):
        return "dict"
    if "strings" in seen and named == "string":
        return "string"
    if "nested" in seen and named == "strings":
        return "strings"
    for kind in ("other", "objects", "dict", "nested", "strings", "string", "list"):
        if kind in seen:
            return kind
    if "iterable" in seen:
        return named if named not in (None, "number") else "iterable"
    if named == "number" and "searched" in seen:
        return "iterable"
    if named == "number" and "replaced" in seen:
        return "string"
    if named is None and seen == {"parsed"}:
        return "string"
    if named == "list" and "counted" in seen:
        return "number"
    if named:
        return named
    return "number" if "number" in seen else "unknown"


def is_guessed(arg: ast.arg, nodes: list[ast.AST]) -> bool:
    """Say whether only its letter tells that a parameter is a number.

    It is then no more than handed to functions of the project.
    """
    handed = {
        id(given)
        for n in nodes
        if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
        for given in n.args
        if not hasattr(builtins, n.func.id)
    }
    reads = [n for n in nodes if isinstance(n, ast.Name) and n.id == arg.arg]
    letter = arg.annotation is None and arg.arg in OPEN
    return letter and bool(reads) and all(id(n) in handed for n in reads)


def annotation_kind(text: str) -> str:
    """Return the kind that an annotation names."""
    low = text.lower().replace("typing.", "").replace(" ", "").strip("'\"")
    low = low.replace("|none", "").removeprefix("optional[")
    if low.startswith(("list[list", "list[tuple", "sequence[list", "sequence[sequence")):
        return "nested"
    if low.startswith(("list[str", "sequence[str", "iterable[str", "tuple[str")):
        return "strings"
    head = low.split("[")[0]
    if head in ("int", "float", "number", "decimal", "complex") or low == "int|float":
        return "number"
    if head in ("union",) and "int" in low and "str" not in low and "list" not in low:
        return "number"
    if head == "str":
        return "string"
    if head in ("list", "sequence", "tuple", "mutablesequence", "collection"):
        return "list"
    if head in ("iterable", "iterator", "set"):
        return "iterable"
    if head in ("dict", "mapping", "mutablemapping", "defaultdict", "counter"):
        return "dict"
    if head in ("any", "object", "t"):
        return "unknown"
    return "other"


def usage(name: str, nodes: list[ast.AST]) -> set[str]:
    """Return the kinds that the uses of a parameter suggest."""
    seen: set[str] = set()
    elements: set[str] = set()
    for n in nodes:
        if isinstance(n, (ast.For, ast.comprehension)):
            if isinstance(n.iter, ast.Name) and n.iter.id == name:
                seen.add("iterable")
                if isinstance(n.target, ast.Name):
                    elements.add(n.target.id)
                else:
                    seen.add("nested")
        elif isinstance(n, ast.Call):
            plain = isinstance(n.func, ast.Name) and n.args and isinstance(n.args[0], ast.Name)
            if plain and n.args[0].id == name:
                whole = n.func.id in ("max", "min") and len(n.args) == 1
                if whole or n.func.id in WHOLE_LIST:
                    seen.add("iterable")
                elif n.func.id == "dict":
                    seen.add("dict")
                elif n.func.id in ("range", "abs"):
                    seen.add("number")
                elif n.func.id == "int" and len(n.args) == 2:
                    seen.add("string")
            if getattr(n.func, "id", "") in ("zip", "map", "filter") and any(
                getattr(getattr(a, "value", a), "id", "") == name for a in n.args
            ):
                seen.add("iterable")
            if is_matched(n, name):
                seen.add("string")
            if is_parsed(n, name):
                seen.add("parsed")
            if is_text_replaced(n, name):
                seen.add("replaced")
            elements |= handed_to(n, name)
            if asks_for_own_type(n, name) or is_called(n, name):
                seen.add("other")
        elif isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name) and n.value.id == name:
            if n.attr in STRING_METHODS:
                seen.add("string")
            elif n.attr in LIST_METHODS:
                seen.add("list")
            elif n.attr in DICT_METHODS:
                seen.add("dict")
            elif n.attr not in SHARED_METHODS:
                seen.add("other")
        elif isinstance(n, ast.Subscript) and isinstance(n.value, ast.Name) and n.value.id == name:
            if isinstance(n.slice, ast.Constant) and isinstance(n.slice.value, str):
                seen.add("dict")
            else:
                seen.add("iterable")
        elif isinstance(n, ast.Dict):
            pairs = zip(n.keys, n.values, strict=True)
            if any(k is None and isinstance(v, ast.Name) and v.id == name for k, v in pairs):
                seen.add("dict")
        elif isinstance(n, ast.BinOp) and not isinstance(n.op, ast.BitOr) and not is_shown(n):
            for side, other in ((n.left, n.right), (n.right, n.left)):
                if isinstance(side, ast.Name) and side.id == name:
                    text = isinstance(other, ast.JoinedStr) or isinstance(
                        getattr(other, "value", None), str
                    )
                    repeats = text and isinstance(n.op, ast.Mult)
                    seen.add("string" if text and not repeats else "number")
                    if isinstance(n.op, COUNTING) and not text:
                        seen.add("counted")
        elif isinstance(n, ast.Assign) and isinstance(n.value, ast.Name) and n.value.id == name:
            if isinstance(n.targets[0], (ast.Tuple, ast.List)):
                seen.add("other")
        elif isinstance(n, ast.Compare) and is_text_test(n, name):
            seen.add("string")
        elif isinstance(n, ast.Compare) and is_searched(n, name):
            seen.add("searched")
        elif isinstance(n, ast.Attribute) and n.attr in SPANS and has_name(n.value, name):
            seen.add("other")
    counted = {
        n.target.id
        for n in nodes
        if isinstance(n, (ast.For, ast.comprehension))
        and isinstance(n.target, ast.Name)
        and getattr(getattr(n.iter, "func", None), "id", "") == "range"
    }
    if name not in NAME_KINDS and any(
        isinstance(n, ast.Subscript)
        and getattr(n.value, "id", "") == name
        and getattr(n.slice, "id", "") in elements - counted
        for n in nodes
    ):
        seen.add("dict")
    if asked_for(name, nodes) & read_at(name, nodes):
        seen.add("dict")
    for n in nodes:
        if isinstance(n, ast.Call) and is_of_numbers(n, elements):
            seen.add("nested")
        if (
            isinstance(n, ast.Attribute)
            and isinstance(n.value, ast.Name)
            and n.value.id in elements
        ):
            letters = n.value.id in LETTER_NAMES or n.attr in LETTER_TESTS
            kind = "string" if letters else "strings"
            seen.add(kind if n.attr in STRING_METHODS else "objects")
        if (
            isinstance(n, ast.Subscript)
            and isinstance(n.value, ast.Name)
            and n.value.id in elements
        ):
            text = isinstance(n.slice, ast.Constant) and isinstance(n.slice.value, str)
            field = getattr(n.slice, "id", "") in FIELDS
            seen.add("objects" if text or field else "nested")
    return seen


NAME_KINDS = {
    **dict.fromkeys(("n", "x", "y", "a", "b", "c", "base", "exponent", "exp", "num", "number",
                     "nombre", "i", "k", "val", "target"), "number"),
    **dict.fromkeys(("numbers", "nums", "lst", "list", "arr", "array", "items", "xs", "liste",
                     "nombres", "seq", "sequence", "elements", "scores", "grades", "notes", "l",
                     "tableau", "my_list", "input_list", "values", "valeurs"), "list"),
    **dict.fromkeys(("s", "text", "string", "word", "sentence", "texte", "mot", "phrase", "chaine",
                     "str", "txt"), "string"),
    **dict.fromkeys(("words", "names", "strings", "texts", "mots", "noms"), "strings"),
    **dict.fromkeys(("config", "path", "file", "filename", "node", "root", "head", "conn", "df",
                     "request", "session", "tree", "cls", "obj", "person", "user",
                     "key_func", "func", "callback", "predicate", "fn"), "other"),
    **dict.fromkeys(("d", "dic", "dict", "mapping"), "dict"),
    **dict.fromkeys(("matrix", "grid", "matrice"), "nested"),
}  # fmt: skip


def named_types(node: ast.expr) -> set[str]:
    """Return the names of the types that an ``isinstance`` asks for."""
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} | {
        n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)
    }


def asks_for_own_type(call: ast.Call, name: str) -> bool:
    """Say whether a call asks if ``name`` is of a type that is none of the everyday ones."""
    if getattr(call.func, "id", "") != "isinstance" or len(call.args) != 2:
        return False
    named = getattr(call.args[0], "id", "") == name
    return named and not TESTED_KINDS & named_types(call.args[1])


def is_text_replaced(call: ast.Call, name: str) -> bool:
    """Say whether a part of a parameter that must be text is replaced."""
    func = call.func
    if not isinstance(func, ast.Attribute) or func.attr != "replace" or len(call.args) < 2:
        return False
    return getattr(func.value, "id", "") == name and all(map(is_text, call.args[:2]))


def is_shown(node: ast.BinOp) -> bool:
    """Say whether values of any kind are written into a text: ``'no %r' % value``."""
    return isinstance(node.op, ast.Mod) and is_text(node.left)


def is_matched(call: ast.Call, name: str) -> bool:
    """Say whether a parameter is the text in which a regular expression looks."""
    if getattr(getattr(call.func, "value", None), "id", "") != "re":
        return False
    place = 2 if call.func.attr in ("sub", "subn") else 1
    return place < len(call.args) and getattr(call.args[place], "id", "") == name


def is_parsed(call: ast.Call, name: str) -> bool:
    """Say whether a parameter is handed to what reads texts, as `parse_date(start)`."""
    func = getattr(call.func, "id", getattr(call.func, "attr", ""))
    first = call.args[0] if call.args else None
    return PARSING.search(func) is not None and getattr(first, "id", "") == name


def is_called(call: ast.Call, name: str) -> bool:
    """Say whether ``name`` is called, or handed over as a key to sort by."""
    keys = [k.value for k in call.keywords if k.arg == "key"]
    return any(getattr(part, "id", "") == name for part in (call.func, *keys))


def is_text_test(node: ast.Compare, name: str) -> bool:
    """Say whether ``name`` is compared with strings only."""
    return getattr(node.left, "id", "") == name and all(is_text(c) for c in node.comparators)


def is_searched(node: ast.Compare, name: str) -> bool:
    """Say whether something is looked for in ``name``."""
    pairs = zip(node.ops, node.comparators, strict=True)
    return any(isinstance(o, (ast.In, ast.NotIn)) and getattr(c, "id", "") == name
               for o, c in pairs)  # fmt: skip


def asked_for(name: str, nodes: list[ast.AST]) -> set[str]:
    """Return the names that are looked for in ``name``."""
    found = {getattr(n.left, "id", "") for n in nodes
             if isinstance(n, ast.Compare) and is_searched(n, name)}  # fmt: skip
    return found - {""}


def read_at(name: str, nodes: list[ast.AST]) -> set[str]:
    """Return the names by which parts of ``name`` are read."""
    return {
        getattr(n.slice, "id", "")
        for n in nodes
        if isinstance(n, ast.Subscript) and getattr(n.value, "id", "") == name
    } - {""}


def is_of_numbers(call: ast.Call, names: set[str]) -> bool:
    """Say whether a call adds up or compares the numbers in one of some names."""
    alone = getattr(call.func, "id", "") in ("sum", "max", "min") and len(call.args) == 1
    return alone and getattr(call.args[0], "id", "") in names


def has_name(node: ast.expr, name: str) -> bool:
    """Say whether an expression is a difference of which one side is ``name``."""
    sides = (node.left, node.right) if isinstance(node, ast.BinOp) else ()
    return any(getattr(side, "id", "") == name for side in sides)


def is_text(node: ast.expr) -> bool:
    """Say whether an expression is a string, or a display of strings."""
    parts = node.elts if isinstance(node, (ast.Tuple, ast.List, ast.Set)) else [node]
    return bool(parts) and all(isinstance(getattr(p, "value", None), str) for p in parts)


def handed_to(call: ast.Call, name: str) -> set[str]:
    """Return the parameters of the lambdas that a call uses on the elements of ``name``."""
    given = [*call.args, *(k.value for k in call.keywords)]
    about = [*given, getattr(call.func, "value", None)]
    if not any(getattr(part, "id", "") == name for part in about):
        return set()
    return {a.arg for part in given if isinstance(part, ast.Lambda) for a in part.args.args}
