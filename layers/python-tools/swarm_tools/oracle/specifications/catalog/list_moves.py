"""Elements of a list in other places."""

from __future__ import annotations

from ..domains import integers, items, lists
from ..model import OPEN, args, specification
from .list_changes import _LIST

_BY = "k n steps by places shift positions d offset count pas decalage amount times"


@specification(
    names="rotate rotate_list rotation rotate_array list_rotate tourner_liste rotation_liste",
    domain=args(items(0, 6), integers(0, 8, 0, 1, 2, 3)),
    extra="list",
    roles={"values": _LIST, "by": _BY},
    says="rotate rotated rotates places steps positions left right k n to the by elements list",
    phrases=((r"\bto the left\b|\bleft\b", "right", False),
             (r"\bto the right\b|\bright\b", "right", True)),
    in_place=True,
)  # fmt: skip
def rotate(values: list, by: int, *, right: bool = False):
    """Move the elements by some places, those that fall out to the other end."""
    if not values or by > len(values):
        return OPEN
    by = (-by if right else by) % len(values)
    return values[by:] + values[:by]


@specification(
    names="rotate_left rotation_gauche left_rotate rotate_list_left",
    domain=args(items(0, 6), integers(0, 8, 0, 1, 2, 3)),
    extra="list",
    roles={"values": _LIST, "by": _BY},
    says="rotate rotated rotates places steps positions left k n to by elements list first end",
    in_place=True,
)
def rotate_left(values: list, by: int) -> list:
    """Move the elements to the left, the first ones to the end."""
    return rotate.reference(values, by)


@specification(
    names="rotate_right rotation_droite right_rotate rotate_list_right",
    domain=args(items(0, 6), integers(0, 8, 0, 1, 2, 3)),
    extra="list",
    roles={"values": _LIST, "by": _BY},
    says="rotate rotated rotates places steps positions right k n to by elements list last front",
    in_place=True,
)
def rotate_right(values: list, by: int) -> list:
    """Move the elements to the right, the last ones to the front."""
    return rotate.reference(values, by, right=True)


@specification(
    names="move_zeros move_zeroes deplacer_zeros zeros_to_end move_zeros_to_end",
    domain=args(lists(integers(-2, 4, 0, 1, 2), 0, 7)),
    extra="list end to",
    says="move moves zeros zeroes end keep keeping order other elements all zero relative rest "
    "others non-zero stay keeps kept preserve preserving of while non",
    in_place=True,
    phrases=((r"\b(in[ -]place|sur place|en place)\b", "in_place", None),),
)
def move_zeros(values: list) -> list:
    """Move the zeros to the end."""
    return [x for x in values if x != 0] + [x for x in values if x == 0]
