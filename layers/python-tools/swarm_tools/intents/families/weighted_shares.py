"""Amounts shared by weights."""

from swarm_tools.intents.families.seats_by_votes import OTHER_DATA, called
from swarm_tools.intents.model import Case, code, intent, when

WEIGHTS = (
    r"\w*(weights|shares|parts|ratios?|coefficients|poids|quote_?parts|units|nights|days|portions"
    r"|votes|counts|jours|consumption|usage)"
)
AMOUNT = r".*(amount|total|bill|cost|montant|addition|somme|sum|value|cents|money|price|budget).*"
NAMED_SHARES = (
    "split by shares|split by weights|split bill by shares|share by weights|split by ratio"
    "|split cost by shares|prorata|pro rata|split pro rata|allocate by weights|allocate by weight"
    "|distribute by weight|distribute by weights|partager prorata|repartir prorata"
    "|split by weight|share cost|share costs|share out|allocate amount|split bill"
    "|split amount|split cost|divide by shares|split in proportion|proportional split"
    "|proportional shares|split proportionally|distribute proportionally|allocate proportionally"
    "|repartir|partager|repartition prorata|divide bill|split expense|split weighted"
    "|weighted split|split rent|share bill|amounts by shares|amounts owed|split bill weighted"
)


def shared(label: str, amount: int, shares: dict, kind: str, turned: bool, *, whole=True) -> Case:
    """Return the case of an amount shared out by weights.

    Args:
        label: Words for the test's name.
        amount: What is shared out.
        shares: Name to weight.
        kind: ``dict`` or ``list``.
        turned: Whether the weights come first.
        whole: Whether each share is told, or only their sum.
    """
    keyed = kind == "dict"
    total = sum(shares.values())
    wants = {name: amount * weight / total for name, weight in shares.items()}
    first = "list(alone.values())[0]" if keyed else "list(alone)[0]"
    told = "dict(result)" if keyed else "list(result)"
    parts = "result.values()" if keyed else "result"
    alone = called(amount, {"zed": 2} if keyed else [2], turned)
    check = f"assert {told} == pytest.approx({wants if keyed else list(wants.values())})"
    return code(
        label, "try:", f"    alone = {alone}", f"    first = {first}", *OTHER_DATA,
        f"if first in ({amount * 2}, {amount / 50}):", "    return  # no weights",
        f"result = {called(amount, shares if keyed else list(shares.values()), turned)}",
        check if whole else f"assert float(sum({parts})) == pytest.approx({amount})",
    )  # fmt: skip


def sharings(kind: str, turned: bool) -> tuple[Case, ...]:
    """Return the cases of amounts shared out without a rest."""
    rows = (
        ("rising", 120, {"ann": 1, "bob": 2, "cid": 3}), ("falling", 90, {"ann": 4, "bob": 2}),
        ("even", 60, {"ann": 2, "bob": 2, "cid": 2}), ("alone", 50, {"zed": 3}),
    )  # fmt: skip
    return tuple(shared(*row, kind, turned) for row in rows)


NOTHING_LOST = (
    r"\badd(s|ing)? up\b|\bsums? (up )?(exactly )?to\b|\b(no|not a|without losing a) cent\b"
    r"|\bnothing (is |gets )?lost\b|\bleft ?over\b|\bremain\w+|\bthe rest\b|\blast (one|person|"
    r"share)\b|\bcentime\w* (restant|perdu)|\bexactly the (total|amount|bill)"
)


def nothing_lost(kind: str, turned: bool) -> tuple[Case, ...]:
    """Return the cases of shares with a rest that must not be lost."""
    rows = (
        ("thirds_add_up", 100, {"ann": 1, "bob": 1, "cid": 1}),
        ("sevenths_add_up", 1001, {"ann": 1, "bob": 2, "cid": 3, "dan": 9}),
    )
    return tuple(shared(*row, kind, turned, whole=False) for row in rows)


SHARED = (
    "by shares weights total amount cents the with weighted to of weight share "
    "bill cost proportionally among between people costs rest last first remainder goes each "
    "person names name list dict proportion proportional according add up exactly cent left over "
    "leftover largest in split whole lost sum parts part rounded units remaining everyone pays "
    "gets get their its own nothing always equal own pay divide divided distributed roommates "
    "days nights people person given as two places decimals prorata repartir montant poids "
    "selon chacun reste"
)

INTENTS = [
    *(
        intent(
            f"weighted_shares.{kind}_{way}", "An amount is shared out by weights.",
            NAMED_SHARES,
            f"{'numbers' if kind == 'list' else kind} number" if way == "weights_first"
            else f"number {'numbers' if kind == 'list' else kind}",
            *sharings(kind, way == "weights_first"),
            *(when(word, case) for word in ("remainder", "leftover", "rest", "left", "reste")
              for case in nothing_lost(kind, way == "weights_first")),
            objects=SHARED,
            spelled=(WEIGHTS, AMOUNT) if way == "weights_first" else (AMOUNT, WEIGHTS),
            needs="sum total_shares total_weight whole",
            unless="100 percent 0_01 tip tax fee random",
            returns="dict" if kind == "dict" else "list",
            stated=tuple((NOTHING_LOST, case)
                         for case in nothing_lost(kind, way == "weights_first")),
        )
        for kind in ("dict", "list") for way in ("amount_first", "weights_first")
    ),
]  # fmt: skip
