"""What goals ask for, and which are not understood."""

import pytest

from swarm_tools.build.goal import read_goal

KNOWN = [
    ("Write is_prime(n)", [("is_prime", ("n",), "is_prime")]),
    ("add a function is_prime to utils.py", [("is_prime", ("number",), "is_prime")]),
    (
        "Write a function that checks whether a number is prime",
        [("is_prime", ("number",), "is_prime")],
    ),
    ("Write a function that reverses a string", [("reverse_string", ("text",), "reverse_string")]),
    ("a Stack class", [("Stack", (), "Stack")]),
    ("class BankAccount with deposit and withdraw", [("BankAccount", (), "BankAccount")]),
    (
        "factorial(n) and gcd(a, b)",
        [("factorial", ("n",), "factorial"), ("gcd", ("a", "b"), "gcd")],
    ),
    ("is_palindrome(s: str) -> bool", [("is_palindrome", ("s",), "is_palindrome")]),
    ("write quick_sort", [("quick_sort", ("items",), "quick_sort")]),
    ("Write avg(numbers)", [("avg", ("numbers",), "calculate_average")]),
]


@pytest.mark.parametrize(("text", "wanted"), KNOWN)
def test_known_functions_and_classes_are_understood(text, wanted):
    goal = read_goal(text)
    assert goal.problem == ""
    assert [(w.name, w.params, w.entry.name) for w in goal.wants] == wanted


@pytest.mark.parametrize(
    "text",
    [
        "Build a web crawler with Redis",
        "Add is_prime(n) with memoization",
        "Implement get_user_stats",
        "write gcd(a, b, c)",
        "a REST API for users",
        "a class Stack that is thread-safe",
        "Write is_prime(n) in a.py and b.py",
    ],
)
def test_one_word_that_is_not_understood_is_a_problem(text):
    assert read_goal(text).problem


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("make the tests pass", ()),
        ("Make the tests in tests/test_shop.py pass", ("tests/test_shop.py",)),
        ("fix the failing tests", ()),
        ("implement the stubs in shop/prices.py", ("shop/prices.py",)),
    ],
)
def test_red_tests_are_a_goal(text, paths):
    goal = read_goal(text)
    assert (goal.tests, goal.paths, goal.problem) == (True, paths, "")


def test_tests_with_a_wish_beyond_are_not():
    assert "legacy" in read_goal("make the tests pass without the legacy database").problem
