"""Where more than one repair parses, the one that people mean is chosen."""

import time

import pytest

from swarm_tools.syntax import repair_source
from swarm_tools.syntax.familiarity import lost_words, strangeness, triples
from swarm_tools.syntax.names import undefined_names
from swarm_tools.syntax.plausibility import implausibility


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        # Names stay defined.
        ("def f(a):\n    return a\nx = 1\nprint(f(x)\n", "print(f(x))"),
        # The number of arguments fits.
        ("def f(a, b):\n    return a\nprint(f(len('x', 2))\n", "print(f(len('x'), 2))"),
        # A constant of another language, next to a real mistake.
        ("def f()\n    return true\n", "return True"),
        # Rows of a table lost their commas.
        ("x = [\n    [1, 2],\n    [3, 4]\n    [5, 6]\n    [7, 8\n]\n", "[5, 6],\n"),
        # A sum is bound before a product.
        ("a = [1]\ni = 0\nx = a[(i + 1 % 2]\n", "a[(i + 1) % 2]"),
        # The index of a counting loop is no list.
        ("a = [[1]]\nj = 0\nfor i in range(1):\n    a[i[j] = 2\n", "a[i][j] = 2"),
        # A string does not swallow the arguments behind it.
        ("n = 1\nprint('apples, n)\n", "print('apples', n)"),
        # Texts are joined the way the line joins them.
        ("n = 'a'\nprint('I am ' + n ' today')\n", "n + ' today'"),
    ],
)
def test_the_meant_repair_is_chosen(broken, meant):
    result = repair_source(broken, path="m.py")
    assert result.ok
    assert meant in result.text


def test_a_method_outside_of_its_class_is_odd():
    inside = "class A:\n    def f(self):\n        return 1\n"
    outside = "class A:\n    pass\ndef f(self):\n    return 1\n"
    assert implausibility(inside) == 0
    assert implausibility(outside) > 0


@pytest.mark.parametrize(
    "text",
    [
        "import os\nprint(os.path.join('a', 'b'))\n",
        "x = [i for i in range(3)]\nprint(x)\n",
        "def f(*args):\n    return args\nf(1, 2, 3)\n",
        "class A:\n    @staticmethod\n    def f(x):\n        return x\nA.f(1)\n",
        "def f():\n    '''Return.\n\n    >>> x = 1\n    '''\n    return 1\n",
    ],
)
def test_plain_programs_are_not_odd(text):
    assert implausibility(text) == 0


def test_undefined_names_know_their_scopes():
    assert undefined_names("def f():\n    x = 1\nprint(x)\n") == {"x"}
    assert undefined_names("class A:\n    y = 1\n    z = y\n") == frozenset()
    assert undefined_names("def f():\n    return g()\n", {"g"}) == frozenset()


def test_an_edit_that_reads_like_the_file_is_less_strange():
    text = "a = f(b)\nc = f(d\n"
    known = triples("a = f(b)\n")
    right, wrong = "a = f(b)\nc = f(d)\n", "a = f(b)\nc = f(d]\n"
    assert strangeness(text, right, known) < strangeness(text, wrong, known)


def test_words_taken_away_are_counted():
    assert lost_words("x = a + b\n", "x = a\n") == 1
    assert lost_words("x = new A()\n", "x = A()\n") == 0


def test_a_long_hopeless_file_ends_soon():
    text = "".join(f"def f{n}(x:\n    retrn x +* {n} ) ] y z\n\n" for n in range(150))
    start = time.process_time()
    repair_source(text, path="m.py")
    assert time.process_time() - start < 6


def test_the_byte_order_mark_and_untouched_lines_stay():
    text = "\ufeffx  =  1 \r\ndef f()\r\n    return  x\r\n"
    result = repair_source(text, path="m.py")
    assert result.ok
    assert result.text == text.replace("f()", "f():")


def test_a_long_file_is_repaired_block_by_block():
    blocks = [f"def f{n}(x):\n    return x + {n}\n\n\n" for n in range(600)]
    text = "".join(blocks).replace("def f400(x):", "def f400(x)").replace("f500(x):", "f500(x:")
    result = repair_source(text, path="m.py")
    assert result.text == "".join(blocks)
    assert [change.line for change in result.changes] == [1601, 2001]
