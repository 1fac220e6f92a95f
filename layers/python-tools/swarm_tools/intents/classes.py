"""Intents of whole classes: which members play which role, and the tests of the scenarios."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from swarm_tools.intents.comments import comments, comments_of
from swarm_tools.intents.described import THIRD, classes_told_in
from swarm_tools.intents.facts import FUNCTIONS, Function, decorator_name, describe
from swarm_tools.intents.families import registry
from swarm_tools.intents.fields import words_of_its_own
from swarm_tools.intents.leaning import only_light
from swarm_tools.intents.model import ClassIntent, Scenario, words
from swarm_tools.intents.neutral import CONVENTIONS
from swarm_tools.intents.prepared import unprepared
from swarm_tools.intents.refusals import refusal
from swarm_tools.intents.render import Rendered, doc, plain
from swarm_tools.intents.scenes import Cast, played
from swarm_tools.intents.tokens import matches, normal, split
from swarm_tools.intents.told import HARMLESS, MANY, in_one, unexplained
from swarm_tools.intents.waits import waits, with_helpers
from swarm_tools.intents.wording import TWISTS

OBJECTS = words(
    "my simple basic custom mini small class system manager app the a int integer generic new our "
    "personal company family home office local python object tiny little plain"
)
MOST_SAID = 8
"""Words against it that the names of a class and of its members together may outweigh."""
COMMA = re.compile(r"(\d),(\d\d)\b")
PROSE = words(
    "let lets told did doit doivent etre peut ajoute ajouter retire fois nombre whole goods things "
    "person people time times first two few little enough too again still already yet last other "
    "others small large total after before happens nothing immediately afterwards thing such "
    "there both put back off whose only none passed given way"
)
"""Words that say little of what an object does, where nothing else speaks against an intent."""
NEVER_PLAIN = words("without only unless except instead skip skips")
"""Words that no list of explaining words takes for plain ones."""
SHORTAGE = re.compile(
    r"insufficien|not enough|too (much|many)|(greater|more|larger) than the|exceed|overdr|below",
    re.IGNORECASE,
)
"""What a docstring says of a refusal for want of something."""
KEPT = re.compile(
    r"^keeps? (the|a|an|track|count)\b(?! last| most recent| best)|\boverdraft limit\b"
    r"|\bwithout weights\b"
)
"""How a docstring may begin that says what a class is for; it does not say that some is dropped."""
STEPS = words("step by amount n pas increment")
PLAIN_BASES = words("object Generic")


@dataclass(frozen=True)
class ClassTest:
    """The test of one scenario, and why it may drive a repair, may lean to it, or may not."""

    rendered: Rendered
    confidence: float
    drives: bool
    leans: float
    reason: str


@dataclass(frozen=True)
class ClassMatch:
    """A class intent with its tests: those that drive or lean to it, else all."""

    intent: ClassIntent
    tests: tuple[ClassTest, ...]

    @property
    def worth(self) -> tuple[int, int, int]:
        """How many tests drive, lean to it, and are there at all."""
        drives = sum(test.drives for test in self.tests)
        return drives, sum(test.leans > 0 for test in self.tests), len(self.tests)


def find_class(cls: ast.ClassDef, module: ast.Module, source: str = "") -> ClassMatch | None:
    """Return the intent of a class, or None when its name or members fit none."""
    known = [intent for intent in registry() if isinstance(intent, ClassIntent)]
    named = (i for i in known if any(matches(cls.name, name, OBJECTS) for name in i.names))
    best = best_of(named, cls, module, source)
    return best or by_members(cls, module, source) or by_docstring(cls, module, source)


def best_of(
    intents: Iterable[ClassIntent], cls: ast.ClassDef, module: ast.Module, source: str
) -> ClassMatch | None:
    """Return the match of the intent that the class fits best, the first of equals."""
    found = [match for i in intents if (match := weigh(cls, module, i, source)) is not None]
    return max(found, key=lambda match: match.worth, default=None)


def by_docstring(cls: ast.ClassDef, module: ast.Module, source: str) -> ClassMatch | None:
    """Return the intent that the docstring of a class alone names; its tests lean at most."""
    best = best_of(classes_told_in(ast.get_docstring(cls) or ""), cls, module, source)
    if best is None:
        return None
    why = "its docstring alone speaks of this"
    tests = (replace(t, drives=False, confidence=0.5, leans=THIRD, reason=why)
             if t.drives or t.leans else t for t in best.tests)  # fmt: skip
    return replace(best, tests=tuple(tests))


def by_members(cls: ast.ClassDef, module: ast.Module, source: str) -> ClassMatch | None:
    """Return the intent that the members of a class tell, whatever it is called."""
    body = whole_body(cls, module)
    if body is None:
        return None
    named = [i for i in registry() if isinstance(i, ClassIntent) and i.anywhere]
    methods, attributes, properties = members(body, cls)
    played_by = (methods, frozenset(attributes), frozenset(properties))
    casts = [Cast(cls.name, None, *played_by, intent) for intent in named]
    fit = (c.intent for c in casts if all(c.names_for(role) for role in c.intent.anywhere))
    return best_of(fit, cls, module, source)


def weigh(
    cls: ast.ClassDef, module: ast.Module, intent: ClassIntent, source: str = ""
) -> ClassMatch | None:
    """Return the scenarios whose roles the class has, if objects of it can be made."""
    body = whole_body(cls, module)
    if body is None or cls.keywords:
        return None
    data = [decorator_name(d) for d in cls.decorator_list]
    if data not in ([], ["dataclass"]):
        return None
    methods, attributes, properties = members(body, cls)
    init = methods.pop("__init__", None)
    if data:
        init = init or describe(data_init(body), cls)
        attributes |= {p.name for p in init.params}
    parts = [*methods.values(), *([init] if init else [])]
    said = vocabulary(cls, parts)
    named = " ".join(split(cls.name))
    told = "\n".join([named, ast.get_docstring(cls) or "", *(m.doc for m in parts)])
    texts = (told, in_one(told))
    remarks = comments(source)
    used: set[str] = set()
    found: list[ClassTest] = []
    for scenario in intent.scenarios:
        cast = Cast(cls.name, init, methods, frozenset(attributes), frozenset(properties), intent)
        stated = any(re.search(scenario.said, text, re.IGNORECASE) for text in texts)
        fits = stated and expected(scenario, cast, said)
        lines = played(scenario.text, cast) if fits else None
        if lines:
            name = f"test_{plain(cls.name)}_{scenario.label}"
            test = Rendered(name, (doc(intent.doc), *lines))
            used |= cast.used
            needed = [*(m for n, m in methods.items() if n in cast.used), *([init] if init else [])]
            called = with_helpers(methods, cast.used)
            others = [m.node for n, m in methods.items() if n not in called]
            made = [init.node] if init else []
            if takes_objects(needed, module) or unprepared(
                [*made, *(methods[n].node for n in called)], others
            ):
                continue
            idle = waits(init, methods, called)
            here = vocabulary(cls, needed) | {n for n, m in methods.items() if m.params}
            barred = sorted(here & intent.unless - scenario.despite - by_one(methods))
            spoken = barred[:1] or doubts_of(cls, methods, cast, remarks)
            why = f"the word `{spoken[0]}` suggests another meaning" if spoken else ""
            light = only_light(spoken, [], intent.unless, MOST_SAID)
            if idle:
                why, light = f"`{idle}` waits for another method", False
            found.append(class_test(test, why, light))
    odd = idle_or_limited(methods, used, may_limit=intent.lengths)
    if odd:
        found = [class_test(test.rendered, odd, leans=0.0) for test in found]
    telling = [test for test in found if test.drives or test.leans]
    if any(test.drives for test in telling):
        found = telling
    return ClassMatch(intent, tuple(found)) if found else None


def takes_objects(methods: list[Function], module: ast.Module) -> bool:
    """Say whether a method takes objects of a class of the module: a `task` is no text then."""
    classes = {"".join(split(n.name)) for n in module.body if isinstance(n, ast.ClassDef)}
    return any("".join(split(p.name)) in classes for method in methods for p in method.params)


def class_test(test: Rendered, why: str, leans: float) -> ClassTest:
    """Return a test of a scenario; without a reason against it, it drives."""
    if not why:
        return ClassTest(test, 0.9, True, False, "class name and member names agree")
    return ClassTest(test, 0.5, False, leans, why)


def doubts_of(
    cls: ast.ClassDef, methods: dict[str, Function], cast: Cast, remarks: dict[int, str]
) -> list[str]:
    """Return the words that speak against tests that use some methods of a class.

    Only what is said of the class and of these methods counts.
    """
    used, intent = cast.used, cast.intent
    said = vocabulary(cls, [m for n, m in methods.items() if n in used])
    told = {w for w in said if w in TWISTS and w in documented(cls, methods, used)}
    own = set(normal("_".join([*intent.names, intent.doc.lower()]).replace(" ", "_")))
    own |= words_of_its_own(intent.id) - NEVER_PLAIN
    return sorted(told - own) + told_of_class(cls, methods, cast, remarks)


def told_of_class(
    cls: ast.ClassDef, methods: dict[str, Function], cast: Cast, remarks: dict[int, str]
) -> list[str]:
    """Return the words that nothing explains, of a class's docstrings and comments."""
    used, intent = cast.used, cast.intent
    functions = [*methods.values(), *([cast.init] if cast.init else [])]
    params = [p.name for m in functions for p in m.params]
    fixed = [t.id for n in cls.body if isinstance(n, ast.Assign) for t in n.targets
             if isinstance(t, ast.Name)]  # fmt: skip
    constants = [c.value for n in cls.body if isinstance(n, ast.Assign) for c in ast.walk(n.value)
                 if isinstance(c, ast.Constant)]  # fmt: skip
    listed = [value for value in constants if isinstance(value, str)]
    numbers = [value for value in constants if fixed and type(value) in (int, float)]
    held = {value / part for value in numbers for part in (1, 100)}
    names = [cls.name, *methods, *params, *fixed, *listed]
    own = PROSE.union(w for name in names for w in (*split(name), *normal(name), name.lower()))
    docs = [ast.get_docstring(cls) or "", *(methods[n].doc for n in sorted(used & set(methods)))]
    unused = {line for n, m in methods.items() if n not in used for line in lines_of(m.node)}
    above, inside = comments_of(cls, {n: t for n, t in remarks.items() if n not in unused})
    strange = [word for text in (*docs, above)
               for word in unexplained(COMMA.sub(r"\1.\2", text), own, intent)]  # fmt: skip
    strange = [word for word in strange if not word[0].isdigit() or float(word) not in held]
    beside = unexplained(inside, own, intent)
    return strange + (beside if len(beside) >= MANY or CONVENTIONS & set(beside) else [])


