"""What docstrings and comments tell beyond the intent: words and numbers it does not explain."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from swarm_tools.intents.arrows import without_examples
from swarm_tools.intents.facts import COLUMNS, Function
from swarm_tools.intents.fields import SAID
from swarm_tools.intents.model import ClassIntent, Intent, words
from swarm_tools.intents.neutral import CONVENTIONS, NEUTRAL, NUMBER_WORDS
from swarm_tools.intents.plain_calls import plain_calls
from swarm_tools.intents.record_filters import filter_words
from swarm_tools.intents.tokens import normal, split
from swarm_tools.intents.unit_words import unit_words

MANY = 2
_EXAMPLES = re.compile(r">>>.*|\b(e\.g\.|for example|par exemple|examples?\s*[:\n]).*", re.I | re.S)
_SAMPLE = re.compile(r"(['\"`])\d[\d.,]*[ \u00a0]?[a-z%\u20ac$\u00b0]{1,3}\1", re.I)
_SHOWN = re.compile(r"(['\"`])[^'\"`\n]*\1\s*(becomes|->|=>|gives|devient)\s*(['\"`]?)[^\s.;]*\3")
_MARKUP = re.compile(
    r":(param|type)\s+\w+:|:(return|rtype|returns|raises?)\s*\w*:|^\s*[-=~]{3,}\s*$|"
    r"^\s*(args|arguments|parameters|params|returns?|raises|yields|notes?)\s*:?\s*$",
    re.I | re.M,
)
_EMPTY_CASE = re.compile(
    r"\b(division|divi\w+) by (zero|0)\b|\b(is|equals?) (zero|0)\b"
    r"|[,;]?\s*\b(or|returns?|gives?)? ?(none|zero|-?[01]|an empty \w+|\"\"|\[\]|false)"
    r" (if|when|for)( (the|an|a|there))?( \w+)?( (is|are))?"
    r" (empty|missing|not found|absent|not there|impossible|no \w+)"
    r"|\b(if|when) (it is |it's )?not found\b"
    r"|(\bor )?(-1|\bnone|\bfalse) (if|when) (it|the \w+|that) ?(is|was|'s)? (not|n't)"
    r" (in|there|present|on)\b( (it|the|this))?( (list|array|matrix|grid|row|text))?"
    r"|\bor -1\b|\bor none\b|\bor not\b|\bif not\b",
    re.I,
)
HARMLESS = re.compile(
    r"\bwithout (chang|modif|mutat|alter|touch|us|stor|keep|remov|delet|tak|pop|consum|dequeu)ing"
    r"( the| it)?( original| built-?in)?( \w+)?"
    r"|\bwithout the built-?in( \w+)?|\bother than\b|\beach other\b|\bto every other\b|\bso far\b"
    r"|\bboth (lists?|strings?|words|texts|numbers|a and b|x and y|sides|of them)\b"
    r"|\([\d\s,]+(\.\.\.|\u2026)\)|\b(less|greater|more|smaller|larger) than or equal to\b"
    r"|\b(public )?holidays are (not (taken into account|considered|counted)|ignored)\b"
    r"|\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d+\b"
    r"|\b(double|single)[ -]?quot(es?|ed|ing|ation marks?)\b"
    r"|\b(exercise|exercice|question|task|problem|kata|tp|td|homework|lesson|chapter|assignment)"
    r" ?\d+(\.\d+)?(?= ?[:.)]| - |\s*$)"
    r"|\b(0|zero) (and|or) negative numbers (are|is)(n't| not)\b"
    r"|\bwithout (an? |the |any |its |their )?"
    r"(dates?|line (ends?|endings?|breaks?)|newlines?|trailing newlines?)\b"
    r"|\A\s*(((the )?(inverse|reverse|opposite|counterpart) (of|to)|undoes|undo) )"
    r"`*[a-z_]+`*(\(\))?\.?\s*\Z"
    r"|\bnot before( \w+)?|\barbitrar(il)?y\b|\bdeeply\b|\ba (to|-) z\b"
    r"|\b(upper|lower|capital|small)[- ]?(case)?( letters)?,? (and|or|as well as) (upper|lower"
    r"|capital|small)[- ]?(case)?( letters)?( \w+)?( \w+)? (alike|(the )?same|equal(ly)?)\b"
    r"|\b(in|of|for) (either|both|any) cases?\b|\b(whatever|regardless of|no matter) the case\b"
    r"|\b(everything|anything|all) (that|which) (is|are)(n't| not) (a )?letters?\b"
    r"|\b[\d.]+ (means|is|stands for) [\d.]+ ?(%|percent|per cent)"
    r"|\b((upper and lower )?case|(surrounding |outer |leading |trailing )?(spaces|blanks"
    r"|whitespace|punctuation))( and (the )?(case|(surrounding |outer )?(spaces|blanks|whitespace"
    r"|punctuation)))?"
    r"( inside( of)? the braces)? (does|do|are|is)(n't| not) (matter|important|relevant)\b"
    r"|\b(lower|upper)[- ]?case( letters?)? (is|are) (also )?(accepted|allowed|fine|ok|valid)"
    r"( as well| too)?\b|\bupper ?(/|and|or) ?lower ?case (is|are) ignored\b"
    r"|\bcase does(n't| not) matter\b|\boverdraft limit\b"
    r"|\{['\"][^{}\n]*\}|\b\d{4}-\d\d(-\d\d)?\b|\b\d\d:\d\d(:\d\d)?\b(?!\s*(or|and|to|h)\b)"
    r"|\b((raises?|raising|l[eè]ve|with) )?(an? |une )?[A-Z]\w*Error"
    r" (if|when|unless|for|on|si|quand)\b[^.;]*"
    r"|\bin case of( an?)?\b|\bwith or without( an? | the )?\b"
    r"|\bwithout regard to( \w+)?( and( \w+){1,2})?"
    r"|\bwithout weights\b|\b(if|when|whose|that|which) ((the )?\w+|it)? ?(is|are) not"
    r" (in|there|present|found|among)\b"
    r"|\bneed(s|n't|ed)?( not)?( to)? be (sorted|in order|ordered)\b"
    r"|\b(are|is|stays?) (not|never) (changed|modified|altered)\b|"
    + COLUMNS.pattern
    + r"|\b(everything else|anything else|(all )?(the )?other (characters|signs|symbols|chars)"
    r"|non-?letters?|non-?alphabetic( characters)?|punctuation( and spaces)?)( (is|are|stays?"
    r"|remains?))? (kept|left|unchanged|untouched|copied)( (alone|unchanged|untouched"
    r"|as (it|they) (is|are)))?\b"
    r"|\bcase( of (the |each )?letters?)? (is|are|stays) (kept|preserved|retained|unchanged)\b"
    r"|\b(keep|preserv|retain)\w* (the |its |their )?(case|capitals)\b"
    r"|\bwithout (its|the|their|any|a)? ?(trailing |final |ending )?(newlines?|line[- ]?(breaks?"
    r"|ends?|endings?|feeds?)|end[- ]of[- ]line)\b|\bsans (le |les )?(retours?|sauts?)"
    r"( ([aà] la|de) ligne)?\b"
    r"|\b(inputs?|arguments?|originals?) (are|is|stays?) (not|never)( \w+ed)?\b"
    r"|\bnot (greater|larger|bigger|more|above)( than)?\b"
    r"|\b(weights?|costs?|lengths?|distances?|numbers?|values?|integers?)"
    r" (are|is|must be|should be) (all )?(not|non-?|never)[ -]?negative\b"
    r"|\b(none|0|zero|-1|false) without (an? |any )?\w+"
    r"|\b(on )?ne tient compte\b|\bni (de la casse|des espaces|de la ponctuation|des accents)\b"
    r"|\bsans distinction de casse\b|\bsans tenir compte\b|\bde la casse\b"
    r"|\bsans (le |la |les |l['\u2019])?(retirer|enlever|supprimer|d[e\u00e9]piler|d[e\u00e9]filer"
    r"|modifier|changer|[o\u00f4]ter|consommer)\b"
    r"|\bneither (of (the |them |its )?(\w+ )?|\w+ (nor \w+ )?)(is|are) (changed|modified|mutated"
    r"|altered|touched)\b",
    re.I,
)
_NUMBER = re.compile(r"(?<![\w.])\d+(?:\.\d+)?(?!\w)")
_WORD = re.compile(r"[a-z]+(?:_[a-z]+)*")
_CASES = re.compile(r"\b(sentence|title|camel|snake|kebab|pascal|train|screaming) ?case\b")
_EVERY_OTHER = re.compile(
    r"\b(every|each) (second|third)\b|\bevery other\b(?! (node|vert|one\b|team|player|person|pair"
    "|two))"
)


def _named(intent: Intent | ClassIntent) -> set[str]:
    said = set(re.findall(r"[a-z]+", " ".join([intent.doc, *intent.names]).lower()))
    plain = re.sub(r"([a-z])([A-Z])", r"\1 \2", intent.doc).lower()
    return said | set(re.findall(r"[a-z]+", plain))


def in_one(text: str) -> str:
    """Return a text in one line: where its lines end means nothing."""
    return " ".join(text.split())


def prose(doc: str) -> str:
    """Return a docstring up to its first example, in one line."""
    return in_one(doc.split(">>>")[0])


def without_accents(text: str) -> str:
    """Return a text with plain letters for those with accents."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()


