"""What a function's source says about it, without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from swarm_tools.signatures.arrows import without_shown_numbers
from swarm_tools.signatures.comments import comment_of_head, comments, comments_of
from swarm_tools.signatures.kinds import is_guessed, param_kind
from swarm_tools.signatures.plain_calls import plain_calls
from swarm_tools.signatures.returns import return_kinds
from swarm_tools.signatures.tokens import words

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
MANY_PARTS = 80
HARMLESS_DECORATORS = words("staticmethod classmethod lru_cache cache wraps njit jit")


@dataclass
class Param:
    """One positional parameter.

    Attributes:
        name: Its name.
        optional: Whether it may be left out.
        kind: Its inferred kind.
        default: Its default, where that is a constant.
        guessed: Whether only its name tells its kind, which may be any then.
    """

    name: str
    optional: bool
    kind: str
    default: object = None
    guessed: bool = False


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
        above: The comment directly above it.
        inside: The comments in it.
        head: Those of them before its first statement.
        around: The docstrings of its module and class.
        constants: Names in capitals that it reads.
        helpers: The functions of its module that it calls.
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
    above: str = ""
    inside: str = ""
    head: str = ""
    around: str = ""
    constants: tuple[str, ...] = ()
    helpers: tuple[ast.FunctionDef | ast.AsyncFunctionDef, ...] = ()


def own(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a function, not those of functions inside it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (*FUNCTIONS, ast.ClassDef)):
            yield child
            yield from own(child)


def functions_of(tree: ast.Module, source: str = "") -> list[Function]:
    """Return the module's functions and its classes' methods, in source order.

    With the source, the comments are among the evidence.
    """
    found: list[Function] = []
    for node in guarded(tree.body):
        if isinstance(node, FUNCTIONS):
            found.append(describe(node, None))
        elif isinstance(node, ast.ClassDef):
            found += [describe(n, node) for n in node.body if isinstance(n, FUNCTIONS)]
    fixed = constants_of(tree)
    for function in found:
        known = [n for name in function.constants for n in fixed.get(name, ())]
        function.vocabulary |= vocabulary(function, known)
    handed_on(found)
    said = comments(source)
    for function in found:
        docs = [ast.get_docstring(tree), function.cls and ast.get_docstring(function.cls)]
        function.around = "\n".join(d for d in docs if d)
        function.above, function.inside = comments_of(function.node, said)
        function.head = comment_of_head(function.node, said)
    return found


def constants_of(tree: ast.Module) -> dict[str, list[ast.AST]]:
    """Return the parts of each small constant of a module, by its name in capitals."""
    return {
        target.id: parts
        for stmt in tree.body
        if isinstance(stmt, ast.Assign)
        for target in stmt.targets
        if isinstance(target, ast.Name) and target.id.isupper()
        if len(parts := list(ast.walk(stmt.value))) <= MANY_PARTS
    }


def handed_on(functions: list[Function]) -> None:
    """Give what is only handed on the evidence of the function that it goes to.

    A parameter of which nothing is known is of the kind that the other function takes; a graph
    has the form that is read there. What a function of one statement calls speaks for it, too.
    """
    named = {f.name: f for f in functions if f.cls is None}
    for function in functions:
        body = function.node.body[bool(function.doc) :]
        for call in (n for n in own(function.node) if isinstance(n, ast.Call)):
            other = named.get(getattr(call.func, "id", ""))
            if other is None or other is function:
                continue
            function.helpers = (*function.helpers, other.node)
            names = [getattr(arg, "id", "") for arg in call.args]
            taken = dict(zip(names, other.params, strict=False))
            for param in (p for p in function.params if p.name in taken):
                kind = taken[param.name].kind
                told = kind != "other" and not taken[param.name].guessed
                plain = param.kind == "unknown" and told
                if plain or (param.kind == "graph" and kind.startswith("weighted")):
                    param.kind = kind
            if len(body) == 1 and isinstance(body[0], ast.Return):
                function.vocabulary |= other.vocabulary


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
    params = [described(a, d, seen_by(node, a.arg)) for a, d in pairs]
    qualname = f"{cls.name}.{node.name}" if cls else node.name
    function = Function(
        node.name, qualname, cls, binding, params, node.args.vararg is not None,
        ast.get_docstring(node) or "", node,
    )  # fmt: skip
    function.returns = return_kinds(nodes)
    function.vocabulary = vocabulary(function, nodes)
    function.flags = flags(function, nodes, marks)
    loads = (n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load))
    function.constants = tuple(sorted({n for n in loads if n.isupper() and len(n) > 1}))
    return function


def described(arg: ast.arg, default: ast.expr | None, nodes: list[ast.AST]) -> Param:
    """Return the evidence about one parameter."""
    value, kind = getattr(default, "value", None), param_kind(arg, default, nodes)
    return Param(arg.arg, default is not None, kind, value, is_guessed(arg, nodes))


def seen_by(node: ast.FunctionDef | ast.AsyncFunctionDef, name: str) -> list[ast.AST]:
    """Return the nodes in which ``name`` is the parameter, inner functions among them."""
    inner = [n for n in ast.walk(node) if isinstance(n, FUNCTIONS) and n is not node]
    if any(a.arg == name for n in inner for a in ast.walk(n) if isinstance(a, ast.arg)):
        return list(own(node))
    return [n for part in node.body for n in ast.walk(part)]


def decorator_name(node: ast.expr) -> str:
    """Return the last name of a decorator."""
    if isinstance(node, ast.Call):
        node = node.func
    return getattr(node, "attr", getattr(node, "id", ""))


def flags(function: Function, nodes: list[ast.AST], marks: list[str]) -> set[str]:
    """Return what makes a function hard to call or to judge."""
    out = set()
    first = [*function.node.args.posonlyargs, *function.node.args.args][:1]
    own_name = first[0].arg if first and function.binding == "instance" else "self"
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
            elif name in ("round", "quantize", "ceil", "floor", "trunc"):
                out.add("rounds")
        elif isinstance(n, ast.Attribute) and isinstance(n.value, ast.Name):
            if n.value.id == own_name and function.cls is not None:
                names = {m.name for m in function.cls.body if isinstance(m, FUNCTIONS)}
                if n.attr not in names:
                    out.add("state")
        elif isinstance(n, ast.Return) and isinstance(n.value, ast.Name):
            if any(w in n.value.id.lower() for w in ("idx", "index", "pos")):
                out.add("index")
        elif isinstance(n, ast.Return) and getattr(getattr(n.value, "func", n), "id", "") == "int":
            out.add("rounds")
        elif isinstance(n, ast.Raise):
            out.add("raises")
        elif isinstance(n, ast.FormattedValue) and n.format_spec is not None:
            out.add("rounds")
    return out


def plain_doc(function: Function) -> str:
    """Return what a docstring says of plain calls, without the numbers that only examples hold."""
    return without_shown_numbers(plain_calls(function.doc, function.params))


def vocabulary(function: Function, nodes: list[ast.AST]) -> set[str]:
    """Return the words of the docstring, the parameters, the names in the body, and the numbers.

    A number with a fraction is written with an underscore: ``0_05``.
    """
    text = [plain_doc(function), *(p.name for p in function.params)]
    out: set[str] = set()
    for n in nodes:
        if isinstance(n, ast.Name):
            text.append(n.id)
        elif isinstance(n, ast.Attribute):
            text.append(n.attr)
        elif isinstance(n, ast.Constant) and type(n.value) in (int, float):
            out.add(str(n.value).replace(".", "_"))
    for piece in text:
        out |= set("".join(c if c.isalnum() else " " for c in piece.lower()).split())
    return out
