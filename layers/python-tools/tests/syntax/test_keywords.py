"""Keywords used as names."""

import pytest
from meant import assert_meant


@pytest.mark.parametrize(
    "word",
    [
        "class",
        "from",
        "pass",
        "import",
        "in",
        "is",
        "global",
        "def",
        "return",
        "del",
        "with",
        "as",
        "assert",
        "raise",
        "try",
        "while",
        "yield",
        "async",
        "nonlocal",
    ],
)
def test_a_keyword_as_a_name_is_marked_everywhere(word):
    program = (
        "class Shop:\n"
        "    def add(self, name, {k}):\n"
        "        self.items[name] = {{'name': name, 'k': {k}}}\n"
        "        return self.{k}\n"
        "\n"
        "def use(shop, {k}=None):\n"
        "    if {k} is None or not {k}:\n"
        "        print(f'no {{{k}}} in {{shop:>3}}')\n"
        "    x = [{k} for y in shop if y == {k}]\n"
        "    return {k}, x\n"
    )
    assert_meant(program.format(k=word), program.format(k=f"{word}_"))


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("from = 1\nto = 2\nprint(to - from)\n", "from_ = 1\nto = 2\nprint(to - from_)\n"),
        ("from, to = 1, 2\nprint(from, to)\n", "from_, to = 1, 2\nprint(from_, to)\n"),
        (
            "def f(from: str, to: str = '') -> str:\n    return from + to\n",
            "def f(from_: str, to: str = '') -> str:\n    return from_ + to\n",
        ),
        (
            (
                "class A:\n"
                "    def __init__(self, class):\n"
                "        self.class = class\n"
                "    def show(self):\n"
                "        print(self.class)\n"
            ),
            (
                "class A:\n"
                "    def __init__(self, class_):\n"
                "        self.class_ = class_\n"
                "    def show(self):\n"
                "        print(self.class_)\n"
            ),
        ),
        (
            "class A:\n    def import(self, x):\n        return x\na = A()\na.import(3)\n",
            "class A:\n    def import_(self, x):\n        return x\na = A()\na.import_(3)\n",
        ),
        (
            "def del(x):\n    return x\nprint(del(3))\n",
            "def del_(x):\n    return x\nprint(del_(3))\n",
        ),
        (
            "for class in ['a', 'b']:\n    print(class)\n",
            "for class_ in ['a', 'b']:\n    print(class_)\n",
        ),
        ("x = [len(class) for class in ['a']]\n", "x = [len(class_) for class_ in ['a']]\n"),
        ("import numpy as is\nprint(is.x)\n", "import numpy as is_\nprint(is_.x)\n"),
        (
            "with open('a') as in:\n    print(in.read())\n",
            "with open('a') as in_:\n    print(in_.read())\n",
        ),
        (
            (
                "pass = input('Password: ')\n"
                "if pass == 'x':\n"
                "    print('ok')\n"
                "else:\n"
                "    print('no', pass)\n"
            ),
            (
                "pass_ = input('Password: ')\n"
                "if pass_ == 'x':\n"
                "    print('ok')\n"
                "else:\n"
                "    print('no', pass_)\n"
            ),
        ),
        ("lambda = 0.5\nprint(lambda * 2)\n", "lambda_ = 0.5\nprint(lambda_ * 2)\n"),
        (
            "def f(x, lambda):\n    return x * lambda\n",
            "def f(x, lambda_):\n    return x * lambda_\n",
        ),
        (
            "def f(x, lambda=0.1):\n    y = lambda * x\n    return y\nprint(f(1, lambda=2))\n",
            ("def f(x, lambda_=0.1):\n    y = lambda_ * x\n    return y\nprint(f(1, lambda_=2))\n"),
        ),
        ("book = dict(class=3, name='x')\n", "book = dict(class_=3, name='x')\n"),
        (
            "def f(class)\n    return {'class': class}\n",
            "def f(class_):\n    return {'class': class_}\n",
        ),
        (
            "def f(class):\n    x = [class, 1\n    return x\n",
            "def f(class_):\n    x = [class_, 1]\n    return x\n",
        ),
        (
            (
                "def f(from, to):\n"
                "    for i in range(from, to):\n"
                "        print i\n"
                "    while from < to:\n"
                "        from += 1\n"
            ),
            (
                "def f(from_, to):\n"
                "    for i in range(from_, to):\n"
                "        print(i)\n"
                "    while from_ < to:\n"
                "        from_ += 1\n"
            ),
        ),
        (
            "def f(in, out):\n    out.write(in.read())\n",
            "def f(in_, out):\n    out.write(in_.read())\n",
        ),
        (
            "global = 3\ndef f():\n    return global + 1\n",
            "global_ = 3\ndef f():\n    return global_ + 1\n",
        ),
        (
            "a = {'from': 1}\nfrom = a['from']\nprint(f\"{from} {from:.2f}\")\n",
            "a = {'from': 1}\nfrom_ = a['from']\nprint(f\"{from_} {from_:.2f}\")\n",
        ),
        (
            "def f(*, class=None):\n    return class or 3\n",
            "def f(*, class_=None):\n    return class_ or 3\n",
        ),
        ("try = 0\nwhile try < 3:\n    try += 1\n", "try_ = 0\nwhile try_ < 3:\n    try_ += 1\n"),
        ("with = 3\nprint(with, with * 2)\n", "with_ = 3\nprint(with_, with_ * 2)\n"),
        (
            "from datetime import date\nfrom = date.today()\nprint(from.year)\n",
            "from datetime import date\nfrom_ = date.today()\nprint(from_.year)\n",
        ),
        ("def f(x, is):\n    return x[is]\n", "def f(x, is_):\n    return x[is_]\n"),
        (
            "def f(x, from, to):\n    return x[from:to]\n",
            "def f(x, from_, to):\n    return x[from_:to]\n",
        ),
    ],
)
def test_a_keyword_as_a_name_beside_other_things(broken, meant):
    assert_meant(broken, meant)
