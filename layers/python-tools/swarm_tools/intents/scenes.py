"""Scenarios of objects, written in the methods and attributes that a class has."""

from __future__ import annotations

import ast
import io
import tokenize
from dataclasses import dataclass, field

from swarm_tools.intents.facts import Function
from swarm_tools.intents.model import ClassIntent, words
from swarm_tools.intents.other_forms import left_off
from swarm_tools.intents.parameters import arguments
from swarm_tools.intents.refusals import refusal
from swarm_tools.intents.tokens import split

FORMS = {
    "__len__": "len({0})", "__contains__": "{1} in {0}", "__getitem__": "{0}[{1}]",
    "__add__": "{0} + {1}", "__sub__": "{0} - {1}", "__mul__": "{0} * {1}",
    "__truediv__": "{0} / {1}", "__eq__": "{0} == {1}", "__abs__": "abs({0})",
    "__iter__": "list({0})", "__str__": "str({0})", "__neg__": "-{0}", "__lt__": "{0} < {1}",
}  # fmt: skip
TEXT_ROLES = ("text", "color", "letter")
LOOKS = words("get read")
ADDING = words("add ajouter")
FIRST = words("register declare define enroll introduce")


class Unplayable(Exception):
    """The class has no method or attribute for a part of the scenario."""


@dataclass(frozen=True)
class Cast:
    """A class as its scenarios see it.

    Attributes:
        name: The class's name.
        init: Its constructor, or None.
        methods: Methods by name.
        attributes: Names of plain attributes.
        properties: Names of properties.
        intent: The intent whose scenarios are written.
        used: Methods that the scenario came to use.
    """

    name: str
    init: Function | None
    methods: dict[str, Function]
    attributes: frozenset[str]
    properties: frozenset[str]
    intent: ClassIntent
    used: set[str] = field(default_factory=set)

    def names_for(self, role: str) -> list[str]:
        """Return the members that may play a role, those named first in the intent first."""
        found = []
        for wanted in self.intent.roles[role].split():
            plain = set() if wanted.endswith("()") else self.attributes
            members = {*self.methods, *self.properties, *plain}
            fit = [m for m in members if plain_name(m) == plain_name(wanted.removesuffix("()"))]
            found += sorted(fit, key=lambda n: (n.startswith("_"), n))
        return found


def plain_name(name: str) -> str:
    """Return a name in which case and underscores do not count."""
    return name if name.startswith("__") else name.replace("_", "").lower()


def played(text: str, cast: Cast) -> list[str] | None:
    """Return the lines of a scenario for one class, or None when a role is not played."""
    tree = ast.parse(text)
    if not any(getattr(n, "id", "") == "make" for n in ast.walk(tree)):
        tree.body.insert(0, ast.parse("thing = make()").body[0])
    try:
        tree = ast.fix_missing_locations(_Player(cast).visit(tree))
    except Unplayable:
        return None
    return double_quoted(ast.unparse(tree)).splitlines()


