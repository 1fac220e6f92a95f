"""Averages of the last values, and actions that are undone and redone."""

from swarm_tools.intents.model import ClassIntent, scene, words

THREE = "thing = make(size=3)\n"
DONE = "thing.do('a')\nthing.do('b')\nthing.do('c')\n"
# An action may be something to be called.
SET = "first = thing.value\nthing.do('b')\nthing.do('c')\nthing.do('d')\n"
UNDONE = (
    "try:\n    undone = thing.undo()\nexcept (TypeError, AttributeError) as error:\n"
    "    assert 'str' in str(error)\n    return\n"
)
# Before there are as many values as its size, there may be no average (None or 0), or the rest
# counts as 0.
PARTLY = "buffer"
# What is current in a window may be its values themselves.
AVERAGED = "sum total mean fmean average avg moyenne running"
TRY = "try:\n    {0}\nexcept Exception:\n    pass\n"


def averages(values: tuple[int, ...], mean: float, label: str) -> tuple:
    """Return the scenarios that read the average of the last three values, told or asked for."""
    *first, last = values
    start = THREE + "".join(f"thing.add({v})\n" for v in first)
    none, unless = ("not result or ", PARTLY) if len(values) < 3 else ("", "")
    asked = f"assert {none}result == pytest.approx({mean})"
    return (
        scene(f"{label}_told", f"{start}result = thing.add({last})\n{asked}",
              without="average", unless=unless, needs=AVERAGED),
        scene(label, f"{start}thing.add({last})\nresult = thing.average\n"
              f"result = result[-1] if isinstance(result, list) else result\n{asked}",
              unless=unless, needs=AVERAGED),
    )  # fmt: skip


INTENTS = [
    ClassIntent(
        "windows.moving_average",
        "A moving average is the average of the last values only, as many as its size.",
        ("moving average", "rolling average", "rolling mean", "moving mean", "sliding window",
         "moyenne mobile", "moyenne glissante", "sliding average", "rolling window",
         "simple moving average", "moving average window"),
        {
            "add": "add push update append next add_value insert ajouter",
            "average": "average mean get_average get_mean moyenne current() value() avg",
        },
        (
            scene("of_one_alone", "thing.add(4)\nassert thing.average in (4, None)"),
            *averages((4,), 4, "one"),
            *averages((4, 5), 4.5, "two"),
            *averages((1, 2, 6), 3, "as_many_as_its_size"),
            *averages((1, 2, 6, 10), 6, "one_more"),
            *averages((1, 2, 6, 10, 2), 6, "two_more"),
            *averages((9, 9, 9, 1, 1, 1), 1, "all_new"),
        ),
        {},
        words("weighted exponential alpha decay none until"),
    ),
    ClassIntent(
        "windows.undo",
        "Undoing takes back the last action that was done, redoing does it again; a new action "
        "drops what could be redone.",
        ("undo stack", "undo manager", "undo redo", "history", "command history", "undo history",
         "undo redo stack", "action history"),
        {
            "do": "do execute add push perform record do_action add_action record_action",
            "undo": "undo annuler", "redo": "redo refaire",
        },
        (
            scene("last_is_undone", DONE + UNDONE + "assert undone in ('c', 'b', True, None)"),
            scene("undone_in_order", DONE + UNDONE + "undone = [undone, thing.undo()]\n"
                  "assert undone in (['c', 'b'], ['b', 'a'], [True, True], [None, None])"),
            scene("redone", DONE + "undone = thing.undo()\nredone = thing.redo()\n"
                  "assert redone in (undone, 'c')"),
            scene("redone_in_order", DONE + "thing.undo()\nthing.undo()\n"
                  "redone = [thing.redo(), thing.redo()]\n"
                  "assert redone in (['b', 'c'], [True, True], [None, None])"),
            scene("new_action_drops", DONE + "thing.undo()\nthing.do('d')\n"
                  "try:\n    redone = thing.redo()\nexcept Exception:\n    return\n"
                  "assert redone in (None, False, 'd', '')"),
            scene("undone_again", DONE + "thing.undo()\nthing.redo()\n"
                  "assert thing.undo() in ('c', 'b', True, None)"),
        ),
        {},
        words("limit maxlen max_size merge"),
    ),
    ClassIntent(
        "windows.undoable_value",
        "A value that is set can be set back to the one before, step by step, and forward again; "
        "a new value drops what could be redone.",
        ("history", "undo history", "undoable", "undoable value", "undo manager", "undo redo",
         "value history", "versioned value", "undo stack", "state history", "historique"),
        {
            "do": "set set_value assign change update set_state change_to replace definir",
            "undo": "undo annuler", "redo": "redo refaire",
            "value": "value current present state current_value current_state get_value "
            "get_current get_state get() valeur",
        },
        (
            scene("is_set", SET + "assert thing.value == 'd'"),
            scene("undone", SET + "thing.undo()\nassert thing.value == 'c'"),
            scene("undone_twice", SET + "thing.undo()\nthing.undo()\nassert thing.value == 'b'"),
            scene("all_undone", SET + "for _ in range(3):\n    thing.undo()\n"
                  "assert thing.value == first"),
            scene("redone", SET + "thing.undo()\nthing.redo()\nassert thing.value == 'd'"),
            scene("redone_in_order", SET + "thing.undo()\nthing.undo()\nthing.redo()\n"
                  "assert thing.value == 'c'"),
            scene("redone_twice", SET + "thing.undo()\nthing.undo()\nthing.redo()\n"
                  "thing.redo()\nassert thing.value == 'd'"),
            scene("undone_again", SET + "thing.undo()\nthing.redo()\nthing.undo()\n"
                  "assert thing.value == 'c'"),
            scene("new_value_drops", SET + "thing.undo()\nthing.do('x')\n"
                  + TRY.format("thing.redo()") + "assert thing.value == 'x'"),
            scene("new_value_after_undoing", SET + "thing.undo()\nthing.do('x')\n"
                  "assert thing.value == 'x'"),
            scene("new_value_undone", SET + "thing.undo()\nthing.do('x')\nthing.undo()\n"
                  "assert thing.value == 'c'"),
            scene("nothing_to_undo", "first = thing.value\n" + TRY.format("thing.undo()")
                  + "assert thing.value == first"),
        ),
        {"value": "a", "initial": "a", "state": "a", "content": "a", "text": "a"},
        words("limit maxlen max_size max_history capacity merge depth max_depth"),
        anywhere=words("do undo redo value"),
    ),
]  # fmt: skip
