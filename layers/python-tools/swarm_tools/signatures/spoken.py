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
    "accept": "accept", "announce": "announce", "approve": "approve", "attach": "attach",
    "broadcast": "broadcast", "compress": "compress", "confirm": "confirm",
    "construct": "construct", "decompress": "decompress", "dedupe": "deduplicate",
    "define": "define", "derive": "derive", "describe": "describe", "destroy": "destroy",
    "detach": "detach", "detect": "detect", "determine": "determine",
    "distribute": "distribute", "emit": "emit", "enlarge": "enlarge", "ensure": "ensure",
    "erase": "erase", "exclude": "exclude", "expand": "expand", "explain": "explain",
    "flip": "flip", "forget": "forget", "hide": "hide", "include": "include",
    "inject": "inject", "inspect": "inspect", "interleave": "interleave",
    "introduce": "introduce", "invert": "invert", "invoke": "invoke",
    "mangle": "mangle", "obtain": "obtain", "permute": "permute", "prepare": "prepare",
    "prepend": "prepend", "produce": "produce", "promote": "promote", "provide": "provide",
    "publish": "publish", "purge": "purge", "recommend": "recommend", "redeem": "redeem",
    "reject": "reject", "reload": "reload", "restore": "restore", "resume": "resume",
    "retrieve": "retrieve", "reveal": "reveal", "revert": "revert", "rewrite": "rewrite",
    "scramble": "scramble", "shorten": "shorten", "shout": "shout", "shrink": "shrink",
    "submit": "submit", "transpose": "transpose", "unlock": "unlock", "unpack": "unpack",
    "whisper": "whisper", "yell": "yell",
    "go": "go", "take": "take", "give": "give", "eat": "eat", "throw": "throw", "kill": "kill",
    "die": "die", "spawn": "spawn", "lose": "lose", "lend": "lend", "reserve": "reserve",
    "deliver": "deliver", "sync": "sync", "subscribe": "subscribe",
    "unsubscribe": "unsubscribe", "invite": "invite", "follow": "follow", "mute": "mute",
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
    "hms": "hours, minutes and seconds",
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

# One-word names that say what is given back, besides the endings that nouns have.
_THING_NAMES = (
    "acronym address age anagram angle area average balance base bill body bonus bounds box "
    "capital ceiling center centre change children circle code color colour column content "
    "cost cube data date day default delta depth diameter difference digest dimension "
    "discount distance divisor domain dot edge email end energy error eta extension fact "
    "factorial fee fib fibonacci field first fizzbuzz flag floor force frequency gap gcd "
    "grade graph grid half head header height histogram history hypotenuse id identity index "
    "info initial interest interval item key kind label last lcm left length letter level "
    "line logo loss margin mass max maximum mean median members message middle min minimum "
    "minutes mode month name net next node norm number offset origin output owner page "
    "pangram parent part path percent percentage perimeter pi point position power prefix "
    "previous price prime prize product profit quotient radius range rank rate ratio rest "
    "right root row salary sample score seed sequence shape side sign sine size slope slug "
    "speed sqrt stack start state status std step string subject suffix summary surface tail "
    "tax temperature text time tip title today token top total tree tuple type url usage "
    "value variance vector vertex volume vowel wage weight width winner word year zip"
)
_NOUNS = frozenset(_THING_NAMES.split())
_NOUN_ENDINGS = (
    "tion", "sion", "ment", "ness", "ity", "ance", "ence", "ism", "sis", "ship", "hood", "ology",
    "or", "er", "ist", "ary", "gram", "metry",
)  # fmt: skip
_VERB_ENDINGS = ("ify", "ize", "ise", "ate")
_LIKE_VERBS = (
    "candidate certificate climate coordinate estate exercise gate noise precise prise private "
    "surprise template ultimate wise"
)
_NOUNS_LIKE_VERBS = frozenset(_LIKE_VERBS.split())
# Verbs that name a thing when a measure follows: "order total", "list length".
_VERBS_AS_NOUNS = frozenset(("book", "group", "list", "order", "pay", "play"))
_MEASURE_NAMES = (
    "amount average balance cost count date height length level name price rank rate ratio score "
    "size speed status time total volume weight width"
)
_MEASURES = frozenset(_MEASURE_NAMES.split())


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


def names_thing(word: str) -> bool:
    """Return whether a word alone, as a function's name, says what is given back."""
    if word in _NOUNS or word in _SHORT or word in _COUNTABLE or word in _NOUNS_LIKE_VERBS:
        return True
    plural = word.endswith("s") and not word.endswith("ss") and len(word) > 3
    return plural or (len(word) > 5 and word.endswith(_NOUN_ENDINGS))


def says_action(word: str) -> bool:
    """Return whether the ending of an unknown word makes it a verb, such as ``slugify``."""
    return len(word) > 5 and word.endswith(_VERB_ENDINGS) and not names_thing(word)


def names_measure(parts: list[str]) -> bool:
    """Return whether words name a measure although the first may be a verb: ``order total``."""
    if parts in (["square", "area"], ["square", "perimeter"]):
        return True
    return len(parts) > 1 and parts[0] in _VERBS_AS_NOUNS and parts[-1] in _MEASURES


def is_predicate(name: str) -> bool:
    """Return whether a function's name asks a yes-or-no question."""
    parts = words(name)
    return len(parts) > 1 and parts[0] in _PREDICATES


_FLAG_VERBS = {"is", "has", "can", "should", "was", "are", "did", "will"}
_FLAG_ENDS = {
    "flag",
    "found",
    "done",
    "valid",
    "active",
    "enabled",
    "disabled",
    "ok",
    "ready",
    "running",
    "swapped",
    "visible",
    "open",
    "closed",
    "available",
    "checked",
    "success",
    "reverse",
    "verbose",
    "debug",
    "finished",
    "completed",
    "complete",
    "empty",
    "prime",
    "flagged",
    "sorted",
}


def names_flag(name: str) -> bool:
    """Return whether a variable's name says that it is true or false."""
    parts = words(name)
    return bool(parts) and (parts[0] in _FLAG_VERBS or parts[-1] in _FLAG_ENDS)


def sentence(text: str) -> str:
    """Return a phrase as a sentence: capital first, full stop last."""
    return text[:1].upper() + text[1:].rstrip(".") + "."


def join(items: list[str]) -> str:
    """Return ``a, b and c``."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} and {items[-1]}"
