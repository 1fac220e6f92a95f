"""Taking single tests out of generated test files."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import PurePosixPath


def without_tests(files: Mapping[str, str], nodeids: list[str]) -> dict[str, str]:
    """Return `files` without the tests `nodeids`; a class left empty goes, and so does a file.

    `__init__.py` stays as long as another file does.
    """
    gone: dict[str, set[tuple[str, ...]]] = {}
    for nodeid in nodeids:
        path, *names = nodeid.split("::")
        gone.setdefault(path, set()).add(tuple(name.partition("[")[0] for name in names))
    kept = {}
    for path, text in files.items():
        pruned = _prune(text, gone[path]) if path in gone else text
        if pruned is not None:
            kept[path] = pruned
    if all(PurePosixPath(path).name == "__init__.py" for path in kept):
        return {}
    return kept


def _prune(text: str, gone: set[tuple[str, ...]]) -> str | None:
    tree = ast.parse(text)
    spans: list[tuple[int, int]] = []
    left = 0
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            tests = [item for item in node.body if _is_test(item)]
            bad = [item for item in tests if (node.name, item.name) in gone]
            if tests and len(bad) == len(tests):
                spans.append(_span(node))
                continue
            spans += [_span(item) for item in bad]
            left += len(tests) - len(bad)
        elif _is_test(node):
            if (node.name,) in gone:
                spans.append(_span(node))
            else:
                left += 1
    if not left:
        return None
    lines = text.splitlines(keepends=True)
    for start, end in sorted(spans, reverse=True):
        # The blank lines before it go too: what follows has its own.
        while start > 1 and not lines[start - 2].strip():
            start -= 1
        del lines[start - 1 : end]
    return "".join(lines)


def _is_test(node: ast.AST) -> bool:
    is_function = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    return is_function and node.name.startswith("test")


def _span(node: ast.AST) -> tuple[int, int]:
    first = min([node.lineno, *(item.lineno for item in node.decorator_list)])
    return first, node.end_lineno
