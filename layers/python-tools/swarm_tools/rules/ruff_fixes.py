"""Which of ruff's fixes are used, what they answer of pylint and an example each."""

from __future__ import annotations

from swarm_tools.rules.ruff_fix import RuffFix
from swarm_tools.rules.ruff_warnings import WARNINGS

FIXES: dict[str, RuffFix] = {
    "superfluous-else": RuffFix(
        "No else after return, raise, continue or break",
        ("RET505", "RET506", "RET507", "RET508"),
        ("no-else-return", "no-else-raise", "no-else-continue", "no-else-break"),
        (
            "def f(x):\n    if x:\n        return 1\n    else:\n        return 2\n",
            "def f(x):\n    if x:\n        raise ValueError(x)\n    else:\n        return 2\n",
            "def f(xs):\n    for x in xs:\n        if x:\n            continue\n"
            "        else:\n            print(x)\n",
            "def f(xs):\n    for x in xs:\n        if x:\n            break\n"
            "        else:\n            print(x)\n",
        ),
    ),
    "extra-parentheses": RuffFix("No doubled parentheses", ("UP034",), (), ("print((1 + 2))\n",)),
    "negated-membership": RuffFix(
        "'not in' and 'is not' instead of a negated test",
        ("E713", "E714"),
        ("unnecessary-negation",),
        ("def f():\n    x = 1\n    xs = [1]\n    return not x in xs\n",),
    ),
    "format-call": RuffFix(
        "f-string instead of str.format",
        ("UP032",),
        ("consider-using-f-string",),
        ("def f(x):\n    return '{} items'.format(x)\n",),
    ),
    "plain-f-string": RuffFix(
        "No f-string without a field",
        ("F541",),
        ("f-string-without-interpolation",),
        ("X = f'a'\n",),
    ),
    "collection-literal": RuffFix(
        "Literal instead of dict() or list()",
        ("C408",),
        ("use-dict-literal", "use-list-literal"),
        ("X = dict()\n", "X = list()\n"),
    ),
    "object-base": RuffFix(
        "No explicit object base",
        ("UP004",),
        ("useless-object-inheritance",),
        ("class A(object):\n    pass\n",),
    ),
    "class-parentheses": RuffFix(
        "No empty parentheses after a class",
        ("UP039",),
        (),
        ("class A():\n    pass\n",),
    ),
    "super-arguments": RuffFix(
        "super() without arguments",
        ("UP008",),
        ("super-with-arguments",),
        (
            "class A(list):\n    def __init__(self):\n        super(A, self).__init__()\n"
            "        self.x = 1\n",
        ),
    ),
    "unneeded-pass": RuffFix(
        "No pass in a block that has more",
        ("PIE790",),
        ("unnecessary-pass",),
        ("def f(x):\n    print(x)\n    pass\n",),
    ),
    "useless-return": RuffFix(
        "No return at the end that returns nothing",
        ("PLR1711",),
        ("useless-return",),
        ("def f(x):\n    print(x)\n    return None\n",),
    ),
    "import-per-line": RuffFix(
        "One import a line",
        ("E401",),
        ("multiple-imports",),
        ("import os, sys\n\nprint(os, sys)\n",),
    ),
    "sorted-imports": RuffFix(
        "Imports grouped and sorted",
        ("I001",),
        ("wrong-import-order", "ungrouped-imports"),
        (
            "import xml\nimport requests\nimport os\n\nprint(os, xml, requests)\n",
            "import logging\nimport os\nimport logging.config\n\nprint(os, logging)\n",
            "import os\nimport sys\nfrom os import sep\n\nprint(os, sys, sep)\n",
        ),
    ),
    "useless-semicolon": RuffFix(
        "No semicolon at a line's end", ("E703",), ("unnecessary-semicolon",), ("X = 1;\n",)
    ),
    "sys-exit": RuffFix(
        "sys.exit instead of exit",
        ("PLR1722",),
        ("consider-using-sys-exit",),
        ("def f():\n    exit()\n",),
    ),
    "invalid-escape": RuffFix(
        "Escapes that exist", ("W605",), ("anomalous-backslash-in-string",), ("X = '\\d'\n",)
    ),
    "literal-identity": RuffFix(
        "No identity test with a literal",
        ("F632",),
        ("literal-comparison",),
        ("def f(x):\n    return x is 'a'\n",),
    ),
    "import-from": RuffFix(
        "from a import b",
        ("PLR0402",),
        ("consider-using-from-import",),
        ("import os.path as path\n\nprint(path)\n",),
    ),
    "loop-else": RuffFix(
        "No else after a loop without break",
        ("PLW0120",),
        ("useless-else-on-loop",),
        ("def f(xs):\n    for x in xs:\n        print(x)\n    else:\n        print(0)\n",),
    ),
    "comprehension-call": RuffFix(
        "Comprehension instead of a call around a generator or list",
        ("C401", "C402", "C403", "C404"),
        ("consider-using-set-comprehension", "consider-using-dict-comprehension"),
        (
            "def f(xs):\n    return set([x * 2 for x in xs])\n",
            "def f(xs):\n    return dict([(x, 2) for x in xs])\n",
        ),
    ),
    "index-lookup": RuffFix(
        "The loop's own value instead of a lookup",
        ("PLR1733", "PLR1736"),
        ("unnecessary-dict-index-lookup", "unnecessary-list-index-lookup"),
        (
            "def f():\n    d = {1: 2}\n    for k, v in d.items():\n        print(v, d[k])\n",
            "def f():\n    xs = [1]\n    for i, x in enumerate(xs):\n        print(x, xs[i])\n",
        ),
    ),
    "keys-membership": RuffFix(
        "Membership in the dictionary",
        ("SIM118",),
        ("consider-iterating-dictionary",),
        ("def f(d):\n    return 1 in d.keys()\n", "D = {1: 2}\nprint(1 in D.keys())\n"),
    ),
    "trailing-whitespace": RuffFix(
        "No blanks at the end of a line, one newline at the end of the file",
        ("W291", "W293", "W292", "W391"),
        ("trailing-whitespace", "missing-final-newline"),
        ("X = 1  \nY = 2",),
        "format",
    ),
    "useless-alias": RuffFix(
        "No import under its own name",
        ("PLC0414",),
        ("useless-import-alias",),
        ("import os as os\n\nprint(os)\n",),
    ),
    "merged-isinstance": RuffFix(
        "One isinstance with a tuple of types",
        ("SIM101",),
        ("consider-merging-isinstance",),
        ("def f(x):\n    return isinstance(x, int) or isinstance(x, str)\n",),
    ),
    "merged-if": RuffFix(
        "One if instead of an if that holds only another",
        ("SIM102", "PLR5501"),
        ("too-many-nested-blocks",),
        (
            "def f(a, b, c, d, e, g):\n    if a:\n        for x in b:\n            if c:\n"
            "                for y in d:\n                    if e:\n"
            "                        if g:\n                            print(x, y)\n"
            "                            print(x)\n",
        ),
    ),
    "yield-from": RuffFix(
        "yield from instead of a loop that only yields",
        ("UP028",),
        ("use-yield-from",),
        ("def f(xs):\n    for x in xs:\n        yield x\n",),
    ),
    **WARNINGS,
}
"""The groups by id."""
