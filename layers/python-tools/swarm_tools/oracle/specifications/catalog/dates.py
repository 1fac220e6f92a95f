"""Years and months."""

from __future__ import annotations

from ..domains import choices
from ..model import args, specification

_YEARS = choices(1600, 1700, 1800, 1900, 1996, 2000, 2001, 2003, 2004, 2019, 2020, 2021, 2023,
                 2024, 2100, 2200, 2300, 2400)  # fmt: skip
_MONTHS = choices(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
_LEAP = "leap year gregorian bissextile annee calendar divisible 4 100 400 29 days february 366"
_SIZES = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)


def _leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


@specification(
    names="is_leap_year est_bissextile is_leap leap_year annee_bissextile bissextile isleap",
    domain=args(_YEARS),
    extra="year",
    roles={"year": "year y annee an n"},
    says="calendrier gregorien rule regle except centuries siecles sauf "
    + _LEAP,
    phrases=((r"\b(but not|except|unless|and not|sauf)( (those|by|the))*( divisible)?( by)? "
              r"(100|centuries)\b", "", None),),
)  # fmt: skip
def is_leap_year(year: int) -> bool:
    """Say whether a year of the Gregorian calendar is a leap year."""
    return _leap(year)


@specification(
    names="days_in_month jours_dans_mois jours_du_mois nombre_jours_mois month_days "
    "number_of_days_in_month nb_jours_mois days_of_month days_per_month",
    domain=args(_YEARS, _MONTHS),
    extra="of number",
    roles={"year": "year y annee an a", "month": "month m mois"},
    says=_LEAP + " month months days mois jours how many 1 12 january number nombre",
    numbers=(
        3,
        4,
        5,
        6,
        7,
        8,
        9,
        10,
        11,
        12,
    ),
)
def days_in_month(year: int, month: int) -> int:
    """Give how many days a month of a year has."""
    return 29 if month == 2 and _leap(year) else _SIZES[month - 1]


@specification(
    names="days_in_year jours_dans_annee days_of_year jours_de_l_annee number_of_days_in_year",
    domain=args(_YEARS),
    roles={"year": "year y annee an"},
    says=_LEAP + " 365 how many",
)
def days_in_year(year: int) -> int:
    """Give how many days a year has."""
    return 366 if _leap(year) else 365


@specification(
    names="century century_from_year siecle",
    domain=args(choices(1, 99, 100, 101, 1000, 1001, 1700, 1705, 1899, 1900, 1901, 1999, 2000,
                        2001, 2024)),
    roles={"year": "year y annee an"},
    extra="year",
    says="century year belongs siecle which annee 1",
)  # fmt: skip
def century(year: int) -> int:
    """Give the century of a year, the first of which begins with the year one."""
    return (year + 99) // 100
