"""Whether a function gives the same with its arguments changed places, or turned round.

Much of what is right is regular: a distance is the same from both ends, a total does not depend on
an order. Of several patches that pass the same tests, the regular one is right more often.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from swarm_tools.repair.shown import shown
from swarm_tools.repair.steps import Slow, Steps

SWAP, TURN = "swap", "turn"
SAID = "regular:"


@dataclass(frozen=True)
class Regularity:
    """How regular a candidate's answers are.

    Attributes:
        swapped: Share of calls that give the same with two arguments changed places, 0 to 1.
        turned: Share of calls that give the same with a list turned round, 0 to 1.
    """

    swapped: float = 0.0
    turned: float = 0.0

    @classmethod
    def read(cls, told: Sequence[Mapping[str, str]], late: Collection[str]) -> Regularity:
        """Return it from what children said of a candidate's functions.

        Args:
            told: What each child said, by kind and number of the call.
            late: Numbers of calls that some candidate was late with: chance, they don't count.
        """
        rows = [
            pair
            for found in told
            for key, text in found.items()
            if key.startswith(SAID) and key.removeprefix(SAID) not in late
            for pair in json.loads(text)
        ]
        return cls(_share(rows, SWAP), _share(rows, TURN))


def _share(rows: list[list[Any]], word: str) -> float:
    told = [yes for name, yes in rows if name == word]
    return sum(told) / (len(told) or 1)


def regular(
    function: Callable[..., Any], load: Callable[[], list[Any]], steps: Steps
) -> Iterator[tuple[str, bool]]:
    """Yield for each two arguments of a type, and each list, whether the call gives the same.

    Args:
        function: What is called; a call that fails says nothing.
        load: Gives the arguments, fresh each time.
        steps: Ends a call that takes too long.
    """

    def answer(change: Callable[[list[Any]], object]) -> Any:
        args = load()
        change(args)
        steps.start()
        result = function(*args)
        steps.pause()
        return result

    def compared(name: str, change: Callable[[list[Any]], object]) -> Iterator[tuple[str, bool]]:
        try:
            yield name, same(answer(lambda _: None), answer(change))
        except (Exception, Slow):
            steps.start()
            steps.pause()

    args = load()
    for i, mine in enumerate(args):
        for j in range(i + 1, len(args)):
            if type(mine) is type(args[j]) and not same(mine, args[j]):
                yield from compared(SWAP, lambda a, i=i, j=j: swap(a, i, j))
        if isinstance(mine, list) and len(mine) > 1 and not same(mine, mine[::-1]):
            yield from compared(TURN, lambda a, i=i: a[i].reverse())


def swap(items: list[Any], i: int, j: int) -> None:
    """Let two items of a list change places."""
    items[i], items[j] = items[j], items[i]


def same(a: Any, b: Any) -> bool:
    """Say whether two values are equal, objects by their fields."""
    return type(a) is type(b) and shown(a) == shown(b)
