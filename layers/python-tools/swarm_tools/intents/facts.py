"""What a function's source says about it, without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from swarm_tools.intents.model import words
from swarm_tools.intents.shapes import daily_shapes

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
STRING_METHODS = words(
    "lower upper strip split title capitalize casefold swapcase isalpha isdigit isalnum "
    "startswith endswith lstrip rstrip splitlines isupper islower isspace"
)
LIST_METHODS = words("append extend sort insert remove reverse")
DICT_METHODS = words("items keys values setdefault get update")
SHARED_METHODS = words("count index find join replace format encode copy pop clear")
WHOLE_LIST = words("len sum sorted set list enumerate reversed")
LETTER_NAMES = words("c ch char chars letter character lettre caractere l")
HARMLESS_DECORATORS = words("staticmethod classmethod lru_cache cache wraps njit jit")


@dataclass
class Param:
    """One positional parameter: its name, whether it may be left out, its inferred kind."""

    name: str
    optional: bool
    kind: str
    default: object = None


@dataclass
class Function:
    """The evidence about one function.

    Attributes:
        name: Its name.
        qualname: With its class.
        cls: Its class, or None.
        binding: ``function``, ``static``, ``class`` or ``instance``.
        params: Positional parameters without ``self``.
        vararg: Whether it takes ``*args``.
        doc: Its docstring, or "".
        returns: Kinds of the values it returns; empty when it returns none.
        vocabulary: Lower-case words of its docstring, names and string constants.
        flags: Any of async, generator, input, prints, decorated, keyword_only, io, state, rounds,
            index.
    """

    name: str
    qualname: str
    cls: ast.ClassDef | None
    binding: str
    params: list[Param]
    vararg: bool
    doc: str
    node: ast.FunctionDef | ast.AsyncFunctionDef
    returns: set[str] = field(default_factory=set)
    vocabulary: set[str] = field(default_factory=set)
    flags: set[str] = field(default_factory=set)


def own(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function, not those of functions inside it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (*FUNCTIONS, ast.ClassDef)):
            yield child
            yield from own(child)


def functions_of(tree: ast.Module) -> list[Function]:
    """Return the module's functions and its classes' methods, in source order."""
    found = []
    for node in guarded(tree.body):
        if isinstance(node, FUNCTIONS):
            found.append(describe(node, None))
        elif isinstance(node, ast.ClassDef):
            found += [describe(n, node) for n in node.body if isinstance(n, FUNCTIONS)]
    return found


def guarded(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the last definition of each name; earlier ones can't be reached."""
    last = {n.name: n for n in body if isinstance(n, (*FUNCTIONS, ast.ClassDef))}
    yield from (n for n in body if last.get(getattr(n, "name", None)) is n)


def describe(node: ast.FunctionDef | ast.AsyncFunctionDef, cls: ast.ClassDef | None) -> Function:
    """Return the evidence about one function."""
    marks = [decorator_name(d) for d in node.decorator_list]
    binding = "function" if cls is None else "instance"
    if cls is not None and "staticmethod" in marks:
        binding = "static"
    elif cls is not None and "classmethod" in marks:
        binding = "class"
    args = [*node.args.posonlyargs, *node.args.args]
    defaults: list[ast.expr | None] = [None] * (len(args) - len(node.args.defaults))
    defaults += node.args.defaults
    pairs = list(zip(args, defaults, strict=True))
    if binding in ("instance", "class"):
        pairs = pairs[1:]
    nodes = list(own(node))
    params = [
        Param(a.arg, d is not None, param_kind(a, d, nodes), getattr(d, "value", None))
        for a, d in pairs
    ]
    qualname = f"{cls.name}.{node.name}" if cls else node.name
    function = Function(
        node.name, qualname, cls, binding, params, node.args.vararg is not None,
        ast.get_docstring(node) or "", node,
    )  # fmt: skip
    function.returns = return_kinds(nodes)
    function.vocabulary = vocabulary(function, nodes) | daily_shapes(node, nodes)
    function.flags = flags(function, nodes, marks)
    return function


def decorator_name(node: ast.expr) -> str:
    """Return the last name of a decorator."""
    if isinstance(node, ast.Call):
        node = node.func
    return getattr(node, "attr", getattr(node, "id", ""))


