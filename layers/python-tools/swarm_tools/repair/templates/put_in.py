"""A container is asked whether something is in it already, and what is new is never put in."""

from __future__ import annotations

import ast

BEFORE = (
    "class Poll:\n    def __init__(self):\n        self.voters = set()\n        self.votes = 0\n\n"
    "    def vote(self, voter):\n        if voter in self.voters:\n            return False\n"
    "        self.votes += 1\n        return True\n"
)
AFTER = (
    "class Poll:\n    def __init__(self):\n        self.voters = set()\n        self.votes = 0\n\n"
    "    def vote(self, voter):\n        if voter in self.voters:\n            return False\n"
    "        self.voters.add(voter)\n        self.votes += 1\n        return True\n"
)
LEAVES = (ast.Return, ast.Raise, ast.Continue)
WAYS = ("{0}.add({1})", "{0}.append({1})", "{0}[{1}] = True")


def propose(site):
    """Yield the statement that puts in what was not there, right after the check."""
    yield from rows_of(site)
    for node in site.nodes:
        if not isinstance(node, ast.If) or node.orelse or not isinstance(node.body[-1], LEAVES):
            continue
        for item, home in found_in(site, node.test):
            for rank, way in enumerate(WAYS):
                row = way.format(home, item)
                yield site.insert_after(
                    node, [row], 1.6 + 0.05 * rank, f"`{row}` added"[:160],
                    site.source.indent_of(node),
                )  # fmt: skip


def rows_of(site):
    """Yield the row of parameters that goes into a list of rows which a loop has looked through."""
    for _owner, block in site.blocks():
        for loop in block:
            if not isinstance(loop, ast.For) or not isinstance(loop.target, ast.Tuple):
                continue
            home, many = site.source.seg(loop.iter), len(loop.target.elts)
            given = [name for name in site.params if name != home][-many:]
            if len(given) != many or home not in {*site.names, *site.attributes}:
                continue
            row = f"{home}.append(({', '.join(given)}))"
            indent = site.source.indent_of(loop)
            yield site.insert_after(loop, [row], 1.7, f"`{row}` added"[:160], indent)


def found_in(site, test):
    """Yield what a condition asks for, and the name or attribute that it asks to hold it."""
    for asked in ast.walk(test):
        if isinstance(asked, ast.Compare) and isinstance(asked.ops[0], ast.In):
            item, home = site.source.seg(asked.left), site.source.seg(asked.comparators[0])
            if home in site.names or home in site.attributes:
                yield item, home
