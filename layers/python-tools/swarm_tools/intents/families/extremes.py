"""Stacks that know their smallest or largest element."""

from swarm_tools.intents.families.containers import EMPTY, ROOM, SIZE
from swarm_tools.intents.model import ClassIntent, scene

LIFO = {
    "push": "push add empiler insert",
    "pop": "pop depiler remove",
    "peek": "peek top sommet() last() see_top get_top",
    "is_empty": EMPTY,
    "size": SIZE,
}


def after(pushed: tuple[int, ...], *expected: int) -> str:
    """Return the lines in which the extreme is read after the pushes and after each pop."""
    lines = [f"for value in {pushed}:\n    thing.push(value)"]
    for place, value in enumerate(expected):
        lines += ["thing.pop()"] * (place > 0) + [f"assert thing.extreme == {value}"]
    return "\n".join(lines)


def knowing(sign: int) -> tuple:
    """Return the scenarios of a stack that knows its minimum (1) or maximum (-1)."""

    def told(label: str, pushed: tuple[int, ...], *expected: int) -> object:
        return scene(label, after(tuple(sign * v for v in pushed), *(sign * v for v in expected)))

    return (
        told("falling", (5, 3, 1), 1, 3, 5),
        told("rising", (1, 3, 5), 1, 1, 1),
        told("mixed", (4, 2, 6, 3), 2, 2, 2, 4),
        told("equal_ones", (3, 1, 1, 2), 1, 1, 1, 3),
        told("one", (7,), 7),
        scene("asked_twice", f"thing.push({sign * 2})\nthing.push({sign})\n"
              f"assert thing.extreme == {sign}\nassert thing.extreme == {sign}"),
        scene("last_in_first_out", "thing.push(2)\nthing.push(1)\nthing.push(3)\n"
              "assert [thing.pop(), thing.pop(), thing.pop()] == [3, 1, 2]"),
        scene("top_is_the_last", "thing.push(2)\nthing.push(1)\nthing.push(3)\n"
              "assert thing.peek == 3\nassert thing.peek == 3\nthing.pop()\n"
              "assert thing.peek == 1"),
        scene("empty", "assert thing.is_empty\nthing.push(2)\nassert not thing.is_empty\n"
              "thing.pop()\nassert thing.is_empty"),
        scene("size", "thing.push(2)\nthing.push(2)\nthing.push(1)\nassert thing.size == 3\n"
              "thing.pop()\nassert thing.size == 2"),
    )  # fmt: skip


INTENTS = [
    ClassIntent(
        "extremes.min_stack",
        "A stack, last in first out, that also knows its least, smallest item or minimum.",
        ("min stack", "minstack", "stack min", "stack with min", "stack with minimum",
         "pile min", "minimum stack"),
        LIFO | {"extreme": "get_min min minimum current_min min_value smallest find_min "
                "get_minimum"},
        knowing(1),
        ROOM,
        silent={"pop": "peek"},
    ),
    ClassIntent(
        "extremes.max_stack",
        "A stack, last in first out, that also knows its most, largest item or maximum.",
        ("max stack", "maxstack", "stack max", "stack with max", "stack with maximum",
         "pile max", "maximum stack"),
        LIFO | {"extreme": "get_max max maximum current_max max_value largest find_max "
                "get_maximum"},
        knowing(-1),
        ROOM,
        silent={"pop": "peek"},
    ),
]  # fmt: skip
