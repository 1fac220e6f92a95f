"""Prints of Python 2."""

import pytest
from meant import assert_meant

from swarm_tools.syntax.old_prints import call_prints


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("print >>out, 'a', 1", "print('a', 1, file=out)"),
        ("print >>sys.stderr, 'é', 1,", "print('é', 1, file=sys.stderr, end=' ')"),
        ("print >> out", "print(file=out)"),
        ("print >>open('a', 'w'), b", "print(b, file=open('a', 'w'))"),
        ("print >>out, 'x %s' % (\n    3)", "print('x %s' % (\n    3), file=out)"),
        ("if a: print >>out, b", "if a: print(b, file=out)"),
        ("print", "print()"),
        ("print ('a'), 2", "print(('a'), 2)"),
        ("print ('%s') % 3", "print(('%s') % 3)"),
        ("print ('a')", "print('a')"),
    ],
)
def test_other_prints_follow_when_python_2_is_mended(broken, meant):
    for old, new in (
        ("raise E, 'x'", "raise E('x')"),
        ("x = `a`", "x = repr(a)"),
        ("print 'a'", "print('a')"),
        ("x = a <> b", "x = a != b"),
        ("try:\n    x = 1\nexcept E, e:\n    x = 2", "try:\n    x = 1\nexcept E as e:\n    x = 2"),
    ):
        assert_meant(f"{broken}\n{old}\n", f"{meant}\n{new}\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("print `a`", "print(repr(a))"),
        ("print 10L, a <> b", "print(10, a != b)"),
        ("print >>out, `a`, 0777", "print(repr(a), 0o777, file=out)"),
        ('print ur"\\d", a', 'print(r"\\d", a)'),
        ("if a <> b: print `a` + '<>'", "if a != b: print(repr(a) + '<>')"),
    ],
)
def test_a_print_with_other_forms_of_python_2_keeps_its_values(broken, meant):
    assert_meant(f"a = 1\n{broken}\n", f"a = 1\n{meant}\n")
    assert_meant(f"if x:\n    {broken}\nprint a\n", f"if x:\n    {meant}\nprint(a)\n")


def test_prints_stay_where_nothing_else_is_of_python_2():
    assert_meant("print >>out, 'a'\nx = (1\ny = 2\n", "print >>out, 'a'\nx = 1\ny = 2\n")
    text = "from __future__ import print_function\nprint\n"
    assert call_prints(text) == (text, 0)


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = d.has_key(k)", "x = k in d"),
        ("for k, v in d.iteritems(): pass", "for k, v in d.items(): pass"),
        ("for i in xrange(3): pass", "for i in range(3): pass"),
        ("a = unicode(raw_input())", "a = str(input())"),
        ("a = reduce(f, xs)", "from functools import reduce\na = reduce(f, xs)"),
        ("from urllib2 import urlopen", "from urllib.request import urlopen"),
        ("k = xrange(2)\nv = d.keys()[0]", "k = range(2)\nv = list(d.keys())[0]"),
        ("class A:\n    def next(self): return 1", "class A:\n    def __next__(self): return 1"),
    ],
)
def test_names_of_python_2_follow_when_its_forms_are_mended(broken, meant):
    assert_meant(f"{broken}\nprint 1\n", f"{meant}\nprint(1)\n")


@pytest.mark.parametrize(
    "line",
    [
        "def f(d): return d.keys()",
        "x = f'{a}'\ny = d.has_key(k)",
        "print(1, end='')\nx = reduce(f, xs)",
    ],
)
def test_a_slip_in_python_3_and_lists_that_nobody_needs_are_left(line):
    assert_meant(f"{line}\nprint 1\n", f"{line}\nprint(1)\n")
