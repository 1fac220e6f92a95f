"""Stacks, queues, deques, heaps and buffers."""

from swarm_tools.intents.model import ClassIntent, scene, words

EMPTY = "is_empty isEmpty empty() est_vide"
SIZE = "__len__ size() length() taille() get_size count()"
ROOM = {"capacity": 20, "max": 20, "size": 20, "limit": 20, "capacite": 20, "k": 20, "n": 20}


def filling(put: str) -> tuple:
    """Return the scenarios of whatever can be filled with ``put``."""
    one = f"thing.{put}(1)"
    return (
        scene("empty_at_first", "assert thing.is_empty"),
        scene("not_empty_after_adding", f"{one}\nassert not thing.is_empty"),
        scene("not_empty_after_two", f"{one}\nthing.{put}(2)\nassert not thing.is_empty"),
        scene(
            "size_counts",
            f"assert thing.size == 0\n{one}\nthing.{put}(2)\nassert thing.size == 2",
        ),
    )


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


INTENTS = [
    ClassIntent(
        "containers.stack",
        "A stack gives back the last element first.",
        ("stack", "pile", "lifo"),
        {
            "push": "push add empiler insert",
            "pop": "pop depiler remove",
            "peek": "peek top() sommet() last() see_top",
            "is_empty": EMPTY,
            "size": SIZE,
            "clear": "clear vider empty_stack",
        },
        (
            scene(
                "last_in_first_out",
                """
                thing.push(1)
                thing.push(2)
                thing.push(3)
                assert [thing.pop(), thing.pop(), thing.pop()] == [3, 2, 1]
                """,
            ),
            scene(
                "peek_keeps_the_element",
                """
                thing.push(1)
                thing.push(2)
                assert thing.peek == 2
                assert thing.peek == 2
                """,
            ),
            scene(
                "size_shrinks",
                """
                thing.push(1)
                thing.push(2)
                thing.pop()
                assert thing.size == 1
                """,
            ),
            scene(
                "empty_again",
                """
                thing.push(1)
                thing.pop()
                assert thing.is_empty
                """,
            ),
            scene("cleared", "thing.push(1)\nthing.clear()\nassert thing.is_empty"),
            *filling("push"),
        ),
        ROOM,
        words("min queue max_stack overwrite bytes"),
        silent={"pop": "peek"},
    ),
    ClassIntent(
        "containers.queue",
        "A queue gives back the first element first.",
        ("queue", "fifo", "file", "fifo queue", "queue two stack"),
        {
            "put": "enqueue put push add enfiler offer append",
            "take": "dequeue take pop get defiler poll remove popleft",
            "peek": "peek front() first() tete()",
            "is_empty": EMPTY,
            "size": SIZE,
        },
        (
            scene(
                "first_in_first_out",
                """
                thing.put(1)
                thing.put(2)
                thing.put(3)
                taken = [thing.take(), thing.take(), thing.take()]
                assert taken in ([1, 2, 3], [True, True, True])
                """,
            ),
            scene(
                "peek_keeps_the_element",
                """
                thing.put(1)
                thing.put(2)
                assert thing.peek == 1
                assert thing.peek == 1
                """,
            ),
            scene(
                "size_shrinks",
                """
                thing.put(1)
                thing.put(2)
                thing.take()
                assert thing.size == 1
                """,
            ),
            *filling("put"),
        ),
        ROOM,
        words("priority lifo last deque heapq heap sort rear_pop"),
        silent={"take": "peek"},
    ),
    ClassIntent(
        "containers.deque",
        "A deque is filled and emptied at both ends.",
        ("deque", "double ended queue", "dequeue"),
        {
            "put_front": "add_front appendleft append_left push_front insert_front add_first "
            "addleft",
            "put_back": "add_rear append push_back add_back append_right insert_rear add_last "
            "insert_last insert_back pushright",
            "take_front": "remove_front popleft pop_left pop_front delete_front remove_first",
            "take_back": "remove_rear pop pop_back pop_right remove_back delete_rear remove_last "
            "delete_last",
            "is_empty": EMPTY,
            "size": SIZE,
        },
        (
            scene(
                "front_is_last_in_first_out",
                """
                thing.put_front(1)
                thing.put_front(2)
                assert [thing.take_front(), thing.take_front()] == [2, 1]
                """,
            ),
            scene(
                "back_is_last_in_first_out",
                """
                thing.put_back(1)
                thing.put_back(2)
                assert [thing.take_back(), thing.take_back()] == [2, 1]
                """,
            ),
            scene(
                "from_back_to_front",
                """
                thing.put_back(1)
                thing.put_back(2)
                thing.put_back(3)
                assert [thing.take_front(), thing.take_front()] == [1, 2]
                """,
            ),
            scene(
                "from_front_to_back",
                """
                thing.put_front(1)
                thing.put_front(2)
                assert [thing.take_back(), thing.take_back()] == [1, 2]
                """,
            ),
            *filling("put_back"),
        ),
        ROOM,
    ),
    ClassIntent(
        "containers.min_heap",
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
            ),
            scene("peek", "thing.push(4)\nthing.push(2)\nthing.push(6)\nassert thing.peek == 2"),
            *filling("push"),
        ),
        ROOM,
    ),
    ClassIntent(
        "containers.max_heap",
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
        ROOM,
    ),
    ClassIntent(
        "containers.priority_queue",
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
            *filling("push"),
        ),
        ROOM,
    ),
]
