"""Reference implementations: text."""

from __future__ import annotations


def reverse_string(text: str) -> str:
    """Return a text with its characters in the opposite order."""
    return text[::-1]


def is_palindrome(text: str) -> bool:
    """Tell whether a text reads the same both ways, whatever its case, marks and spaces."""
    letters = [character.lower() for character in text if character.isalnum()]
    return letters == letters[::-1]


def count_vowels(text: str) -> int:
    """Return how many vowels a text has."""
    return sum(1 for character in text.lower() if character in "aeiou")


def count_words(text: str) -> int:
    """Return how many words a text has."""
    return len(text.split())


def word_frequency(text: str) -> dict[str, int]:
    """Return how often each word occurs in a text, in lower case."""
    counts: dict[str, int] = {}
    for word in text.lower().split():
        counts[word] = counts.get(word, 0) + 1
    return counts


def character_frequency(text: str) -> dict[str, int]:
    """Return how often each character occurs in a text."""
    counts: dict[str, int] = {}
    for character in text:
        counts[character] = counts.get(character, 0) + 1
    return counts


def capitalize_words(text: str) -> str:
    """Return a text whose words begin with a capital letter."""
    return " ".join(word.capitalize() for word in text.split(" "))


def is_anagram(first: str, second: str) -> bool:
    """Tell whether two texts have the same letters, whatever their case and spaces."""
    return sorted(first.replace(" ", "").lower()) == sorted(second.replace(" ", "").lower())


def remove_vowels(text: str) -> str:
    """Return a text without its vowels."""
    return "".join(character for character in text if character.lower() not in "aeiou")


def remove_spaces(text: str) -> str:
    """Return a text without spaces."""
    return text.replace(" ", "")


def longest_word(text: str) -> str:
    """Return the longest word of a text, of several the first."""
    return max(text.split(), key=len, default="")


def shortest_word(text: str) -> str:
    """Return the shortest word of a text, of several the first."""
    return min(text.split(), key=len, default="")


def reverse_words(text: str) -> str:
    """Return a text with its words in the opposite order."""
    return " ".join(reversed(text.split()))


def camel_to_snake(name: str) -> str:
    """Return a name like ``userName`` as ``user_name``."""
    parts = []
    for index, character in enumerate(name):
        if character.isupper() and index > 0:
            parts.append("_")
        parts.append(character.lower())
    return "".join(parts)


def snake_to_camel(name: str) -> str:
    """Return a name like ``user_name`` as ``userName``."""
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def acronym(phrase: str) -> str:
    """Return the first letters of the words of a phrase, as capitals."""
    return "".join(word[0].upper() for word in phrase.replace("-", " ").split())


def swap_case(text: str) -> str:
    """Return a text with capitals and small letters exchanged."""
    return "".join(c.lower() if c.isupper() else c.upper() for c in text)


def caesar_encrypt(text: str, shift: int) -> str:
    """Return a text with each letter moved on by a shift; all else stays."""
    moved = []
    for character in text:
        if "a" <= character <= "z":
            moved.append(chr((ord(character) - ord("a") + shift) % 26 + ord("a")))
        elif "A" <= character <= "Z":
            moved.append(chr((ord(character) - ord("A") + shift) % 26 + ord("A")))
        else:
            moved.append(character)
    return "".join(moved)


def caesar_decrypt(text: str, shift: int) -> str:
    """Return the text that a shift of its letters has hidden."""
    return caesar_encrypt(text, -shift)


def is_balanced(text: str) -> bool:
    """Tell whether every bracket of a text is closed by its counterpart, in order."""
    closing = {")": "(", "]": "[", "}": "{"}
    open_brackets: list[str] = []
    for character in text:
        if character in closing.values():
            open_brackets.append(character)
        elif character in closing and (
            not open_brackets or open_brackets.pop() != closing[character]
        ):
            return False
    return not open_brackets


def rot13(text: str) -> str:
    """Return a text with each letter moved on by half of the alphabet."""
    return caesar_encrypt(text, 13)
