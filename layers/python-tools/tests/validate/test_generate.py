"""Generated calls: the same each time, and of the kind that the code asks for."""

from swarm_tools.validate.generate import generate

TEXT = """\
class Item:
    def __init__(self, name, price):
        self.name, self.price = name, price

    def _raise(self, by):
        self.price += by


def cheap(rows, limit=10):
    return [r["title"] for r in rows if r["pages"] < limit]


def grade(score):
    return "A" if score >= 87 else "B"


def names(items, *, sep=", ", **more):
    return sep.join(item.name for item in items)


def load(path):
    return open(path).read()


def menu():
    return input() == "stop"
"""


def test_the_same_source_gives_the_same_calls():
    assert generate(TEXT) == generate(TEXT)
    assert all(len(set(calls)) == len(calls) for calls in generate(TEXT).values())


def test_values_come_from_what_the_code_reads():
    calls = generate(TEXT)
    assert any("'title'" in call.arguments for call in calls["cheap"])
    assert {"(86,)", "(87,)", "(88,)"} <= {call.arguments for call in calls["grade"]}
    assert any("thing(name=" in call.arguments for call in calls["names"])
    assert {call.keywords for call in calls["names"]} >= {"{}"}
    assert any(call.given for call in calls["load"])
    assert any(call.stdin.startswith("stop") for call in calls["menu"])
    assert all(call.make is not None for call in calls["Item._raise"])
    assert calls["Item.__init__"][0].function == "Item"


def test_some_sixty_calls_a_function_where_there_are_as_many():
    calls = generate(TEXT)
    assert 50 <= len(calls["cheap"]) <= 100 and 50 <= len(calls["Item._raise"]) <= 100


def test_only_what_is_wanted_is_called():
    assert set(generate(TEXT, ["grade", "gone"])) == {"grade"}
    assert generate("def f(:\n") == {}
