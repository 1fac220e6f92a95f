"""Files full of slips work once they are cleaned, and right code stays as it is."""

import asyncio
import contextlib
import io
import types
from pathlib import Path

import pytest

from swarm_tools.rules import CleanOptions, clean
from swarm_tools.rules.registry import all_rules

CORPUS = Path(__file__).parent / "corpus"
BEFORE_CLEANING = frozenset(rule.id for rule in all_rules() if rule.order < 10)


def mended(name):
    text = (CORPUS / "slips" / f"{name}.py").read_text(encoding="utf-8")
    options = CleanOptions(format=False, select=BEFORE_CLEANING)
    module = types.ModuleType(name)
    exec(compile(clean(text, path=f"{name}.py", options=options).text, name, "exec"), vars(module))
    return module


def printed(call, *arguments):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        call(*arguments)
    return out.getvalue()


@pytest.mark.parametrize(
    "path", sorted((CORPUS / "right").glob("*.py")), ids=lambda path: path.stem
)
def test_right_code_is_left_alone(path):
    text = path.read_text(encoding="utf-8")
    options = CleanOptions(format=False, select=BEFORE_CLEANING)
    assert clean(text, path=path.name, options=options).text == text


def test_the_bank():
    bank = mended("bank")
    ann, bob = bank.Account("ann", 10), bank.Account("bob")
    ann.transfer(bob, 4)
    assert (str(ann), str(bob)) == ("ann: 6", "bob: 4")
    assert (ann.history, bob.history) == ([("withdraw", 4)], [("deposit", 4)])
    with pytest.raises(ValueError):
        bob.withdraw(5)
    assert bank.find_max([1, 7, 3]) == 7
    assert bank.middle([1, 2, 3]) == 2
    assert bank.count_words("a A b") == {"a": 2, "b": 1}
    assert bank.remove_negatives([-1, -2, 3]) == [3]
    assert round(bank.area(1), 2) == 3.14
    assert bank.is_vowel("e") and not bank.is_vowel("x")
    assert bank.make_grid(2) == [[1, 0], [0, 1]]
    assert bank.fact(4) == 24
    assert bank.sorted_copy([2, 1]) == [1, 2]
    assert printed(bank.greet, "Ann") == "Hello Ann\nYou are Ann\n"


def test_the_stack():
    stack = mended("stack")
    things = stack.Stack()
    things.push(1)
    things.push(2)
    assert (things.peek(), things.size(), list(things), things.pop()) == (2, 2, [1, 2], 2)
    assert stack.Dog("Rex").speak() == "Rex says woof with 4"
    assert [call() for call in stack.run_all([])] == [0, 1, 2]
    assert (stack.bump(), stack.bump()) == (1, 2)
    assert stack.stats([1, 3]) == (2.0, 1.0)
    assert (stack.check(2), stack.check(5)) == (1, 2.0)
    with pytest.raises(AssertionError):
        stack.check(0)
    assert stack.typed(1) == "num"
    assert stack.cleanup({"a": None, "b": 1}) == {"b": 1}


def test_the_library():
    library = mended("library")
    items = library.LinkedList()
    items.append(1)
    items.append(2)
    items.append(3)
    assert (len(items), items.find(3), items.find(4)) == (3, True, False)
    assert asyncio.run(library.gather_all()) == 3
    assert library.binary_search([1, 3, 5, 7], 5) == 2
    assert library.average([]) is None and library.average([1, 3]) == 2
    assert library.reverse_words("a b c") == "c b a"
    assert library.pick([1]) == 1
    assert library.count_vowels("banana") == 3
    assert library.describe("abc") == "n = 3"
    with pytest.raises(library.TooBig):
        library.guard(11)
