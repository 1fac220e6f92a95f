"""First lines and section entries of docstrings, derived from names and from the code."""

from __future__ import annotations

import ast

from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.words import (
    is_predicate,
    join,
    names_measure,
    names_thing,
    noun,
    says_action,
    sentence,
    spoken,
    verb,
    with_article,
    words,
)


def own_nodes(function: Function) -> list[ast.AST]:
    """Return the nodes of a function without those of functions and classes inside it."""
    found: list[ast.AST] = []
    queue: list[ast.AST] = list(function.body)
    while queue:
        node = queue.pop(0)
        found.append(node)
        if not isinstance(node, (*FUNCTIONS, ast.ClassDef, ast.Lambda)):
            queue.extend(ast.iter_child_nodes(node))
    return found


def returns_value(function: Function) -> bool:
    """Return whether a function returns something other than None anywhere."""
    return any(
        isinstance(node, ast.Return)
        and node.value is not None
        and not (isinstance(node.value, ast.Constant) and node.value.value is None)
        for node in own_nodes(function)
    )


def may_return_none(function: Function) -> bool:
    """Return whether some return of a function gives None in so many words."""
    return any(
        isinstance(node, ast.Return)
        and (
            node.value is None
            or (isinstance(node.value, ast.Constant) and node.value.value is None)
        )
        for node in own_nodes(function)
    )


def yields(function: Function) -> bool:
    """Return whether a function is a generator."""
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in own_nodes(function))


def parameters(function: Function, method: bool) -> list[tuple[str, ast.arg, ast.expr | None]]:
    """Return shown name, argument and default of each parameter but self and cls."""
    arguments = function.args
    plain = [*arguments.posonlyargs, *arguments.args]
    defaults: list[ast.expr | None] = [None] * (len(plain) - len(arguments.defaults))
    defaults += arguments.defaults
    found = [(arg.arg, arg, default) for arg, default in zip(plain, defaults, strict=True)]
    static = any(
        isinstance(d, ast.Name) and d.id == "staticmethod" for d in function.decorator_list
    )
    if method and found and not static:
        found = found[1:]
    if arguments.vararg:
        found.append((f"*{arguments.vararg.arg}", arguments.vararg, None))
    found += [
        (arg.arg, arg, default)
        for arg, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    ]
    if arguments.kwarg:
        found.append((f"**{arguments.kwarg.arg}", arguments.kwarg, None))
    return found


def function_summary(function: Function, owner: ast.ClassDef | None) -> str:
    """Return the first line for a function: imperative, with a full stop."""
    name = function.name
    parts = words(name)
    if not parts:
        return "Handle the call."
    if name == "main":
        return "Run the program."
    if parts[0] == "test" and len(parts) > 1:
        return sentence(f"test {spoken(parts[1:])}")
    names = [shown.lstrip("*") for shown, _, _ in parameters(function, owner is not None)]
    if is_predicate(name):
        return sentence(_predicate(parts, names, owner))
    if "to" in parts[1:-1]:
        where = parts.index("to")
        head = parts[1:where] if verb(parts[0]) else parts[:where]
        action = verb(parts[0]) or "convert"
        if head:
            return sentence(f"{action} {spoken(head)} to {spoken(parts[where + 1 :])}")
    if parts[0] in ("on", "when") and len(parts) > 1:
        return sentence(f"handle the {spoken(parts[1:])} event")
    if parts[0] == "to" and len(parts) > 1:
        return sentence(f"convert to {spoken(parts[1:])}")
    gives = returns_value(function)
    action = verb(parts[0]) or (parts[0] if says_action(parts[0]) else None)
    measure = gives and names_measure(parts) and parts[-1] not in names
    if action and not measure:
        return sentence(_action(action, parts[1:], names, owner))
    if len(parts) == 1 and not names_thing(parts[0]) and not _is_property(function):
        return sentence(f"run {parts[0]}{f' on {join(names[:3])}' if names else ''}")
    subject = noun("_".join(parts))
    if gives:
        return sentence(f"return {subject}{_of(names, subject)}")
    if yields(function):
        return sentence(f"yield {subject}")
    if _prints(function):
        return sentence(f"print {subject}")
    return sentence(f"perform {subject} operation")


def _is_property(function: Function) -> bool:
    return any("property" in ast.unparse(mark) for mark in function.decorator_list)


def _predicate(parts: list[str], names: list[str], owner: ast.ClassDef | None) -> str:
    subject = names[0] if names else f"the {spoken(words(owner.name))}" if owner else "it"
    if names and owner is not None:
        subject = "it"
    rest = spoken(parts[1:])
    if parts[0] in ("is", "was"):
        rest = with_article(rest)
    if names and parts[1:] == [names[0]]:
        subject = "it"
    if parts[-1] in ("of", "in", "than", "to", "by", "with", "from") and len(names) > (not owner):
        rest += f" {names[0 if owner else 1]}"
    return f"return whether {subject} {parts[0]} {rest}"


