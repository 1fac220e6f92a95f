"""How long to wait before one tries again: twice as long each time, up to a limit."""

from swarm_tools.intents.model import Case, code, intent, near

OBJECTS = (
    "seconds to wait before each every next retry retries attempt delay delays growing by a factor "
    "and capped at maximum exponential exponentially the of doubling doubles time base list for "
    "most first number up max limit exceed never more than waiting times n th from"
)
TIMES = r"(attempts|retries|count|n|max_attempts|max_retries|tries|times|steps|num_\w+)"
ATTEMPT = r"(attempt|retry|n|try_number|tries|attempts|retries|failures|retry_count|attempt_no)"
BASE = r"(base|initial|start|first|delay|base_delay|initial_delay|start_delay|base_seconds)"
FACTOR = r"(factor|multiplier|growth|ratio|exponent_base)"
MOST = r"(cap|maximum|max|limit|max_delay|max_wait|cap_seconds|max_seconds|ceiling|longest)"
LISTS = "retry delays|backoff delays|backoff schedule|retry schedule|exponential delays|delais"
ONES = (
    "backoff delay|backoff|retry delay|exponential backoff|next delay|delay for attempt"
    "|wait time|backoff seconds|compute backoff|delai attente"
)


def waits(label: str, args: str, want: list) -> Case:
    """Return the case of a list of delays; there is none after the last attempt."""
    wants = f"pytest.approx({want}), pytest.approx({want[:-1]})"
    return code(label, f"result = list({{f}}({args}))", f"assert result in ({wants})")


def capped(label: str, call: str) -> Case:
    """Return the case of a delay that reaches its limit; attempts may count from 0 or 1."""
    return code(label, f"assert {call} == 60")


INTENTS = [
    intent(
        "retries.delays", "The first delays, each a factor longer, none above the limit.", LISTS,
        "number number number number",
        waits("doubled", "4, 1, 2, 30", [1, 2, 4, 8]), waits("capped", "5, 1, 2, 6",
                                                            [1, 2, 4, 6, 6]),
        waits("tripled", "3, 0.5, 3, 100", [0.5, 1.5, 4.5]), waits("none", "0, 1, 2, 9", []),
        objects=OBJECTS, spelled=(TIMES, BASE, FACTOR, MOST), returns="list", unless="jitter",
    ),
    intent(
        "retries.delays_doubled", "The first delays, each twice as long, none above the limit.",
        LISTS, "number number number",
        waits("doubled", "4, 1, 30", [1, 2, 4, 8]), waits("capped", "5, 1, 6", [1, 2, 4, 6, 6]),
        waits("of_three", "3, 3, 100", [3, 6, 12]), waits("none", "0, 1, 9", []),
        objects=OBJECTS, spelled=(TIMES, BASE, MOST), returns="list", unless="jitter",
    ),
    intent(
        "retries.delays_unlimited", "The first delays, each a factor longer.", LISTS,
        "number number number",
        waits("doubled", "4, 1, 2", [1, 2, 4, 8]), waits("tripled", "3, 2, 3", [2, 6, 18]),
        waits("one", "1, 5, 2", [5]), waits("none", "0, 1, 2", []),
        objects=OBJECTS, spelled=(TIMES, BASE, FACTOR), returns="list", unless="jitter",
    ),
    intent(
        "retries.delay", "Twice as long at each attempt, up to the limit.", ONES,
        "number number number",
        code("doubled", "assert {f}(3, 1, 1000) == 2 * {f}(2, 1, 1000)"),
        code("doubled_again", "assert {f}(5, 1, 1000) == 8 * {f}(2, 1, 1000)"),
        code("of_the_base", "assert {f}(2, 3, 1000) == 3 * {f}(2, 1, 1000)"),
        capped("capped", "{f}(20, 1, 60)"), capped("capped_early", "{f}(4, 50, 60)"),
        code("first", "assert 1 in ({f}(0, 1, 60), {f}(1, 1, 60))"),
        objects=OBJECTS, spelled=(ATTEMPT, BASE, MOST), returns="number", unless="jitter linear",
    ),
    intent(
        "retries.delay_unlimited", "Twice as long at each attempt.", ONES, "number number",
        near("none", 3, 0, to=0),
        code("doubled", "assert {f}(3, 1) == 2 * {f}(2, 1)"),
        code("doubled_again", "assert {f}(4, 1) == 4 * {f}(2, 1)"),
        code("of_the_base", "assert {f}(2, 3) == 3 * {f}(2, 1)"),
        code("first", "assert 1 in ({f}(0, 1), {f}(1, 1))"),
        objects=OBJECTS, spelled=(ATTEMPT, BASE), returns="number",
        unless="jitter linear cap maximum limit max_delay", needs="2",
    ),
]  # fmt: skip
