"""Help desks, lists of recent files and elevators."""

from swarm_tools.intents.model import ClassIntent, Scenario, scene, words

LOW_FIRST = (
    r"\b(1|0|one|low(er|est)?|small(er|est)?|petit\w*)\b[^.;]{0,30}\b(most|highest|first|urgent"
    r"|before|top|plus|premi\w+|d'abord)\b|\b(most urgent|highest|premi\w+|urgent)\b[^.;]{0,12}"
    r"\b(is|=|being|:) (1|0)\b"
)
HIGH_FIRST = (
    r"\b(high(er|est)?|larg(er|est)|great(er|est)|big(ger|gest)?)\b[^.;]{0,30}\b(first|before"
    r"|more urgent|sooner)\b"
)
NAMED = "'high' 'low' 'normal' 'urgent' 'medium' 'haute' 'basse' 'critical'"
NAMES = ["apse", "bulb", "coil", "door", "edge"]
FILED = (
    "titles = {1}\nfor title, priority in zip(titles, {0}):\n    try:\n"
    "        thing.add(title, priority=priority)\n"
    "    except (ValueError, KeyError, TypeError, AttributeError):\n        titles = None\n"
    "        break\nif isinstance(titles, type(None)):\n    return\n"
)
TAKEN = (
    "served = []\nfor _ in titles:\n    one = thing.take()\n"
    "    text = str(getattr(one, '__dict__', one))\n"
    "    if isinstance(one, int) or all(title not in text for title in titles):\n"
    "        return\n"
    "    served += [title for title in titles if title in text]\n"
)
MIXED = {
    "falling": (3, 2, 1), "rising": (1, 2, 3), "first_between": (2, 3, 1),
    "first_between_and_last_behind": (2, 1, 3), "last_between": (3, 1, 2),
    "two_behind": (2, 1, 1), "two_of_three": (1, 2, 1), "of_two_kinds": (2, 1, 2, 1, 2),
    "of_three_kinds": (3, 1, 2, 2, 1),
}  # fmt: skip
ALIKE = FILED.format((2, 2, 2, 2, 2), NAMES)


def by_priority(numbers: tuple[int, ...], *, low: bool) -> list[str]:
    """Return the titles in the order in which they are served."""
    places = sorted(range(len(numbers)), key=lambda i: numbers[i] if low else -numbers[i])
    return [NAMES[i] for i in places]


def served(label: str, numbers: tuple[int, ...]) -> tuple[Scenario, ...]:
    """Return the scenarios of tickets whose numbers say how urgent they are."""
    text = FILED.format(numbers, NAMES[: len(numbers)]) + TAKEN
    low, high = by_priority(numbers, low=True), by_priority(numbers, low=False)
    names = NAMED if len(set(numbers)) == len(numbers) else f"{NAMED} reverse="
    either = scene(label, text + f"assert served in ({low}, {high})", unless=names)
    return (
        either,
        scene(f"{label}_low_first", text + f"assert served == {low}", unless=names,
              said=LOW_FIRST),
        scene(f"{label}_high_first", text + f"assert served == {high}", unless=names,
              said=rf"(?s)\A(?!.*({LOW_FIRST})).*({HIGH_FIRST})"),
    )  # fmt: skip


OPENED = "for name in {0}:\n    thing.open(name)\n"
OLD_FIRST = "oldest oldest_first ascending append_order chronological"


def listed(names: list[str], want: list[str]) -> str:
    """Return the check of the files after some were opened."""
    return (
        OPENED.format(names) + "result = list(thing.files)\n"
        "if any(not isinstance(one, str) for one in result):\n    return\n"
        "result = [one.split()[-1] for one in result]  # they may be numbered\n"
        f"assert result == {want}"
    )


