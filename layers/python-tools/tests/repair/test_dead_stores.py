"""Values that are set and can never be read."""

from __future__ import annotations

import ast

import pytest

from swarm_tools.repair.dead_stores import dead_stores

DEAD = {
    "at_the_end": "x = a\nprint(x)\nx = 2\nreturn a",
    "overwritten": "x = 1\nx = a\nreturn x",
    "before_return": "if a:\n    x = 1\n    return a\nx = 2\nreturn x",
    "after_the_loop": "x = 0\nfor i in a:\n    print(x)\n    x = i\nx = 5",
    "one_way": "x = 1\nif a:\n    x = 2\nelse:\n    x = 3\nreturn x",
}
ALIVE = {
    "next_round": "x = 0\nfor i in a:\n    print(x)\n    x = i",
    "next_round_of_while": "x = 0\nwhile a:\n    a -= x\n    x += 1",
    "one_way_only": "x = 1\nif a:\n    x = 2\nreturn x",
    "after_break": "x = 0\nfor i in a:\n    if i:\n        x = i\n        break\nreturn x",
    "after_continue": "x = 0\nfor i in a:\n    if x:\n        x = 0\n        continue\n    x = i",
    "in_a_handler": "x = 1\ntry:\n    x = a()\n    a()\nexcept ValueError:\n    return x",
    "in_finally": "x = 1\ntry:\n    a()\n    x = 2\nfinally:\n    print(x)",
    "in_a_closure": "x = 1\ndef g():\n    return x\nx = 2\nreturn g",
    "nonlocal": "nonlocal x\nx = 1",
    "inner_loop": "x = 0\nfor i in a:\n    for j in i:\n        x = x + j\n    y = x\n    a(y)",
    "tuple": "x, y = a\nreturn y",
    "match": "x = 1\nmatch a:\n    case 1:\n        x = 2\nreturn x",
}


def function(body: str) -> ast.FunctionDef:
    text = "\n".join(f"        {row}" for row in body.split("\n"))
    tree = ast.parse(f"def outer():\n    x = 0\n    def f(a):\n{text}\n    return f, x\n")
    return tree.body[0].body[1]


@pytest.mark.parametrize("name", DEAD)
def test_dead(name):
    assert dead_stores(function(DEAD[name])) == {"x"}


@pytest.mark.parametrize("name", ALIVE)
def test_alive(name):
    assert not dead_stores(function(ALIVE[name]))
