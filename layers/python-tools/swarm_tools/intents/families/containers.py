"""Stacks, queues and deques."""

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


INTENTS = [
    ClassIntent(
        "containers.stack",
        "A stack gives back the last element first.",
        (
            "stack",
            "pile",
            "lifo",
            "bounded stack",
            "fixed stack",
            "limited stack",
            "bounded lifo",
            "fixed size stack",
        ),
        {
            "push": "push add empiler insert",
            "pop": "pop depiler remove",
            "peek": "peek top() sommet() last() see_top",
            "is_empty": EMPTY,
            "size": SIZE,
            "clear": "clear vider empty_stack",
            "is_full": "is_full full() est_pleine",
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
                "peek_at_the_last",
                "thing.push(3)\nthing.push(1)\nthing.push(2)\nassert thing.peek == 2",
            ),
            scene(
                "peek_after_popping",
                "for value in (4, 9, 6):\n    thing.push(value)\nthing.pop()\n"
                "assert thing.peek == 9",
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
            scene(
                "full",
                "thing = make(capacity=2)\nthing.push(1)\nassert not thing.is_full\n"
                "thing.push(2)\nassert thing.is_full\nthing.pop()\nassert not thing.is_full",
            ),
            scene(
                "no_more_than_its_capacity",
                "thing = make(capacity=2)\nthing.push(1)\n"
                "thing.push(2)\ntry:\n    thing.push(3)\nexcept Exception:\n    pass\n"
                "taken = thing.pop()\nif taken != 3:\n    assert taken == 2\n    return\n"
                "thing.pop()\ntry:\n    taken = thing.pop()\nexcept Exception:\n    return\n"
                "assert taken not in (1, 2)",
                guard="push",
                unless="drop drops oldest bottom",
                needs="full is_full overflow overflowerror",
            ),
            scene("cleared", "thing.push(1)\nthing.clear()\nassert thing.is_empty"),
            *filling("push"),
        ),
        ROOM,
        words("min queue max_stack overwrite bytes disk disks disc discs plate plates"),
        silent={"pop": "peek"},
    ),
    ClassIntent(
        "containers.queue",
        "A queue gives back the first element first.",
        (
            "queue",
            "fifo",
            "file",
            "fifo queue",
            "queue two stack",
            "file attente",
            "stack queue",
            "two stack queue",
            "queue two stacks",
            "queue using stacks",
            "my queue",
        ),
        {
            "put": "enqueue put push add enfiler offer append",
            "take": "dequeue take pop defiler poll popleft remove get",
            "peek": "peek front() first() tete() premier()",
            "is_empty": EMPTY,
            "is_full": "is_full full() est_pleine",
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
                single = [[1], [2], [3]]
                assert taken in ([1, 2, 3], single) or all(value is True for value in taken)
                """,
                unless="time timestamp",
            ),
            scene(
                "added_between",
                """
                thing.put(1)
                thing.put(2)
                first = thing.take()
                thing.put(3)
                second = thing.take()
                assert (first, second) in ((1, 2), ([1], [2])) or first is True
                """,
                unless="time timestamp",
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
                "peek_after_added_between",
                """
                thing.put(1)
                thing.put(2)
                thing.take()
                thing.put(3)
                assert thing.peek == 2
                """,
            ),
            scene(
                "peek_is_no_order",
                "for value in (5, 2, 9):\n    thing.put(value)\nassert thing.peek == 5\n"
                "thing.take()\nassert thing.peek == 2",
            ),
            scene(
                "peek_between_adding",
                """
                thing.put(1)
                thing.put(2)
                assert thing.peek == 1
                thing.put(3)
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
            scene(
                "size_after_added_between",
                """
                thing.put(1)
                thing.put(2)
                thing.take()
                thing.put(3)
                assert thing.size == 2
                """,
            ),
            *filling("put"),
            scene(
                "full_when_no_more_fits",
                "thing = make(capacity=2)\nthing.put(1)\nassert not thing.is_full\n"
                "thing.put(2)\nassert thing.is_full\nthing.take()\nassert not thing.is_full",
            ),
        ),
        ROOM,
        words("priority lifo last heapq heap sort rear_pop"),
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
]