def lines_of(node: ast.stmt) -> range:
    """Return the numbers of a statement's lines."""
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def by_one(methods: dict[str, Function]) -> set[str]:
    """Return the names of the parameters that are 1 unless something else is given."""
    return {
        p.name for m in methods.values() for p in m.params if p.optional and p.default == 1
    } & STEPS


def idle_or_limited(methods: dict[str, Function], used: set[str], *, may_limit: bool) -> str:
    """Return why a method seems to do nothing, or no more than a limit lets it, on purpose."""
    for name in sorted(used & set(methods)):
        node = methods[name].node
        if methods[name].doc and len(node.body) == 1:
            return f"`{name}` does nothing on purpose"
        for n in ast.walk(node):
            if isinstance(n, ast.Compare) and ast.unparse(n.left).startswith("len("):
                bound = getattr(n.comparators[0], "value", 0)
                if type(bound) is int and bound > 1 and not may_limit:
                    return f"`{name}` knows a limit of its own"
    return ""


def expected(scenario: Scenario, cast: Cast, said: set[str]) -> bool:
    """Say whether the class is one of those of which the scenario may be expected."""
    if scenario.unless & said or (scenario.without and cast.names_for(scenario.without)):
        return False
    if scenario.needs and not scenario.needs & said:
        return False
    if not scenario.guard:
        return True
    role, _, mark = scenario.guard.partition(" ")
    guards = [cast.methods[n] for n in cast.names_for(role) if n in cast.methods]
    return any(mark in m.vocabulary if mark else has_condition(m) or refusal(m.doc) for m in guards)


