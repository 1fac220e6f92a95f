"""From identifiers to words and phrases."""

from __future__ import annotations

import re

_VERBS = {
    "calc": "calculate", "calculate": "calculate", "compute": "compute", "get": "return",
    "set": "set", "add": "add", "sub": "subtract", "subtract": "subtract", "mul": "multiply",
    "mult": "multiply", "multiply": "multiply", "div": "divide", "divide": "divide",
    "find": "find", "search": "search for", "lookup": "look up", "print": "print",
    "show": "show", "display": "display", "load": "load", "save": "save", "read": "read",
    "write": "write", "open": "open", "close": "close", "create": "create", "make": "make",
    "build": "build", "generate": "generate", "gen": "generate", "delete": "delete",
    "del": "delete", "remove": "remove", "update": "update", "insert": "insert",
    "append": "append", "pop": "remove", "push": "push", "count": "count", "sum": "sum",
    "sort": "sort", "filter": "filter", "merge": "merge", "split": "split", "join": "join",
    "reverse": "reverse", "convert": "convert", "parse": "parse", "format": "format",
    "validate": "validate", "check": "check", "verify": "verify", "test": "test",
    "run": "run", "start": "start", "stop": "stop", "process": "process", "handle": "handle",
    "send": "send", "receive": "receive", "fetch": "fetch", "download": "download",
    "upload": "upload", "apply": "apply", "clean": "clean", "clear": "clear", "reset": "reset",
    "init": "initialise", "initialize": "initialise", "setup": "set up", "draw": "draw",
    "render": "render", "encode": "encode", "decode": "decode", "encrypt": "encrypt",
    "decrypt": "decrypt", "hash": "hash", "compare": "compare", "match": "match",
    "replace": "replace", "copy": "copy", "move": "move", "rotate": "rotate", "swap": "swap",
    "flatten": "flatten", "group": "group", "map": "map", "reduce": "reduce", "round": "round",
    "truncate": "truncate", "log": "log", "register": "register", "login": "log in",
    "deposit": "deposit", "withdraw": "withdraw", "transfer": "transfer", "pay": "pay",
    "buy": "buy", "sell": "sell", "order": "order", "list": "list", "greet": "greet",
    "say": "say", "ask": "ask", "input": "ask for", "select": "select", "choose": "choose",
    "pick": "pick", "play": "play", "guess": "guess", "shuffle": "shuffle", "wait": "wait for",
    "capitalize": "capitalise", "normalize": "normalise", "strip": "strip", "trim": "trim",
    "repeat": "repeat", "increment": "increment", "decrement": "decrement", "increase": "increase",
    "decrease": "decrease", "double": "double", "square": "square", "call": "call",
    "execute": "execute", "analyze": "analyse", "analyse": "analyse", "summarize": "summarise",
    "export": "export", "import": "import", "record": "record", "track": "track",
    "extract": "extract", "collect": "collect", "combine": "combine", "concat": "concatenate",
    "concatenate": "concatenate", "contains": "contain", "enable": "enable",
    "disable": "disable", "toggle": "toggle", "restock": "restock", "rename": "rename",
    "resize": "resize", "scale": "scale", "shift": "shift", "translate": "translate",
    "solve": "solve", "simulate": "simulate", "evaluate": "evaluate", "estimate": "estimate",
    "assign": "assign", "borrow": "borrow", "return": "return", "rent": "rent", "book": "book",
    "cancel": "cancel", "notify": "notify", "raise": "raise", "drop": "drop", "report": "report",
    "traverse": "traverse", "visit": "visit", "enqueue": "enqueue", "dequeue": "dequeue",
    "peek": "peek at", "put": "put", "store": "store", "use": "use", "wrap": "wrap",
    "dump": "dump", "connect": "connect", "disconnect": "disconnect", "retry": "retry",
}  # fmt: skip
_PREDICATES = {"is", "has", "can", "should", "are", "was", "will", "does"}
_SHORT = {
    "avg": "average", "num": "number", "nums": "numbers", "str": "string", "lst": "list",
    "arr": "array", "idx": "index", "val": "value", "vals": "values", "max": "maximum",
    "min": "minimum", "cnt": "count", "msg": "message", "qty": "quantity", "amt": "amount",
    "dict": "dictionary", "cfg": "configuration", "config": "configuration", "fib": "Fibonacci",
    "fibonacci": "Fibonacci", "temp": "temperature", "addr": "address", "pct": "percentage",
    "info": "information", "calc": "calculation", "func": "function", "char": "character",
    "chars": "characters", "json": "JSON", "csv": "CSV", "url": "URL", "html": "HTML",
    "xml": "XML", "id": "id", "gcd": "greatest common divisor", "lcm": "least common multiple",
}  # fmt: skip


# Countable things a name may say that something is; other words after "is" are adjectives.
_THINGS = (
    "admin anagram boolean consonant cycle date dict dictionary digit directory divisor duplicate "
    "factor file folder guest holiday integer isogram leaf letter link list match member multiple "
    "node number palindrome pangram permutation power prefix rectangle square string subset "
    "substring suffix triangle tuple user vowel weekday weekend winner word year"
)
_COUNTABLE = frozenset(_THINGS.split())


def words(name: str) -> list[str]:
    """Return the lower-case words of an identifier in any style."""
    spaced = re.sub(r"([a-z0-9])([A-Z])|([A-Z]+)([A-Z][a-z])", r"\1\3_\2\4", name)
    return [word.lower() for word in spaced.split("_") if word]


def snake(name: str) -> str:
    """Return a name in snake_case, leading and trailing underscores kept."""
    lead = name[: len(name) - len(name.lstrip("_"))]
    tail = name[len(name.rstrip("_")) :] if name.strip("_") else ""
    return lead + "_".join(words(name)) + tail


def pascal(name: str) -> str:
    """Return a name in PascalCase, leading underscores kept."""
    lead = name[: len(name) - len(name.lstrip("_"))]
    parts = [part for part in name.strip("_").split("_") if part]
    return lead + "".join(part[0].upper() + part[1:] for part in parts)


def spoken(parts: list[str]) -> str:
    """Return words as they are said: short forms written out."""
    return " ".join(_SHORT.get(part, part) for part in parts)


def noun(name: str) -> str:
    """Return an identifier as a noun phrase with its article."""
    parts = words(name)
    if not parts:
        return "the value"
    if parts[0] in ("the", "all", "each", "no", "any"):
        return spoken(parts)
    return f"the {spoken(parts)}"


def with_article(phrase: str) -> str:
    """Return a phrase such as ``leap year`` with its article when it names a countable thing."""
    parts = phrase.split()
    head = parts[parts.index("of") - 1] if "of" in parts[1:] else parts[-1] if parts else ""
    if head not in _COUNTABLE or parts[0] in ("a", "an", "the", "in", "on", "at", "not", "same"):
        return phrase
    sounds = phrase[0].lower() in "aeiou" and not phrase.startswith(("uni", "use", "one"))
    return f"{'an' if sounds else 'a'} {phrase}"


def verb(word: str) -> str | None:
    """Return the imperative form of a word that is a verb."""
    return _VERBS.get(word)


def is_predicate(name: str) -> bool:
    """Return whether a function's name asks a yes-or-no question."""
    parts = words(name)
    return len(parts) > 1 and parts[0] in _PREDICATES


def sentence(text: str) -> str:
    """Return a phrase as a sentence: capital first, full stop last."""
    return text[:1].upper() + text[1:].rstrip(".") + "."


def join(items: list[str]) -> str:
    """Return ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} and {items[-1]}"