INTENTS = [
    ClassIntent(
        "desks.help_desk",
        "The most urgent ticket by its priority comes first; of equally urgent ones the one that "
        "was opened first, in order of arrival.",
        ("help desk", "helpdesk", "ticket queue", "ticket system", "support queue", "support desk",
         "issue queue", "emergency room", "triage", "urgences", "hospital queue", "task queue",
         "job queue", "task scheduler", "patient queue", "support tickets", "file urgences",
         "ticket desk", "service desk", "repair queue", "repair desk", "triage queue",
         "support center", "support centre", "ticket tracker", "issue tracker",
         "priority list", "er queue", "waiting room", "salle attente", "work queue", "dispatcher",
         "print queue", "priority line", "job scheduler"),
        {
            "add": "add_ticket add submit open open_ticket create_ticket create report new_ticket "
            "ajouter push enqueue add_task add_patient arrive admit register submit_ticket put "
            "insert add_job schedule new file raise_ticket ouvrir arrivee ajouter_ticket "
            "add_request join enter",
            "take": "next_ticket next take pop serve resolve_next process_next handle_next "
            "call_next next_patient get_next pop_next next_task suivant traiter dequeue pull "
            "take_next serve_next next_job run_next work get close_next handle solve_next "
            "prochain traiter_suivant appeler_suivant treat_next next_item extract",
            "count": "__len__ count() size() open_count pending_count waiting() length() "
            "open_tickets waiting_count how_many remaining",
            "peek": "peek look_next first() most_urgent",
        },
        (
            scene("order_of_arrival", ALIKE + TAKEN + "assert served == titles",
                  unless=f"{NAMED} reverse="),
            *(row for label, numbers in MIXED.items() for row in served(label, numbers)),
            scene("one_less", ALIKE + "thing.take()\nresult = thing.count\n"
                  "assert (result if isinstance(result, int) else len(result)) == 4"),
            scene("all_counted", ALIKE + "result = thing.count\n"
                  "assert (result if isinstance(result, int) else len(result)) == 5"),
            scene("looked_at", ALIKE + "one = thing.peek\n"
                  "text = str(getattr(one, '__dict__', one))\n"
                  "if not any(title in text for title in titles):\n    return\n"
                  "assert 'apse' in text",
                  unless=f"{NAMED} reverse="),
            *(
                scene(f"{word}_first", f"titles = {NAMES}\nfor title in titles:\n"
                      f"    thing.add(title, {word}=title in ('coil', 'edge'))\n" + TAKEN
                      + "assert served == ['coil', 'edge', 'apse', 'bulb', 'door']")
                for word in ("urgent", "is_urgent", "vip", "is_vip", "urgente")
            ),
        ),
        {"description": "it is broken", "author": "Ada", "user": "Ada", "customer": "Ada",
         "client": "Ada", "duration": 5, "age": 30, "requester": "Ada", "who": "Ada"},
        words("aging ageing deadline due max_size capacity reopen alternating turns fairness "
              "weight lifo newest"),
    ),
    ClassIntent(
        "desks.recent_files",
        "The files that were opened last come first, each of them once, and no more than a "
        "maximum of them is kept: the oldest drop out.",
        ("recent files", "recent file list", "recent list", "recent items", "recent documents",
         "recently opened", "fichiers recents", "recents", "recently viewed", "recent",
         "recent file", "recently used", "documents recents", "recent searches", "mru", "mru list",
         "recently used list", "recently opened files", "most recently used", "recent projects",
         "recently used files", "recent pages", "recently viewed items", "liste recents"),
        {
            "open": "open add touch opened visit add_file open_file push record ajouter ouvrir use "
            "view search viewed used remember note",
            "files": "files() items() as_list list() get_files recent() get_recent all() to_list "
            "get_all fichiers() entries() get_items list_files get_list liste() documents() "
            "__iter__ names() paths() recents() menu() listing()",
            "newest": "latest() most_recent() newest() last() dernier() get_latest last_opened",
            "count": "__len__ count() size() nombre()",
            "has": "__contains__ contains has",
        },
        (
            scene("newest_first", listed(["a", "b", "c"], ["c", "b", "a"]), unless=OLD_FIRST),
            scene("opened_again", listed(["a", "b", "c", "a"], ["a", "c", "b"]), unless=OLD_FIRST),
            scene("opened_again_between", listed(["a", "b", "c", "b"], ["b", "c", "a"]),
                  unless=OLD_FIRST),
            scene("opened_twice", listed(["a", "b", "b"], ["b", "a"]), unless=OLD_FIRST),
            scene("last_one", OPENED.format(["a", "c", "b"]) + "assert thing.newest == 'b'"),
            scene("last_one_again", OPENED.format(["a", "c", "b", "a"])
                  + "assert thing.newest == 'a'"),
            scene("counted_once", OPENED.format(["a", "b", "a"]) + "assert thing.count == 2"),
            scene("oldest_drop_out", "thing = make(most_kept=3)\n"
                  + listed(["a", "b", "c", "d", "e"], ["e", "d", "c"]), unless=OLD_FIRST),
            scene("as_many_as_may_be", "thing = make(most_kept=3)\n"
                  + listed(["a", "b", "c"], ["c", "b", "a"]), unless=OLD_FIRST),
            scene("again_when_full", "thing = make(most_kept=3)\n"
                  + listed(["a", "b", "c", "a", "d"], ["d", "a", "c"]), unless=OLD_FIRST),
            scene("count_is_bounded", "thing = make(most_kept=3)\n"
                  + OPENED.format(["a", "b", "c", "d"]) + "assert thing.count == 3"),
            scene("dropped", "thing = make(most_kept=2)\n" + OPENED.format(["a", "b", "c"])
                  + "assert thing.has('b')\nassert thing.has('c')\nassert not thing.has('a')"),
        ),
        {},
        words("duplicates_allowed pinned pin epingle key value default ttl expire seconds "
              "case_insensitive lower abspath realpath resolve normcase pathlib"),
    ),
    ClassIntent(
        "desks.elevator",
        "An elevator goes to the floor that it is sent to, or up and down by one floor.",
        ("elevator", "lift", "ascenseur"),
        {
            "go": "go_to move_to goto goto_floor move_to_floor aller_a go_to_floor aller_etage",
            "up": "go_up move_up up monter",
            "down": "go_down move_down down descendre",
            "floor": "current_floor floor etage position current get_floor etage_courant "
            "get_current_floor etage_actuel",
            "call": "call request press call_to add_request appeler add_call press_button "
            "request_floor",
            "run": "run run_all serve_all process_all process_requests",
        },
        (
            *(
                scene(f"goes_{label}", "".join(f"thing.go({floor})\n" for floor in floors)
                    + f"assert thing.floor == {floors[-1]}",
                    unless="queue queued requests pending calls speed seconds max_step doors door "
                    "step tick target destination")
                for label, floors in (("up", (3,)), ("up_and_down", (4, 1)), ("further", (2, 5)))
            ),
            scene("by_one", "before = thing.floor\nthing.up()\nthing.up()\nthing.down()\n"
                  "assert thing.floor == before + 1", unless="doors door"),
            scene("down_by_one", "thing.up()\nthing.up()\nbefore = thing.floor\nthing.down()\n"
                  "assert thing.floor == before - 1", unless="doors door"),
            *(
                scene(label, f"try:\n    result = thing.go({floor})\nexcept Exception:\n"
                      "    return\nassert result is not True\n"
                      f"assert thing.floor != {floor}", guard="go",
                      unless="queue queued requests pending calls step tick target destination")
                for label, floor in (("not_above_the_top", 10), ("not_far_above_the_top", 999))
            ),
            *(
                scene(f"calls_{label}", "".join(f"thing.call({floor})\n" for floor in calls)
                      + "result = thing.run()\n"
                      "if not isinstance(result, list) or any(type(n) is not int for n in result)"
                      f":\n    return\nassert [n for n in result if n in {stops}] == {stops}",
                      said=r"\b(direction|way|sens)\b")
                for label, calls, stops in (
                    ("on_the_way", (5, 2), [2, 5]), ("of_three", (3, 7, 4), [3, 4, 7]),
                )
            ),
        ),
        {"name": "A", "floors": 9, "etages": 9, "top": 9, "max": 9, "highest": 9, "min": 0,
         "lowest": 0, "bottom": 0, "start": 0},
        words("capacity weight people energy log ticks"),
    ),
]  # fmt: skip
