"""Times of day, lengths of time and timers that are told how much time passes."""

from swarm_tools.intents.model import ClassIntent, scene, words

CHANGED = "out = result if isinstance(result, type(thing)) else thing\n"
LATER = {
    "later": "add_minutes advance_minutes plus_minutes ajouter_minutes forward_minutes "
    "avancer_minutes increment_minutes",
    "advance": "add advance plus forward avancer ajouter add_time move_forward pass_time tick",
    "tick": "tick next_minute tick_minute increment",
    # Where there are both, `minutes()` is the whole of the day in minutes.
    "hours": "hour heure hours h heures", "minutes": "minute minutes m mins min",
    "text": "__str__ to_string display show format as_string get_time formatted format_time "
    "afficher read",
    "since": "minutes_since_midnight total_minutes to_minutes as_minutes in_minutes en_minutes "
    "since_midnight get_total_minutes",
    "seconds": "to_seconds total_seconds in_seconds as_seconds en_secondes "
    "seconds_since_midnight",
    "angle": "angle angle_between get_angle hand_angle angle_between_hands hands_angle "
    "smaller_angle clock_angle angle_of_hands",
    "plus": "__add__ add plus ajouter", "before": "__lt__ is_before before is_earlier est_avant",
}  # fmt: skip
SPARE = {"second": 0, "seconde": 0, "sec": 0, "s": 0, "minute": 0}
AT = "thing = make(hours={0}, minutes={1})\n"
READS = "assert (out.hours, out.minutes) == ({0}, {1})"


def moved(label: str, start: tuple[int, int], by: int, end: tuple[int, int], **more: str) -> tuple:
    """Return the scenarios in which some minutes pass, however a class is told and read."""
    out = []
    for tail, call in (("", f"later({by})"), ("_more", f"advance(minutes={by})")):
        move = AT.format(*start) + f"result = thing.{call}\n" + CHANGED
        out.append(scene(label + tail, move + READS.format(*end), **more))
        shown = f"text = str(out.text)\nassert '{end[0]}:{end[1]:02d}' in text or ':' not in text"
        out.append(scene(f"{label}{tail}_shown", move + shown, **more))
    return tuple(out)


ORDINARY = (
    *moved("some_minutes", (8, 10), 15, (8, 25)),
    *moved("into_the_next_hour", (10, 50), 15, (11, 5)),
    *moved("whole_hours", (9, 20), 125, (11, 25)),
    scene("minutes_of_the_day", "assert make(hours=2, minutes=30).since == 150"),
    scene("all_in_seconds", "assert make(hours=1, minutes=2, seconds=3).seconds == 3723"),
    scene("shown", AT.format(9, 5) + "text = str(thing.text)\n"
          "assert '9:05' in text or ':' not in text"),
    scene("shown_late", AT.format(11, 45) + "text = str(thing.text)\n"
          "assert '11:45' in text or ':' not in text"),
    scene("shown_in_four_digits", AT.format(9, 5) + "assert '09:05' in str(thing.text)",
          said=r"\bHH:MM"),
    scene("earlier", "assert make(hours=8, minutes=50).before(make(hours=9, minutes=10))\n"
          "assert not make(hours=9, minutes=10).before(make(hours=8, minutes=50))\n"
          "assert not make(hours=9, minutes=30).before(make(hours=9, minutes=10))"),
)  # fmt: skip
MIDNIGHT = (
    *(scene(f"hands_at_{hour}_{minute:02d}", AT.format(hour, minute)
            + f"assert thing.angle == pytest.approx({angle})", unless="pi radians radian signed")
      for hour, minute, angle in ((3, 0, 90), (6, 0, 180), (0, 0, 0), (2, 20, 50), (15, 0, 90))),
    *(scene(f"smaller_angle_at_{hour}_{minute:02d}", AT.format(hour, minute)
            + f"assert thing.angle == pytest.approx({angle})", said=r"small|inner|petit",
            unless="pi radians radian signed")
      for hour, minute, angle in ((9, 0, 90), (1, 50, 115), (11, 5, 57.5), (22, 0, 60))),
    *moved("over_midnight", (23, 50), 20, (0, 10)),
    *moved("a_whole_day", (7, 30), 24 * 60, (7, 30)),
    scene("ticks_over_midnight", AT.format(23, 59) + "thing.tick()\n"
          "assert (thing.hours, thing.minutes) == (0, 0)", unless="seconds second"),
)  # fmt: skip
COUNTS = "thing = make(seconds=10)\n"
STARTED = COUNTS + "thing.start()\n"

