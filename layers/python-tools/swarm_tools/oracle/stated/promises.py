"""Promises that docstrings make of any result: its order, its rounding, an input left as it was."""

from __future__ import annotations

import re
from collections.abc import Callable

from swarm_tools.oracle.derived.render import Rendered, doc, plain, target, written
from swarm_tools.signatures.facts import Function
from swarm_tools.signatures.prose import prose
from swarm_tools.signatures.samples import callable_plainly, sample_args
from swarm_tools.signatures.tokens import split, words

_DIVISORS = words("divisor divisors factor factors diviseur diviseurs facteurs")
"""Words of functions whose answers for small numbers are too short to be out of order."""
_NUMBERS = {"two": 2, "2": 2, "three": 3, "3": 3, "one": 1, "1": 1}
_UPWARDS = re.compile(
    r"\bin (?:ascending|increasing|alphabetical|alphabetic) order\b|\b(?:smallest|lowest) first\b"
    r"|\bfrom (?:the )?(?:smallest|lowest) to (?:the )?(?:largest|highest)\b"
    r"|\b(?:dans l'|par )ordre (?:croissant|alphab[eé]tique)\b"
)
_DOWNWARDS = re.compile(
    r"\bin (?:descending|decreasing) order\b|\b(?:largest|highest|biggest) first\b"
    r"|\b(?:dans l'|par )ordre d[eé]croissant\b"
)
_ABOUT_INPUT = re.compile(
    r"\b(?:given|already|that (?:is|are)|which (?:is|are)|assum\w+|must be|needs?|expects?|input)\b"
    r"|\b(?:that|to) sorts?\b|\bsorted by\b|\bties?\b|\bby (?:the )?\w+\b"
    r"|\b(?:equals?|equally|same|tied|draws?|[eé]galit[eé]|[eé]gaux|ex ?-?[aæ]quo|then|puis)\b"
    r"|\bif\b|\bunless\b|\bwhen\b|\b(?:positions?|index(?:es)?|indices) of\b"
)
_ROUNDED = re.compile(
    r"\brounded to (?P<places>two|three|one|[123]) (?:decimals?|decimal places?|digits|places)\b"
    r"|\brounded to (?:the nearest )?(?P<cents>cents?)\b"
)
_UNCHANGED = (
    r"\bwithout (?:chang|modify|mutat|alter|touch)ing (?:the )?(?:original|input|argument|list|it\b"
    r"|lists|dict\w*|matrix|items|values|given)"
    r"|\b(?:original|input|argument|given) ?\w* (?:is|are|stays?) (?:not (?:chang|modifi|mutat)ed"
    r"|unchanged|left (?:alone|unchanged|as it (?:is|was)))"
    r"|\bsans modifier (?:l[ae] |l'|les )?\w+"
    r"|\b(?:list|tuple|dict\w*|matrix|{names}) itself (?:is|are|stays?|remains?) (?:left )?"
    r"(?:as (?:it|they) (?:is|are|was|were)|not (?:chang|modifi|sort|mutat)ed|unchanged|alone)"
    r"|\b(?:arguments?|inputs?|parameters?|originals?|{names}) (?:is|are|stays?|remains?) "
    r"(?:both )?(?:not (?:chang|modifi|mutat|alter|touch)\w*|unchanged|untouched|intact"
    r"|as (?:it|they) (?:is|are|was|were))"
    r"|\b(?:returns?|gives?|into) a (?:new|fresh) (?:one|list|dict\w*|matrix|table|copy)\b"
    r"|\b(?:list|tuple|dict\w*|matrix|rows|records|{names}) (?:passed|handed|given)(?: in)?"
    r" (?:is|are|stays?) (?:left )?(?:as (?:it|they) (?:is|are|was|were)|alone|unchanged"
    r"|not (?:chang|modifi|sort|mutat)ed)\b"
    r"|^\W*(?:a )?(?:new|sorted) (?:list|copy|dict\w*|matrix) (?:of|with)\b"
    r"|\bneither (?:of (?:the )?(?:\w+ ){0,2}|\w+ (?:nor \w+ )?)?(?:is|are) "
    r"(?:chang|modifi|mutat|alter|touch)ed\b"
    r"|\b(?:does not|doesn't|must not|never) (?:change|modify|mutate|alter|touch)"
    r" (?:the |its |any )?(?:original|input|arguments?|lists?|dict\w*|matrix|given|{names})\b"
)


