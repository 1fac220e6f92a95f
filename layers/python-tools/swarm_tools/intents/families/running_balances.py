"""The balance of an account after each of its movements."""

from itertools import accumulate

from swarm_tools.intents.model import Case, code, intent

NAMES = (
    "running balance|balance history|balances|running balances|account history|statement balances"
    "|balance after each|solde courant|soldes|historique soldes|solde progressif"
)
OBJECTS = (
    "of the an account opening starting initial balance balances transactions movements amounts "
    "after each every list deposits withdrawals positive negative begin start from credit debit"
)
OPENING = r"(opening|start|initial|balance|first|solde|depart|begin)\w*"
MOVED = r"(amounts|values|transactions|movements|changes|montants|operations|entries|mouvements)"
KINDS = (
    ("credit", "debit"), ("deposit", "withdrawal"), ("deposit", "withdraw"), ("in", "out"),
    ("income", "expense"), ("+", "-"), ("depot", "retrait"), ("C", "D"),
)  # fmt: skip
ROWS = (
    ("up_and_down", 100, [30, -20, 5]), ("one", 50, [7]), ("down_alone", 10, [-4, -6]),
    ("from_nothing", 0, [3, 4]),
)  # fmt: skip


def plain(label: str, opening: int, amounts: list[int], turned: bool) -> Case:
    """Return the case of signed amounts; the opening balance may stand first in the result."""
    after = list(accumulate(amounts, initial=opening))
    call = f"{amounts}, {opening}" if turned else f"{opening}, {amounts}"
    return code(label, f"result = list({{f}}({call}))", f"assert result in ({after[1:]}, {after})")


def by_kind(label: str, opening: int, amounts: list[int], turned: bool) -> Case:
    """Return the case of pairs of a kind and an amount, whatever the kinds are called."""
    after = list(accumulate(amounts, initial=opening))
    call = f"moves, {opening}" if turned else f"{opening}, moves"
    return code(
        label, "told = []", f"for more, less in {KINDS}:",
        f"    moves = [(more if n > 0 else less, abs(n)) for n in {amounts}]",
        "    try:", f"        told.append(list({{f}}({call})))",
        "    except Exception:", "        continue  # other kinds",
        f"told = [t for t in told if len(t) in ({len(amounts)}, {len(amounts) + 1})]",
        "if all(len(set(t)) == 1 for t in told):", "    return  # other kinds",
        f"assert any(t in ({after[1:]}, {after}) for t in told)",
    )  # fmt: skip


def of_way(turned: bool) -> list:
    """Return the intents of an opening balance before the movements, or after them."""
    way = "_turned" if turned else ""
    spelled = (MOVED, OPENING) if turned else (OPENING, MOVED)
    return [
        intent(
            f"running_balances.from_opening{way}", "The balance after each of the amounts.", NAMES,
            "numbers number" if turned else "number numbers",
            *(plain(*row, turned) for row in ROWS), objects=OBJECTS, returns="list",
            spelled=spelled, unless="rate interest fee limit overdraft",
        ),
        intent(
            f"running_balances.by_kind{way}", "The balance after each movement of a kind.", NAMES,
            "nested number" if turned else "number nested",
            *(by_kind(*row, turned) for row in ROWS),
            objects=OBJECTS + " kind type transaction amount pairs pair movement either is or in "
            "out", returns="list", spelled=spelled, unless="rate interest fee limit overdraft",
            needs="kind type sign credit debit deposit withdraw withdrawal income expense sens",
        ),
    ]  # fmt: skip


INTENTS = [one for turned in (False, True) for one in of_way(turned)]
