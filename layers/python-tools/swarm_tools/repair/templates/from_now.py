"""A duration is kept where the time at which it is over was meant."""

from __future__ import annotations

import ast
import re

BEFORE = (
    "class Cache:\n    def set(self, key, value):\n        self.kept[key] = (value, self.seconds)\n"
    "\n    def fresh(self, key):\n        return self.clock() < self.kept[key][1]\n"
)
AFTER = BEFORE.replace("(value, self.seconds)", "(value, self.clock() + self.seconds)")
COST = 1.2
TIME = re.compile(r"(?i)(?:\w+\.)*\w*(?:clock|now|time|today|monotonic|tick)\w*(?:\(\))?")
LONG = re.compile(r"(?i).*(?:second|ttl|age|timeout|life|delay|wait|duration|period|minute|days).*")


def propose(site):
    """Yield the sum of a duration and of what the file calls the time, and the other way round."""
    calls = [
        site.source.seg(n)
        for n in ast.walk(site.source.tree)
        if isinstance(n, ast.Call) and not n.args and not n.keywords
    ]
    times = dict.fromkeys(text for text in [*site.names, *calls] if TIME.fullmatch(text))
    longs = [text for text in [*site.names, *site.attributes] if LONG.fullmatch(text)][:4]
    for node in site.nodes:
        if isinstance(node, (ast.Name, ast.Call)) and site.source.seg(node) in times:
            up = site.parent(node)
            for long in longs if isinstance(up, (ast.Tuple, ast.Assign, ast.Return)) else ():
                if isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
                    new = f"{site.source.seg(node)} + {long}"
                    yield site.replace(node, new, COST, f"becomes `{new}`"[:160])
        if not isinstance(node, (ast.Name, ast.Attribute)) or not isinstance(node.ctx, ast.Load):
            continue
        text = site.source.seg(node)
        if (
            not LONG.fullmatch(text)
            or text in times
            or isinstance(site.parent(node), ast.Attribute)
        ):
            continue
        for now in list(times)[:4]:
            for new in (f"{now} + {text}", f"{now} - {text}"):
                yield site.replace(node, new, COST, f"`{text}` becomes `{new}`"[:160], loose=True)