def flags(function: Function, nodes: list[ast.AST], marks: list[str]) -> set[str]:
    """Return what makes a function hard to call or to judge."""
    out = set()
    if isinstance(function.node, ast.AsyncFunctionDef):
        out.add("async")
    if any(m not in HARMLESS_DECORATORS for m in marks):
        out.add("decorated")
    if any(default is None for default in function.node.args.kw_defaults):
        out.add("keyword_only")
    for n in nodes:
        if isinstance(n, (ast.Yield, ast.YieldFrom)):
            out.add("generator")
        elif isinstance(n, ast.Call):
            name = getattr(n.func, "id", getattr(n.func, "attr", ""))
            if name == "print":
                out.add("prints")
            elif name in ("input", "open", "connect", "urlopen", "system", "Popen", "exec", "eval"):
                out.add("io")
            elif name == "round" or name == "quantize":
                out.add("rounds")
        elif isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name):
            if n.value.id == "self" and function.cls is not None:
                names = {m.name for m in function.cls.body if isinstance(m, FUNCTIONS)}
                if n.attr not in names:
                    out.add("state")
        elif isinstance(n, ast.Return) and isinstance(n.value, ast.Name):
            if any(w in n.value.id.lower() for w in ("idx", "index", "pos")):
                out.add("index")
        elif isinstance(n, ast.Raise):
            out.add("raises")
        elif isinstance(n, ast.FormattedValue) and n.format_spec is not None:
            out.add("rounds")
    return out


def shapes(nodes: list[ast.AST]) -> set[str]:
    """Return marks for forms of code that say something was meant otherwise than named.

    ``floor=``: a result is kept from going below a number; ``lower middle=``: the index of the
    lower of two middle elements; ``inner loop=``: the elements of an element are gone through;
    ``letters from 90=``: marks A and B with the limits 90 and 80.
    """
    marks = set()
    constants = {repr(n.value) for n in nodes if isinstance(n, ast.Constant)}
    if constants >= {"'A'", "'B'", "90", "80"}:
        marks.add("letters from 90=")
    targets = {
        name.id
        for n in nodes
        if isinstance(n, (ast.For, ast.comprehension))
        for name in ast.walk(n.target)
        if isinstance(name, ast.Name)
    }
    for n in nodes:
        if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "max" and len(n.args) == 2:
            if any(isinstance(arg, ast.Constant) for arg in n.args):
                marks.add("floor=")
        elif isinstance(n, (ast.For, ast.comprehension)):
            if isinstance(n.iter, ast.Name) and n.iter.id in targets:
                marks.add("inner loop=")
        elif isinstance(n, ast.Subscript) and isinstance(n.slice, ast.BinOp):
            middle = ast.dump(n.slice)
            if isinstance(n.slice.op, ast.FloorDiv) and "Sub()" in middle and "len" in middle:
                marks.add("lower middle=")
    return marks


def vocabulary(function: Function, nodes: list[ast.AST]) -> set[str]:
    """Return the words of the docstring, the parameters, the local names and constants."""
    marks: set[str] = shapes(nodes)
    text = [function.doc, *(p.name for p in function.params)]
    for n in nodes:
        if isinstance(n, ast.Name):
            text.append(n.id)
        elif isinstance(n, ast.Attribute):
            text.append(n.attr)
        elif isinstance(n, ast.keyword) and n.arg:
            marks.add(f"{n.arg}=")
        elif isinstance(n, ast.Constant) and type(n.value) in (int, float):
            text.append(str(n.value).replace(".", "_"))
        elif isinstance(n, ast.Constant) and n.value == "_":
            marks.add("_")
    if "%" in function.doc:
        text.append("percent")
    out: set[str] = marks
    for piece in text:
        for word in "".join(c if c.isalnum() else " " for c in piece.lower()).split():
            out.add(word)
    return out


