"""Reference implementations: primes, divisors, digits and sequences of whole numbers."""

from __future__ import annotations


def factorial(n: int) -> int:
    """Return the product of all whole numbers from 1 to n.

    Raises:
        ValueError: When n is negative.
    """
    if n < 0:
        raise ValueError("n must not be negative")
    product = 1
    for factor in range(2, n + 1):
        product *= factor
    return product


def fibonacci(n: int) -> int:
    """Return the n-th Fibonacci number, where the first two are 0 and 1."""
    current, following = 0, 1
    for _ in range(n):
        current, following = following, current + following
    return current


def fibonacci_sequence(count: int) -> list[int]:
    """Return the first numbers of the Fibonacci sequence, beginning with 0 and 1."""
    values: list[int] = []
    current, following = 0, 1
    for _ in range(count):
        values.append(current)
        current, following = following, current + following
    return values


def is_prime(number: int) -> bool:
    """Tell whether a number has exactly two divisors."""
    if number < 2:
        return False
    divisor = 2
    while divisor * divisor <= number:
        if number % divisor == 0:
            return False
        divisor += 1
    return True


def primes_up_to(limit: int) -> list[int]:
    """Return all primes up to a limit, the limit included."""
    return [number for number in range(2, limit + 1) if is_prime(number)]


def prime_factors(number: int) -> list[int]:
    """Return the prime factors of a number, the smallest first, with repeats."""
    factors = []
    divisor = 2
    while divisor * divisor <= number:
        while number % divisor == 0:
            factors.append(divisor)
            number //= divisor
        divisor += 1
    if number > 1:
        factors.append(number)
    return factors


def next_prime(number: int) -> int:
    """Return the smallest prime above a number."""
    candidate = number + 1
    while not is_prime(candidate):
        candidate += 1
    return candidate


def gcd(a: int, b: int) -> int:
    """Return the greatest common divisor of two numbers."""
    while b:
        a, b = b, a % b
    return abs(a)


def lcm(a: int, b: int) -> int:
    """Return the least common multiple of two numbers."""
    if a == 0 or b == 0:
        return 0
    return abs(a * b) // gcd(a, b)


def is_coprime(a: int, b: int) -> bool:
    """Tell whether two numbers have no common divisor but 1."""
    return gcd(a, b) == 1


def divisors(number: int) -> list[int]:
    """Return all divisors of a number, the smallest first."""
    return [divisor for divisor in range(1, number + 1) if number % divisor == 0]


def count_divisors(number: int) -> int:
    """Return how many divisors a number has."""
    return len(divisors(number))


def is_perfect(number: int) -> bool:
    """Tell whether a number is the sum of its proper divisors."""
    return number > 1 and sum(divisors(number)) == 2 * number


def sum_of_digits(number: int) -> int:
    """Return the sum of the digits of a number."""
    return sum(int(digit) for digit in str(abs(number)))


def count_digits(number: int) -> int:
    """Return how many digits a number has."""
    return len(str(abs(number)))


def reverse_number(number: int) -> int:
    """Return a number with its digits in the opposite order, its sign kept."""
    turned = int(str(abs(number))[::-1])
    return -turned if number < 0 else turned


def digital_root(number: int) -> int:
    """Return what is left of a number by adding its digits until one is left."""
    while number > 9:
        number = sum(int(digit) for digit in str(number))
    return number


def is_armstrong(number: int) -> bool:
    """Tell whether a number is the sum of its digits, each to the power of their count."""
    digits = str(number)
    return number == sum(int(digit) ** len(digits) for digit in digits)


def is_even(number: int) -> bool:
    """Tell whether a number is even."""
    return number % 2 == 0


def is_odd(number: int) -> bool:
    """Tell whether a number is odd."""
    return number % 2 != 0


def sum_to_n(n: int) -> int:
    """Return the sum of all whole numbers from 1 to n."""
    return n * (n + 1) // 2


def collatz(number: int) -> list[int]:
    """Return the Collatz sequence from a number down to 1."""
    values = [number]
    while number != 1:
        number = number // 2 if number % 2 == 0 else 3 * number + 1
        values.append(number)
    return values


def is_leap_year(year: int) -> bool:
    """Tell whether a year has 366 days in the Gregorian calendar."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_year(year: int) -> int:
    """Return the number of days of a year."""
    return 366 if is_leap_year(year) else 365