def explains(intent: Intent | ClassIntent, word: str) -> bool:
    """Say whether a word is one of those that speak of the intent."""
    known, stems, _ = _vocabulary(intent)
    return word in known or stem(word) in stems or bool(known.intersection(normal(word)))


def numbers_of(intent: Intent | ClassIntent) -> frozenset[float]:
    """Return the numbers that speak of the intent."""
    return _vocabulary(intent)[2]


def unexplained(
    text: str, function_words: frozenset[str], intent: Intent | ClassIntent
) -> list[str]:
    """Return the words and numbers of a text that the intent does not explain, in order."""
    clean = _plain(without_stated(text, intent))
    known, stems, numbers = _vocabulary(intent)
    mine = {stem(w) for w in function_words}
    found: list[str] = []
    found += [
        f"{kind} case"
        for kind in _CASES.findall(clean)
        if not {kind, *normal(kind)} & _named(intent)
    ]
    if _EVERY_OTHER.search(_plain(text)) and "every_other" not in known:
        found.append("every other")
    for match in re.finditer(rf"{_NUMBER.pattern}|{_WORD.pattern}", clean):
        word = match.group()
        if word[0].isdigit() or word in NUMBER_WORDS:
            value = float(NUMBER_WORDS.get(word, 0) or word)
            if not any(abs(value - n) <= abs(n) / 100 for n in numbers):
                found.append(word)
        elif len(word) > 1 and not (
            word in NEUTRAL or known.union(function_words) & {word, *normal(word)}
        ):
            pieces = word.split("_")
            if any(stem(p) not in stems | mine | _NEUTRAL_STEMS for p in pieces if len(p) > 1):
                found.append(word)
    return list(dict.fromkeys(found))


