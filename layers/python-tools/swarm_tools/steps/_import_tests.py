"""One more test a module: that it can be imported at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swarm_tools.intents.files import test_file
from swarm_tools.intents.layout import Layout, is_source
from swarm_tools.intents.render import Rendered
from swarm_tools.intents.write import test_names

INTENT = "module.imports"
_CLASS = "TestModule"
_TEST = "test_module_can_be_imported"
_DOC = "The module can be imported."


def with_import_tests(
    files: Mapping[str, str], tests: list[dict[str, Any]], sources: Mapping[str, str]
) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """Return the suite with an import test for each source module.

    It guards what works and drives no repair: the caller drops those that are red.

    Args:
        files: Generated test files by path.
        tests: Generated tests as JSON.
        sources: Text of each Python file by path, taken test paths among them; all parse.
    """
    layout = Layout.of(sources)
    chosen = sorted(path for path in sources if is_source(path))
    names = test_names(chosen, sources)
    more = dict(files)
    added = []
    for path in chosen:
        root, module = layout.module_of(path)
        rendered = Rendered(_TEST, (f'"""{_DOC}"""', "assert module.__name__"))
        classes = [(_CLASS, f"What importing `{module}` should do.", [rendered])]
        roots = (*(other for other in layout.roots if other != root), root)
        alone = test_file(path, module, roots, classes)
        name = names[path]
        if name in files:
            block = alone[alone.index(f"class {_CLASS}:") :]
            more[name] = f"{files[name].rstrip()}\n\n\n{block}"
        else:
            more[name] = alone
        added.append(
            {
                "nodeid": f"{name}::{_CLASS}::{_TEST}",
                "path": name,
                "module": module,
                "function": "",
                "qualname": "",
                "intent": INTENT,
                "confidence": 1.0,
                "drives_repair": False,
                "reason": "",
            }
        )
    if chosen and "tests/__init__.py" not in sources:
        more.setdefault("tests/__init__.py", "")
    return dict(sorted(more.items())), [*tests, *added]