INTENTS = [
    ClassIntent(
        "clocks.clock",
        "A clock of 24 hours of 60 minutes starts again at midnight.",
        ("clock", "time of day", "clock time", "horloge", "heure", "wall clock", "digital clock",
         "montre", "watch", "day time", "heure jour", "24 hour clock", "alarm clock"),
        LATER,
        (*ORDINARY, *MIDNIGHT),
        SPARE,
        words("12 am pm twelve noon am_pm days"),
    ),
    ClassIntent(
        "clocks.time",
        "An hour has 60 minutes of 60 seconds.",
        ("time", "duration", "duree", "temps", "time span", "timespan", "temps course"),
        LATER,
        (
            *ORDINARY,
            scene("sum", "result = make(hours=1, minutes=50).plus(target=make(hours=2, "
              "minutes=20))\n"
                  "assert (result.hours, result.minutes) == (4, 10)"),
            scene("sum_in_minutes", "result = make(hours=1, minutes=50).plus("
                  "target=make(hours=2, minutes=20))\nassert result.since == 250"),
        ),
        SPARE,
        words("12 am pm twelve noon am_pm"),
    ),
    ClassIntent(
        "clocks.countdown",
        "A countdown has less time left after time has passed, and none in the end.",
        ("countdown timer", "countdown", "timer", "kitchen timer", "egg timer", "minuteur",
         "count down", "compte rebours", "count down timer"),
        {
            "start": "start demarrer resume begin run",
            "pause": "pause stop mettre_en_pause arreter",
            "tick": "tick elapse pass_time advance update step avancer",
            "left": "remaining time_left seconds_left get_remaining remaining_seconds "
            "remaining_time left reste temps_restant get_time_left",
            "finished": "is_finished finished is_done done is_over expired is_expired "
            "has_expired est_fini termine est_termine",
            "reset": "reset restart reinitialiser",
            "text": "display __str__ show format to_string formatted afficher",
        },
        (
            scene("less_left", STARTED + "thing.tick(seconds=3)\nassert thing.left == 7"),
            scene("nothing_left", STARTED + "thing.tick(seconds=50)\nassert thing.left == 0",
                  guard="tick max"),
            scene("less_left_unstarted", COUNTS + "thing.tick(seconds=3)\nassert thing.left == 7",
                  without="start"),
            scene("less_left_by_one", STARTED + "thing.tick()\nthing.tick()\n"
                  "assert thing.left == 8"),
            scene("less_left_by_one_unstarted", COUNTS + "thing.tick()\nthing.tick()\n"
                  "assert thing.left == 8", without="start"),
            scene("nothing_while_paused", STARTED + "thing.tick()\nthing.pause()\n"
                  "before = thing.left\nthing.tick()\nassert thing.left == before"),
            scene("goes_on_after_a_pause", STARTED + "thing.tick()\nthing.pause()\nthing.start()\n"
                  "before = thing.left\nthing.tick()\nassert thing.left == before - 1"),
            scene("finished", STARTED + "assert not thing.finished\n"
                  "for _ in range(10):\n    thing.tick()\nassert thing.finished\n"),
            scene("reset_unstarted", COUNTS + "thing.tick()\nthing.reset()\n"
                  "assert thing.left == 10", without="start", unless="seconds?="),
            scene("finished_unstarted", COUNTS + "assert not thing.finished\n"
                  "for _ in range(10):\n    thing.tick()\nassert thing.finished",
                  without="start"),
            scene("not_finished_early", STARTED + "for _ in range(9):\n    thing.tick()\n"
                  "assert not thing.finished\n"),
            scene("not_below_zero", STARTED + "for _ in range(12):\n    thing.tick()\n"
                  "assert thing.left == 0", said=r"(never|not|nor) \w* ?(\w+ )?(below|negative"
                    r"|less)"),
            scene("reset", STARTED + "thing.tick()\nthing.reset()\nassert thing.left == 10"),
            scene("shown", "text = str(make(seconds=125).text)\n"
                  "assert '2:05' in text or ':' not in text", unless="hours hour 3600"),
        ),
        {"name": "eggs", "label": "eggs"},
        words("sleep callback interval dt"),
    ),
]  # fmt: skip
