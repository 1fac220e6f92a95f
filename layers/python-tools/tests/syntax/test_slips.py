"""Everyday slips of one key in a small program."""

import pytest
from meant import assert_meant

PROGRAM = (
    "import functools\n"
    "import math\n"
    "words = ['a', 'bb']\n"
    "pairs = {{'a': 2}}\n"
    "{}\n"
    "print(words, math, functools, pairs)\n"
)


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = max(words, key=lambda w len(w))", "x = max(words, key=lambda w: len(w))"),
        ("words.sort(key=lambda w w[0])", "words.sort(key=lambda w: w[0])"),
        (
            "x = sorted(pairs.items(), key=lambda item item[1], reverse=True)",
            "x = sorted(pairs.items(), key=lambda item: item[1], reverse=True)",
        ),
        (
            "x = functools.reduce(lambda a, b a + b, [1, 2])",
            "x = functools.reduce(lambda a, b: a + b, [1, 2])",
        ),
        ("add = lambda a, b a + b", "add = lambda a, b: a + b"),
        ("add = lambda a, b=2 a + b", "add = lambda a, b=2: a + b"),
        ("x = list(map(lambda w w.upper(), words))", "x = list(map(lambda w: w.upper(), words))"),
        ("x = list(filter(lambda w not w, words))", "x = list(filter(lambda w: not w, words))"),
        ("x = list(map(lambda n -n, [1]))", "x = list(map(lambda n: -n, [1]))"),
        ("x = lambda print('hi')", "x = lambda: print('hi')"),
        ("x = lambda w[0]", "x = lambda w: w[0]"),
        ("x = sorted(words, key=lambda w.lower())", "x = sorted(words, key=lambda w: w.lower())"),
        (
            "x = list(map(lambda w -> w.upper(), words))",
            "x = list(map(lambda w: w.upper(), words))",
        ),
        (
            "x = list(map(lambda w => w.upper(), words))",
            "x = list(map(lambda w: w.upper(), words))",
        ),
        ("x = list(map(lambda w, w.upper(), words))", "x = list(map(lambda w: w.upper(), words))"),
        ("x = list(map(lambda w; w.upper(), words))", "x = list(map(lambda w: w.upper(), words))"),
        (
            "x = list(map(lambda (w): w.upper(), words))",
            "x = list(map(lambda w: w.upper(), words))",
        ),
        (
            "x = {'add': lambda a, b a + b, 'sub': lambda a, b a - b}",
            "x = {'add': lambda a, b: a + b, 'sub': lambda a, b: a - b}",
        ),
        (
            "x = {\n    'add': lambda a, b a + b,\n    'sub': lambda a, b: a - b,\n}",
            "x = {\n    'add': lambda a, b: a + b,\n    'sub': lambda a, b: a - b,\n}",
        ),
        ("x = max(words, key=lambda w len(w)", "x = max(words, key=lambda w: len(w))"),
        ("x = max(words, key=lambda w: len(w)", "x = max(words, key=lambda w: len(w))"),
        (
            "x = sorted(words, key=lambda w (len(w), w))",
            "x = sorted(words, key=lambda w: (len(w), w))",
        ),
        ("x = lambda *args sum(args)", "x = lambda *args: sum(args)"),
        ("x = lambda w 'a' + w", "x = lambda w: 'a' + w"),
        ("x = lambda n n * 2 if n > 1 else n", "x = lambda n: n * 2 if n > 1 else n"),
        ("x = lamda w: w", "x = lambda w: w"),
        ("x = sorted(words, key=Lambda w: w)", "x = sorted(words, key=lambda w: w)"),
        (
            "def f(items)\n    return max(items, key=lambda i i.size)",
            "def f(items):\n    return max(items, key=lambda i: i.size)",
        ),
        (
            "for n in range(3):\n    words.append(lambda n=n print(n))",
            "for n in range(3):\n    words.append(lambda n=n: print(n))",
        ),
    ],
)
def test_a_lambda_gets_its_colon(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
    broken, meant = PROGRAM.format(broken), PROGRAM.format(meant)
    assert_meant(broken + "if words\n    pass\n", meant + "if words:\n    pass\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = math.pi( / 2", "x = math.pi() / 2"),
        ("x = input( + 'a'", "x = input() + 'a'"),
        ("x = input(.strip()", "x = input().strip()"),
        ("print(words.copy(, 3)", "print(words.copy(), 3)"),
        ("if words.copy( == []:\n    print(1)", "if words.copy() == []:\n    print(1)"),
        ("if words.copy( and pairs:\n    print(1)", "if words.copy() and pairs:\n    print(1)"),
        (
            "for k, v in pairs.items(:\n    print(k, v)",
            "for k, v in pairs.items():\n    print(k, v)",
        ),
        ("x = [w for w in words.copy( if w]", "x = [w for w in words.copy() if w]"),
        ("x = pairs.keys( - {1}", "x = pairs.keys() - {1}"),
        ("def f(:\n    return 1", "def f():\n    return 1"),
        ("x = words[0].upper( + words[1].lower()", "x = words[0].upper() + words[1].lower()"),
        ("x = input(\ny = 2", "x = input()\ny = 2"),
        ("x = (words[0].upper( + 'a') * 2", "x = (words[0].upper() + 'a') * 2"),
    ],
)
def test_a_call_without_arguments_is_closed(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
    broken, meant = PROGRAM.format(broken), PROGRAM.format(meant)
    assert_meant(broken + "if words\n    pass\n", meant + "if words:\n    pass\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ('print(""secret:", words)', 'print("secret:", words)'),
        ("print(''secret:', words)", "print('secret:', words)"),
        ('print("secret:"", words)', 'print("secret:", words)'),
        ('print(""secret:"", words)', 'print("secret:", words)'),
        ('x = ""abc"', 'x = "abc"'),
        ('x = "abc""', 'x = "abc"'),
        ('x = input(""Your name? ")', 'x = input("Your name? ")'),
        ('x = input("Your name? "")', 'x = input("Your name? ")'),
        ('x = [""a", "b"]', 'x = ["a", "b"]'),
        ('x = ["a", "b""]', 'x = ["a", "b"]'),
        ('x = {"a": "b"", "c": "d"}', 'x = {"a": "b", "c": "d"}'),
        ('x = {""a": "b", "c": "d"}', 'x = {"a": "b", "c": "d"}'),
        ('print(f""x {words}")', 'print(f"x {words}")'),
        ('print(f"x {words}"")', 'print(f"x {words}")'),
        ('if words == ""yes":\n    print(1)', 'if words == "yes":\n    print(1)'),
        ('x = words[0] + ""!" + "?"', 'x = words[0] + "!" + "?"'),
        ('print("""Hello", words)', 'print("Hello", words)'),
    ],
)
def test_a_quote_that_was_typed_twice_goes(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
    broken, meant = PROGRAM.format(broken), PROGRAM.format(meant)
    assert_meant(broken + "if words\n    pass\n", meant + "if words:\n    pass\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        (
            "@functools,lru_cache(maxsize=None)\ndef f(n):\n    return n",
            "@functools.lru_cache(maxsize=None)\ndef f(n):\n    return n",
        ),
        (
            "@functools,wraps(words)\ndef f(n):\n    return n",
            "@functools.wraps(words)\ndef f(n):\n    return n",
        ),
        (
            "@functools;lru_cache\ndef f(n):\n    return n",
            "@functools.lru_cache\ndef f(n):\n    return n",
        ),
        (
            "@functools lru_cache\ndef f(n):\n    return n",
            "@functools.lru_cache\ndef f(n):\n    return n",
        ),
        (
            "@functools..lru_cache\ndef f(n):\n    return n",
            "@functools.lru_cache\ndef f(n):\n    return n",
        ),
        (
            "class A:\n    def f(self):\n        self,n += 1\n        self.n = 2",
            "class A:\n    def f(self):\n        self.n += 1\n        self.n = 2",
        ),
        (
            "class A:\n    def f(self):\n        self->n = 1\n        self.n = 2",
            "class A:\n    def f(self):\n        self.n = 1\n        self.n = 2",
        ),
        (
            "class A:\n    def f(self):\n        self..n = 1\n        self.n = 2",
            "class A:\n    def f(self):\n        self.n = 1\n        self.n = 2",
        ),
        (
            (
                "class A:\n"
                "    def f(self):\n"
                "        return self->n\n"
                "    def g(self):\n"
                "        self->n = 3"
            ),
            (
                "class A:\n"
                "    def f(self):\n"
                "        return self.n\n"
                "    def g(self):\n"
                "        self.n = 3"
            ),
        ),
        ("if math,pi > 3:\n    print(1)", "if math.pi > 3:\n    print(1)"),
        ("for x in math..sqrt(2):\n    print(x)", "for x in math.sqrt(2):\n    print(x)"),
        (
            "class A:\n    @name,setter\n    def name(self, v):\n        self.v = v",
            "class A:\n    @name.setter\n    def name(self, v):\n        self.v = v",
        ),
        ("x = math sqrt(4)", "x = math.sqrt(4)"),
        ("x = ', ' join(words)", "x = ', '.join(words)"),
        ("x = words copy()", "x = words.copy()"),
    ],
)
def test_a_dot_stands_between_owner_and_attribute(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
    broken, meant = PROGRAM.format(broken), PROGRAM.format(meant)
    assert_meant(broken + "if words\n    pass\n", meant + "if words:\n    pass\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = len words == 2", "x = len(words) == 2"),
        ("name = 'a'\nname str(3)", "name = 'a'\nname = str(3)"),
        ("x = input(What is it called?)", "x = input('What is it called?')"),
        ("print(Hello dear people!)", "print('Hello dear people!')"),
        (
            "with open('a') handle:\n    print(handle.read())",
            "with open('a') as handle:\n    print(handle.read())",
        ),
        ("import numpy np\nprint(np)", "import numpy as np\nprint(np)"),
        (
            "with open('a', 'w' as out:\n    print(out)",
            "with open('a', 'w') as out:\n    print(out)",
        ),
        ("def f(a int, b: str):\n    return a, b", "def f(a: int, b: str):\n    return a, b"),
        ("def f(a) int:\n    return a", "def f(a) -> int:\n    return a"),
        ("def f(a) list[int]:\n    return a", "def f(a) -> list[int]:\n    return a"),
        ("class A:\n    size int\n    name: str", "class A:\n    size: int\n    name: str"),
        (
            "class A:\n    tags list[str] = []\n    name: str = ''",
            "class A:\n    tags: list[str] = []\n    name: str = ''",
        ),
        ("x = sorted(words, reverse True)", "x = sorted(words, reverse=True)"),
        ("print(words, sep ', ')", "print(words, sep=', ')"),
        ('print(words, end"")', 'print(words, end="")'),
        ('print(words, end=")', 'print(words, end="")'),
        ("x = 'a' if words 'b'", "x = 'a' if words else 'b'"),
        ("assert words == [] 'no words'", "assert words == [], 'no words'"),
        ("def f(a):\n    throw new ValueError('a')", "def f(a):\n    raise ValueError('a')"),
        ("for each word in words:\n    print(word)", "for word in words:\n    print(word)"),
        ("for word i words:\n    print(word)", "for word in words:\n    print(word)"),
        (
            "from os import sep import sys\nprint(sep, sys)",
            "from os import sep\nimport sys\nprint(sep, sys)",
        ),
        ("x = 'a' . str(3) . 'b'", "x = 'a' + str(3) + 'b'"),
        ("x = 'a' + 'b' str(3)", "x = 'a' + 'b' + str(3)"),
        ("x = {'a'; 1, 'b'; 2}", "x = {'a': 1, 'b': 2}"),
        ("x = 'a %s b %s % (words, pairs)", "x = 'a %s b %s' % (words, pairs)"),
        ("x = return_value = = 3", "x = return_value = 3"),
        ("x = }", "x = {}"),
        ("x = [[1], [2]}", "x = [[1], [2]]"),
        (
            "def f(a):\n    if a:\nreturn None\n    b = a\n    return b",
            "def f(a):\n    if a:\n        return None\n    b = a\n    return b",
        ),
        (
            "def top(words, n=2):\n    found = words\n    return (found, n",
            "def top(words, n=2):\n    found = words\n    return (found, n)",
        ),
        (
            "def top(words):\n    '''Say it.\n    found = words\n    return found",
            "def top(words):\n    '''Say it.'''\n    found = words\n    return found",
        ),
    ],
)
def test_everyday_slips_in_a_small_program(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