def whole_body(cls: ast.ClassDef, module: ast.Module) -> list[ast.stmt] | None:
    """Return the statements of a class after those of its bases, or None when one is unknown."""
    body: list[ast.stmt] = []
    for base in cls.bases:
        name = decorator_name(base.value if isinstance(base, ast.Subscript) else base)
        known = [n for n in module.body if isinstance(n, ast.ClassDef) and n.name == name]
        if name in PLAIN_BASES:
            continue
        if not known or known[-1] is cls or len(cls.bases) > 1 or known[-1].decorator_list:
            return None
        above = whole_body(known[-1], ast.Module(module.body[: module.body.index(known[-1])], []))
        if above is None:
            return None
        body += above
    return body + cls.body


def members(
    body: list[ast.stmt], cls: ast.ClassDef
) -> tuple[dict[str, Function], set[str], set[str]]:
    """Return the methods by name, and the names of the attributes and of the properties."""
    methods: dict[str, Function] = {}
    attributes: set[str] = set()
    properties: set[str] = set()
    for node in body:
        if isinstance(node, FUNCTIONS):
            marks = {decorator_name(d) for d in node.decorator_list}
            if "setter" in marks or "deleter" in marks:
                continue
            if marks & {"property", "cached_property"}:
                methods.pop(node.name, None)
                properties.add(node.name)
                continue
            methods[node.name] = describe(node, cls)
            if node.name == "__init__":
                attributes |= set_by(node)
    methods = {n: m for n, m in methods.items() if "decorated" not in m.flags}
    return methods, attributes - set(methods) - properties, properties - set(methods)


