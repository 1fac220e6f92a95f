"""Intents of whole classes: which methods play which role, and the tests of the scenarios."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from swarm_tools.intents.facts import FUNCTIONS, Function, describe
from swarm_tools.intents.families import registry
from swarm_tools.intents.match import TWISTS
from swarm_tools.intents.model import ClassIntent
from swarm_tools.intents.render import Rendered, doc, plain, written
from swarm_tools.intents.tokens import matches

NUMBERS = ("balance", "size", "value")


@dataclass(frozen=True)
class ClassMatch:
    """A class intent with its tests, and why they may drive a repair or not."""

    intent: ClassIntent
    tests: tuple[Rendered, ...]
    confidence: float
    drives: bool
    reason: str


def find_class(cls: ast.ClassDef) -> ClassMatch | None:
    """Return the intent of a class, or None when its name or methods fit none."""
    for intent in registry():
        if not isinstance(intent, ClassIntent):
            continue
        if any(matches(cls.name, name, frozenset()) for name in intent.names):
            return weigh(cls, intent)
    return None


def weigh(cls: ast.ClassDef, intent: ClassIntent) -> ClassMatch | None:
    """Return the scenarios whose roles the class has, if objects of it can be made."""
    methods = {n.name: describe(n, cls) for n in cls.body if isinstance(n, FUNCTIONS)}
    values = {n for n, m in methods.items() if "decorated" in m.flags}
    made = constructor(cls, methods.get("__init__"), intent)
    if made is None or any(getattr(b, "id", "") != "object" for b in cls.bases):
        return None
    roles: dict[str, str] = {}
    for role, names in intent.roles.items():
        for name in names:
            method = methods.get(name)
            if method is None or name in values:
                continue
            if plays(method, intent.arity.get(role, 0)):
                roles[role] = name
                break
    for role in [r for r in roles if r in NUMBERS]:
        if "string" in methods[roles[role]].returns:
            del roles[role]
    for role, reader in intent.silent.items():
        if role in roles and reader in roles and not methods[roles[role]].returns:
            del roles[role]
    tests = []
    for label, needed, rows in intent.scenarios:
        guard = intent.guarded.get(label)
        if guard in roles and not has_condition(methods[roles[guard]]):
            continue
        if all(r in roles for r in needed):
            lines = list(rows)
            for role in sorted(roles, key=len, reverse=True):
                lines = [row.replace("{" + role + "}", roles[role]) for row in lines]
            head = (doc(intent.doc), f"thing = module.{cls.name}({made})")
            tests.append(Rendered(f"test_{plain(cls.name)}_{label}", (*head, *lines)))
    if not tests:
        return None
    text = " ".join([ast.get_docstring(cls) or "", *(m.doc for m in methods.values())]).lower()
    words = set("".join(c if c.isalnum() else " " for c in text).split())
    vocabulary = set().union(words, *(m.vocabulary for m in methods.values()))
    strange = sorted(words & TWISTS) + sorted(vocabulary & intent.unless)
    if strange:
        reason = f"the word `{strange[0]}` suggests another meaning"
        return ClassMatch(intent, tuple(tests), 0.5, False, reason)
    return ClassMatch(intent, tuple(tests), 0.9, True, "class name and method names agree")


def plays(method: Function, arity: int) -> bool:
    """Say whether a method can be called on an object with ``arity`` arguments."""
    required = [p for p in method.params if not p.optional]
    if not len(required) <= arity <= len(method.params) or method.vararg:
        return False
    strange = {"async", "io", "generator", "keyword_only"}
    return method.binding == "instance" and not method.flags & strange


def has_condition(method: Function) -> bool:
    """Say whether a method decides anything."""
    kinds = (ast.If, ast.IfExp, ast.Try, ast.Assert)
    return any(isinstance(n, kinds) for n in ast.walk(method.node))


def constructor(cls: ast.ClassDef, init: Function | None, intent: ClassIntent) -> str | None:
    """Return the arguments that make an object, or None when they can't be told."""
    if cls.decorator_list or cls.keywords:
        return None
    if init is None:
        return ""
    if "keyword_only" in init.flags:
        return None
    args = []
    for param in init.params:
        value = next((v for word, v in intent.fields.items() if word in param.name.lower()), None)
        if value is None:
            if param.optional:
                continue
            return None
        args.append(f"{param.name}={written(value)}")
    return ", ".join(args)
