"""What spans of time in a list leave free, share and need: rooms, gaps and conflicts."""

from swarm_tools.intents.model import Case, code, intent

SPANS = (
    r".*(meeting|interval|slot|event|booking|lesson|talk|activit|busy|range|span|creneau"
    r"|reunion|intervalle|reservation|course|appointment|time|shift|schedule|jobs|tasks|class).*"
)
THINGS = (
    "meetings intervals slots events bookings lessons talks activities appointments times of "
    "the in any list shifts ranges reunions creneaux intervalles needed for"
)
OTHER = "weight weights value profit date datetime strptime split ':' name title"
REFUSED = "except (AttributeError, KeyError, IndexError, TypeError, ValueError):"


def asked(label: str, given: str, *rows: str) -> Case:
    """Return the case of spans of numbers; other forms of spans are another question."""
    return code(
        label, "try:", f"    result = {{f}}({given})", REFUSED,
        "    return  # another form of spans", *rows,
    )  # fmt: skip


def truth(label: str, spans: list, want: bool) -> Case:
    """Return the case of whether there is a conflict; a list of them is one, too."""
    return asked(label, str(spans), f"assert {'' if want else 'not '}result")


def number(label: str, spans: list, want: int) -> Case:
    """Return the case of how many there are; those that are chosen may be given instead."""
    return asked(
        label, str(spans), "count = len(result) if hasattr(result, '__len__') else result",
        f"assert count == {want}",
    )  # fmt: skip


def gaps(label: str, busy: list, want: list) -> Case:
    """Return the case of the gaps between 8 and 17."""
    return asked(label, f"{busy}, 8, 17", f"assert [tuple(gap) for gap in result] == {want}")


