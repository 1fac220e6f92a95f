"""A docstring that speaks of an intent leans to it whatever the name of its function."""

import pytest

from .corpora import suite_for

FIBS = '''def first_fibs(count):
    """Return the first `count` Fibonacci numbers, starting with 0 and 1."""
    seq = []
    a, b = 0, 1
    for _ in range(count):
        seq.append(a)
        a, b = b, a + b
    return seq
'''
SORT = '''def arranged(items, descending=False):
    """Return a {said} copy, made with comb sort."""
    return sorted(items, reverse=descending)
'''


def intents_of(text):
    tests = [t for t in suite_for(text).tests if not t.intent.startswith(("habits", "docstring"))]
    return {(t.intent, t.drives_repair, t.leans) for t in tests}


def test_a_docstring_alone_leans_and_does_not_drive():
    assert intents_of(FIBS) == {("number_theory.fibonacci_sequence", False, 0.5)}


@pytest.mark.parametrize(
    "changed",
    [
        FIBS.replace("Return the first `count` Fibonacci numbers", "Return numbers"),
        FIBS.replace("first_fibs", "unfibonacci"),
        FIBS.replace("first_fibs", "is_first"),
        FIBS.replace("first_fibs", "get"),
        FIBS.replace("starting", "of such a list, starting"),
    ],
    ids=["said by nobody", "the way back", "a question", "no name", "said elsewhere"],
)
def test_a_name_that_says_otherwise_does_not_lean(changed):
    assert not any(leans for _, _, leans in intents_of(changed))


def test_a_plain_docstring_outweighs_a_name_that_says_another_thing():
    named = FIBS.replace("first_fibs", "sum_of_squares")
    assert intents_of(named) == {("number_theory.fibonacci_sequence", False, 0.34)}
    silent = intents_of(named.replace("Fibonacci ", ""))
    assert not any(leans for _, _, leans in silent)


def test_where_the_intent_of_the_name_does_not_fit_the_docstring_is_asked():
    text = '''def merge(left, right):
    """Merge two sorted lists into one sorted list."""
    out = []
    left, right = list(left), list(right)
    while left and right:
        out.append(left.pop(0) if left[0] <= right[0] else right.pop(0))
    return out + left + right
'''
    # Its name is a part of the one that the docstring says.
    assert {(i, leans) for i, _, leans in intents_of(text)} == {("members.merge_sorted", 1.0)}


def test_a_docstring_that_begins_with_the_name_of_an_intent_may_be_red_throughout():
    text = '''def find_book(shelf, wanted):
    """Binary search in the sorted list of titles; -1 if it is not there."""
    low, high = 0, len(shelf) - 1
    while low <= high:
        middle = (low + high) // 2
        if shelf[middle] == wanted:
            return middle
        if shelf[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return -1
'''
    said = {(i, leans) for i, _, leans in intents_of(text) if i.startswith("sorting.")}
    assert said == {("sorting.binary_search", 1.0)}
    later = text.replace("Binary search", "Where it is, by binary search")
    assert {leans for i, _, leans in intents_of(later) if i.startswith("sorting.")} == {0.34}


def test_the_docstring_of_a_class_may_name_what_it_is():
    text = '''class Line:
    """A first-in first-out queue."""

    def __init__(self):
        self.inside = []

    def enqueue(self, item):
        self.inside.append(item)

    def dequeue(self):
        return self.inside.pop(0)
'''
    found = intents_of(text.replace("Line", "Channel"))
    assert {(drives, leans) for _, drives, leans in found} == {(False, 0.34)}
    assert not intents_of(text.replace("Line", "Channel").replace("queue.", "thing."))


def test_a_flag_that_is_false_tells_nothing():
    name, flagged = "insertion_sort", SORT.replace("arranged", "insertion_sort")
    assert intents_of(flagged.format(said="sorted")) == {("sorting.ascending", True, 0.0)}
    asked = flagged.replace("=False", "").format(said="sorted")
    assert ("sorting.ascending", True, 0.0) not in intents_of(asked), name
