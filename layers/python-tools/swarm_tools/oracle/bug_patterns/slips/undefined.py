"""A name that nothing gives a value: a slip of the pen, or a forgotten ``self.`` or import."""

from __future__ import annotations

import ast
import builtins
import symtable
import sys
from collections.abc import Iterator
from difflib import get_close_matches

from swarm_tools.oracle.bug_patterns.slips.model import BUILT_IN, Program, Slip, slip
from swarm_tools.oracle.bug_patterns.slips.reading import call_of
from swarm_tools.oracle.bug_patterns.slips.values import shown, trials
from swarm_tools.signatures.facts import Function

KNOWN = frozenset(dir(builtins)) | {"__file__", "__name__", "__doc__", "__class__", "__builtins__"}


def find(program: Program) -> Iterator[Slip]:
    """Yield the functions that read a name that nothing sets."""
    bound = module_names(program.tree)
    if bound is None or "NameError" in program.text:
        return
    table = symtable.symtable(program.text, "module", "exec")
    scopes = {(t.get_lineno(), t.get_name()): t for t in every(table)}
    for function in program.functions:
        first = min([function.node.lineno, *(d.lineno for d in function.node.decorator_list)])
        scope = scopes.get((function.node.lineno, function.name)) or scopes.get(
            (first, function.name)
        )
        if scope is None:
            continue
        missing = [
            name for name in sorted(unset(scope) - bound - KNOWN) if meant(name, function, bound)
        ]
        plain = not function.node.decorator_list or function.binding in ("static", "class")
        if missing and plain:
            where = f"module.{function.cls.name}" if function.cls else "module"
            call, tries = call_of(function, program), trials(function, 8)
            run = [
                f"for args in {shown(tries)}:",
                f"    error = tried(({call}), *copy.deepcopy(args))[1]",
                "    assert not isinstance(error, NameError)",
            ]
            yield slip(
                function, "undefined", "reads_known_names", "Each name that is read has a value",
                *(run if call and tries else ()),
                f'assert not unknown_names(vars({where})["{function.name}"])',
            )  # fmt: skip


def meant(name: str, function: Function, bound: set[str]) -> bool:
    """Say whether it can be told what was meant: a name like it, an attribute, or a module."""
    nodes = list(ast.walk(function.cls or function.node))
    held = {n.attr for n in nodes if isinstance(n, ast.Attribute)}
    held |= {n.name for n in nodes if isinstance(n, ast.FunctionDef)} if function.cls else set()
    local = {n.id for n in ast.walk(function.node) if isinstance(n, ast.Name)} - {name}
    near = local | bound | {p.name for p in function.params} | BUILT_IN
    alike = get_close_matches(name, sorted(near), n=1, cutoff=0.6)
    return bool(alike) or name in held or name in sys.stdlib_module_names


def every(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    """Yield all scopes below one."""
    for child in table.get_children():
        yield child
        yield from every(child)


def unset(scope: symtable.SymbolTable) -> set[str]:
    """Return the global names that a scope and those in it read."""
    found = set()
    for part in (scope, *every(scope)):
        found |= {
            s.get_name()
            for s in part.get_symbols()
            if s.is_global() and s.is_referenced() and not (s.is_assigned() or s.is_parameter())
        }
    return found


def module_names(tree: ast.Module) -> set[str] | None:
    """Return all names that the module may set; None when nobody can tell."""
    found: set[str] = set()
    for n in ast.walk(tree):
        if isinstance(n, (ast.Import, ast.ImportFrom)):
            if any(a.name == "*" for a in n.names):
                return None
            found |= {(a.asname or a.name).split(".")[0] for a in n.names}
        elif isinstance(n, ast.Global):
            found |= set(n.names)
        elif isinstance(n, ast.Call) and getattr(n.func, "id", "") in ("globals", "exec", "vars"):
            return None
        elif isinstance(n, ast.AnnAssign):
            found |= {m.id for m in ast.walk(n.annotation) if isinstance(m, ast.Name)}
    table = symtable.symtable(ast.unparse(tree), "module", "exec")
    return found | {s.get_name() for s in table.get_symbols() if s.is_assigned() or
                    s.is_imported() or s.is_namespace()}  # fmt: skip