def without_stated(text: str, intent: Intent | ClassIntent) -> str:
    """Return a text without what it states in ways that cases of the intent are made of."""
    if isinstance(intent, ClassIntent):
        patterns = [scenario.said for scenario in intent.scenarios if scenario.said]
    else:
        patterns = [pattern for pattern, _ in intent.stated]
    text = HARMLESS.sub(" ", in_one(text))
    spans = [
        found.span()
        for pattern in dict.fromkeys(patterns)
        for found in re.finditer(pattern, text, re.IGNORECASE)
        if 0 < len(found.group()) <= LONGEST_STATED
    ]
    words = [word.span() for word in re.finditer(r"\w+", text)]
    covered = [at for at in words if any(a < at[1] and at[0] < b for a, b in spans)]
    for start, end in reversed(covered):
        text = f"{text[:start]} {text[end:]}"
    return text


def strange_words(function: Function, intent: Intent) -> list[str]:
    """Return words of a docstring, of comments and of what stands around, a few at most."""
    parts = [function.name, *(p.name for p in function.params)]
    own = frozenset(w for part in parts for w in (*split(part), *normal(part), part.lower()))
    own |= filter_words(function.node, intent)
    said = f"{plain_calls(function.doc, function.params)}\n{function.above}"
    strange = unexplained(without_examples(said), own, intent)
    if len(strange) == 1 and vouched(function.doc, strange[0], intent):
        strange = []
    inside = unexplained(function.inside, own, intent)
    # Remarks in a body tell its meaning where no docstring does; else they tell its steps.
    if (len(inside) >= MANY and not function.doc) or CONVENTIONS & set(inside):
        strange += inside
    around = unexplained(function.around, own, intent)
    strange += [w for w in around if w in CONVENTIONS]
    read = [w for name in function.constants for w in split(name) if len(w) > 1]
    strange += [w for w in read if w not in own | CONSTANT_WORDS and not explains(intent, w)]
    return list(dict.fromkeys(strange))[:MOST_TOLD]


