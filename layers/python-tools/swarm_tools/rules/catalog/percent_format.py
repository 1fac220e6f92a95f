"""f-strings instead of ``%``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.phrases import own_nodes
from swarm_tools.rules.types import certain

_FIELD = re.compile(
    r"%(?P<flags>[-0+ ]*)(?P<width>\d*)(?P<precision>\.\d+)?(?P<kind>[sdrfiFeEgGxX%])"
)


def _fix(module: Module) -> Iterator[Edit]:
    for node in module.walk(ast.BinOp):
        if not isinstance(node.op, ast.Mod) or not isinstance(node.left, ast.Constant):
            continue
        if not isinstance(node.left.value, str) or isinstance(node.right, (ast.Dict, ast.Starred)):
            continue
        if _logged(module, node):
            yield from _lazy(module, node)
            continue
        literal = module.source(node.left)
        values = node.right.elts if isinstance(node.right, ast.Tuple) else [node.right]
        if not isinstance(node.right, ast.Tuple) and not _no_tuple(module, node.right):
            continue
        new = _convert(module, literal, values)
        if new is not None and not module.has_comment(module.start(node), module.end(node)):
            yield module.replace(node, new, "Formatted with an f-string instead of '%'.")


_LEVELS = {"debug", "info", "warning", "error", "critical", "exception"}


def _logged(module: Module, node: ast.BinOp) -> bool:
    """Return whether a formatted text is the message of a logging call."""
    call = module.parents[node]
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in _LEVELS
        and bool(call.args)
        and call.args[0] is node
    )


def _lazy(module: Module, node: ast.BinOp) -> Iterator[Edit]:
    """Hand the values to the logging call, which formats them in the same way when it has to."""
    call = module.parents[node]
    owner = ast.unparse(call.func.value).split(".")[-1].lower()  # type: ignore[attr-defined]
    if len(call.args) != 1 or "log" not in owner or "logging" not in module.imports:  # type: ignore[attr-defined]
        return
    values = node.right.elts if isinstance(node.right, ast.Tuple) else [node.right]
    if not values or (not isinstance(node.right, ast.Tuple) and not _no_tuple(module, node.right)):
        return
    if (
        len(values) == 1
        and certain(module, values[0]) is None
        and not isinstance(values[0], ast.Name)
    ):
        return
    parts = ", ".join(module.source(value) for value in values)
    new = f"{module.source(node.left)}, {parts}"
    if not module.has_comment(module.start(node), module.end(node)):
        yield module.replace(node, new, "Left the formatting to the logging call.")


# Functions of the standard library that give text or bytes, never a tuple.
_PATHS = frozenset(
    (
        *("os.path.abspath", "os.path.basename", "os.path.dirname", "os.path.join"),
        *("os.path.normpath", "os.path.realpath", "os.path.relpath", "os.getcwd", "time.ctime"),
        *("os.path.expanduser", "time.strftime", "time.time", "os.getpid"),
    )
)


def _no_tuple(module: Module, node: ast.expr) -> bool:
    """Return whether a single value is no tuple that '%' would unpack."""
    kind = certain(module, node)
    if kind is not None:
        return kind not in ("tuple", "dict")
    if isinstance(node, ast.Call) and ast.unparse(node.func) in _PATHS:
        return True
    if "tuple" in module.names:
        return False
    if isinstance(node, ast.Name):
        return not _maybe_tuple(module, node)
    if isinstance(node, ast.Call):
        return _gives_plain(module, node)
    if isinstance(node, ast.Attribute):
        return node.attr != "args" and not _holds_tuple(module, node.attr)
    return isinstance(node, ast.BinOp)


def _holds_tuple(module: Module, name: str) -> bool:
    """Return whether the file puts a tuple into an attribute of this name."""
    stores = (n for n in module.walk(ast.Attribute) if n.attr == name and n in module.parents)
    values = (getattr(module.parents[n], "value", None) for n in stores)
    return any(isinstance(value, ast.Tuple) for value in values)


_PLAIN = {"round", "abs", "sum", "type", "hash", "id"}


def _gives_plain(module: Module, node: ast.Call) -> bool:
    """Return whether a call is of a function of this file that plainly returns no tuple."""
    called = node.func
    name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
    if isinstance(called, ast.Name) and name in _PLAIN:
        return module.is_builtin(name)
    found = [item for item in module.walk(FUNCTIONS) if item.name == name]
    if not found:
        alias = [
            item.value.id
            for item in module.walk(ast.Assign)
            if isinstance(item.value, ast.Name)
            and any(isinstance(target, ast.Name) and target.id == name for target in item.targets)
        ]
        found = [item for item in module.walk(FUNCTIONS) if item.name in alias]
    if not found or any(item.decorator_list for item in found):
        return False
    values = [
        part.value for item in found for part in own_nodes(item) if isinstance(part, ast.Return)
    ]
    return bool(values) and all(
        value is not None
        and (
            isinstance(value, (ast.Constant, ast.Compare))
            or (
                isinstance(value, ast.BinOp)
                and not isinstance(value.op, (ast.Add, ast.Mult, ast.Mod))
            )
            or (isinstance(value, ast.Name) and not _maybe_tuple(module, value))
            or certain(module, value) not in (None, "tuple", "dict")
        )
        for value in values
    )


def _maybe_tuple(module: Module, node: ast.Name) -> bool:
    """Return whether the file itself makes a tuple of a name, or asks whether it is one."""
    for other in module.nodes:
        if isinstance(other, ast.arg) and other.arg == node.id:
            parent = module.parents[other]
            if isinstance(parent, ast.arguments) and parent.vararg is other:
                return True
        if isinstance(other, ast.Name) and other.id == node.id and isinstance(other.ctx, ast.Store):
            up = module.parents[other]
            value = getattr(up, "value", None)
            if not isinstance(up, (ast.Assign, ast.AugAssign)) or value is None:
                if not isinstance(up, (ast.For, ast.comprehension, ast.Tuple)):
                    return True
            elif isinstance(value, ast.Tuple) or certain(module, value) == "tuple":
                return True
    return any(
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Name)
        and part.func.id == "isinstance"
        and part.args
        and isinstance(part.args[0], ast.Name)
        and part.args[0].id == node.id
        for part in module.nodes
    )


def _convert(module: Module, literal: str, values: list[ast.expr]) -> str | None:
    match = re.fullmatch(r"([rRuU]?)(\"\"\"|'''|\"|')(.*)\2", literal, re.DOTALL)
    if (
        match is None
        or match.group(1) not in ("", "u", "U")
        or len(match.group(2)) > 1
        or "\\N" in literal
    ):
        return None
    quote, body = match.group(2), match.group(3)
    if quote in body.replace(f"\\{quote}", "") or "\n" in literal:
        return None
    fields = list(_FIELD.finditer(body))
    if body.count("%") != sum(2 if f["kind"] == "%" else 1 for f in fields):
        return None
    if sum(field["kind"] != "%" for field in fields) != len(values):
        return None
    out, last, index = [], 0, 0
    for field in fields:
        out.append(body[last : field.start()].replace("{", "{{").replace("}", "}}"))
        last = field.end()
        if field["kind"] == "%":
            if field.group() != "%%":
                return None
            out.append("%")
            continue
        piece = _piece(module, field, values[index], quote)
        if piece is None:
            return None
        out.append(piece)
        index += 1
    out.append(body[last:].replace("{", "{{").replace("}", "}}"))
    return f"f{quote}{''.join(out)}{quote}"


def _piece(module: Module, field: re.Match[str], value: ast.expr, quote: str) -> str | None:
    text = module.source(value)
    if any(mark in text for mark in ("\\", "\n", "{", "}", "#")) or isinstance(
        value, (ast.Starred, ast.NamedExpr)
    ):
        return None
    if (
        isinstance(value, (ast.Lambda, ast.IfExp, ast.Yield, ast.Await))
        or "!" in text
        or ":" in text
    ):
        text = f"({text})"
    if quote in text:
        other = "'" if quote == '"' else '"'
        if other in text:
            return None
        text = text.replace(quote, other)
    flags, width, precision, kind = (
        field["flags"],
        field["width"],
        field["precision"] or "",
        field["kind"],
    )
    if " " in flags or ("+" in flags and kind in "sr"):
        return None
    sign = "+" if "+" in flags else ""
    zero = "0" if "0" in flags and "-" not in flags else ""
    if kind in "sr":
        conversion = "!r" if kind == "r" else ""
        if not width and not precision:
            return f"{{{text}{conversion}}}"
        align = "<" if "-" in flags else ">"
        return f"{{{text}{conversion or '!s'}:{align if width else ''}{width}{precision}}}"
    if certain(module, value) not in ("int", "float") and _tried(module, value):
        return None
    align = "<" if "-" in flags and width else ""
    if kind in "di":
        if precision:
            return None
        spec = f"{align}{sign}{zero}{width}"
        if certain(module, value) == "int":
            return f"{{{text}:{spec}d}}" if spec else f"{{{text}}}"
        if not module.is_builtin("int"):
            return None
        return f"{{int({text}):{spec}d}}" if spec else f"{{int({text})}}"
    if kind in "xX" and certain(module, value) != "int":
        return None
    return f"{{{text}:{align}{sign}{zero}{width}{precision}{kind}}}"


def _tried(module: Module, node: ast.expr) -> bool:
    """Return whether a try is around: a wrong type would raise another error than before."""
    return any(isinstance(up, ast.Try) for up in module.ancestors(node))


RULE = Rule(
    id="percent-format",
    title="f-string instead of % formatting",
    docs=(
        "Rewrites a literal format whose fields an f-string gives the same text for. Logging "
        "calls, mappings, bytes and a single value that may be a tuple are left alone."
    ),
    fix=_fix,
    pylint=("consider-using-f-string", "logging-not-lazy"),
    good=(
        "def g():\n    return (1,)\n\n\ndef f():\n    return '%s' % g()\n",
        "def f(*args):\n    return '%s' % args\n",
        "def f(d):\n    return '%(a)s' % d\n",
        "def f(x):\n    try:\n        return '%d' % x\n    except TypeError:\n        return ''\n",
        "import logging\n\nlogging.info('%s', 1)\n",
    ),
    bad=(
        (
            "import logging\n\nlog = logging.getLogger()\n\n\ndef f(name):\n"
            "    log.info('got %s' % name)\n",
            "import logging\n\nlog = logging.getLogger()\n\n\ndef f(name):\n"
            "    log.info('got %s', name)\n",
        ),
        (
            "def f(name, price):\n    return 'Item %s costs %.2f' % (name, price)\n",
            "def f(name, price):\n    return f'Item {name} costs {price:.2f}'\n",
        ),
        (
            "def f(xs):\n    return '%d%% of %-5s|' % (len(xs), xs)\n",
            "def f(xs):\n    return f'{len(xs)}% of {xs!s:<5}|'\n",
        ),
    ),
)
