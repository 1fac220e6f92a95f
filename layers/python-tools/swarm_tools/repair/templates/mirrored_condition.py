"""A condition asks of one name what it should ask of its twin as well: `row < 0` and `col < 0`."""

from __future__ import annotations

import ast

from swarm_tools.repair.donors import asked

BEFORE = (
    "def f(grid, row, col):\n    if row < 0 or row >= len(grid) or col >= len(grid[0]):\n"
    "        return 0\n    return grid[row][col]\n"
)
AFTER = (
    "def f(grid, row, col):\n"
    "    if row < 0 or row >= len(grid) or col < 0 or col >= len(grid[0]):\n"
    "        return 0\n    return grid[row][col]\n"
)

COST = 1.1
TWIN = 0.9
COUPLE = 1.0
ALONE = 1.5
MOST_NAMES = 10


def propose(site):
    """Yield each comparison of a condition once more, of another name of it or in reach."""
    for node in site.nodes:
        for test in asked(node):
            yield from twins(site, test)
            yield from couples(site, test)
        if not isinstance(node, ast.BoolOp):
            continue
        word = "or" if isinstance(node.op, ast.Or) else "and"
        parts = [part for part in node.values if isinstance(part, ast.Compare)]
        said = {site.source.seg(part) for part in parts}
        yield from exchanged(site, parts, said, word)
        names = list(dict.fromkeys(n for part in parts for n in compared(part)))
        for part in parts:
            for name in compared(part):
                for other in names:
                    text = written(site, part, name, other)
                    if text in said:
                        continue
                    place = next((p for p in parts if other in compared(p)), part)
                    new = f"{text} {word} {site.source.seg(place)}"
                    yield site.replace(place, new, COST, f"condition also asks `{text}`"[:160])


def couples(site, test):
    """Yield a comparison of two names with that of two others, as another condition has both."""
    if not isinstance(test, ast.Compare):
        return
    mine = compared(test)
    for node in site.nodes:
        if not isinstance(node, ast.BoolOp):
            continue
        sides = [compared(part) for part in node.values if isinstance(part, ast.Compare)]
        for other in sides if mine in sides else ():
            if len(other) == len(mine) == 2 and not set(other) & set(mine):
                text = site.exchanged(test, dict(zip(mine, other, strict=True)))
                word = "and" if isinstance(node.op, ast.And) else "or"
                new = f"{site.source.seg(test)} {word} {text}"
                yield site.replace(test, new, COUPLE, f"condition also asks `{text}`"[:160])


def twins(site, test):
    """Yield a comparison together with the same one of another name in reach."""
    if not isinstance(test, ast.Compare):
        return
    old = site.source.seg(test)
    places = [n for n in ast.walk(test) if isinstance(n, ast.Name) and n.id in site.names]
    named = list(dict.fromkeys(place.id for place in places))
    if len(named) == 2:
        text = site.exchanged(test, {named[0]: named[1], named[1]: named[0]})
        for rank, word in enumerate(("and", "or")):
            said = f"condition also asks `{text}`"[:160]
            yield site.replace(test, f"{old} {word} {text}", ALONE + 0.1 * rank, said)
    for place in places:
        for rank, other in enumerate(n for n in site.names[:MOST_NAMES] if n != place.id):
            text = site.exchanged(test, {place.id: other}, [place])
            for word in ("or", "and"):
                new = f"{old} {word} {text}"
                cost = ALONE + 0.02 * rank + 0.1 * (len(places) > 1)
                yield site.replace(test, new, cost, f"condition also asks `{text}`"[:160])


def exchanged(site, parts, said, word):
    """Yield the comparison that lacks the one with two names exchanged, where another has it."""
    for part in parts:
        names = list(dict.fromkeys(n.id for n in ast.walk(part) if isinstance(n, ast.Name)))
        if len(names) != 2:
            continue
        change = {names[0]: names[1], names[1]: names[0]}
        texts = {site.exchanged(other, change): other for other in parts}
        missing = {text: other for text, other in texts.items() if text not in said}
        if len(missing) < len(texts):
            for text, other in missing.items():
                new = f"{site.source.seg(other)} {word} {text}"
                yield site.replace(other, new, TWIN, f"condition also asks `{text}`"[:160])
            return


def compared(part):
    """Return the plain names that a comparison has as sides."""
    return [side.id for side in (part.left, *part.comparators) if isinstance(side, ast.Name)]


def written(site, part, name, other):
    """Return a comparison with one of its sides written as another name."""
    sides = (part.left, *part.comparators)
    first = next(s for s in sides if isinstance(s, ast.Name) and s.id == name)
    return site.exchanged(part, {name: other}, [first])
