"""An amount that one method takes from, and that its opposite replaces instead of adding to it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from swarm_tools.oracle.bug_patterns.slips.lives import constructor
from swarm_tools.oracle.bug_patterns.slips.model import Program, Slip, inside, self_name, slip
from swarm_tools.oracle.bug_patterns.slips.values import one_call, shown
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.tokens import split, words

OPPOSITES = {
    "add": ("remove", "take", "use", "withdraw", "subtract"), "deposit": ("withdraw",),
    "credit": ("debit",), "earn": ("spend", "redeem", "use"), "increase": ("decrease", "reduce"),
    "receive": ("ship", "sell", "issue", "remove", "send"), "restock": ("sell", "remove", "take"),
    "refill": ("use", "consume", "take"), "gain": ("lose", "spend"), "buy": ("sell",),
    "ajouter": ("retirer", "enlever", "utiliser"), "deposer": ("retirer",),
    "crediter": ("debiter",), "acheter": ("utiliser", "vendre"), "gagner": ("perdre", "depenser"),
    "recevoir": ("vendre", "expedier", "retirer"), "approvisionner": ("vendre", "retirer"),
}  # fmt: skip
ADDING = re.compile(
    r"add_(points|hours|votes?|stock|quantity|minutes|units|pieces|calories|credits|km|miles|steps)"
    r"|ajouter_(points|heures|voix|minutes)"
)
"""Methods that add to what is there, even where none takes from it."""
MEANT = re.compile(
    r"\b(?:sets?|replac\w+|overwrit\w+|regist\w+|new price|instead|initial\w*|remplac\w+|fixe)\b",
    re.IGNORECASE,
)


COUNTS = words("quantity qty count pieces units stock quantite nb number amount")
OF_PRICES = re.compile(r"[^.;]*\b(?:prices?|prix)\b[^.;]*", re.IGNORECASE)
"""What is said of prices, which are set, and not of amounts."""
Place = tuple[str, str]
"""An attribute, and the key or field of its entries that holds the amount, if there is one."""


def find(program: Program) -> Iterator[Slip]:
    """Yield the methods that replace what they should add to."""
    for cls in program.classes():
        made = constructor(cls, program)
        if made is None:
            continue
        methods = program.methods(cls)
        for method in methods:
            call = one_call(method)
            if not call or MEANT.search(OF_PRICES.sub("", f"{method.doc} {method.inside}")):
                continue
            opposite = OPPOSITES.get((*split(method.name), "")[0], ())
            others = [m for m in methods if (*split(m.name), "")[0] in opposite]
            adds = bool(ADDING.fullmatch(method.name))
            lowered = [
                place
                for place in replaced(method)
                if adds or again(method, place) or any(lowers(m, place) for m in others)
            ]
            if len(lowered) != 1:
                continue
            name = lowered[0][0]
            past = f"module.{cls.name}, {shown(made)}"
            event = shown((method.name, call))
            yield slip(
                method, "set_instead_of_added", "adds_to_what_is_there",
                f"`{method.name}` twice makes more of `{name}` than once",
                f"once = lived({past}, [{event}])",
                f"twice = lived({past}, [{event}, {event}])",
                f"assert shown(once.{name}) != shown(twice.{name})",
            )  # fmt: skip


def replaced(method: Function) -> list[Place]:
    """Return the places that a method sets to what it is given without having read them."""
    nodes = inside(method.node.body)
    params = {p.name for p in method.params}
    names = aliases(nodes)
    local = {n.targets[0].id for n in nodes if isinstance(n, ast.Assign)
             and isinstance(n.targets[0], ast.Name)}  # fmt: skip
    found = []
    for n in nodes:
        if not isinstance(n, ast.Assign) or len(n.targets) != 1:
            continue
        target, value = n.targets[0], n.value
        place = place_of(target, names)
        told = {v.id for v in ast.walk(value) if isinstance(v, ast.Name)}
        plain = isinstance(value, (ast.Name, ast.BinOp, ast.Call))
        within = set(ast.walk(target))
        if place and plain and told & (params | local) and not reads(place, nodes, within, names):
            found.append(place)
    return found


def again(method: Function, place: Place) -> bool:
    """Say whether a method that adds things sets how many there are of one that is there."""
    if place[1] not in COUNTS or split(method.name)[0] not in ("add", "ajouter"):
        return False
    return any(
        isinstance(n, ast.If) and n.orelse and isinstance(n.test, ast.Compare)
        and isinstance(n.test.ops[0], ast.In) and self_name(n.test.comparators[0]) == place[0]
        for n in inside(method.node.body)
    )  # fmt: skip


def reads(place: Place, nodes: list[ast.AST], within: set[ast.AST], names: dict[str, str]) -> bool:
    """Say whether a place is read: an attribute anywhere, an amount in its entries by its key."""
    loads = [n for n in nodes if isinstance(getattr(n, "ctx", None), ast.Load) and n not in within]
    if place[1]:
        return any(place_of(n, names) == place for n in loads)
    return any(self_name(n) == place[0] for n in loads)


def aliases(nodes: list[ast.AST]) -> dict[str, str]:
    """Return the attribute whose entry each local name is: ``row = self.rows[key]``."""
    found = {}
    for n in nodes:
        if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name):
            value = n.value
            if isinstance(value, ast.Call) and getattr(value.func, "attr", "") == "get":
                value = value.func
            entry = getattr(value, "value", None)
            if isinstance(value, (ast.Subscript, ast.Attribute)) and self_name(entry):
                found[n.targets[0].id] = self_name(entry)
    return found


def place_of(target: ast.AST, names: dict[str, str]) -> Place | None:
    """Return the place of ``self.x``, ``self.x[key]``, ``self.x[key]["n"]`` or ``entry.n``."""
    if self_name(target):
        return self_name(target), ""
    if not isinstance(target, (ast.Subscript, ast.Attribute)):
        return None
    entry = target.value
    key = target.attr if isinstance(target, ast.Attribute) else getattr(target.slice, "value", "")
    if isinstance(entry, ast.Name) and entry.id in names and isinstance(key, str) and key:
        return names[entry.id], key
    if isinstance(entry, ast.Subscript) and self_name(entry.value) and isinstance(key, str) and key:
        return self_name(entry.value), key
    if isinstance(target, ast.Subscript) and self_name(entry):
        return self_name(entry), ""
    return None


def lowers(method: Function, place: Place) -> bool:
    """Say whether a method takes something from a place."""
    nodes = inside(method.node.body)
    names = aliases(nodes)
    for n in nodes:
        taken = isinstance(n, ast.AugAssign) and isinstance(n.op, ast.Sub)
        if taken and place_of(n.target, names) == place:
            return True
        if isinstance(n, ast.Assign) and isinstance(n.value, ast.BinOp):
            less = isinstance(n.value.op, ast.Sub) and place_of(n.value.left, names) == place
            if less and place_of(n.targets[0], names) == place:
                return True
    return False