def vouched(text: str, word: str, intent: Intent | ClassIntent) -> bool:
    """Say whether a text speaks so much of the intent that one strange word tells nothing else.

    A number, a negation and the word of a convention are never vouched for.
    """
    if not word.isalpha() or word in CONVENTIONS | NEGATIONS or word in NUMBER_WORDS:
        return False
    known, stems, _ = _vocabulary(intent)
    telling = {stem(w) for w in re.findall(r"[a-z]{3,}", _plain(text)) if w not in NEUTRAL}
    return len(telling & (stems | {stem(w) for w in known})) >= VOUCHING


LONGEST_STATED = 60
"""A longer match of a pattern is of more than what it is about."""
VOUCHING = 3
MOST_TOLD = 7
NEGATIONS = words("not no non never nor neither but ne pas")
CONSTANT_WORDS = words(
    "max min limit default rate factor pi epsilon table map mapping mod size length alphabet "
    "digits letters chars vowels symbols values pattern regex re numerals constant lookup names "
    "round half up even cent cents places "
    "units steps directions pairs brackets closing opening openers closers matching"
)


def stem(word: str) -> str:
    """Return a word without the endings of English and French grammar.

    >>> stem("divisibles") == stem("divisible")
    True
    """
    for end in ("ings", "ing", "ies", "ied", "ed", "es", "s", "er", "e", "ly"):
        if word.endswith(end) and len(word) - len(end) >= 3:
            word = word[: -len(end)]
            break
    if len(word) > 3 and word[-1] == word[-2]:
        word = word[:-1]
    return word.rstrip("ey") if len(word) > 3 else word


def _plain(text: str) -> str:
    for pattern in (_EXAMPLES, _SAMPLE, _SHOWN, _MARKUP):
        text = pattern.sub(" ", text)
    flat = without_accents(HARMLESS.sub(" ", in_one(text))).lower()
    return _EMPTY_CASE.sub(" ", in_one(flat))


@lru_cache(maxsize=1024)
def _words_of(intent_id: str, doc: str, names: tuple[str, ...], more: tuple[str, ...]) -> tuple:
    said = [v for k, v in SAID.items() if intent_id.startswith(k)]
    text = " ".join([doc, *names, *more, *said]).lower()
    raw = set(re.findall(r"[a-z]+(?:_[a-z]+)*|\d+(?:\.\d+)?", text))
    raw |= {w for word in tuple(raw) if word[0].isalpha() for w in normal(word)}
    numbers = {float(w) for w in raw if w[0].isdigit()} | {0.0, 1.0, 2.0}
    numbers |= {float(NUMBER_WORDS[w]) for w in raw if w in NUMBER_WORDS}
    return frozenset(raw), frozenset(stem(w) for w in raw), frozenset(numbers)


def _vocabulary(
    intent: Intent | ClassIntent,
) -> tuple[frozenset[str], frozenset[str], frozenset[float]]:
    if isinstance(intent, ClassIntent):
        more = [*intent.roles, *intent.roles.values(), *intent.fields]
        return _words_of(intent.id, intent.doc, intent.names, tuple(" ".join(more).split()))
    more = sorted(intent.objects | {w for w in intent.needs if w.isalnum()})
    more += [str(len(intent.params)), *ratios(intent), *unit_words(intent.id, intent.names)]
    return _words_of(intent.id, intent.doc, intent.names, (*more, *intent.params, intent.returns))


def ratios(intent: Intent) -> list[str]:
    """Return the factors by which the cases of a conversion go from argument to value."""
    if not intent.id.startswith(("conversion.", "units.")):
        return []
    pairs = [(c.args[0], c.value) for c in intent.cases if c.args and len(c.args) == 1]
    good = [(a, v) for a, v in pairs if {type(a), type(v)} <= {int, float} and a and v]
    return sorted({f"{q:.6f}" for a, v in good for q in (v / a, a / v)})


_NEUTRAL_STEMS = frozenset(stem(w) for w in NEUTRAL)