def _action(action: str, rest: list[str], names: list[str], owner: ast.ClassDef | None) -> str:
    if not rest:
        if names:
            if all(len(name) == 1 for name in names[:2]):
                return f"{action} {join(names[:2])}"
            objects = [noun(name) for name in names[:2]]
            return f"{action} {join(objects)}"
        if owner is not None:
            return f"{action} the {spoken(words(owner.name))}"
        return f"{action} the data"
    if rest[0] in ("all", "by", "from", "with", "in", "for", "to", "into", "as", "and", "if"):
        return (
            f"{action} {spoken(rest)}" if rest[0] == "all" else f"{action} the data {spoken(rest)}"
        )
    phrase = f"{action} the {spoken(rest)}"
    if len(names) == 1 and len(names[0]) > 2 and rest[-1] not in words(names[0]):
        if rest[-1] in _QUALITIES and names[0].endswith("s"):
            return f"{phrase} {spoken(words(names[0]))}"
        if rest[-1] in _EXTREMES:
            return f"{phrase} of {noun(names[0])}"
    return phrase


_QUALITIES = frozenset(("positive", "negative", "even", "odd", "unique", "distinct"))
_EXTREMES = frozenset(
    (
        *("cheapest", "dearest", "expensive", "largest", "smallest", "biggest", "highest"),
        *("lowest", "longest", "shortest", "oldest", "youngest", "maximum", "minimum"),
        *("max", "min"),
    )
)


def _of(names: list[str], subject: str) -> str:
    if len(names) == 1 and names[0] not in subject.split() and len(names[0]) > 0:
        return f" of {names[0]}" if len(names[0]) < 3 else f" of {noun(names[0])}"
    return ""


def _prints(function: Function) -> bool:
    return any(
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
        for node in own_nodes(function)
    )


def parameter_text(
    function: Function, argument: ast.arg, default: ast.expr | None, module: Module
) -> str:
    """Return what a parameter is: its name in words, how it is used, its default."""
    name = argument.arg
    if function.args.vararg is argument:
        text = f"further {spoken(words(name))} by position"
    elif function.args.kwarg is argument:
        text = f"further {spoken(words(name))} by keyword"
    elif len(name) == 1:
        text = _KINDS.get(_kind(function, argument)) or _place(function, name)
    else:
        text = noun(name)
    if _iterated(function, name):
        text += ", gone through in order"
    text = sentence(text)
    if isinstance(default, ast.Constant) and "\\" not in module.source(default):
        shown = module.source(default)
        if len(shown) <= 30 and "\n" not in shown and '"""' not in shown:
            text += f" Defaults to {shown}."
    return text


_PLACES = ("first", "second", "third", "fourth")
_KINDS = {"number": "a number", "integer": "a whole number", "text": "the text"}
_TEXT_METHODS = frozenset(
    {"lower", "upper", "split", "strip", "startswith", "endswith", "isalpha", "isdigit"}
)


def _place(function: Function, name: str) -> str:
    """Return what is known of a one-letter parameter: its place among others of the kind."""
    names = [arg.arg for arg in function.args.args]
    short = all(len(other) == 1 for other in names)
    if name in names and short and 1 < len(names) <= len(_PLACES):
        return f"the {_PLACES[names.index(name)]} value"
    return f"the value of {name}"


def _kind(function: Function, argument: ast.arg) -> str | None:
    """Return what a parameter certainly is: ``number``, ``integer`` or ``text``; None if unsure."""
    if isinstance(argument.annotation, ast.Name):
        return {"int": "integer", "float": "number", "str": "text"}.get(argument.annotation.id)
    found = set()
    for node in own_nodes(function):
        if isinstance(node, ast.Name) and node.id == argument.arg:
            if isinstance(node.ctx, ast.Store):
                return None
        elif isinstance(node, ast.Call):
            named = [a for a in node.args if isinstance(a, ast.Name) and a.id == argument.arg]
            if named and isinstance(node.func, ast.Name) and node.func.id == "range":
                found.add("integer")
            if _is_attribute_of(node.func, argument.arg) and node.func.attr in _TEXT_METHODS:
                found.add("text")
        elif isinstance(node, (ast.If, ast.While, ast.IfExp)):
            if _limits(node.test, argument.arg):
                found.add("number")
        elif isinstance(node, ast.Compare) and _remainder(node, argument.arg):
            found.add("number")
    found -= {"number"} if "integer" in found else set()
    return found.pop() if len(found) == 1 else None


