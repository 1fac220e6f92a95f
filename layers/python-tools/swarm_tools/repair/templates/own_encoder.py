"""The file has its own encoder or decoder, and a call of `json` does not use it."""

from __future__ import annotations

import ast

BEFORE = (
    "import json\n\n\nclass Encoder(json.JSONEncoder):\n    def default(self, o):\n"
    "        return str(o)\n\n\ndef f(data):\n    return json.dumps(data)\n"
)
AFTER = (
    "import json\n\n\nclass Encoder(json.JSONEncoder):\n    def default(self, o):\n"
    "        return str(o)\n\n\ndef f(data):\n    return json.dumps(data, cls=Encoder)\n"
)
COST = 1.0
KINDS = {
    "dumps": "JSONEncoder",
    "dump": "JSONEncoder",
    "loads": "JSONDecoder",
    "load": "JSONDecoder",
}
WORDS = {"dumps": "default", "dump": "default", "loads": "object_hook", "load": "object_hook"}
PLAIN = ("default=str", "ensure_ascii=False", "sort_keys=True")


def propose(site):
    """Yield the call with the class, with a function of one parameter, and with usual options."""
    tree = site.source.tree
    for node in site.nodes:
        name = isinstance(node, ast.Call) and getattr(node.func, "attr", "")
        if not name or name not in KINDS:
            continue
        text = site.source.seg(node)
        given = {k.arg for k in node.keywords}
        more = [f"cls={c.name}" for c in tree.body if isinstance(c, ast.ClassDef)
                and any(KINDS[name] in ast.unparse(base) for base in c.bases)]  # fmt: skip
        more += [f"{WORDS[name]}={f.name}" for f in tree.body if isinstance(f, ast.FunctionDef)
                 and f is not site.node and len(f.args.args) == 1]  # fmt: skip
        more += PLAIN if name in ("dumps", "dump") else ()
        for rank, option in enumerate(more):
            if option.partition("=")[0] not in given:
                new = f"{text.rstrip()[:-1]}, {option})"
                cost = COST + 0.1 * min(rank, 5)
                yield site.replace(node, new, cost, f"`{option}` passed")
