"""Buffers and queues of a fixed capacity."""

from swarm_tools.intents.families.containers import EMPTY, SIZE
from swarm_tools.intents.model import ClassIntent, scene, words

NAMES = (
    "ring buffer", "circular buffer", "circular queue", "ringbuffer", "bounded buffer", "ring",
    "bounded queue", "fixed size queue", "tampon circulaire", "cyclic buffer", "fixed queue",
    "file circulaire", "ring queue", "queue ring", "circular fifo", "fixed capacity queue",
    "fixed fifo", "file bornee", "tampon anneau", "array queue", "limited queue", "fixed buffer",
    "cyclic queue", "round buffer", "circular list", "circular array", "bounded fifo", "tampon",
)  # fmt: skip
THREE = "thing = make(capacity=3)\n"
FIVE = "thing = make(capacity=5)\nfor value in (10, 20, 30):\n    thing.put(value)\n"
# A buffer that keeps one place free holds fewer: nothing is expected of a full one.
FULL = THREE + (
    "try:\n    given = [thing.put(10), thing.put(20), thing.put(30)]\n"
    "except Exception:\n    return\nif False in given:\n    return\n"
)
ONE_MORE = "try:\n    thing.put(40)\nexcept Exception:\n    pass\n"
TAKEN = "taken = [thing.take() for _ in range(3)]\n"
DONE = " or all(value is True for value in taken)"
OVERWRITES = (
    r"overwrit|(oldest|old) (\w+ )?(is |are |ones? )?(\w+ )?(drop|lost|remov|discard|replac)"
    r"|drops? the oldest"
)
EMPTY_RAISES = r"(IndexError|ValueError|error|exception|rais\w+)\b[^.]{0,30}\b(if|when|on)\b"\
    r"[^.]{0,25}\bempty"  # fmt: skip
REFUSES = r"(rais|False|refus|error)\w* (\w+ )?(if|when) (\w+ )?(\w+ )?(is )?full"

