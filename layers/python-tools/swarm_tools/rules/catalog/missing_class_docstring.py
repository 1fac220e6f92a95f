"""Docstrings for public classes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from swarm_tools.rules.docinsert import body_indent, insert
from swarm_tools.rules.docstyle import Sections, detect, render
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.signatures.spoken import noun, sentence, spoken, words


def _fix(module: Module) -> Iterator[Edit]:
    style = detect(module)
    for node in module.walk(ast.ClassDef):
        if node.name.startswith("_") or ast.get_docstring(node) is not None:
            continue
        sections = Sections(_summary(node), attributes=tuple(_attributes(node)))
        text = render(sections, body_indent(module, node), style)
        yield insert(module, node, text, f"Documented the class '{node.name}'.")


def _summary(node: ast.ClassDef) -> str:
    bases = {getattr(base, "id", getattr(base, "attr", "")) for base in node.bases}
    parts = words(node.name)
    name = spoken(parts)
    article = "an" if name[:1] in tuple("aeiou") else "a"
    if name.startswith(("user", "uni", "use", "eu", "one")):
        article = "a"
    if any(base.endswith(("Error", "Exception", "Warning")) for base in bases):
        kind = "" if parts[-1] in ("error", "exception", "warning") else " error"
        return sentence(f"signal {article} {name}{kind}")
    if bases & {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"}:
        return sentence(f"list the values of {name}")
    if parts[0] == "test" and len(parts) > 1:
        return sentence(f"test {spoken(parts[1:])}")
    if "TestCase" in bases:
        return sentence(f"test {spoken([part for part in parts if part not in ('test', 'tests')])}")
    if parts[-1] == "mixin":
        return sentence(f"add {spoken(parts[:-1])} behaviour to a class")
    plural = name.endswith("s") and not name.endswith(("ss", "us", "is"))
    return sentence(f"represent {name}" if plural else f"represent {article} {name}")


def _attributes(node: ast.ClassDef) -> list[tuple[str, str]]:
    """Return the public attributes of which __init__ says what they start as."""
    init = next((x for x in node.body if isinstance(x, FUNCTIONS) and x.name == "__init__"), None)
    if init is None or not init.args.args:
        return []
    own = init.args.args[0].arg
    found: dict[str, str] = {}
    for item in init.body:
        target = item.targets[0] if isinstance(item, ast.Assign) else getattr(item, "target", None)
        value = getattr(item, "value", None)
        if not isinstance(target, ast.Attribute) or not isinstance(target.value, ast.Name):
            continue
        if target.value.id != own or target.attr.startswith("_") or target.attr in found:
            continue
        if origin := _origin(value):
            found[target.attr] = sentence(noun(target.attr)) + origin
    return list(found.items())


def _origin(value: ast.expr | None) -> str:
    if isinstance(value, (ast.List, ast.Dict)) and not ast.dump(value).count("Constant"):
        kind = "list" if isinstance(value, ast.List) else "dictionary"
        return (
            f" Starts as an empty {kind}."
            if not getattr(value, "elts", getattr(value, "keys", []))
            else ""
        )
    if isinstance(value, ast.Constant) and isinstance(value.value, (bool, int, float, type(None))):
        return f" Starts as {value.value}."
    return ""


RULE = Rule(
    id="missing-class-docstring",
    title="Docstring for a public class",
    docs="Says what the class stands for and names the attributes that its constructor sets.",
    fix=_fix,
    pylint=("missing-class-docstring",),
    good=('class Point:\n    """Represent a point."""\n', "class _Hidden:\n    pass\n"),
    bad=(
        (
            "class BankAccount:\n    def __init__(self, owner):\n        self.owner = owner\n"
            "        self.balance = 0\n",
            'class BankAccount:\n    """Represent a bank account.\n\n    Attributes:\n'
            "        balance: The balance. Starts as 0.\n"
            '    """\n\n    def __init__(self, owner):\n        self.owner = owner\n'
            "        self.balance = 0\n",
        ),
    ),
    order=91,
    keeps_tree=True,
    concern="docs",
)
