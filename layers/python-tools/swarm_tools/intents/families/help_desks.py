"""Help desks that serve the most urgent first."""

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
NAMES = ["door", "bulb", "edge", "apse", "coil"]
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


INTENTS = [
    ClassIntent(
        "help_desks.tickets",
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
                  f"assert '{NAMES[0]}' in text",
                  unless=f"{NAMED} reverse="),
            *(
                scene(f"{word}_first", f"titles = {NAMES}\nfor title in titles:\n"
                      f"    thing.add(title, {word}=title in ('edge', 'coil'))\n" + TAKEN
                      + "assert served == ['edge', 'coil', 'door', 'bulb', 'apse']")
                for word in ("urgent", "is_urgent", "vip", "is_vip", "urgente")
            ),
        ),
        {"description": "it is broken", "author": "Ada", "user": "Ada", "customer": "Ada",
         "client": "Ada", "duration": 5, "age": 30, "requester": "Ada", "who": "Ada"},
        words("aging ageing deadline due max_size capacity reopen alternating turns fairness "
              "weight lifo newest"),
    ),
]  # fmt: skip
