"""A length of time told by ``timedelta.seconds``, which leaves out the whole days."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.intents.classes import data_init
from swarm_tools.intents.facts import FUNCTIONS, Function, decorator_name, describe
from swarm_tools.intents.model import words
from swarm_tools.intents.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.intents.slips.values import required
from swarm_tools.intents.tokens import split

LENGTHS = words(
    "minutes hours seconds duration length elapsed span minute hour second lasts long heures "
    "secondes heure seconde duree durée longueur"
)
# Words of code in which days are left out on purpose, or seen to elsewhere.
PARTED = words(
    "days day jours jour combine strptime divmod midnight minuit night overnight nuit clock wrap "
    "component part remaining rest modulo ignoring time today"
)
DATES = ("", "datetime", "datetime.datetime", "dt.datetime")
HOUR = ("datetime(2024, 3, 1, 9)", "datetime(2024, 3, 1, 10)")
TWO_DAYS = ("datetime(2024, 3, 1, 9)", "datetime(2024, 3, 3, 10)")


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions of a start and an end, and methods of objects made of them."""
    for function in program.functions:
        ends = difference(function)
        if ends is None or not tells_length(function):
            continue
        later, earlier = ends
        form = call_form(function, program, later, earlier)
        if form is None:
            continue
        once, often = (form.format(*pair) for pair in (HOUR, TWO_DAYS))
        yield slip(
            function, "within_a_day", "longer_than_a_day",
            "`seconds` of a difference leaves out the whole days",
            "from datetime import datetime", f"hour = {once}", f"longer = {often}",
            "assert hour > 0 and longer == pytest.approx(49 * hour)",
        )  # fmt: skip


def difference(function: Function) -> tuple[ast.expr, ast.expr] | None:
    """Return what is subtracted from what, where only the seconds of the result are read."""
    nodes = inside(function.node.body)
    set_to = {
        n.targets[0].id: n.value
        for n in nodes
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
    }
    read = [n.value for n in nodes if isinstance(n, ast.Attribute) and n.attr == "seconds"]
    if len(read) != 1 or any(isinstance(n, ast.Mod) for n in nodes):
        return None
    source = set_to.get(read[0].id) if isinstance(read[0], ast.Name) else read[0]
    if not isinstance(source, ast.BinOp) or not isinstance(source.op, ast.Sub):
        return None
    return source.left, source.right


def tells_length(function: Function) -> bool:
    """Say whether a function speaks of a length of time, and nowhere of whole days."""
    said = function.vocabulary | set(split(function.name))
    plain = function.returns and function.returns <= {"number", "unknown"}
    return bool(plain and said & LENGTHS and not said & PARTED)


def call_form(
    function: Function, program: Program, later: ast.expr, earlier: ast.expr
) -> str | None:
    """Return the call with a place for the start and one for the end, or None."""
    marks = [decorator_name(d) for d in function.node.decorator_list]
    if function.binding == "function" and not marks:
        inside_call = places(function, getattr(later, "id", ""), getattr(earlier, "id", ""))
        return inside_call and f"module.{function.name}({inside_call})"
    if function.binding != "instance" or function.cls is None or required(function):
        return None
    made = maker(function.cls, program)
    ends = (self_name(later).lstrip("_"), self_name(earlier).lstrip("_"))
    inside_call = made and places(made, *ends)
    if not inside_call or marks not in ([], ["property"]):
        return None
    return f"module.{function.cls.name}({inside_call}).{function.name}{'' if marks else '()'}"


def maker(cls: ast.ClassDef, program: Program) -> Function | None:
    """Return the constructor of a class without bases, or that of its fields."""
    if cls.bases or cls.keywords:
        return None
    if [decorator_name(d) for d in cls.decorator_list] == ["dataclass"]:
        return describe(data_init(cls.body), cls)
    known = (f for f in program.functions if f.cls is cls and f.name == "__init__")
    return None if cls.decorator_list else next(known, None)


def places(function: Function, later: str, earlier: str) -> str | None:
    """Return the arguments of a call in which ``{0}`` is the start and ``{1}`` the end."""
    wanted = [p.name for p in required(function)]
    if not later or sorted(wanted) != sorted((later, earlier)) or later == earlier:
        return None
    node = function.node
    assert isinstance(node, FUNCTIONS)
    notes = {a.arg: ast.unparse(a.annotation) for a in node.args.args if a.annotation}
    if any(notes.get(name, "").strip("'\"") not in DATES for name in wanted):
        return None
    return ", ".join("{1}" if name == later else "{0}" for name in wanted)
