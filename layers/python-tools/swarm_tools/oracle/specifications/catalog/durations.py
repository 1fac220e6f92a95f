"""Hours, minutes and seconds."""

from __future__ import annotations

from ..domains import integers
from ..model import args, specification
from .units import _AMOUNT, _SIZES


@specification(
    names="hours_to_minutes heures_en_minutes", domain=args(_AMOUNT), extra="convert",
    says=_SIZES,
)  # fmt: skip
def hours_to_minutes(hours: float) -> float:
    """Turn hours into minutes."""
    return hours * 60


@specification(
    names="hours_to_seconds heures_en_secondes", domain=args(_AMOUNT), extra="convert",
    says=_SIZES,
)  # fmt: skip
def hours_to_seconds(hours: float) -> float:
    """Turn hours into seconds."""
    return hours * 3600


@specification(
    names="minutes_to_seconds minutes_en_secondes", domain=args(_AMOUNT), extra="convert",
    says=_SIZES,
)  # fmt: skip
def minutes_to_seconds(minutes: float) -> float:
    """Turn minutes into seconds."""
    return minutes * 60


@specification(
    names="days_to_hours jours_en_heures", domain=args(_AMOUNT), extra="convert", says=_SIZES,
)  # fmt: skip
def days_to_hours(days: float) -> float:
    """Turn days into hours."""
    return days * 24


@specification(
    names="to_seconds hms_to_seconds en_secondes total_seconds time_to_seconds",
    domain=args(*[integers(0, 59, 0, 1, 2, 59)] * 3),
    roles={"hours": "hours h heures hour", "minutes": "minutes m min minute mins",
           "seconds": "seconds s sec second secs secondes"},
    extra="convert", says=_SIZES,
)  # fmt: skip
def to_seconds(hours: int, minutes: int, seconds: int) -> int:
    """Turn hours, minutes and seconds into seconds."""
    return hours * 3600 + minutes * 60 + seconds