INTENTS = [
    ClassIntent(
        "rings.buffer",
        "A buffer of fixed capacity gives its elements first in first out, starting at the front "
        "again behind its end, dropping or overwriting the oldest when full, or refusing more.",
        NAMES,
        {
            "put": "enqueue append push put write add insert add_item en_queue enfiler",
            "take": "dequeue pop get read take popleft de_queue get_oldest remove pull defiler",
            "peek": "peek front() first() oldest()",
            "is_empty": EMPTY,
            "is_full": "is_full full est_plein est_pleine",
            "size": SIZE,
            "clear": "clear() reset() vider() empty_all",
            "to_list": "to_list as_list get_all items() contents values() __iter__ snapshot "
            "get_items",
        },
        (
            scene("first_in_first_out", FIVE + TAKEN
                  + "assert taken == [10, 20, 30]" + DONE),
            scene("around_the_end_of_five", FIVE + TAKEN
                  + "for value in (40, 50, 60):\n    thing.put(value)\n" + TAKEN
                  + "assert taken == [40, 50, 60]" + DONE),
            scene("around_the_end", FULL + "thing.take()\nthing.take()\nthing.put(40)\n"
                  "thing.put(50)\n" + TAKEN + "assert taken == [30, 40, 50]" + DONE),
            scene("one_at_a_time", THREE + "for value in (10, 20, 30, 40, 50):\n"
                  "    thing.put(value)\n    result = thing.take()\n"
                  "    assert result is True or result == value"),
            scene("holds_as_many_as_told", THREE + "given = [thing.put(10), thing.put(20), "
                  "thing.put(30)]\n"
                  # What it tells may be whether something is stored, or whether something is lost.
                  "assert False not in given or given == [False] * 3",
                  needs="count counter size_counted=", unless="unused reserved gap "
                  "sentinel"),
            scene("many_times_around", "thing = make(capacity=4)\nfor value in range(10, 30):\n"
                  "    thing.put(value)\n    thing.put(value + 100)\n"
                  "    taken = [thing.take(), thing.take()]\n"
                  "    assert taken == [value, value + 100]" + DONE),
            scene("when_full", FULL + ONE_MORE + TAKEN
                  + "assert taken in ([10, 20, 30], [20, 30, 40])" + DONE),
            scene("overwrites", FULL + ONE_MORE + TAKEN + "assert taken == [20, 30, 40]",
                  said=OVERWRITES),
            scene("refuses", FULL + ONE_MORE + TAKEN + "assert taken == [10, 20, 30]",
                  said=REFUSES, unless="oldest overwrite overwrites"),
            scene("all_in_order", FULL + "assert list(thing.to_list) == [10, 20, 30]"),
            scene("all_after_one_more", FULL + ONE_MORE
                  + "assert list(thing.to_list) in ([10, 20, 30], [20, 30, 40])"),
            scene("all_overwritten", FULL + ONE_MORE + "thing.put(50)\n"
                  "assert list(thing.to_list) == [30, 40, 50]", said=OVERWRITES),
            scene("not_full_yet", THREE + "thing.put(10)\nassert not thing.is_full"),
            scene("full", FULL + "assert thing.is_full"),
            scene("not_full_after_taking", FULL + "thing.take()\nassert not thing.is_full"),
            scene("size_counts", THREE + "thing.put(10)\nthing.put(20)\nassert thing.size == 2"),
            scene("size_stays", FULL + ONE_MORE + "assert thing.size == 3"),
            scene("size_shrinks", FULL + "thing.take()\nassert thing.size == 2"),
            scene("nothing_left_to_take", "thing = make(capacity=2)\ntry:\n"
                  "    given = [thing.put(10), thing.put(20), thing.take(), thing.take()]\n"
                  "    taken = thing.take()\nexcept Exception:\n    return\n"
                  "assert taken is None or taken is False or taken not in (10, 20)",
                  needs="count full empty tail rear is_empty is_full"),
            scene("refuses_when_empty", THREE + "thing.put(10)\nthing.take()\n"
                  "failed = False\ntry:\n    thing.take()\nexcept Exception:\n    failed = True\n"
                  "assert failed", said=EMPTY_RAISES, guard="take empty", unless="none"),
            scene("room_again", FULL + "thing.take()\nthing.put(40)\n" + TAKEN
                  + "assert taken == [20, 30, 40]" + DONE),
            scene("size_stays_with_one_in_one_out", THREE + "thing.put(10)\n"
                  "for value in (20, 30, 40, 50):\n    thing.put(value)\n    thing.take()\n"
                  "    assert thing.size == 1"),
            scene("empty_again", THREE + "thing.put(10)\nthing.take()\nassert thing.is_empty"),
            scene("cleared", FULL + "thing.clear()\nassert thing.is_empty"),
            scene("size_of_the_cleared", FULL + "thing.clear()\nassert thing.size == 0"),
            scene("used_after_clearing", FULL + "thing.take()\nthing.clear()\nthing.put(40)\n"
                  "thing.put(50)\ntaken = [thing.take(), thing.take()]\n"
                  "assert taken == [40, 50]" + DONE),
            scene("peek_at_the_next", FULL + "thing.take()\nassert thing.peek == 20"),
            scene("one_place", "thing = make(capacity=1)\nfor value in (10, 20, 30):\n"
                  "    try:\n        given = thing.put(value)\n    except Exception:\n"
                  "        return\n    if given is False:\n        return\n"
                  "    taken = thing.take()\n    assert taken is True or taken == value"),
            scene("peek", FULL + "assert thing.peek == 10\nassert thing.peek == 10"),
            scene("empty", THREE + "assert thing.is_empty\nthing.put(10)\n"
                  "assert not thing.is_empty"),
        ),
        {},
        words("priority lifo stack last_in max_age bytes"),
        silent={"take": "peek"},
    ),
]  # fmt: skip
