"""Event emitters, event logs and inboxes."""

from swarm_tools.intents.model import ClassIntent, scene, words

HEARD = (
    "calls = []\nthing.on(event='hit', callback=lambda *a, **k: calls.append((*a, *k.values())))\n"
)
TRY = "try:\n    {0}\nexcept Exception:\n    pass\n"
ENTRIES = (
    "thing.log(level='INFO', message='start')\nthing.log(level='ERROR', message='fail')\n"
    "thing.log(level='INFO', message='stop')\n"
)
SEVERAL = "append add setdefault defaultdict remove all every order"
FORM = "if isinstance(result, dict):\n    return\n"
SIZED = "assert (result if isinstance(result, int) else len(result)) == {0}"

INTENTS = [
    ClassIntent(
        "signals.emitter",
        "Every handler of an event is called with what is emitted, and no handler of another "
        "event or one that was removed.",
        ("event emitter", "event bus", "publisher", "dispatcher", "signal", "event manager",
         "event dispatcher", "pub sub", "message bus", "event system", "emitter"),
        {
            "on": "on subscribe add_listener register attach connect bind add_handler listen",
            "emit": "emit publish notify trigger fire dispatch send",
            "off": "off unsubscribe remove_listener detach unregister disconnect remove_handler",
        },
        (
            scene("called", HEARD + "thing.emit('hit', 5)\n"
                  "assert [one[-1] for one in calls] == [5]"),
            scene("called_each_time", HEARD + "thing.emit('hit', 5)\nthing.emit('hit', 6)\n"
                  "assert [one[-1] for one in calls] == [5, 6]"),
            scene("called_for_its_event_only", HEARD + TRY.format("thing.emit('miss', 5)")
                  + "assert calls == []"),
            scene("all_are_called", HEARD
                  + "thing.on(event='hit', callback=lambda *a, **k: calls.append('second'))\n"
                  "thing.emit('hit', 5)\nassert len(calls) == 2",
                  needs=SEVERAL),
            scene("called_in_order", HEARD
                  + "thing.on(event='hit', callback=lambda *a, **k: calls.append('second'))\n"
                  "thing.emit('hit', 5)\nassert len(calls) == 2 and calls[1] == 'second'",
                  unless="priority set", needs=SEVERAL),
            scene("not_when_removed", "calls = []\nhear = lambda *a, **k: calls.append(a)\n"
                  "thing.on(event='hit', callback=hear)\nthing.off(event='hit', callback=hear)\n"
                  + TRY.format("thing.emit('hit', 5)") + "assert calls == []"),
        ),
        {},
        words("queue async wildcard weakref"),
    ),
    ClassIntent(
        "signals.log",
        "A log keeps its entries in order and tells those of a level.",
        ("event log", "logger", "log", "journal", "message log", "log book", "simple logger",
         "activity log", "audit log"),
        {
            "log": "log add record add_entry write ajouter add_event append add_log",
            "of_level": "by_level filter get_by_level filter_by_level entries_for of_level "
            "get_logs by_kind filter_level entries_of",
            "count": "__len__ count() size() total",
            "counted": "count count_level count_by_level count_of",
            "last": "last latest most_recent recent get_last tail",
        },
        (
            scene("of_one_level", ENTRIES + "result = thing.of_level(level='INFO')\n"
                  + FORM + SIZED.format(2), unless="levels order rank"),
            scene("of_another_level", ENTRIES + "result = thing.of_level(level='ERROR')\n"
                  + FORM + "result = str(list(result))\n"
                  "assert 'fail' in result and 'start' not in result and 'stop' not in result"),
            scene("counted", ENTRIES + "assert thing.count == 3", unless="levels order rank"),
            scene("counted_by_level", ENTRIES + "assert thing.counted(level='INFO') == 2"),
            scene("last_two", ENTRIES + "result = str(list(thing.last(2)))\n"
                  "assert 'fail' in result and 'stop' in result and 'start' not in result"),
        ),
        {"source": "app", "time": 1, "timestamp": 1, "user": "Ada"},
        words("minimum threshold min_level capacity maxlen severity"),
    ),
]  # fmt: skip
