"""What a known function should give, as tests of a forged suite."""

from __future__ import annotations

import ast

from swarm_tools.oracle.derived.render import Rendered, checks, doc, plain
from swarm_tools.oracle.derived.write import ModuleWriter, Row
from swarm_tools.oracle.specifications import Identified, identify
from swarm_tools.oracle.specifications.identified import call_text

MOST = 4
TRIED = 40
SURE = 0.9


def add_specified(writer: ModuleWriter) -> None:
    """Add tests of the functions that a specification identifies, where its variants agree."""
    for function in writer.functions:
        found = identify(function) if function.binding == "function" else None
        cases = agreed(found) if found is not None else []
        rows = []
        for number, (arguments, value) in enumerate(cases, 1):
            call = f"result = module.{function.name}({arguments})"
            lines = (doc(found.doc), call, *checks("equals", ast.literal_eval(value)))
            test = Rendered(f"test_{plain(function.name)}_specified_{number}", lines)
            rows.append(Row(test, f"specification.{found.id}", SURE, True, found.doc))
        if rows:
            title = writer.title(function.qualname)
            writer.add(title, function.name, function.qualname, rows)


def agreed(found: Identified) -> list[tuple[str, str]]:
    """Return arguments and value of some short samples on which all variants are one."""
    cases = []
    for row in sorted(found.rows(0, TRIED), key=lambda text: (len(text), text)):
        expected = [found.expected(row, variant) for variant in found.variants]
        values = {one.value for one in expected}
        if {one.kind for one in expected} != {"value"} or len(values) != 1:
            continue
        if any(one.arguments for one in expected):
            continue
        cases.append((call_text(row), values.pop()))
    return cases[:MOST]
