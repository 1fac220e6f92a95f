"""Caches that forget what is used least, or after a time."""

from swarm_tools.intents.model import ClassIntent, scene, words

TWO = "thing = make(capacity=2)\nthing.put('a', 1)\nthing.put('b', 2)\n"
GONE = (
    "\ntry:\n    result = thing.get({0})\nexcept (KeyError, LookupError):\n    return\n"
    "assert result in (None, -1, False)"
)


def timed(label: str, text: str, **more: str) -> list:
    """Return the scenarios of a cache whose clock is given to it, or the time to its methods.

    Each line of the text begins with the time at which it runs; ``@@`` stands where a method
    may take that time.
    """
    clocked = "hour = [100]\nthing = make(lifetime=10, clock=lambda: hour[0])\n"
    given = "thing = make(lifetime=10)\n"
    for line in text.splitlines():
        moment, _, rest = line.partition(" ")
        now = 100 + int(moment)
        clocked += f"hour[0] = {now}\n{rest.replace('@@', '')}\n"
        given += rest.replace("@@", f", moment={now}") + "\n"
    return [scene(label, clocked, **more), scene(f"{label}_at_a_moment", given, **more)]


INTENTS = [
    ClassIntent(
        "caches.lfu",
        "A full cache drops the key that was used least often, of equals the one that was not "
        "used for the longest time.",
        ("lfu cache", "lfu", "lfucache", "least frequently used cache", "frequency cache",
         "cache lfu"),
        {"put": "put set add __setitem__ insert", "get": "get __getitem__ lookup",
         "size": "__len__ size()"},
        (
            scene("what_was_put", TWO + "assert (thing.get('a'), thing.get('b')) == (1, 2)"),
            scene("least_used_goes", TWO + "thing.get('a')\nthing.get('a')\nthing.get('b')\n"
                  "thing.put('c', 3)\nassert thing.get('a') == 1\nassert thing.get('c') == 3"
                  + GONE.format("'b'")),
            scene("least_used_goes_though_used_last", TWO + "thing.get('b')\nthing.get('b')\n"
                  "thing.get('b')\nthing.get('a')\nthing.put('c', 3)\n"
                  "assert thing.get('b') == 2\nassert thing.get('c') == 3" + GONE.format("'a'")),
            scene("newest_goes_next", TWO + "thing.get('a')\nthing.get('b')\nthing.put('c', 3)\n"
                  "thing.put('d', 4)\nassert thing.get('d') == 4" + GONE.format("'c'")),
            scene("older_of_equals_goes", TWO + "thing.put('c', 3)\nassert thing.get('b') == 2\n"
                  "assert thing.get('c') == 3" + GONE.format("'a'")),
            scene("longest_unused_of_equals_goes", TWO + "thing.get('b')\nthing.get('a')\n"
                  "thing.put('c', 3)\nassert thing.get('a') == 1\nassert thing.get('c') == 3"
                  + GONE.format("'b'"), said=r"least recently|longest|oldest|recen|LRU"),
            scene("value_replaced", TWO + "thing.put('a', 5)\n"
                  "assert (thing.get('a'), thing.get('b')) == (5, 2)"),
            scene("nothing_dropped_for_a_known_key", TWO + "thing.put('b', 5)\n"
                  "assert (thing.get('a'), thing.get('b')) == (1, 5)"),
            scene("missing", TWO.strip() + GONE.format("'z'")),
            scene("size_is_bounded", TWO + "thing.put('c', 3)\nassert thing.size == 2"),
        ),
        {},
        words("ttl expire expires expiry seconds decay aging"),
    ),
    ClassIntent(
        "caches.ttl",
        "An entry is given back until its time to live is over, as the clock tells, and is gone "
        "after that.",
        ("ttl cache", "expiring cache", "timed cache", "cache ttl", "cache expiring", "ttl dict",
         "expiring dict", "timeout cache", "ttl store", "session store", "cache with ttl",
         "temporary cache", "expiring map", "expiring store", "cache temporaire", "time cache"),
        {
            "put": "set put add store insert __setitem__",
            "get": "get __getitem__ lookup fetch",
            "purge": "purge cleanup clean evict_expired purge_expired remove_expired expire "
            "clean_up sweep prune",
            "size": "__len__ size()",
            "has": "__contains__ has contains",
        },
        (
            *timed("living", "0 thing.put('a', 1@@)\n9 assert thing.get('a'@@) == 1"),
            *timed("set_again", "0 thing.put('a', 1@@)\n8 thing.put('a', 2@@)\n"
                   "15 assert thing.get('a'@@) == 2", unless="first creation"),
            *timed("each_its_time", "0 thing.put('a', 1@@)\n6 thing.put('b', 2@@)\n"
                   "13 assert thing.get('b'@@) == 2\n14 assert thing.get('b'@@) == 2"),
            *timed("reading_does_not_prolong", "0 thing.put('a', 1@@)\n7 thing.get('a'@@)\n"
                   "12 assert thing.get('a'@@) is None", unless="sliding touch idle raises= "
                   "access keyerror"),
            *timed("over", "0 thing.put('a', 1@@)\n11 assert thing.get('a'@@) is None",
                   unless="raises= keyerror"),
            *timed("over_for_long", "0 thing.put('a', 1@@)\n0 thing.put('b', 2@@)\n"
                   "99 assert thing.get('b'@@) is None", unless="raises= keyerror"),
        ),
        {},
        words("lru jitter stale grace sliding refresh minutes hours"),
    ),
]  # fmt: skip
