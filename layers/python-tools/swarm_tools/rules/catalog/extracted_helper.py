"""A part of a function that is too large, in a function of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import islice

from swarm_tools.rules.docinsert import has_docstring
from swarm_tools.rules.extraction import Extraction, extraction
from swarm_tools.rules.flow import indented
from swarm_tools.rules.model import Edit, Rule
from swarm_tools.rules.module import FUNCTIONS, Function, Module
from swarm_tools.rules.part_names import part_name
from swarm_tools.rules.sizes import LIMIT, Size, size_of, statements_in

LEAST = 4
MOST_INPUTS = 5
MOST_OUTPUTS = 3
MOST_TRIED = 80
_COMPOUND = (ast.For, ast.While, ast.If, ast.With, ast.Try)
_UNBOUND = frozenset(("staticmethod", "classmethod"))


def _fix(module: Module) -> Iterator[Edit]:
    if module.reflective or module.is_test:
        return
    for function in module.walk(FUNCTIONS):
        size = size_of(function)
        if not size.over(LIMIT) or not _plain(module, function):
            continue
        tried = islice(_extractions(module, function), MOST_TRIED)
        made = [found for one in tried if (found := _made(module, function, one, size))]
        if made:
            _, _, edits = min(made, key=lambda row: row[:2])
            yield from edits
            return


def _plain(module: Module, function: Function) -> bool:
    """Say whether a function stands right in the file or in a class, and is no special method."""
    parent = module.parents[function]
    if isinstance(parent, ast.ClassDef):
        parent = module.parents[parent]
    dunder = function.name.startswith("__")
    return isinstance(parent, ast.Module) and not dunder and isinstance(function, ast.FunctionDef)


def _extractions(module: Module, function: Function) -> Iterator[Extraction]:
    """Yield the parts of a function that can be moved, and are worth a function."""
    for block in _parts(module, function):
        if statements_in(block) < LEAST:
            continue
        found = extraction(module, function, block)
        if (
            found is not None
            and len(found.inputs) <= MOST_INPUTS
            and len(found.outputs) <= MOST_OUTPUTS
        ):
            yield found


def _parts(module: Module, function: Function) -> Iterator[list[ast.stmt]]:
    """Yield compound statements, bodies of loops, and the paragraphs of the function."""
    for node in ast.walk(function):
        inside = isinstance(node, _COMPOUND) and module.function_of(node) is function
        if inside and not module.source(node).startswith("elif"):
            yield [node]
            if isinstance(node, ast.For):
                yield node.body
    paragraph: list[ast.stmt] = []
    for node in function.body[has_docstring(function) :]:
        if paragraph and node.lineno > (paragraph[-1].end_lineno or 0) + 1:
            yield paragraph
            paragraph = []
        paragraph.append(node)
    if len(paragraph) < len(function.body) - has_docstring(function):
        yield paragraph


def _made(
    module: Module, function: Function, part: Extraction, size: Size
) -> tuple[int, int, tuple[Edit, Edit]] | None:
    """Return what stays over the limits, what is handed over, and the edits; None if no gain."""
    named = part_name(module, function, part)
    if named is None:
        return None
    name, says = named
    in_class = isinstance(module.parents[function], ast.ClassDef)
    receiver = function.args.args[0].arg if in_class and function.args.args else ""
    bound = bool(receiver) and receiver in part.inputs
    if bound and (receiver != "self" or _decorated(function) & _UNBOUND):
        return None
    home = function if bound or not in_class else module.parents[function]
    indent = module.indent(home)
    inner = indent + module.unit
    body = indented(module, list(part.block), inner)
    if body is None or not module.alone(home):  # type: ignore[arg-type]
        return None
    given = ", ".join(part.inputs)
    back = ", ".join(part.outputs)
    gives = f"\n{inner}return {back}" if back else ""
    gap = "\n\n" if bound else "\n\n\n"
    head = f'{indent}def {name}({given}):\n{inner}"""{says}"""\n{body}{gives}{gap}'
    called = f"self.{name}({', '.join(part.inputs[1:])})" if bound else f"{name}({given})"
    call = f"{back} = {called}" if back else called
    place = _above(module, home)
    start, end = module.start(part.block[0]), module.end(part.block[-1])
    if len(module.indent(part.block[0])) + len(call) > _longest(module):
        return None
    text = module.text
    first = module.line_start(module.start(function))
    rest = text[first:start] + call + text[end : module.end(function)]
    left = sum(_size_of_text(one).over(LIMIT) for one in (head, rest))
    if left >= size.over(LIMIT):
        return None
    message = f"Moved a part of '{function.name}', which is too large, to '{name}'."
    edits = (Edit(place, place, head, message, 0), Edit(start, end, call, "", 0))
    return left, len(part.inputs) + 2 * len(part.outputs), edits


def _size_of_text(text: str) -> Size:
    """Return the size of the function that whole lines define, at whatever indentation."""
    tree = ast.parse(f"if True:\n{text}" if text[0].isspace() else text)
    return size_of(next(node for node in ast.walk(tree) if isinstance(node, FUNCTIONS)))


def _longest(module: Module) -> int:
    """Return the length of a line that the file has already, at least 79."""
    return min(100, max(79, *map(len, module.lines)))


def _decorated(function: Function) -> set[str]:
    return {ast.unparse(one) for one in function.decorator_list}


def _above(module: Module, node: ast.AST) -> int:
    """Return where a definition begins, with its decorators and the comments right above."""
    first = min([node, *getattr(node, "decorator_list", [])], key=lambda n: n.lineno)  # type: ignore[attr-defined]
    row = first.lineno - 1  # type: ignore[attr-defined]
    while row and module.lines[row - 1].strip().startswith("#"):
        row -= 1
    return module.at(row + 1, 0)


def _long(where: str) -> tuple[str, str]:
    """Return an example with a row of ifs in a loop, and what becomes of it."""
    ifs = "".join(
        f"        if row == {n}:\n            {where}[{n}] = row * total\n" for n in range(12)
    )
    moved = ifs.replace("\n    ", "\n")[4:]
    before = (
        f"def tally(rows, {where}):\n    total = len(rows)\n    for row in rows:\n"
        f"{ifs}    return {where}\n"
    )
    after = (
        f"def _tally_each_row({where}, total, row):\n"
        '    """Do what `tally` does with each row."""\n'
        f"{moved}\n\ndef tally(rows, {where}):\n    total = len(rows)\n    for row in rows:\n"
        f"        _tally_each_row({where}, total, row)\n    return {where}\n"
    )
    return before, after


def _paragraphs(rows: str, other: str) -> tuple[str, str]:
    """Return an example with a part under a comment, and what becomes of it."""
    end = "    return total\n"
    before = f"def f(x):\n{other}\n    # Add up the shifts\n{rows}\n    print(x)\n{end}"
    after = (
        f'def _add_up_shifts(x):\n    """Add up the shifts."""\n{rows}{end}\n\n'
        f"def f(x):\n{other}\n    # Add up the shifts\n    total = _add_up_shifts(x)\n\n"
        f"    print(x)\n{end}"
    )
    return before, after


def _named_rows(letter: str, count: int) -> str:
    rows = "".join(f"    {letter}{n} = x + {n}\n" for n in range(count))
    return f"{rows}    total = {' + '.join(f'{letter}{n}' for n in range(count))}\n"


def _counted_rows(count: int) -> str:
    return "    total = x\n" + "    total += x\n" * count


_DEEP = "def f(a, b, c, seen):\n    for x in a:\n        while x:\n            for y in b:\n"
_LOOP = "{0}for z in c:\n{0}    while z:\n{0}        seen[z] = x\n{0}        z -= 1\n"
_COUNTED = "                if y in c:\n                    # Count the rest\n"


RULE = Rule(
    id="extracted-helper",
    title="A part of a function that is too large, in a function of its own",
    docs=(
        "Where a function has more than 12 branches, 50 statements or 15 names, or more than five "
        "levels, a loop, a condition or a paragraph moves to a private function before it. Only "
        "parts whose inputs certainly have a value, that do not leave the function, and that hand "
        "over at most five values and give back at most three; of these the one after which least "
        "is left over the limits. Its name comes from the comment above it or from what it gives."
    ),
    fix=_fix,
    pylint=("too-many-branches", "too-many-statements", "too-many-locals",
            "too-many-nested-blocks"),
    good=(
        "def f(xs):\n    for x in xs:\n        if x:\n            print(x)\n            print(1)\n",
        _long("seen")[0].replace("seen[3] = row * total", "return row"),
        _long("seen")[0].replace("    total = len(rows)\n", "    if rows:\n        total = 1\n"),
    ),
    bad=(
        _long("seen"),
        _paragraphs(_named_rows("v", 9), _named_rows("u", 8) + "    print(total)\n"),
        _paragraphs(_counted_rows(28), _counted_rows(22) + "    print(total)\n"),
        (
            _DEEP + _COUNTED + _LOOP.format(" " * 20) + "    return seen\n",
            'def _count_rest(c, seen, x):\n    """Count the rest."""\n'
            + _LOOP.format(" " * 4) + "\n\n" + _DEEP + _COUNTED
            + " " * 20 + "_count_rest(c, seen, x)\n    return seen\n",
        ),
    ),
    order=80,
)  # fmt: skip
