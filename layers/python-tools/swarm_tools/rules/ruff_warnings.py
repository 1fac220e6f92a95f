"""The fixes of ruff that answer warnings and errors of pylint."""

from __future__ import annotations

from swarm_tools.rules.ruff_fix import RuffFix

WARNINGS: dict[str, RuffFix] = {
    "super-call": RuffFix(
        "super() is called",
        ("PLW0245",),
        ("super-without-brackets",),
        ("class A(list):\n    def append(self, x):\n        super.append(x)\n        print(x)\n",),
    ),
    "environ-copy": RuffFix(
        "os.environ copied by its own method",
        ("PLW1507",),
        ("shallow-copy-environ",),
        ("import copy\nimport os\n\nX = copy.copy(os.environ)\n",),
    ),
    "flat-min-max": RuffFix(
        "One min or max for nested ones",
        ("PLW3301",),
        ("nested-min-max",),
        ("def f(a, b, c):\n    return min(a, min(b, c))\n",),
    ),
    "single-base": RuffFix(
        "No base class twice",
        ("PLE0241",),
        ("duplicate-bases",),
        ("class A:\n    pass\n\n\nclass B(A, A):\n    pass\n",),
    ),
    "control-character": RuffFix(
        "Escapes for control characters in strings",
        ("PLE2510", "PLE2512", "PLE2513", "PLE2514", "PLE2515"),
        (
            "invalid-character-backspace",
            "invalid-character-sub",
            "invalid-character-esc",
            "invalid-character-zero-width-space",
        ),
        (
            "X = 'a\x08b'\n",
            "X = 'a\x1ab'\n",
            "X = 'a\x1bb'\n",
            "X = 'a\u200bb'\n",
        ),
    ),
    "not-implemented-error": RuffFix(
        "NotImplementedError instead of NotImplemented",
        ("F901",),
        ("notimplemented-raised", "raising-bad-type"),
        ("def f():\n    raise NotImplemented\n",),
    ),
    "repeated-value": RuffFix(
        "No value twice in a set", ("B033",), ("duplicate-value",), ("X = {1, 2, 1}\n",)
    ),
    "unicode-prefix": RuffFix(
        "No u in front of a string", ("UP025",), ("redundant-u-string-prefix",), ("X = u'a'\n",)
    ),
    "joined-strings": RuffFix(
        "One string instead of two side by side",
        ("ISC001",),
        ("implicit-str-concat",),
        ("X = ['a' 'b', 'c']\n",),
    ),
    "logging-warning": RuffFix(
        "warning instead of warn",
        ("G010",),
        ("deprecated-method",),
        ("import logging\n\nlogging.warn('x')\n",),
    ),
    "unittest-names": RuffFix(
        "The names unittest has today",
        ("UP005",),
        ("deprecated-method",),
        (
            "import unittest\n\n\nclass T(unittest.TestCase):\n    def test_a(self):\n"
            "        self.assertEquals(1, 1)\n",
        ),
    ),
    "element-tree": RuffFix(
        "ElementTree without c",
        ("UP023",),
        ("deprecated-module",),
        ("import xml.etree.cElementTree as ET\n\nprint(ET)\n",),
    ),
}
"""The groups by id."""
