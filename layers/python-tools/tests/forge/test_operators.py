import ast
from pathlib import Path

import pytest

from swarm_tools.forge.mutation import operators
from swarm_tools.forge.mutation.find import find_mutants
from swarm_tools.forge.mutation.patch import compile_with

REGISTRY = operators.registry()


def test_every_file_is_an_operator_and_the_required_ones_are_there():
    files = {path.stem for path in Path(operators.__path__[0]).glob("*.py")} - {"__init__"}
    assert {operator.id for operator in REGISTRY} == files
    assert files == {
        "arithmetic", "boolean", "calls", "comparison", "conditions", "constants", "decorators",
        "default_arguments", "exceptions", "loops", "return_values", "slices",
        "statement_deletion", "strings",
    }  # fmt: skip


@pytest.mark.parametrize("operator", REGISTRY, ids=lambda operator: operator.id)
def test_the_first_mutation_of_the_example_is_what_the_file_shows(operator):
    assert operator.doc
    tree = ast.parse(operator.before)
    for node in ast.walk(tree):
        for swap in operator.mutate(node):
            text = _with(operator.before, swap)
            assert ast.unparse(ast.parse(text)) == ast.unparse(ast.parse(operator.after))
            return
    raise AssertionError("it mutates nothing")


def _with(text, swap):
    class Put(ast.NodeTransformer):
        def visit(self, node):
            if ast.dump(node, include_attributes=True) == wanted:
                return swap.new
            return self.generic_visit(node)

    wanted = ast.dump(swap.old, include_attributes=True)
    return ast.unparse(ast.fix_missing_locations(Put().visit(ast.parse(text))))


SOURCE = '''"""A module."""
from __future__ import annotations


def discount(price: float, rate: float = 0.1) -> float:
    """Take a part off."""
    if rate < 0:
        raise ValueError("negative")
    while price > 100:
        price -= 1
    return price * (1 - rate)


if __name__ == "__main__":
    print(discount(1 + 1))
'''


def test_a_mutant_says_where_it_is_and_what_is_other_there():
    mutants = find_mutants("shop.py", SOURCE).mutants
    found = [(m.line, m.column, m.before, m.after) for m in mutants if m.operator == "comparison"]
    assert (7, 7, "rate < 0", "rate <= 0") in found
    assert {m.function for m in mutants} == {"discount"}
    assert len({m.id for m in mutants}) == len(mutants)


def test_annotations_docstrings_and_the_main_block_are_left_alone():
    mutants = find_mutants("shop.py", SOURCE).mutants
    assert not [m for m in mutants if m.line in (1, 2, 6) or m.line >= 14]


def test_an_id_lasts_when_lines_move():
    before = [m.id for m in find_mutants("shop.py", SOURCE).mutants]
    after = [
        m.id for m in find_mutants("shop.py", SOURCE.replace("def ", "X = None\n\n\ndef ")).mutants
    ]
    assert set(before) <= set(after)


def test_the_same_code_twice_is_counted_and_not_run():
    # `rate=0.1` is a constant and a default: both operators give the same code.
    found = find_mutants("shop.py", SOURCE)
    assert found.duplicate >= 1
    assert find_mutants("a.py", "def f(x):\n    return -x if 0 else x\n").equivalent >= 1


def test_a_mutant_of_a_whole_file_compiles_and_the_tree_is_as_before():
    found = find_mutants("shop.py", SOURCE)
    tree = ast.dump(found.tree)
    mutant = next(m for m in found.mutants if m.after == "price / (1 - rate)")
    scope = {"__swarm_tick__": lambda: None, "__name__": "shop"}
    exec(compile_with(found, mutant.patch), scope)
    assert scope["discount"](90.0, 0.5) == 180.0
    assert ast.dump(found.tree) == tree
