"""Intervals of numbers and of dates."""

from swarm_tools.intents.model import ClassIntent, scene, words

TWO = "thing = make(begin={0}, finish={1})\nother = make(begin={2}, finish={3})\n"
ROLES = {
    "overlaps": "overlaps overlaps_with overlap intersects overlap_with chevauche is_overlapping "
    "conflicts_with intersects_with does_overlap",
    "contains": "contains __contains__ includes in_range contient is_in has includes_date covers",
    "length": "length __len__ size() duration width longueur number_of_days days get_length span "
    "nights duree num_days",
    "common": "intersection intersect intersect_with common overlap",
    "begin": "start begin low lo left lower first debut start_date minimum min a",
    "finish": "end stop finish high hi right upper last fin end_date maximum max b",
}
BOTH = "assert {0}thing.overlaps(other)\nassert {0}other.overlaps(thing)"


def spans(make_day: str) -> tuple:
    """Return the scenarios of intervals whose ends are written by a pattern."""

    def at(*numbers: int) -> list[str]:
        return [make_day.format(n) for n in numbers]

    first = "import datetime\n" if "datetime" in make_day else ""
    one = first + "thing = make(begin={}, finish={})\n".format(*at(5, 15))

    def two(*numbers: int) -> str:
        return first + TWO.format(*at(*numbers))

    out = [
        *(scene(label, two(*ends) + BOTH.format(word), unless="any")
          for label, ends, word in (
              ("overlap", (5, 15, 10, 20), ""), ("overlap_inside", (5, 20, 10, 12), ""),
              ("no_overlap", (5, 10, 15, 20), "not "),
              ("no_overlap_nearby", (5, 10, 12, 20), "not "),
          )),
        scene("contains_the_middle", one + "assert thing.contains({})".format(*at(10))),
        scene("contains_the_first", one + "assert thing.contains({})".format(*at(5)),
              unless="open exclusive strictly strict"),
        *(scene(f"does_not_contain_{word}", one + "assert not thing.contains({})".format(*at(n)))
          for word, n in (("earlier", 3), ("later", 17))),
        scene("contains_the_last", one + "assert thing.contains({})".format(*at(15)),
              said=r"both ends|inclusive|included|closed|\bincl\b",
              unless="exclusive exclusively half excluded"),
        scene("does_not_contain_the_last", one + "assert not thing.contains({})".format(*at(15)),
              said=r"half-open|(end|stop|last)\w* (\w+ )?(is )?(exclusive|excluded|not included)"
              r"|exclusive of the end"),
        scene("length", one + "length = thing.length\n"
              "length = len(length) if isinstance(length, (list, tuple, set)) else length\n"
              "assert length in (10, 11) or getattr(length, 'days', 0) in (10, 11)",
              unless="month months year years"),
        scene("common_part", two(5, 15, 10, 20) + "result = thing.common(other)\n"
              "assert isinstance(result, bool) or (result.begin, result.finish) == "
              "({}, {})".format(*at(10, 15))),
        scene("nothing_in_common", two(5, 10, 15, 20) + "try:\n    result = thing.common(other)\n"
              "except Exception:\n    return\nassert not result"),
    ]  # fmt: skip
    return tuple(out)


INTENTS = [
    ClassIntent(
        "intervals.numbers",
        "An interval contains what lies between its ends, both ends inclusive or not, and "
        "overlaps another when they have a common part.",
        ("interval", "number range", "numeric range", "intervalle", "range", "span", "segment",
         "closed interval", "plage", "time slot", "slot", "creneau", "time interval"),
        ROLES,
        spans("{0}"),
        {},
        words("split strftime step date dates timedelta datetime circular wrap days hour hours "
          "minute x y dist hypot sqrt"),
    ),
    ClassIntent(
        "intervals.hours",
        "What takes place from one hour to another overlaps another when they have a part in "
        "common.",
        ("meeting", "appointment", "shift", "lesson", "time slot", "slot", "reservation", "reunion",
         "rendez vous", "creneau", "event", "session", "booking"),
        {
            "overlaps": ROLES["overlaps"],
            "length": "length duration hours get_duration duree number_of_hours",
            "begin": "start_hour begin_hour from_hour hour_from heure_debut first_hour opens",
            "finish": "end_hour finish_hour to_hour hour_to heure_fin last_hour closes",
        },
        tuple(s for s in spans("{0}") if s.label.startswith(("overlap", "no_overlap"))),
        {"title": "Plan", "name": "Plan", "subject": "Plan", "titre": "Plan", "room": "A"},
        words("split strptime strftime datetime minute minutes circular wrap night overnight"),
    ),
    ClassIntent(
        "intervals.dates",
        "A range of dates contains the days between its ends, both ends inclusive or not, and "
        "overlaps another when they have a common day.",
        ("date range", "date interval", "period", "booking", "stay", "vacation", "holiday",
         "periode", "reservation", "date span", "sejour", "conge"),
        ROLES,
        spans("datetime.date(2024, 1, {0})"),
        {"name": "Ada", "guest": "Ada", "room": 1, "nom": "Ada", "id": 1},
        words("hour hours minutes str strptime fromisoformat weekday weekdays circular business"),
    ),
]  # fmt: skip
