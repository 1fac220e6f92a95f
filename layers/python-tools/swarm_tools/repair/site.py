"""A function as the templates see it: its nodes, its source and the names in reach."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterable, Iterator, Mapping

from swarm_tools.repair.model import Proposal
from swarm_tools.repair.source import SourceText

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SCOPES = (*FUNCTIONS, ast.ClassDef)
OPERATIONS = (ast.BinOp, ast.BoolOp, ast.Compare, ast.UnaryOp)
TIGHT = (*OPERATIONS, ast.Attribute, ast.Subscript, ast.Call, ast.Await, ast.Starred)


def own_nodes(root: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of ``root`` in source order, not those of functions inside it.

    The statements of a class belong to the module that holds it.
    """
    for child in ast.iter_child_nodes(root):
        yield child
        inside = isinstance(child, ast.ClassDef) and isinstance(root, (ast.Module, ast.ClassDef))
        if inside or not isinstance(child, SCOPES):
            yield from own_nodes(child)


class FunctionSite:
    """One function (or the module's own statements) and what may be used inside it.

    Attributes:
        source: The file.
        node: The function's node, or the module's.
        qualname: ``Class.method`` or ``function``; ``<module>`` for the module.
        cls: The class around a method, else None.
        params: Parameter names, ``self`` and ``cls`` left out.
        names: Parameters, then local names, in order of first appearance, then those of the
            functions around it.
        attributes: Data attributes of the class, as ``self.x``, then its constants.
        methods: Method names of the class.
        functions: Names of the module's functions, then of those inside the functions around it.
        inner: Names of the functions inside this one and those around it.
        members: Names after a dot anywhere in the file: data, then methods.
    """

    def __init__(
        self,
        source: SourceText,
        node: ast.AST,
        qualname: str,
        cls: ast.ClassDef | None,
        around: Iterable[str] = (),
        inner: Iterable[str] = (),
    ) -> None:
        """Collect the names; the work is linear in the size of the function."""
        self.source = source
        self.node = node
        self.qualname = qualname
        self.cls = cls
        body = list(own_nodes(node))
        if isinstance(node, FUNCTIONS):
            skip = {id(x) for d in [*node.decorator_list, node.args] for x in ast.walk(d)}
            if node.returns is not None:
                skip |= {id(x) for x in ast.walk(node.returns)}
            body = [n for n in body if id(n) not in skip]
            docs = node.body[0]
            if isinstance(docs, ast.Expr) and isinstance(docs.value, ast.Constant):
                body = [n for n in body if n is not docs and n is not docs.value]
        self.nodes = body
        self.parents: dict[int, ast.AST] = {}
        for parent in [node, *body]:
            for child in ast.iter_child_nodes(parent):
                self.parents[id(child)] = parent
        self.params = self._params()
        found = list(self.params)
        for n in body:
            stored = isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
            # What is called `_` is not meant to be read.
            if stored and n.id not in found and n.id != "_":
                found.append(n.id)
        self.names = list(dict.fromkeys([*found, *around]))
        self.attributes, self.methods = self._class_names()
        self.functions = [n.name for n in source.tree.body if isinstance(n, FUNCTIONS)]
        self.functions += [name for name in inner if name not in self.functions]
        self.inner = list(inner)
        self.globals = self._global_names()
        self.members = source.members()

    def _params(self) -> list[str]:
        if not isinstance(self.node, FUNCTIONS):
            return []
        args = self.node.args
        every = [*args.posonlyargs, *args.args, *args.kwonlyargs]
        if args.vararg:
            every.append(args.vararg)
        return [a.arg for a in every if a.arg not in ("self", "cls")]

    def _class_names(self) -> tuple[list[str], list[str]]:
        if self.cls is None:
            return [], []
        methods = [n.name for n in self.cls.body if isinstance(n, FUNCTIONS)]
        data: list[str] = []
        for n in ast.walk(self.cls):
            if (
                isinstance(n, ast.Attribute)
                and isinstance(n.ctx, ast.Store)
                and isinstance(n.value, ast.Name)
                and n.value.id == "self"
                and f"self.{n.attr}" not in data
            ):
                data.append(f"self.{n.attr}")
        return [*data, *(name for name in self._constants() if name not in data)], methods

    def _constants(self) -> Iterator[str]:
        """Yield what is set in the class itself and read by a method, as ``self.x``."""
        read = {n.attr for n in ast.walk(self.cls) if isinstance(n, ast.Attribute)}
        for stmt in self.cls.body:
            for target in stmt.targets if isinstance(stmt, ast.Assign) else ():
                if isinstance(target, ast.Name) and target.id in read:
                    yield f"self.{target.id}"

    def _global_names(self) -> set[str]:
        known = set(dir(builtins)) | {"self", "cls", "__file__", "__doc__"}
        for n in ast.walk(self.source.tree):
            if isinstance(n, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                known.add(n.name)
            elif isinstance(n, ast.alias):
                known.add((n.asname or n.name).split(".")[0])
            elif isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store):
                known.add(n.id)
            elif isinstance(n, ast.arg):
                known.add(n.arg)
            elif isinstance(n, ast.ExceptHandler) and n.name:
                known.add(n.name)
        return known

    def parent(self, node: ast.AST) -> ast.AST | None:
        """Return the node around ``node`` inside this function."""
        return self.parents.get(id(node))

    def statement(self, node: ast.AST) -> ast.AST:
        """Return the statement that ``node`` is part of."""
        while not isinstance(node, ast.stmt) and id(node) in self.parents:
            node = self.parents[id(node)]
        return node

    def body_statements(self) -> list[ast.stmt]:
        """Return the function's top statements without its docstring."""
        body = list(getattr(self.node, "body", []))
        if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        return body

    def blocks(self) -> Iterator[tuple[ast.AST, list[ast.stmt]]]:
        """Yield every list of statements of the function, with its owner."""
        for owner in [self.node, *self.nodes]:
            if isinstance(owner, SCOPES) and owner is not self.node:
                continue
            for name in ("body", "orelse", "finalbody"):
                block = getattr(owner, name, None)
                if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                    yield owner, block

    def in_loop(self, node: ast.AST) -> bool:
        """Say whether ``node`` is inside a loop of this function."""
        current = self.parent(node)
        while current is not None:
            if isinstance(current, (ast.For, ast.While)):
                return True
            current = self.parent(current)
        return False

    def loads(self) -> list[ast.Name]:
        """Return names that are read, calls' functions left out."""
        out = []
        for n in self.nodes:
            if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load):
                up = self.parent(n)
                if isinstance(up, ast.Call) and up.func is n:
                    continue
                out.append(n)
        return out

    def lambda_names(self, node: ast.AST) -> list[str]:
        """Return the parameters of the lambdas around ``node``, the nearest first."""
        found: list[str] = []
        up = self.parent(node)
        while up is not None:
            if isinstance(up, ast.Lambda):
                found += [a.arg for a in up.args.args]
            up = self.parent(up)
        return found

    def lengths(self) -> list[str]:
        """Return the texts of the calls of ``len`` in the function, each once."""
        calls = [n for n in self.nodes if isinstance(n, ast.Call)]
        return list(
            dict.fromkeys(self.source.seg(n) for n in calls if getattr(n.func, "id", "") == "len")
        )

    def expressions(self, most: int = 14) -> list[str]:
        """Return the texts of the function's own small expressions, in order of appearance."""
        found: dict[str, None] = {}
        for n in self.nodes:
            if not isinstance(n, (ast.Attribute, ast.Subscript, ast.Call, ast.BinOp)):
                continue
            up = self.parent(n)
            called = isinstance(up, ast.Call) and up.func is n
            stored = not isinstance(getattr(n, "ctx", ast.Load()), ast.Load)
            text = self.source.seg(n)
            if called or stored or len(text) > 40 or "\n" in text or self.in_annotation(n):
                continue
            found.setdefault(text)
        return list(found)[:most]

    def exchanged(
        self, node: ast.AST, change: Mapping[str, str], names: Iterable[ast.Name] | None = None
    ) -> str:
        """Return the text of ``node`` with names written otherwise: all that it has, or some."""
        some = (
            names if names is not None else (n for n in ast.walk(node) if isinstance(n, ast.Name))
        )
        start, text = self.source.span(node)[0], self.source.seg(node)
        for name in sorted(some, key=lambda n: -self.source.span(n)[0]):
            a, b = self.source.span(name)
            text = text[: a - start] + change.get(name.id, name.id) + text[b - start :]
        return text

    def in_annotation(self, node: ast.AST) -> bool:
        """Say whether ``node`` is part of a variable annotation."""
        current, up = node, self.parent(node)
        while up is not None:
            if isinstance(up, ast.AnnAssign) and up.annotation is current:
                return True
            current, up = up, self.parent(up)
        return False

    def replace(
        self, node: ast.AST, text: str, cost: float, message: str, *, loose: bool = False
    ) -> Proposal:
        """Return the proposal to write ``text`` in the place of ``node``.

        With ``loose`` the text is put in parentheses where its surroundings bind tighter.
        """
        if loose and self.binds_tightly(node):
            text = f"({text})"
        start, end = self.source.span(node)
        return Proposal(((start, end, text),), cost, node.lineno, message)

    def binds_tightly(self, node: ast.AST) -> bool:
        """Say whether the parent of ``node`` may bind tighter than an operation."""
        up = self.parent(node)
        if isinstance(up, ast.Call):
            return up.func is node
        if isinstance(up, ast.Subscript):
            return up.value is node
        return isinstance(up, TIGHT)

    def operand(self, node: ast.AST) -> str:
        """Return the text of ``node``, in parentheses when it is an operation."""
        text = self.source.seg(node)
        if isinstance(node, (*OPERATIONS, ast.IfExp, ast.Lambda)):
            return f"({text})"
        return text

    def with_argument(self, call: ast.Call, argument: str) -> str:
        """Return the text of a call with one argument more behind the others."""
        text = self.source.seg(call)[:-1].rstrip().rstrip(",")
        comma = "" if text.endswith("(") else ", "
        return f"{text}{comma}{argument})"

    def insert_before(self, stmt: ast.stmt, lines: list[str], cost: float, message: str):
        """Return the proposal to put ``lines`` before ``stmt``, at its indentation."""
        indent = self.source.indent_of(stmt)
        at = self.source.line_start(stmt.lineno)
        text = "".join(f"{indent}{row}{self.source.newline}" for row in lines)
        return Proposal(((at, at, text),), cost, stmt.lineno, message)

    def insert_after(
        self, stmt: ast.stmt, lines: list[str], cost: float, message: str, indent: str | None = None
    ) -> Proposal:
        """Return the proposal to put ``lines`` after ``stmt``, at its indentation."""
        indent = self.source.indent_of(stmt) if indent is None else indent
        at = self.source.line_end(stmt.end_lineno)
        text = "".join(f"{indent}{row}{self.source.newline}" for row in lines)
        if at and not self.source.text[:at].endswith(("\n", "\r")):
            text = self.source.newline + text
        return Proposal(((at, at, text),), cost, stmt.end_lineno, message)


def sites_of(source: SourceText) -> list[FunctionSite]:
    """Return the functions and methods of a file in source order, then its module level."""
    found: list[FunctionSite] = []

    def visit(
        node: ast.AST,
        prefix: str,
        cls: ast.ClassDef | None,
        around: Iterable[str],
        inner: Iterable[str],
    ) -> None:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, FUNCTIONS):
                own = [n.name for n in own_nodes(child) if isinstance(n, FUNCTIONS)]
                reach = [*inner, *own]
                site = FunctionSite(source, child, prefix + child.name, cls, around, reach)
                found.append(site)
                visit(child, f"{prefix}{child.name}.", cls, site.names, reach)
            elif isinstance(child, ast.ClassDef):
                visit(child, f"{prefix}{child.name}.", child, (), ())
            else:
                visit(child, prefix, cls, around, inner)

    visit(source.tree, "", None, (), ())
    found.append(FunctionSite(source, source.tree, "<module>", None))
    return found