class _Player(ast.NodeTransformer):
    """Writes roles as the members that play them."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast

    def visit_Expr(self, node: ast.Expr) -> ast.stmt:
        """Write a call whose value nobody reads; ``thing[key] = value`` among them."""
        if isinstance(node.value, ast.Call) and self.role_of(node.value.func):
            role = node.value.func.attr
            if "__setitem__" in self.cast.names_for(role)[:1]:
                key, value = (ast.unparse(self.visit(k)) for k in parts(node.value))
                thing = ast.unparse(self.visit(node.value.func.value))
                self.cast.used.add("__setitem__")
                return ast.parse(f"{thing}[{key}] = {value}").body[0]
            return ast.Expr(self.call(node.value, reads=False))
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Write ``make(...)`` and calls of roles."""
        if getattr(node.func, "id", "") == "make":
            return self.made(node)
        if self.role_of(node.func):
            return self.call(node, reads=True)
        return self.generic_visit(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Write the reading of a role: an attribute, a property or a method without arguments."""
        role = self.role_of(node)
        if not role:
            return self.generic_visit(node)
        thing = ast.unparse(self.visit(node.value))
        for name in self.cast.names_for(role):
            if name not in self.cast.methods:
                self.cast.used.add(name)
                return expression(f"{thing}.{name}")
            method = self.cast.methods[name]
            if not self.readable(method, role) or any(not p.optional for p in method.params):
                continue
            self.cast.used.add(name)
            return expression(FORMS.get(name, f"{{0}}.{name}()").format(thing))
        raise Unplayable(role)

    def visit_If(self, node: ast.If) -> ast.stmt:
        """Write a place that leaves off, because of another kind of result, as a failure."""
        asked = any(getattr(n.func, "id", "") == "isinstance"
                    for n in ast.walk(node.test) if isinstance(n, ast.Call))  # fmt: skip
        if asked and len(node.body) == 1 and ast.unparse(node.body[0]) == "return":
            node.body = [ast.parse(left_off("another kind of result")).body[0]]
        return self.generic_visit(node)

    def visit_Try(self, node: ast.Try) -> ast.stmt:
        """Write an attempt; where a docstring names the error that it meets, that is expected."""
        tried = self.generic_visit(node)
        first = getattr(node.body[0], "value", None)
        name = getattr(getattr(first, "func", None), "attr", "")
        error = refusal(self.cast.methods[name].doc) if name in self.cast.methods else ""
        if not error or len(node.body) != 1 or not isinstance(node.handlers[0].body[0], ast.Pass):
            return tried
        expected = ast.parse(f"with pytest.raises({error}):\n    pass").body[0]
        expected.body = node.body
        return expected

    def role_of(self, node: ast.AST) -> str:
        """Return the role that an attribute names, or ""."""
        role = getattr(node, "attr", "")
        return role if role in self.cast.intent.roles else ""

    def made(self, node: ast.Call) -> ast.expr:
        """Return the call that makes an object."""
        if self.cast.init is None:
            if node.args or node.keywords:
                raise Unplayable("__init__")
            return expression(f"module.{self.cast.name}()")
        inside = self.arguments(self.cast.init, node)
        return expression(f"module.{self.cast.name}({inside})")

    def call(self, node: ast.Call, *, reads: bool) -> ast.expr:
        """Return the call of a role's method."""
        role = node.func.attr
        factory = getattr(node.func.value, "id", "") == "make"
        bindings = ("class", "static") if factory else ("instance",)
        for name in self.cast.names_for(role):
            method = self.cast.methods.get(name)
            if method is None or (reads and not self.readable(method, role)):
                continue
            if role == "take" and name in LOOKS and only_looks(method):
                continue
            if not reads and (self.gives_new(method) or only_tells(method)):
                continue
            barred = {"async"} if self.cast.intent.files else {"async", "io"}
            if method.binding not in bindings or barred & method.flags:
                continue
            try:
                inside = self.arguments(method, node)
            except Unplayable:
                if FIRST & set(split(name)) or takes_a_whole(method, node):
                    raise  # Things are made known by it, in a way that the scenario does not.
                continue
            thing = ast.unparse(self.visit(node.func.value))
            thing = f"module.{self.cast.name}" if factory else thing
            self.cast.used.add(name)
            form = FORMS.get(name, f"{{0}}.{name}({{1}})")
            return expression(form.format(thing, inside))
        raise Unplayable(role)

    def arguments(self, function: Function, node: ast.Call) -> str:
        """Return the arguments of a call, as the function takes them."""
        given = [ast.unparse(self.visit(a)) for a in node.args]
        named = {k.arg: ast.unparse(self.visit(k.value)) for k in node.keywords if k.arg}
        values = {}
        for text in [*given, *named.values()]:
            try:
                values[text] = ast.literal_eval(text)
            except (ValueError, SyntaxError):
                continue
        inside = arguments(function, given, named, values, self.cast.intent.fields)
        if inside is None:
            raise Unplayable(function.name)
        return inside

    def gives_new(self, method: Function) -> bool:
        """Say whether a method returns a new object instead of changing its own."""
        made = [n.value for n in ast.walk(method.node) if isinstance(n, ast.Return)]
        names = (self.cast.name, "replace", "cls", "type")
        return any(isinstance(v, ast.Call) and getattr(v.func, "id", "") in names for v in made)

    def readable(self, method: Function, role: str) -> bool:
        """Say whether a method's value may be asked for."""
        if {"async", "io", "generator"} & method.flags and method.name != "__iter__":
            return False
        if not method.returns and role == "is_empty" and changes(method):
            return False
        if method.returns:
            return "string" not in method.returns or role in TEXT_ROLES
        if "prints" in method.flags:
            return False
        other = self.cast.intent.silent.get(role)
        return not (other and self.cast.names_for(other))


def takes_a_whole(method: Function, node: ast.Call) -> bool:
    """Say whether a method adds what comes as one object, of which a call gives the parts."""
    given = len(node.args) + len(node.keywords)
    return ADDING & set(split(method.name)) != set() and len(method.params) == 1 < given


def changes(method: Function) -> bool:
    """Say whether a method sets or empties something of its object."""
    nodes = list(ast.walk(method.node))
    stored = any(
        isinstance(getattr(n, "ctx", None), ast.Store) and not isinstance(n, ast.Name)
        for n in nodes
    )
    return stored or any(
        isinstance(n, ast.Call) and getattr(n.func, "attr", "") == "clear" for n in nodes
    )


def only_tells(method: Function) -> bool:
    """Say whether a method tells what comes next, and leaves its object as it is."""
    return (
        method.name.startswith("next")
        and bool(method.returns)
        and not changes(method)
        and not any(isinstance(n, ast.Call) for n in ast.walk(method.node))
    )


def only_looks(method: Function) -> bool:
    """Say whether a method takes nothing away from its object."""
    own = (n for n in ast.walk(method.node) if isinstance(n, ast.Call))
    taken = any(getattr(n.func, "attr", "") not in ("", "copy", "values", "items") for n in own)
    return (
        not changes(method)
        and not taken
        and not any(isinstance(n, ast.Delete) for n in ast.walk(method.node))
    )


def parts(call: ast.Call) -> list[ast.expr]:
    """Return the arguments of a call, whether named or not."""
    return [*call.args, *(k.value for k in call.keywords)]


def expression(text: str) -> ast.expr:
    """Return the node of an expression; one with an operator keeps its parentheses."""
    return ast.parse(text, mode="eval").body


def double_quoted(text: str) -> str:
    """Return source text whose plain strings stand in double quotes."""
    out = text.splitlines(keepends=True)
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(text).readline))):
        plain = token.type == tokenize.STRING and token.string.startswith("'")
        if plain and '"' not in token.string and "\\" not in token.string:
            (row, start), (_, end) = token.start, token.end
            line = out[row - 1]
            out[row - 1] = f'{line[:start]}"{token.string[1:-1]}"{line[end:]}'
    return "".join(out)
