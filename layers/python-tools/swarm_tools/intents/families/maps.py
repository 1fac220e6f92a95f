"""Maps, sets and caches."""

from swarm_tools.intents.model import ClassIntent, scene, words

SIZE = "__len__ size() length() get_size count()"
ROOM = {"capacity": 10, "size": 10, "buckets": 10, "max": 10}
MISSING = """
try:
    result = thing.get({key})
except Exception:
    result = None
assert result in (None, False, -1)
"""

INTENTS = [
    ClassIntent(
        "maps.hash_map",
        "A map gives the value that was last put for a key.",
        ("hash map", "hash table", "hashmap", "hashtable", "dict", "map", "key value store",
         "kv store", "database", "data store", "repository", "memo store", "in memory store"),
        {
            "put": "put set insert add __setitem__",
            "get": "get __getitem__ lookup search find",
            "contains": "contains __contains__ contains_key has has_key exists",
            "remove": "remove delete __delitem__ pop",
            "size": SIZE,
        },
        (
            scene("what_was_put", "thing.put('a', 1)\nthing.put('b', 2)\n"
                  "assert str(thing.get('a')) == '1'\nassert str(thing.get('b')) == '2'"),
            scene("last_value_counts", "thing.put('a', 1)\ntry:\n    thing.put('a', 5)\n"
                  "except Exception:\n    return\nassert str(thing.get('a')) == '5'"),
            scene("many_keys", "for n in range(9):\n    thing.put(f'key{n}', n)\n"
                  "assert [int(thing.get(f'key{n}')) for n in range(9)] == list(range(9))"),
            scene("contains", "thing.put('a', 1)\nassert thing.contains('a')\n"
                  "assert not thing.contains('z')"),
            scene("size_counts", "thing.put('a', 1)\nthing.put('b', 2)\nassert thing.size == 2"),
            scene("same_key_counts_once", "thing.put('a', 1)\n"
                  "try:\n    thing.put('a', 2)\nexcept Exception:\n    return\n"
                  "assert thing.size == 1"),
            scene("removed", "thing.put('a', 1)\nthing.put('b', 2)\nthing.remove('a')\n"
                  "assert str(thing.get('b')) == '2'" + MISSING.format(key="'a'")),
        ),
        ROOM,
        words("multi ttl path file time open setdefault rows row records record id pending commit "
              "cells grid width 1000001 1000000"),
    ),
    ClassIntent(
        "maps.set",
        "A set holds every element once.",
        ("set", "hash set", "unique list", "ensemble", "unique bag", "unique set",
         "unique collection", "distinct set"),
        {
            "add": "add insert ajouter",
            "contains": "contains __contains__ has exists",
            "remove": "remove discard delete supprimer",
            "size": SIZE,
            "union": "union unite join",
            "common": "intersection intersect common",
        },
        (
            scene("union_has_both", "thing = make()\nother = make()\nthing.add(1)\nother.add(2)\n"
                  "both = thing.union(other)\n"
                  "kept = both is None or isinstance(both, (list, set, tuple))\n"
                  "assert kept or both.contains(1) and both.contains(2)"),
            scene("holds_what_was_added", "thing.add(1)\nthing.add(2)\n"
                  "assert thing.contains(1)\nassert thing.contains(2)\nassert not "
                  "thing.contains(3)"),
            scene("every_element_once", "thing.add(1)\nthing.add(1)\nassert thing.size == 1"),
            scene("size_counts", "thing.add(1)\nthing.add(2)\nassert thing.size == 2"),
            scene("removed", "thing.add(1)\nthing.add(2)\nthing.remove(1)\n"
                  "assert not thing.contains(1)\nassert thing.contains(2)"),
        ),
        ROOM,
        words("multi bag games game player winner match"),
    ),
    ClassIntent(
        "maps.lru_cache",
        "A cache of recent entries drops the one that was not used for the longest time.",
        ("lru cache", "lru", "lrucache", "recent cache", "recently used cache", "cache recent"),
        {"put": "put set add __setitem__ insert", "get": "get __getitem__ lookup", "size": SIZE},
        (
            scene("what_was_put", "thing = make(capacity=2)\nthing.put('a', 1)\n"
                  "thing.put('b', 2)\nassert (thing.get('a'), thing.get('b')) == (1, 2)"),
            scene("oldest_goes", "thing = make(capacity=2)\nthing.put('a', 1)\nthing.put('b', 2)\n"
                  "thing.put('c', 3)\nassert thing.get('b') == 2\nassert thing.get('c') == 3"
                  + MISSING.format(key="'a'")),
            scene("reading_counts_as_use", "thing = make(capacity=2)\nthing.put('a', 1)\n"
                  "thing.put('b', 2)\nthing.get('a')\nthing.put('c', 3)\n"
                  "assert thing.get('a') == 1" + MISSING.format(key="'b'")),
            scene("writing_counts_as_use", "thing = make(capacity=2)\nthing.put('a', 1)\n"
                  "thing.put('b', 2)\nthing.put('a', 5)\nthing.put('c', 3)\n"
                  "assert thing.get('a') == 5" + MISSING.format(key="'b'")),
            scene("missing", "thing = make(capacity=2)\nthing.put('a', 1)"
                  + MISSING.format(key="'z'")),
            scene("size_is_bounded", "thing = make(capacity=2)\nthing.put('a', 1)\n"
                  "thing.put('b', 2)\nthing.put('c', 3)\nassert thing.size == 2"),
        ),
        {},
        words("ttl expire expires expiry seconds time="),
    ),
]  # fmt: skip
