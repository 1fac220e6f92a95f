"""Protected functions, findings of repairing rules, and what a project makes special."""

import pytest

from swarm_tools.rules import CleanOptions, ProjectContext, clean, suspicions

TWO = """\
import sys


def first(x):
    if x:
        return 1
    else:
        return 2


def second(x):
    if x == None:
        return 1
    else:
        return "{} {}".format(x, 2)


VALUE = dict()
print(sys.path, VALUE)
"""


def cleaned(text, *protect, path="m.py", project=None):
    options = CleanOptions(protect=frozenset(protect))
    return clean(text, path=path, options=options, project=project).text


def test_a_protected_function_gets_notes_alone():
    text = cleaned(TWO, "first")
    first, _, second = text.partition("def second")
    assert "else:" in first and '"""' in first
    assert "else:" not in second and "is None" in second and 'f"{x} {2}"' in second
    assert "VALUE = {}" in text


def test_code_outside_of_functions_can_be_protected():
    text = cleaned(TWO, "<module>")
    assert "VALUE = dict()" in text and "else:" not in text and "is None" in text


def test_all_can_be_protected():
    text = cleaned(TWO, "*")
    assert "VALUE = dict()" in text and text.count("else:") == 2 and "== None" in text
    assert text.count('"""') > 4


def test_a_rename_that_would_touch_a_protected_function_is_not_made():
    text = "def addUp(a):\n    return a\n\n\ndef other(b):\n    return addUp(b)\n"
    assert "add_up" in cleaned(text)
    assert "add_up" not in cleaned(text, "other")
    assert "add_up" not in cleaned(text, "addUp")


def test_suspicions_are_what_repairs_would_change():
    text = "def f(xs=[]):\n    xs.append(1)\n    return xs\n"
    [(rule, line, message)] = suspicions(text, "m.py")
    assert (rule, line) == ("mutable-default", 1) and message.endswith(".")
    assert suspicions("def f(x)\n", "m.py") == []


REGISTRY = "KNOWN = {}\n\n\ndef register(name):\n    def keep(f):\n        KNOWN[name] = f\n"
REGISTRY += "        return f\n\n    return keep\n"
PLUGIN = (
    '"""One."""\n\nfrom registry import register\n\n\n@register("a")\ndef run():\n    """Run."""\n'
)
PLAIN = (
    '"""One."""\n\nfrom math import pi\n\n\ndef area(r):\n    """Return it."""\n    return pi * r\n'
)
ENUM = (
    '"""One."""\n\nfrom enum import Enum\n\n\nclass Kind(Enum):\n    """A kind."""\n\n    A = 1\n'
)


@pytest.mark.parametrize(
    ("other", "stays"),
    [
        (PLUGIN, True),
        (PLAIN, False),
        (ENUM, False),
        ("print('loaded')\n", True),
        ("import registry\n\nregistry.KNOWN['a'] = 1\n", True),
        ("from plugin_two import run\n", True),
        ("X = 1\n\nif __name__ == '__main__':\n    print(X)\n", False),
    ],
)
def test_an_import_with_an_effect_in_the_project_stays(other, stays):
    main = '"""Main."""\n\nimport plugin\nimport registry\n\nprint(registry.KNOWN)\n'
    sources = {
        "main.py": main,
        "plugin.py": other,
        "registry.py": REGISTRY,
        "plugin_two.py": PLUGIN,
    }
    text = cleaned(main, path="main.py", project=ProjectContext(sources))
    assert ("import plugin\n" in text) == stays


@pytest.mark.parametrize(
    ("star", "stays"),
    [("from .inner import *\n", True), ("from kitchen.inner import *\n", True), ("\n", False)],
)
def test_imports_that_a_star_makes_public_stay(star, stays):
    inner = "from json import dumps\nfrom math import ceil\n\nprint(ceil(2.5))\n"
    project = ProjectContext({"kitchen/__init__.py": star, "kitchen/inner.py": inner})
    assert ("dumps" in cleaned(inner, path="kitchen/inner.py", project=project)) == stays
    listed = '__all__ = ["ceil"]\n' + inner
    project = ProjectContext({"kitchen/__init__.py": star, "kitchen/inner.py": listed})
    assert "dumps" not in cleaned(listed, path="kitchen/inner.py", project=project)


def test_a_comparison_of_another_file_makes_comparisons_stay():
    text = "def f(x):\n    return x == None or x == 'a' or x == 'b'\n"
    other = "class P:\n    def __eq__(self, other):\n        return True\n"
    project = ProjectContext({"m.py": text, "p.py": other})
    assert "x == None" in cleaned(text, project=project)
    assert "x is None" in cleaned(text, project=ProjectContext({"m.py": text}))


def test_a_loop_over_what_a_class_of_the_project_may_be_stays():
    text = "def f(things):\n    for i in range(len(things)):\n        print(things[i])\n"
    other = "class P:\n    def __getitem__(self, i):\n        return i\n"
    known = text.replace("(things)", "(things: list)", 1)
    project = ProjectContext({"m.py": text, "p.py": other})
    assert "range(len(things))" in cleaned(text, project=project)
    assert "for thing in things" in cleaned(known, project=project)
    assert "for thing in things" in cleaned(text, project=ProjectContext({"m.py": text}))


@pytest.mark.parametrize("text", [TWO, REGISTRY, PLUGIN])
def test_cleaning_a_cleaned_text_changes_nothing(text):
    once = cleaned(text)
    assert cleaned(once) == once
    held = cleaned(text, "first", "<module>")
    assert cleaned(held, "first", "<module>") == held