def param_kind(arg: ast.arg, default: ast.expr | None, nodes: list[ast.AST]) -> str:
    """Return number, string, list, dict, iterable, nested, strings, objects, other or unknown."""
    if arg.annotation is not None:
        return annotation_kind(ast.unparse(arg.annotation))
    if isinstance(default, ast.Constant) and default.value is not None:
        if isinstance(default.value, bool):
            return "bool"
        if isinstance(default.value, (int, float)):
            return "number"
        if isinstance(default.value, str):
            return "string"
    seen = usage(arg.arg, nodes)
    named = NAME_KINDS.get(arg.arg.lower().rstrip("0123456789_"))
    if "strings" in seen and named == "string":
        return "string"
    for kind in ("other", "objects", "dict", "nested", "strings", "string", "list"):
        if kind in seen:
            return kind
    if "iterable" in seen:
        return named if named not in (None, "number") else "iterable"
    if named:
        return named
    return "number" if "number" in seen else "unknown"


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
                elif n.func.id in ("range", "abs"):
                    seen.add("number")
                elif n.func.id == "int" and len(n.args) == 2:
                    seen.add("string")
            if getattr(n.func, "id", "") in ("zip", "map", "filter") and any(
                isinstance(a, ast.Name) and a.id == name for a in n.args
            ):
                seen.add("iterable")
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
        elif isinstance(n, ast.BinOp) and not isinstance(n.op, ast.BitOr):
            for side, other in ((n.left, n.right), (n.right, n.left)):
                if isinstance(side, ast.Name) and side.id == name:
                    text = isinstance(other, ast.JoinedStr) or isinstance(
                        getattr(other, "value", None), str
                    )
                    seen.add("string" if text else "number")
        elif isinstance(n, ast.Assign) and isinstance(n.value, ast.Name) and n.value.id == name:
            if isinstance(n.targets[0], (ast.Tuple, ast.List)):
                seen.add("other")
        elif isinstance(n, ast.Lambda):
            elements |= {a.arg for a in n.args.args}
    if name not in NAME_KINDS and any(
        isinstance(n, ast.Subscript)
        and getattr(n.value, "id", "") == name
        and getattr(n.slice, "id", "") in elements
        for n in nodes
    ):
        seen.add("dict")
    for n in nodes:
        if (
            isinstance(n, ast.Attribute)
            and isinstance(n.value, ast.Name)
            and n.value.id in elements
        ):
            letters = n.value.id in LETTER_NAMES
            kind = "string" if letters else "strings"
            seen.add(kind if n.attr in STRING_METHODS else "objects")
        if (
            isinstance(n, ast.Subscript)
            and isinstance(n.value, ast.Name)
            and n.value.id in elements
        ):
            text = isinstance(n.slice, ast.Constant) and isinstance(n.slice.value, str)
            seen.add("objects" if text else "nested")
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
                     "graph", "request", "session", "tree", "cls", "obj", "person", "user",
                     "key_func", "func", "callback", "predicate", "fn"), "other"),
    **dict.fromkeys(("d", "dic", "dict", "mapping"), "dict"),
    **dict.fromkeys(("matrix", "grid", "matrice"), "nested"),
}  # fmt: skip


def return_kinds(nodes: list[ast.AST]) -> set[str]:
    """Return the kinds of the values that ``return`` gives; ``unknown`` among them."""
    starts: dict[str, str] = {}
    for n in nodes:
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name):
            starts.setdefault(n.targets[0].id, value_kind(n.value, {}))
    return {
        value_kind(branch, starts)
        for n in nodes
        if isinstance(n, ast.Return) and n.value is not None
        for branch in branches(n.value)
    }


def branches(node: ast.expr) -> list[ast.expr]:
    """Return the values that a conditional expression may give."""
    if isinstance(node, ast.IfExp):
        return branches(node.body) + branches(node.orelse)
    return [node]


def value_kind(node: ast.expr, names: dict[str, str]) -> str:
    """Return the kind of an expression as far as its form tells."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            return "bool"
        if node.value is None:
            return "none"
        return "string" if isinstance(node.value, str) else "number"
    simple = {
        ast.JoinedStr: "string", ast.Dict: "dict", ast.DictComp: "dict", ast.List: "list",
        ast.ListComp: "list", ast.Compare: "bool", ast.Tuple: "pair", ast.Set: "set",
        ast.SetComp: "set", ast.GeneratorExp: "iterator",
    }  # fmt: skip
    if type(node) in simple:
        return simple[type(node)]
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return "bool"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        sides = {value_kind(node.left, names), value_kind(node.right, names)}
        for kind in ("string", "list"):
            if kind in sides:
                return kind
    if isinstance(node, ast.Name):
        return names.get(node.id, "unknown")
    if isinstance(node, ast.Call):
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        for kind, known in CALL_KINDS.items():
            if name in known:
                return kind
    return "unknown"


CALL_KINDS = {
    "list": ("sorted", "list", "split"),
    "number": ("sum", "len", "abs", "round", "int", "float", "sqrt", "pow"),
    "dict": ("Counter", "dict", "defaultdict"),
    "string": ("join", "str", "format", "lower", "upper", "title", "capitalize", "strip"),
    "set": ("set",), "tuple": ("tuple", "divmod"), "bool": ("bool", "all", "any", "isinstance"),
}  # fmt: skip