def promise_tests(function: Function) -> list[Rendered]:
    """Return a test for each promise of a docstring that any input can check."""
    if not callable_plainly(function):
        return []
    text = prose(function.doc)
    found = []
    for kind, rows_of in _PROMISES:
        rows = rows_of(function, text)
        if rows:
            name = f"test_{plain(function.name)}_{kind}_as_promised"
            found.append(Rendered(name, (doc("The docstring promises it."), *rows)))
    return found


def _order(function: Function, text: str) -> tuple[str, ...]:
    sentence = next((s for s in re.split(r"\.\s|;", text) if _UPWARDS.search(s)), "")
    upwards = bool(sentence)
    sentence = sentence or next((s for s in re.split(r"\.\s|;", text) if _DOWNWARDS.search(s)), "")
    if upwards and _DOWNWARDS.search(sentence):
        return ()
    if not sentence or _ABOUT_INPUT.search(sentence) or not function.returns & {"list", "tuple"}:
        return ()
    wanted = "sorted(result)" if upwards else "sorted(result, reverse=True)"
    calls = [sample_args(function, number) for number in range(3)]
    if len(function.params) == 1 and _DIVISORS & set(split(function.name)):
        calls += [[12], [36]]
    return _for_each(
        function,
        calls,
        "result = list({call})",
        "if {{type(item) for item in result}} in ({{int}}, {{float}}, {{str}}):",
        f"    assert result == {wanted}",
    )


def _rounding(function: Function, text: str) -> tuple[str, ...]:
    told = _ROUNDED.search(text)
    if not told or function.returns - {"number", "unknown", "none"}:
        return ()
    places = 2 if told["cents"] else _NUMBERS[told["places"]]
    if any(p.kind != "number" for p in function.params if not p.optional):
        return ()
    return _for_each(
        function,
        [_prices(function, 0), _prices(function, 1)],
        "result = {call}",
        f"assert result is None or result == round(result, {places})",
    )


def _unchanged(function: Function, text: str) -> tuple[str, ...]:
    names = "|".join(re.escape(p.name.lower()) for p in function.params) or "it"
    if not re.search(_UNCHANGED.replace("{names}", names), text, re.IGNORECASE):
        return ()
    rows: list[str] = []
    for number in range(2):
        args = sample_args(function, number)
        kinds = [p.kind for p in function.params]
        held = [i for i, a in enumerate(args or ()) if isinstance(a, (list, dict)) and a]
        if args is None or not held or "objects" in kinds:
            return ()
        names = [f"given_{i + 1}" if i in held else written(a) for i, a in enumerate(args)]
        rows += [f"given_{i + 1} = {written(args[i])}" for i in held]
        rows += [
            "try:",
            f"    {target(function)}({', '.join(names)})",
            "except Exception:",
            "    return",
        ]
        rows += [f"assert given_{i + 1} == {written(args[i])}" for i in held]
    return tuple(rows)


_PROMISES: tuple[tuple[str, Callable[[Function, str], tuple[str, ...]]], ...] = (
    ("order", _order),
    ("rounding", _rounding),
    ("unchanged", _unchanged),
)


def _for_each(function: Function, calls: list[list[object] | None], *rows: str) -> tuple[str, ...]:
    """Return rows that are passed for each call; one that raises tells nothing."""
    shown = [f"({', '.join(written(a) for a in args)},)" for args in calls if args]
    if not shown:
        return ()
    first, *others = rows
    return (
        f"for args in ({', '.join(shown)},):",
        "    try:",
        f"        {first.format(call=f'{target(function)}(*args)')}",
        "    except Exception:",
        "        continue",
        *(f"    {row.format()}" for row in others),
    )


def _prices(function: Function, number: int) -> list[object]:
    values = ((19.99, 7.7, 3, 2, 5, 4), (101.37, 3.3, 2, 4, 3, 7))[number]
    return list(values[: sum(not p.optional for p in function.params)])
