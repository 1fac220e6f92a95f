"""A file is opened in the wrong mode: emptied instead of added to, read as text, not bytes."""

from __future__ import annotations

import ast

BEFORE = "def f(path, row):\n    with open(path, 'w') as file:\n        file.write(row)\n"
AFTER = "def f(path, row):\n    with open(path, 'a') as file:\n        file.write(row)\n"

MODES = ("w", "a", "r", "r+", "x", "wb", "ab", "rb")


def propose(site):
    """Yield the modes of a kind first, then those that change between text and bytes."""
    for node in site.nodes:
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        place = 1 if isinstance(node.func, ast.Name) else 0
        named = [k.value for k in node.keywords if k.arg == "mode"]
        found = (*named, *node.args[place : place + 1])
        if name == "open" and not found and len(node.args) == place:
            old = site.source.seg(node)
            mark = max("'\"", key=site.source.text.count)
            for mode in ("w", "a", "rb"):
                inside = ", ".join([*map(site.source.seg, node.args), f"{mark}{mode}{mark}"])
                new = f"{site.source.seg(node.func)}({inside})"
                yield site.replace(node, new, 1.5, f"`{old}` becomes `{new}`"[:160])
        if name != "open" or not found or not isinstance(found[0], ast.Constant):
            continue
        mode, mark = found[0].value, site.source.seg(found[0])[-1]
        for rank, other in enumerate(MODES):
            if isinstance(mode, str) and mode in MODES and other != mode:
                far = ("b" in mode) != ("b" in other)
                cost = 1.3 + 0.05 * rank + 0.3 * far
                yield site.replace(
                    found[0], f"{mark}{other}{mark}", cost, f"file opened with `{other}`"
                )
