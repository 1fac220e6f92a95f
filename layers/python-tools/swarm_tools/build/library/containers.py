"""Reference implementations: small classes."""

from __future__ import annotations

from typing import Any


class Stack:
    """A pile of items: the last one put on is the first one taken off.

    >>> pile = Stack()
    >>> pile.push("a")
    >>> pile.push("b")
    >>> pile.peek()
    'b'
    >>> pile.pop(), pile.pop()
    ('b', 'a')
    >>> pile.is_empty(), pile.size()
    (True, 0)
    """

    def __init__(self) -> None:
        """Begin with nothing on it."""
        self._items: list[Any] = []

    def push(self, item: Any) -> None:
        """Put an item on top."""
        self._items.append(item)

    def pop(self) -> Any:
        """Take the item off the top and return it.

        Raises:
            IndexError: When the stack is empty.
        """
        if not self._items:
            raise IndexError("pop from an empty stack")
        return self._items.pop()

    def peek(self) -> Any:
        """Return the item on top without taking it off.

        Raises:
            IndexError: When the stack is empty.
        """
        if not self._items:
            raise IndexError("peek at an empty stack")
        return self._items[-1]

    def is_empty(self) -> bool:
        """Tell whether there is nothing on it."""
        return not self._items

    def size(self) -> int:
        """Return how many items are on it."""
        return len(self._items)


class Queue:
    """A line of items: the first one put in is the first one taken out.

    >>> line = Queue()
    >>> line.enqueue("a")
    >>> line.enqueue("b")
    >>> line.peek()
    'a'
    >>> line.dequeue(), line.dequeue()
    ('a', 'b')
    >>> line.is_empty(), line.size()
    (True, 0)
    """

    def __init__(self) -> None:
        """Begin with nothing in it."""
        self._items: list[Any] = []

    def enqueue(self, item: Any) -> None:
        """Put an item at the end."""
        self._items.append(item)

    def dequeue(self) -> Any:
        """Take the first item out and return it.

        Raises:
            IndexError: When the queue is empty.
        """
        if not self._items:
            raise IndexError("dequeue from an empty queue")
        return self._items.pop(0)

    def peek(self) -> Any:
        """Return the first item without taking it out.

        Raises:
            IndexError: When the queue is empty.
        """
        if not self._items:
            raise IndexError("peek at an empty queue")
        return self._items[0]

    def is_empty(self) -> bool:
        """Tell whether there is nothing in it."""
        return not self._items

    def size(self) -> int:
        """Return how many items are in it."""
        return len(self._items)


class Counter:
    """A number that is counted up and down.

    >>> counter = Counter()
    >>> counter.increment()
    >>> counter.increment()
    >>> counter.decrement()
    >>> counter.value
    1
    >>> counter.reset()
    >>> counter.value
    0
    """

    def __init__(self) -> None:
        """Begin with zero."""
        self.value = 0

    def increment(self) -> None:
        """Count one up."""
        self.value += 1

    def decrement(self) -> None:
        """Count one down."""
        self.value -= 1

    def reset(self) -> None:
        """Go back to zero."""
        self.value = 0


class Rectangle:
    """A rectangle by its width and height.

    >>> Rectangle(2, 3).area()
    6
    >>> Rectangle(2, 3).perimeter()
    10
    """

    def __init__(self, width: float, height: float) -> None:
        """Keep the lengths of its sides."""
        self.width = width
        self.height = height

    def area(self) -> float:
        """Return its area."""
        return self.width * self.height

    def perimeter(self) -> float:
        """Return its perimeter."""
        return 2 * (self.width + self.height)


class BankAccount:
    """Money that is put in and taken out, never more than there is.

    >>> account = BankAccount(10)
    >>> account.deposit(5)
    >>> account.withdraw(12)
    >>> account.balance
    3
    >>> account.withdraw(4)
    Traceback (most recent call last):
        ...
    ValueError: there is not so much money
    >>> account.deposit(0)
    Traceback (most recent call last):
        ...
    ValueError: the amount must be positive
    """

    def __init__(self, balance: float = 0) -> None:
        """Begin with a balance."""
        self.balance = balance

    def deposit(self, amount: float) -> None:
        """Put money in.

        Raises:
            ValueError: When the amount is not positive.
        """
        if amount <= 0:
            raise ValueError("the amount must be positive")
        self.balance += amount

    def withdraw(self, amount: float) -> None:
        """Take money out.

        Raises:
            ValueError: When the amount is not positive, or more than there is.
        """
        if amount <= 0:
            raise ValueError("the amount must be positive")
        if amount > self.balance:
            raise ValueError("there is not so much money")
        self.balance -= amount
