"""Limits of how often something may be done within a stretch of time."""

from swarm_tools.intents.model import ClassIntent, scene, words

TWO_IN_TEN = "thing = make(most_calls=2, window=10)\n"
ASKED = "[bool(thing.allow(moment=t)) for t in ({0})] == [{1}]"
ASKED_BY = "[bool(thing.allow(caller='ada', moment=t)) for t in ({0})] == [{1}]"
REFUSED = (
    r"\b(refused|rejected|denied|blocked)\b[^.]{0,30}\b(do(es)? not|don't|doesn't|never|are not"
    r"|is not|aren't) (count|counted|recorded|stored|kept)"
)


def asked(label: str, at: str, want: str, said: str = "") -> tuple:
    """Return the scenarios of calls at some seconds, of somebody and of nobody in particular."""
    return (
        scene(label, f"{TWO_IN_TEN}assert {ASKED.format(at, want)}", said=said),
        scene(f"{label}_by_one", f"{TWO_IN_TEN}assert {ASKED_BY.format(at, want)}", said=said),
    )


INTENTS = [
    ClassIntent(
        "rate_limits.within_a_window",
        "At most so many calls are allowed within a window of time; later ones are allowed again.",
        ("rate limiter", "rate limit", "throttle", "throttler", "sliding window limiter",
         "request limiter", "call limiter", "sliding window rate limiter", "limiteur"),
        {
            "allow": "allow allow_request is_allowed allowed permit try_acquire allows can_call "
            "try_call autoriser",
        },
        (
            *asked("as_many_as_the_limit", "100, 101", "True, True"),
            *asked("one_too_many", "100, 101, 102", "True, True, False"),
            *asked("refused_again", "100, 101, 102, 103", "True, True, False, False"),
            *asked("allowed_later", "100, 101, 102, 125", "True, True, False, True"),
            *asked("refused_are_not_counted", "100, 101, 106, 107, 113",
                   "True, True, False, False, True", REFUSED),
            scene("each_for_itself", TWO_IN_TEN + "for caller in ('ada', 'bob'):\n"
                  "    for t in (100, 101):\n        assert thing.allow(caller=caller, moment=t)"),
        ),
        {},
        words("token tokens bucket leaky refill burst cost weight penalty backoff ban banned"),
    ),
]  # fmt: skip