def set_by(init: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the attributes that a constructor sets, but for mangled ones."""
    return {
        n.attr
        for n in ast.walk(init)
        if isinstance(n, ast.Attribute)
        and isinstance(n.ctx, ast.Store)
        and getattr(n.value, "id", "") == "self"
        and not n.attr.startswith("__")
    }


def data_init(body: list[ast.stmt]) -> ast.FunctionDef:
    """Return the constructor that ``dataclass`` writes for the fields of a body."""
    fields = [n for n in body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]
    params = [
        f"{n.target.id}: {ast.unparse(n.annotation)}" + ("" if n.value is None else "=None")
        for n in fields
    ]
    text = f"def __init__(self, {', '.join(params)}): pass"
    return ast.parse(text).body[0]


def vocabulary(cls: ast.ClassDef, methods: list[Function]) -> set[str]:
    """Return the words of a class's docstring and of its members."""
    text = KEPT.sub("", (ast.get_docstring(cls) or "").lower())
    found = set("".join(c if c.isalnum() else " " for c in text).split())
    names = set("_".join(m.name.lower() for m in methods).split("_"))
    fixed = [n.value for part in cls.body if isinstance(part, ast.Assign) for n in ast.walk(part)
             if isinstance(n, ast.Constant)]  # fmt: skip
    names |= {f"'{v.lower()}'" for v in fixed if isinstance(v, str) and len(v) < 20}
    return found.union(names, *(m.vocabulary for m in methods))


def documented(cls: ast.ClassDef, methods: dict[str, Function], used: set[str]) -> set[str]:
    """Return the words of the docstrings of a class and of the methods that tests use."""
    docs = [ast.get_docstring(cls) or "", *(m.doc for n, m in methods.items() if n in used)]
    text = HARMLESS.sub(" ", in_one(" ".join(docs).lower()))
    return set("".join(c if c.isalnum() else " " for c in text).split())


def has_condition(method: Function) -> bool:
    """Say whether a method decides anything but whether it is given a positive number.

    Where its docstring tells of a shortage, any decision counts.
    """
    given = set() if SHORTAGE.search(method.doc) else {p.name for p in method.params}
    for n in ast.walk(method.node):
        if isinstance(n, ast.Try):
            return True
        if isinstance(n, (ast.If, ast.IfExp, ast.Assert)) and not of_sign(n.test, given):
            return True
    return False


def of_sign(test: ast.expr, given: set[str]) -> bool:
    """Say whether a condition only asks whether what is given is positive, or of what kind."""
    if isinstance(test, ast.BoolOp):
        return all(of_sign(value, given) for value in test.values)
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return of_sign(test.operand, given)
    if isinstance(test, ast.Call):
        return getattr(test.func, "id", "") == "isinstance"
    if isinstance(test, ast.Compare):
        sides = (test.left, *test.comparators)
        return all(getattr(s, "id", "") in given or getattr(s, "value", "") == 0 for s in sides)
    return getattr(test, "id", "") in given
