"""Handlers of other languages and bodies that are missing."""

import pytest
from meant import assert_meant


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        (
            "try:\n    x = int('a'\ncatch ValueError as e:\n    print(e)\n",
            "try:\n    x = int('a')\nexcept ValueError as e:\n    print(e)\n",
        ),
        (
            "try:\n    x = 1\ncatch (ValueError, TypeError) as e:\n    print('no:' e)\n",
            "try:\n    x = 1\nexcept (ValueError, TypeError) as e:\n    print('no:', e)\n",
        ),
        (
            "try:\n    x = 1\ncatch json.Error as e:\n    print(e)\nx = [1, 2\nprint(x)\n",
            "try:\n    x = 1\nexcept json.Error as e:\n    print(e)\nx = [1, 2]\nprint(x)\n",
        ),
        (
            "try:\n    x = 1\ncatch ValueError:\n    x = 2\ncatch OSError as e\n    print(e)\n",
            "try:\n    x = 1\nexcept ValueError:\n    x = 2\nexcept OSError as e:\n    print(e)\n",
        ),
        (
            "from os import\ntry:\n    getcwd()\ncatch OSError as e:\n    print(e)\n",
            "from os import getcwd\ntry:\n    getcwd()\nexcept OSError as e:\n    print(e)\n",
        ),
        (
            "def f()\n    try:\n        return 1\n    catch OSError as e {\n        return e\n",
            "def f():\n    try:\n        return 1\n    except OSError as e:\n        return e\n",
        ),
    ],
)
def test_a_foreign_handler_beside_other_errors(broken, meant):
    assert_meant(broken, meant)


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("def f(x):", "def f(x):\n    pass"),
        ("def f(x):\n    # later", "def f(x):\n    # later\n    pass"),
        ("class A(Exception):", "class A(Exception):\n    pass"),
        ("class A:\n    def f(self):", "class A:\n    def f(self):\n        pass"),
        (
            "class A:\n    def f(self):\n\n    def g(self):\n        return 1",
            "class A:\n    def f(self):\n        pass\n\n    def g(self):\n        return 1",
        ),
        ("@staticmethod\ndef f(x):", "@staticmethod\ndef f(x):\n    pass"),
        ("async def f(x):", "async def f(x):\n    pass"),
        ("def f(x) -> int:", "def f(x) -> int:\n    pass"),
        ("def f(x)", "def f(x):\n    pass"),
        ("if QUESTIONS:\n    def f(x):", "if QUESTIONS:\n    def f(x):\n        pass"),
        ("def f(x):\n\n\nclass A:", "def f(x):\n    pass\n\n\nclass A:\n    pass"),
        (
            "def f(x):\n    if x:\n        print(x)\n    else:",
            "def f(x):\n    if x:\n        print(x)\n    else:\n        pass",
        ),
        (
            "def f(x):\n    try:\n        print(x)\n    except ValueError:",
            "def f(x):\n    try:\n        print(x)\n    except ValueError:\n        pass",
        ),
        ("def f(x):\n    for y in x:", "def f(x):\n    for y in x:\n        pass"),
        (
            "try:\n    import json\nexcept ImportError:",
            "try:\n    import json\nexcept ImportError:\n    pass",
        ),
    ],
)
def test_an_empty_body_does_not_take_what_follows(broken, meant):
    program = (
        "QUESTIONS = [1]\n\n\n{}\n\n\ndef play():\n    score = 0\n"
        "    for question in QUESTIONS:\n        score += 1\n    return score\n"
    )
    assert_meant(program.format(broken), program.format(meant))
    assert_meant(
        program.format(broken) + "print('a, 1)\n", program.format(meant) + "print('a', 1)\n"
    )
