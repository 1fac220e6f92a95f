"""Sequences of numbers that start and step tell."""

from __future__ import annotations

from ..domains import integers
from ..model import args, one_of, specification

_LIMIT = "limit max maximum end upper stop last bound limite up_to maximum"


@specification(
    names="multiples list_multiples multiples_up_to multiples_of",
    domain=args(integers(1, 7, 1, 2, 3, 5), integers(0, 30, 0, 1, 3, 5, 10, 14, 15, 16)),
    roles={"step": "step n base number factor k of pas x", "limit": _LIMIT},
    extra="of up to",
    says="multiples step limit up to starting start itself number",
    phrases=(
        (r"\b(up to and including|inclusive(ly)?|included|inclus)\b", "inclusive", True),
        (r"\b(below|less than|smaller than|strictly|excluded|exclusive)\b", "inclusive", False),
    ),
)
def multiples(step: int, limit: int, *, inclusive: bool = True) -> list[int]:
    """List the multiples of a number up to a limit."""
    return list(range(step, limit + inclusive, step))


def _path(n: int) -> list[int]:
    found = [n]
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        found.append(n)
    return found


_COLLATZ = (
    "collatz steps step until reaches reach 1 sequence syracuse number numbers start starting from "
    "half even triple plus how many ends terms list suite vol down to etapes 3n 3 2 odd is takes "
    "halved tripled needed get n"
)


@specification(
    names="collatz_steps collatz_length nombre_etapes_collatz collatz_count steps_to_one "
    "count_collatz_steps temps_de_vol duree_de_vol",
    domain=args(integers(1, 60, 1, 2, 3, 4, 5, 6, 7, 27)),
    says=_COLLATZ,
    phrases=((r"\b(including|counting) (the )?(start|first|n|1)\b", "numbers", True),),
)
def collatz_steps(n: int, *, numbers: bool = False) -> int:
    """Count the steps of the Collatz sequence down to one."""
    return len(_path(n)) - (not numbers)


@specification(
    names="collatz_sequence collatz suite_syracuse syracuse collatz_path suite_collatz",
    domain=args(integers(1, 40, 1, 2, 3, 4, 5, 6, 7, 27)),
    extra="n",
    says=_COLLATZ,
)
def collatz_sequence(n: int, *, form: str = one_of("list", "steps", "numbers", "next")):
    """Give the Collatz sequence from a number down to one."""
    path = _path(n)
    if form == "next":
        return n // 2 if n % 2 == 0 else 3 * n + 1
    return {"list": path, "steps": len(path) - 1}.get(form, len(path))


@specification(
    names="arithmetic_sequence suite_arithmetique arithmetic_progression",
    domain=args(integers(-5, 9, 0, 1, 5), integers(-4, 5, 1, 2, 0, -3), integers(0, 8, 0, 1, 5)),
    roles={"first": "first start a a1 premier initial begin", "step": "step difference d diff r "
           "raison common_difference", "count": "count n terms length nombre size num"},
    says="arithmetic sequence first terms count step difference common n members starting at start "
    "progression premiers termes raison",
)  # fmt: skip
def arithmetic_sequence(first: int, step: int, count: int) -> list[int]:
    """List the first terms of an arithmetic sequence."""
    return [first + k * step for k in range(count)]


@specification(
    names="geometric_sequence suite_geometrique geometric_progression",
    domain=args(integers(-5, 9, 1, 2, 5), integers(-3, 4, 2, 1, 3, -2), integers(0, 7, 0, 1, 5)),
    roles={"first": "first start a a1 premier initial begin", "ratio": "ratio r q raison factor "
           "common_ratio", "count": "count n terms length nombre size num"},
    says="geometric sequence first terms count ratio common n members starting at start "
    "progression premiers termes raison",
)  # fmt: skip
def geometric_sequence(first: int, ratio: int, count: int) -> list[int]:
    """List the first terms of a geometric sequence."""
    return [first * ratio**k for k in range(count)]


def _fizz(n: int) -> str:
    return "Fizz" * (n % 3 == 0) + "Buzz" * (n % 5 == 0) or str(n)


_FIZZ = (
    "fizz buzz fizzbuzz 1 n 3 5 15 multiples multiple divisible both replaced up "
    "numbers words list "
    "instead otherwise itself as three five"
)


@specification(
    names="fizzbuzz fizz_buzz fizzbuzz_list",
    domain=args(integers(1, 40, 1, 2, 3, 5, 6, 10, 15, 16, 30)),
    extra="n list",
    says=_FIZZ,
    roles={"n": "n limit max number i count num x k stop end limite"},
    numbers=(15,),
)
def fizzbuzz(n: int, *, form: str = one_of("texts", "numbers", "one", "one number", "one or none",
                                        "one or nothing")):  # fmt: skip
    """List the numbers up to n with Fizz for multiples of three and Buzz for those of five."""
    if form.startswith("one or"):
        return _fizz(n) if n % 3 == 0 or n % 5 == 0 else None if form.endswith("none") else ""
    if form.startswith("one"):
        return n if form == "one number" and n % 3 and n % 5 else _fizz(n)
    return [k if form == "numbers" and k % 3 and k % 5 else _fizz(k) for k in range(1, n + 1)]


@specification(
    names="countdown compte_a_rebours count_down",
    domain=args(integers(1, 12, 1, 2, 3, 5, 10)),
    roles={"n": "n start begin number debut"},
    says="count down countdown n 1 0 zero one to numbers including start",
)
def countdown(n: int, *, last: int = one_of(1, 0)) -> list[int]:
    """List the numbers from n down to one, or zero."""
    return list(range(n, last - 1, -1))
