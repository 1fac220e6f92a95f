"""Heaps and priority queues."""

from swarm_tools.intents.families.containers import EMPTY, ROOM, SIZE, filling
from swarm_tools.intents.model import ClassIntent, code, intent, scene


def long_runs(order: str) -> tuple:
    """Return the scenarios of a heap in which many elements come and go."""
    fill = "for value in waiting:\n    thing.push(value)\n"
    emptied = "assert [thing.pop() for _ in waiting] == "
    runs = [
        scene(f"many_by_{step}", f"waiting = [n * {step} % 31 for n in range(31)]\n{fill}"
              f"{emptied}{order}")
        for step in (1, 7, 12, 30)
    ]  # fmt: skip
    mixed = (
        "waiting = []\nfor number in range(40):\n    value = number * 17 % 41\n"
        "    waiting.append(value)\n    thing.push(value)\n    if number % 3 == 2:\n"
        f"        first = {order}[0]\n        assert thing.pop() == first\n"
        "        waiting.remove(first)"
    )
    return (*runs, scene("pushed_and_popped", mixed))


MUCH = dict.fromkeys(ROOM, 100)

INTENTS = [
    ClassIntent(
        "heaps.min_heap",
        "A heap gives the smallest element first.",
        ("min heap", "minheap", "binary min heap"),
        {
            "push": "push insert add heappush",
            "pop": "pop extract_min extract pop_min remove_min delete_min remove heappop",
            "peek": "peek get_min find_min min() top()",
            "is_empty": EMPTY,
            "size": SIZE,
        },
        (
            scene(
                "smallest_first",
                """
                for value in (5, 3, 8, 10, 9, 2, 7, 0, 6, 4, 11):
                    thing.push(value)
                order = [0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
                assert [thing.pop() for _ in range(11)] == order
                """,
            ),
            *long_runs("sorted(waiting)"),
            scene(
                "equal_elements",
                """
                for value in (4, 7, 4, 1):
                    thing.push(value)
                assert [thing.pop() for _ in range(4)] == [1, 4, 4, 7]
                """,
                unless="seen unique duplicate duplicates",
            ),
            scene("peek", "thing.push(4)\nthing.push(2)\nthing.push(6)\nassert thing.peek == 2"),
            *filling("push"),
        ),
        MUCH,
        silent={"pop": "peek"},
    ),
    ClassIntent(
        "heaps.max_heap",
        "A heap gives the largest element first.",
        ("max heap", "maxheap", "binary max heap"),
        {
            "push": "push insert add heappush",
            "pop": "pop extract_max extract pop_max remove_max delete_max remove heappop",
            "peek": "peek get_max find_max max() top()",
            "is_empty": EMPTY,
            "size": SIZE,
        },
        (
            scene(
                "largest_first",
                """
                for value in (5, 3, 8, 10, 9, 2, 7, 0, 6, 4, 11):
                    thing.push(value)
                order = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0]
                assert [thing.pop() for _ in range(11)] == order
                """,
            ),
            *long_runs("sorted(waiting, reverse=True)"),
            scene("peek", "thing.push(4)\nthing.push(6)\nthing.push(2)\nassert thing.peek == 6"),
            *filling("push"),
        ),
        MUCH,
        silent={"pop": "peek"},
    ),
    ClassIntent(
        "heaps.priority_queue",
        "A priority queue gives its elements by priority, either way.",
        ("priority queue", "heap", "file priorite"),
        {
            "push": "push enqueue put add insert",
            "pop": "pop dequeue get take extract remove extract_min pop_min",
            "is_empty": EMPTY,
            "size": SIZE,
        },
        (
            scene(
                "by_value",
                """
                for value in (5, 3, 8, 1):
                    thing.push(value)
                assert [thing.pop() for _ in range(4)] in ([1, 3, 5, 8], [8, 5, 3, 1])
                """,
                unless="priority?= prio?= high?= urgent?= level?= n?= grains",
            ),
            scene(
                "by_priority",
                """
                thing.push(item="late", priority=3)
                thing.push(item="soon", priority=1)
                thing.push(item="next", priority=2)
                given = str([thing.pop(), thing.pop(), thing.pop()])
                order = sorted(("late", "next", "soon"), key=given.find)
                assert order in (["late", "next", "soon"], ["soon", "next", "late"])
                """,
            ),
            scene(
                "as_the_docstring_says",
                """
                thing.push(item="late", priority=3)
                thing.push(item="soon", priority=1)
                thing.push(item="next", priority=2)
                assert "soon" in str(thing.pop())
                """,
                said=r"(smallest|lowest)( \w+){0,3} (comes? |goes |is |are )?(out |served )?first",
            ),
            *(
                scene(
                    label,
                    "".join(f"thing.push(item={item!r}, priority=4)\n" for item in items)
                    + f"given = [str(thing.pop()) for _ in range({len(items)})]\n"
                    + "".join(f"assert {item!r} in given[{n}]\n" for n, item in enumerate(items)),
                    said=r"(equal|same)( \w+){0,2} priorit\w+[^.]{0,60}\b(came|come|inserted|added"
                    r"|pushed|arriv\w+|first in|fifo|insertion|put in)\b|\bfifo\b[^.]{0,40}priorit",
                )
                for label, items in (
                    ("equal_ones_in_turn", ("late", "soon", "next")),
                    ("two_equal_ones_in_turn", ("zeta", "alpha")),
                )
            ),
            *filling("push"),
        ),
        ROOM,
    ),
    intent(
        "heaps.push_to_list",
        "A value joins a heap that is kept in a list, the smallest first.",
        "heap push|heappush|push heap|heap insert|insert heap|push to heap|ajouter tas|sift in",
        "list any",
        *(
            code(
                label,
                f"heap = {heap}",
                f"{{f}}(heap, {value})",
                f"assert sorted(heap) == {sorted([*heap, value])}",
                "assert all(heap[(i - 1) // 2] <= heap[i] for i in range(1, len(heap)))",
            )
            for label, heap, value in (
                ("smallest", [2, 5, 3, 9], 1),
                ("largest", [2, 5, 3], 8),
                ("first", [], 4),
                ("between", [1, 6, 2, 7, 8, 3], 4),
                ("two_levels_up", [3, 4, 9, 7, 5], 1),
            )
        ),
        objects="value item min",
        returns="any",
        unless="max heapq priority",
        spelled=(r"heap|tas|h|data|items|values|lst|arr", r".*"),
    ),
]
