"""What stands around a function tells its meaning, too: its module, its class, what it calls."""

import ast

import pytest

from swarm_tools.intents import write_tests
from swarm_tools.intents.facts import functions_of

VIGENERE = (
    "def {name}(text, key):\n"
    "    key = key.upper()\n"
    "    out = []\n"
    "    for i, c in enumerate(text.upper()):\n"
    "        out.append(chr((ord(c) + ord(key[i % len(key)]) - 130) % 26 + 65))\n"
    "    return ''.join(out)\n"
)
SPELL = (
    "TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy']\n"
    "ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']\n\n\n"
    "def to_words(n):\n"
    "    if n < 20:\n        return ONES[n]\n"
    "    return TENS[n // 10] + '-' + ONES[n % 10]\n"
)


def intents(path, text):
    return {t.intent for t in write_tests({path: text}).tests if t.drives_repair}


@pytest.mark.parametrize(
    ("path", "name", "found"),
    [
        ("vigenere.py", "encrypt", True),
        ("ciphers/vigenere.py", "encode", True),
        ("tools.py", "vigenere_encrypt", True),
        ("tools.py", "encrypt", False),
        ("vigenere.py", "score", False),
    ],
)
def test_the_name_of_a_module_helps_that_of_a_function(path, name, found):
    assert ("ciphers.vigenere_encrypt" in intents(path, VIGENERE.format(name=name))) is found


def test_the_name_of_a_class_helps_that_of_its_method():
    body = "".join(f"    {line}\n" for line in VIGENERE.format(name="encrypt").splitlines())
    text = "class Vigenere:\n    @staticmethod\n" + body
    assert "ciphers.vigenere_encrypt" in intents("tools.py", text)


def test_constants_are_among_the_words():
    assert "spoken.number" in intents("tools.py", SPELL)
    assert "spoken.number" not in intents("tools.py", SPELL.replace("twenty", "vingt"))


def test_a_number_is_a_word_with_its_digits_after_the_point():
    text = "def f(h):\n    return h * 1.5 + 273.15 + 40\n"
    [function] = functions_of(ast.parse(text), text)
    assert {"1_5", "273_15", "40"} <= function.vocabulary


def test_what_is_handed_on_is_of_the_kind_that_is_taken():
    text = (
        "def problems(word):\n    return [] if word.isalnum() else ['sign 8']\n\n\n"
        "def fine(given):\n    return not problems(given)\n\n\n"
        "def longer(given, other):\n    found = problems(given)\n    return found or other\n"
    )
    _, fine, longer = functions_of(ast.parse(text), text)
    assert [p.kind for p in fine.params] == ["string"]
    assert [p.kind for p in longer.params] == ["string", "unknown"]
    assert "'sign 8'" in fine.vocabulary
    assert "'sign 8'" not in longer.vocabulary