TOUCHING = (
    r"\b(back[- ]to[- ]back|touch\w*|adjacent|end \w+ (where|when)|ends when|meet\w* at)\b"
    r"[^.;]{0,40}\b(fine|allowed|ok|okay|no conflict|not|do(es)? not|don't|free)\b"
)
INTENTS = [
    intent(
        "agenda.any_overlap", "Whether any two spans of a list have time in common.",
        "has conflict|any conflict|has conflicts|has overlap|any overlap|has collision|conflicts"
        "|have conflict|is double booked|has double booking|any overlaps|has overlaps"
        "|a des conflits|a un conflit|conflit|chevauchement|any overlapping", "nested",
        truth("two", [(9, 11), (10, 12)], True), truth("apart", [(9, 10), (11, 12)], False),
        truth("unsorted", [(13, 15), (9, 10), (14, 16)], True),
        truth("unsorted_apart", [(13, 15), (9, 10), (16, 18)], False),
        truth("one_inside", [(1, 9), (2, 3)], True), truth("nothing", [], False),
        truth("one", [(1, 2)], False),
        objects=THINGS, returns="bool", spelled=(SPANS,), unless=OTHER,
        stated=((TOUCHING, truth("touching", [(9, 10), (10, 11)], False)),),
    ),
    intent(
        "agenda.rooms", "How many rooms spans need that take place at the same time.",
        "rooms needed|min meeting rooms|minimum rooms|min rooms|meeting rooms|rooms required"
        "|max overlap|max simultaneous|max concurrent|peak concurrency|max overlapping"
        "|salles necessaires|nombre de salles|busiest|number of rooms|count rooms|most at once",
        "nested",
        number("three_in_two", [(0, 30), (5, 10), (15, 20)], 2), number("one", [(3, 4)], 1),
        number("apart", [(7, 10), (2, 4)], 1), number("nothing", [], 0),
        number("all_at_once", [(1, 9), (2, 8), (3, 7)], 3),
        number("inside_then_over", [(1, 10), (2, 3), (4, 12), (5, 6)], 3),
        objects=THINGS + " minimum number", returns="number", spelled=(SPANS,), unless=OTHER,
        stated=((r"\b(touch|ends? (as|when|where)|back[- ]to[- ]back|same room)\b",
                 number("one_after_the_other", [(1, 2), (2, 3), (3, 4)], 1)),),
    ),
    intent(
        "agenda.gaps", "The spans of a day that are free between busy ones.",
        "free slots|free time|gaps|free intervals|free gaps|find gaps|available slots|free spans"
        "|creneaux libres|plages libres|free times|open slots|available times|find free slots",
        "nested number number",
        gaps("two", [(9, 10), (12, 13)], [(8, 9), (10, 12), (13, 17)]),
        gaps("nothing_busy", [], [(8, 17)]), gaps("all_busy", [(8, 17)], []),
        gaps("one_inside_another", [(9, 12), (10, 11)], [(8, 9), (12, 17)]),
        gaps("unsorted", [(14, 15), (9, 11)], [(8, 9), (11, 14), (15, 17)]),
        gaps("one_after_the_other", [(8, 10), (10, 12)], [(12, 17)]),
        gaps("up_to_the_end", [(15, 17)], [(8, 15)]),
        objects=THINGS + " find day", returns="list", unless=OTHER + " min_length minimum shortest",
        spelled=(SPANS, r".*(start|open|begin|debut|ouverture|from|lo).*",
                 r".*(end|close|finish|fin|fermeture|to|hi).*"),
    ),
    intent(
        "agenda.most", "As many spans as can be had without two at the same time.",
        "max activities|activity selection|select activities|most talks|max talks|max meetings"
        "|most meetings|max non overlapping|most activities|choose activities|pick activities"
        "|select meetings|max events|non overlapping|plus de cours|select talks|schedule max",
        "nested",
        number("eleven", [(1, 4), (3, 5), (0, 6), (5, 7), (3, 9), (5, 9), (6, 10), (8, 11),
                          (8, 12), (2, 14), (12, 16)], 4),
        number("long_one_first", [(1, 10), (2, 3), (4, 5)], 2), number("one", [(2, 5)], 1),
        number("nothing", [], 0), number("all_at_once", [(1, 9), (2, 8), (3, 7)], 1),
        objects=THINGS + " maximum greedy select set compatible", returns="any", spelled=(SPANS,),
        unless=OTHER + " remove removals merge",
        stated=((r"\b(touch|start\w* (as|when)|back[- ]to[- ]back|another ends)\b",
                 number("one_after_the_other", [(1, 2), (2, 3), (3, 4)], 3)),),
    ),
    intent(
        "agenda.covered", "How much of a line spans cover together, what they share counted once.",
        "covered length|total covered|length of union|total coverage|covered|union length"
        "|total union|longueur couverte|couverture|covered minutes|total length"
        "|covered time", "nested",
        *(asked(label, spans, f"assert result in ({open_end}, {closed})")
          for label, spans, open_end, closed in (
              ("apart", "[(10, 30), (50, 60)]", 30, 32),
              ("overlapping", "[(10, 30), (20, 50)]", 40, 41),
              ("inside", "[(10, 90), (20, 30)]", 80, 81),
              ("unsorted", "[(60, 80), (10, 70)]", 70, 71),
              ("one", "[(20, 50)]", 30, 31), ("nothing", "[]", 0, 0))),
        objects=THINGS + " total", returns="number", spelled=(SPANS,), unless=OTHER,
    ),
    intent(
        "agenda.round_robin", "Rounds of a tournament in which each meets every other once.",
        "round robin|tournament rounds|schedule matches|round robin schedule|calendrier matchs"
        "|tournament schedule|fixtures|make fixtures|league schedule|rencontres", "list",
        *(code(label, f"rounds = [[tuple(pair) for pair in r] for r in {{f}}({teams})]",
               "pairs = [pair for r in rounds for pair in r if None not in pair]",
               f"assert len({{frozenset(p) for p in pairs}}) == len(pairs) == {count}",
               "assert all(len({t for p in r for t in p}) == 2 * len(r) for r in rounds)")
          for label, teams, count in (("four", ["a", "b", "c", "d"], 6), ("two", ["a", "b"], 1),
                                      ("three", ["a", "b", "c"], 3),
                                      ("six", ["a", "b", "c", "d", "e", "f"], 15))),
        objects="teams rounds of the tournament schedule generate make", returns="list",
        unless="home away return double flat", spelled=(r".*(teams|players|equipes|joueurs).*",),
    ),
]  # fmt: skip
