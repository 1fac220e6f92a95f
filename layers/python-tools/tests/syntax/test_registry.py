from pathlib import Path

import pytest

from swarm_tools.syntax import heuristics, repair_source
from swarm_tools.syntax.model import check
from swarm_tools.syntax.names import undefined_names
from swarm_tools.syntax.registry import all_heuristics
from swarm_tools.syntax.tokens import tokenize


def test_folder_and_registry_agree():
    files = {path.stem for path in Path(heuristics.__path__[0]).glob("*.py")} - {"__init__"}
    assert {item.id.replace("-", "_") for item in all_heuristics()} == files


@pytest.mark.parametrize(
    ("broken", "rule"),
    [
        ("def f()\n    pass\n", "missing-colon"),
        ("x = (1\ny = 2\n", "missing-bracket"),
        ("x = 1)\n", "extra-bracket"),
        ("x = 'it's'\ny = 2\n", "unterminated-string"),
        ('def f():\n    """Doc.\n    return 1\n', "unterminated-triple"),
        ("def f():\nreturn 1\n", "missing-indent"),
        ("def f():\n\nx = 1\n", "missing-indent"),
        ("class A:\n\n\nx = 1\n", "empty-block"),
        ("def f():\n    x = 1\n     y = 2\n    return x\n", "wrong-indent"),
        ("if x:\n    y = 1\n\tz = 2\n", "mixed-tabs"),
        ("x = 1\nif x = 2:\n    pass\n", "assign-in-condition"),
        ("i = 1\ni++\n", "wrong-operator"),
        ("print 'a'\n", "python2-print"),
        ("raise ValueError, 'a'\n", "python2-forms"),
        ("if 1:\n    pass\nelse if 2:\n    pass\n", "else-if"),
        ("x = [1 2]\n", "missing-comma"),
        ("f(x):\n    return x\n", "missing-def"),
        ("for x [1]:\n    pass\n", "missing-in"),
        ("improt os\n", "keyword-typo"),
        ("x = \u201ca\u201d\n", "odd-characters"),
        ("<<<<<<< a\nx = 1\n=======\nx = 2\n>>>>>>> b\n", "merge-conflict"),
        ("```python\nx = 1\n```\n", "stray-markup"),
        ("x = 1 $\n", "extra-token"),
        ("// a note\nx = 1\n", "foreign-comment"),
        ("import a from b\n", "import-order"),
        ("x = {'a' = 1}\n", "wrong-colon"),
        ("for i in [1] {\n    print(i)\n}\n", "c-blocks"),
        ("def f(a=1, b):\n    return a + b\n", "missing-value"),
        ("x = [1, 2\nprint(x[0], 'b", "truncated-end"),
        ("x = 1\nprint(f'{x')\n", "fstring-field"),
        ("x = 1\ny = 'a' + str(x) 'b'\n", "missing-operator"),
        ("1: import os\n2: x = os.sep\n3: print(x)\n4: print(os)\n", "line-numbers"),
        ("x = 1\nif x &lt; 2:\n    print(x)\n", "html-entities"),
        ("Here is the code that you asked for:\nx = 1\n", "prose"),
        ("for (int i = 0; i < 3; i++):\n    print(i)\n", "c-for"),
        ("try:\n    pass\ncatch (ValueError e):\n    print(e)\n", "foreign-except"),
        ("def f(x):\n    await x\n", "await-outside"),
        ("x = 1\ny = x > 0 ? 1 : 2\n", "ternary"),
        ("f = (x) => x + 1\n", "arrow-function"),
        ("def f():\n    Return the answer to it.\n    return 1\n", "docstring-quotes"),
        ("x = []\nlen(x) = n\n", "swapped-assignment"),
        ("x = 1\nIf x Is None:\n    print(x)\n", "capital-keywords"),
        ("class A:\n    @property def f(self):\n        return 1\n", "decorator-line"),
        ("x = {'a' 1, 'b': 2}\n", "missing-key-colon"),
        ("def f a, b:\n    return a + b\n", "bare-parameters"),
        ("x = [1]\ny = sorted x\n", "missing-call"),
        ("import os import sys\n", "missing-newline"),
        ("x = 'a'\nprint(x, b')\n", "requoted-line"),
        ("x = 5px\nprint(x)\n", "number-form"),
        ("x = 1\ndef f():\n    nonlocal x\n    x = 2\n", "scope-word"),
        ("def f(a, b):\n    return a\nf(a=1, 2)\n", "argument-order"),
        (
            "x = 1\nswitch x:\n    case 1:\n        x = 2\n    default:\n        x = 3\n",
            "switch-block",
        ),
        ("class = 3\nprint(class)\n", "keyword-name"),
        ("from math import\nprint(sqrt(2))\n", "unfinished-import"),
        ("class A:\n    port: int 8080\n", "missing-equals"),
        ("def f(a=1, b):\n    return a + b\nprint(f(2))\n", "default-order"),
        ("class A:\n    def f(self):\n        self x = 1\n        return self.x\n", "missing-dot"),
        ("x = 3\nadd = lambda a, b a + b\n", "lambda-colon"),
        ('x = 3\nprint(""sum:", x)\n', "doubled-quote"),
        ("class A:\n    size int\n    name: str\n", "missing-annotation"),
        ("with open('a') handle:\n    print(handle)\n", "missing-as"),
        ("print(Hello dear people!)\n", "unquoted-text"),
    ],
)
def test_a_heuristic_repairs_its_kind_of_mistake(broken, rule):
    result = repair_source(broken, path="m.py")
    assert result.ok
    assert rule in [change.rule for change in result.changes]


def test_text_that_is_no_program_is_left_as_it_is():
    text = "The quick brown fox ( jumps [ over\n the } lazy ) dog.\n" * 5
    result = repair_source(text, path="m.py")
    assert result.ok or (result.text == text and result.changes == [])


@pytest.mark.parametrize("text", ["", "\n", "x = 1", "\x00", "(" * 300, "'" * 7, '"""' * 3])
def test_odd_texts_end(text):
    result = repair_source(text, path="m.py")
    assert result.ok == (check(result.text) is None)


def test_tokens_cover_everything_but_blanks():
    text = "x = 'a' + \"b  # no\n'''c\n# d\n"
    covered = "".join(token.text for token in tokenize(text))
    assert covered.replace(" ", "") == text.replace(" ", "")


def test_an_open_string_with_many_backslashes_ends_soon():
    text = 'x = """' + "\\n" * 60 + "\n"
    assert [token.kind for token in tokenize(text)] == ["name", "op", "badtriple"]


def test_undefined_names_are_those_nothing_binds():
    assert undefined_names("import os\nx = os.y + z\nprint(x)\n") == {"z"}
    assert undefined_names("from a import *\nx = z\n") == frozenset()
