"""Tests lean to driving where one word alone speaks against them."""

import pytest

from .corpora import suite_for

MEDIAN = '''def median(values):
    """Return the median of the {words}."""
    ordered = sorted(values)
    {mark}
    half = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[half]
    return (ordered[half - 1] + ordered[half]) / 2
'''
STACK = '''class Stack:
    """A pile that {words}."""

    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        return self.items.pop()
'''


def leaning(text):
    """Return whether all tests drive, lean, or do neither."""
    found = {(t.drives_repair, bool(t.leans)) for t in suite_for(text).tests}
    [only] = found
    return {(True, False): "drives", (False, True): "leans", (False, False): ""}[only]


def test_plain_words_drive():
    assert leaning(MEDIAN.format(words="values", mark="")) == "drives"


@pytest.mark.parametrize("words", ["gizmo values", "flurbs", "gizmo flurbs"])
def test_a_few_strange_words_lean(words):
    assert leaning(MEDIAN.format(words=words, mark="")) == "leans"


@pytest.mark.parametrize(
    ("words", "mark"),
    [
        ("gizmo flurbs beneath the snark, fleem, wug, dax and blick", ""),
        ("weighted values", ""),
        ("values, in the julian sense", ""),
        ("gizmo values", "gizmo = 2"),
        ("values and 17", ""),
    ],
    ids=["seven words", "another computation", "a convention", "used by the code", "a number"],
)
def test_what_may_be_meant_does_not_lean(words, mark):
    assert leaning(MEDIAN.format(words=words, mark=mark)) == ""


def test_the_names_of_a_class_outweigh_more_words():
    assert leaning(STACK.format(words="gizmos beneath the flurb")) == "leans"
    assert leaning(STACK.format(words="gizmos beneath the flurb, fleem, snark")) == "leans"
    more = "gizmos beneath the flurb, fleem, snark, boojum, jabber, tove, borogove, rath"
    assert leaning(STACK.format(words=more)) == ""


def test_a_method_that_takes_objects_of_the_module_is_given_no_text():
    stack = STACK.format(words="holds items")
    assert leaning(stack) == "drives"
    tests = suite_for('class Item:\n    """A thing."""\n\n\n' + stack).tests
    assert not [t for t in tests if "Stack" in t.qualname]


PARAGRAPHS = '''def count_paragraphs({name}):
    """{words}"""
    return sum(1 for part in {name}.split("\\n\\n") if part.strip())
'''


@pytest.mark.parametrize(
    ("name", "words", "outcome"),
    [
        ("text", "Return the number of paragraphs of a text.", "drives"),
        ("flurb", "Return the number of paragraphs of a text.", "leans"),
        ("flurb", "Return the number of gizmo paragraphs of a text.", "leans"),
        ("flurb", "Return the number of paragraphs of a text, never more than a gizmo.", ""),
    ],
    ids=["all agrees", "an odd parameter", "and a word", "and a word that twists"],
)
def test_one_thing_that_nothing_shows_leans(name, words, outcome):
    assert leaning(PARAGRAPHS.format(name=name, words=words)) == outcome


@pytest.mark.parametrize(
    "more, outcome",
    [("", "drives"), (", quick=False", "drives"), (", rank=3", "leans"), (", rank=3, k=2", "")],
)
def test_one_optional_parameter_leans(more, outcome):
    text = MEDIAN.format(words="values", mark="").replace("(values):", f"(values{more}):")
    assert leaning(text) == outcome


CLOCK = '''def format_duration(seconds):
    """Return seconds as "{form}"."""
    hours = seconds // 3600
    minutes = seconds % 3600 // 60
    return f"{{hours:02}}:{{minutes:02}}:{{seconds % 60:02}}"
'''


@pytest.mark.parametrize(
    ("form", "intent"),
    [("hh:mm:ss", "times.seconds_to_clock"), ("h:mm:ss", "times.seconds_text")],
)
def test_a_form_with_one_digit_for_the_hour_leaves_the_zeros_open(form, intent):
    driving = {t.intent for t in suite_for(CLOCK.format(form=form)).tests if t.drives_repair}
    assert driving == {intent}


LATER = '''
def median(values):
    """{}"""
    ordered = sorted(values)
    middle = len(ordered) // 2
    if len(ordered) % 2:
        return ordered[middle]
    return (ordered[middle - 1] + ordered[middle]) / 2
'''


def test_words_after_the_first_sentence_lean_and_those_in_it_do_not():
    told = "The middle value. Hidden marks except zebras, approximately."
    assert leaning(LATER.format(told)) == "leans"
    assert leaning(LATER.format("The approximate hidden middle except of zebras.")) == ""
