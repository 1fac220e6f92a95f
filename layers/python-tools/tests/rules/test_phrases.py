"""First lines of docstrings are true and read as English, whatever a function is called."""

import ast

import pytest

from swarm_tools.rules import clean
from swarm_tools.rules.phrases import function_summary, return_text
from swarm_tools.signatures.spoken import names_thing, says_action

GIVES = {
    "shout(s)": "Shout s.",
    "shout(text)": "Shout the text.",
    "shout_text(text)": "Shout the text.",
    "wibble(s)": "Return the result for s.",
    "wibble(first, second)": "Return the result for first and second.",
    "wibble()": "Run wibble.",
    "f(x)": "Return the result for x.",
    "slugify(title)": "Slugify the title.",
    "slugify_title(raw)": "Slugify the title.",
    "obfuscate(text)": "Obfuscate the text.",
    "average(numbers)": "Return the average of the numbers.",
    "factorial(n)": "Return the factorial of n.",
    "hypotenuse(a, b)": "Return the hypotenuse.",
    "permutations(items)": "Return the permutations of the items.",
    "template(name)": "Return the template of the name.",
    "total_price(items)": "Return the total price of the items.",
    "order_total(order)": "Return the order total.",
    "list_length(values)": "Return the list length of the values.",
    "count_positive(numbers)": "Count the positive numbers.",
    "count_even(limit)": "Count the even.",
    "find_cheapest(prices)": "Find the cheapest of the prices.",
    "find_max(n)": "Find the maximum.",
    "seconds_to_hms(seconds)": "Convert seconds to hours, minutes and seconds.",
    "square_area(side)": "Return the square area of the side.",
    "square_number(x)": "Square the number.",
    "list_prices(shop)": "List the prices.",
    "filter_price(price)": "Filter the price.",
    "is_ready(task)": "Return whether task is ready.",
}


def function(text, body="return 1"):
    """Return the definition of a function with this head."""
    return ast.parse(f"def {text}:\n    {body}\n").body[0]


@pytest.mark.parametrize("head", sorted(GIVES))
def test_first_line_of_a_function_that_gives_something(head):
    assert function_summary(function(head), None) == GIVES[head]


def test_unknown_words_that_give_nothing_are_told_by_their_effect():
    assert function_summary(function("wibble(s)", "print(s)"), None) == "Run wibble on s."
    changing = function("wibble(self, s)", "self.rows[s].pop()")
    toy = ast.ClassDef("Toy", [], [], [], [])
    assert function_summary(changing, toy) == "Change the rows, given s."


def test_a_check_of_a_parameter_by_its_name():
    assert function_summary(function("is_valid_email(email)"), None) == (
        "Return whether email is valid."
    )


def test_a_property_is_a_thing():
    node = ast.parse("@property\ndef wibble(self):\n    return 1\n").body[0]
    assert function_summary(node, ast.ClassDef("Toy", [], [], [], [])) == "Return the wibble."


def test_what_an_unknown_word_gives_is_the_result():
    assert return_text(function("wibble(s)"), None) == "The result."
    assert return_text(function("average(values)"), None) == "The average."
    assert return_text(function("order_total(order)"), None) == "The order total."
    assert return_text(function("slugify(title)"), None) == "The result."


def test_words():
    assert names_thing("distance") and names_thing("primes") and names_thing("template")
    assert not names_thing("shout") and not names_thing("press")
    assert says_action("normalise") and not says_action("template") and not says_action("rate")


def test_a_documented_file_is_stable():
    once = clean("def wibble(s):\n    return s * 2\n", path="m.py").text
    assert "Return the result for s." in once
    assert clean(once, path="m.py").text == once