def _is_attribute_of(node: ast.expr, name: str) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == name
    )


def _remainder(test: ast.Compare, name: str) -> bool:
    """Return whether a comparison is of a remainder of the name with a number: ``n % 2 == 0``."""
    return (
        isinstance(test.left, ast.BinOp)
        and isinstance(test.left.op, ast.Mod)
        and isinstance(test.left.left, ast.Name)
        and test.left.left.id == name
        and isinstance(test.comparators[0], ast.Constant)
        and type(test.comparators[0].value) is int
    )


def _limits(test: ast.expr, name: str) -> bool:
    """Return whether a condition is an order between the name and a number, such as ``n < 2``."""
    return (
        isinstance(test, ast.Compare)
        and isinstance(test.left, ast.Name)
        and test.left.id == name
        and isinstance(test.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE))
        and isinstance(test.comparators[0], ast.Constant)
        and type(test.comparators[0].value) in (int, float)
    )


def _iterated(function: Function, name: str) -> bool:
    return any(
        isinstance(node, (ast.For, ast.comprehension))
        and isinstance(node.iter, ast.Name)
        and node.iter.id == name
        for node in own_nodes(function)
    )


def return_text(function: Function, owner: ast.ClassDef | None) -> str:
    """Return what a function gives back, from its name."""
    parts = words(function.name)
    tail = ", or None" if may_return_none(function) else ""
    if is_predicate(function.name):
        return f"True if so, False otherwise{tail}."
    values = [
        node.value for node in own_nodes(function) if isinstance(node, ast.Return) and node.value
    ]
    if values and all(_boolean(value) for value in values):
        return "True or False, the outcome."
    acts = verb(parts[0]) or says_action(parts[0])
    measure = names_measure(parts)
    rest = parts[1:] if acts and not measure else parts
    if len(parts) == 1 and not names_thing(parts[0]) and not _is_property(function):
        rest = []
    if "to" in rest[:-1]:
        rest = rest[rest.index("to") + 1 :]
    names = {value.id for value in values if isinstance(value, ast.Name)}
    if (
        not rest
        and len(names) == 1
        and len(name := names.pop()) > 1
        and name not in ("self", "cls")
    ):
        return sentence(noun(name) + tail)
    if not rest or rest[0] in ("all", "by", "from", "with", "in", "for", "to", "into", "as", "and"):
        return f"The result{tail}."
    if (
        acts
        and not measure
        and parts[0]
        not in (
            "get",
            "calc",
            "calculate",
            "compute",
            "find",
            "count",
            "make",
            "build",
            "create",
            "generate",
            "load",
            "read",
            "fetch",
            "parse",
            "sum",
        )
    ):
        return f"The result{tail}."
    if parts[0] == "count":
        return f"The count{tail}."
    return sentence(f"the {spoken(rest)}{tail}")


def _boolean(value: ast.expr) -> bool:
    if isinstance(value, ast.Constant):
        return isinstance(value.value, bool)
    if isinstance(value, ast.UnaryOp):
        return isinstance(value.op, ast.Not)
    return isinstance(value, ast.Compare)


def raised(function: Function, module: Module) -> list[tuple[str, str]]:
    """Return name and occasion of each exception a function raises itself and lets out."""
    found: dict[str, str] = {}
    for node in own_nodes(function):
        if not isinstance(node, ast.Raise) or node.exc is None:
            continue
        called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        if not isinstance(called, (ast.Name, ast.Attribute)):
            continue
        name = module.source(called)
        if not name.split(".")[-1][:1].isupper() or _caught(node, module):
            continue
        found.setdefault(name, _occasion(node, function, module))
    return sorted(found.items())


def _caught(node: ast.Raise, module: Module) -> bool:
    child: ast.AST = node
    for up in module.ancestors(node):
        if isinstance(up, FUNCTIONS):
            return False
        if isinstance(up, ast.Try) and up.handlers and child in up.body:
            return True
        child = up
    return False


def _occasion(node: ast.Raise, function: Function, module: Module) -> str:
    call = node.exc
    if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant):
        value = call.args[0].value
        if isinstance(value, str) and value.isascii() and value.isprintable():
            text = value.strip().rstrip(".!")
            if text and len(text) <= 60 and "\\" not in text and '"' not in text:
                return f'With the message "{text}".'
    names = {argument.arg for argument in function.args.args}
    for up in module.ancestors(node):
        if up is function:
            break
        if isinstance(up, ast.If):
            tested = sorted({n.id for n in ast.walk(up.test) if isinstance(n, ast.Name)} & names)
            tested = [name for name in tested if name not in ("self", "cls")]
            if tested:
                return f"If {join(tested)} is not acceptable."
    return "If the operation cannot be carried out."
