import os
import sqlite3
import threading
import tkinter as tk


LOCK = threading.Lock()
PRICES = {1: "tea", 2: "cake"}


class Shape:
    def __init__(self, sides):
        self.sides = sides

    @property
    def perimeter(self):
        return sum(self.sides)

    @property
    def on_change(self):
        return self._on_change

    def area(self):
        return 0


def react(shape):
    shape.on_change()
    return shape.perimeter, shape.area()


def factory(n):
    def run():
        print(n)

    return run


def start(names):
    workers = [threading.Thread(target=factory(name)) for name in names]
    for worker in workers:
        worker.start()
    root = tk.Tk()
    tk.Button(root, text="Go", command=factory(1)).pack()
    root.after(100, factory(2))


def held(x):
    LOCK.acquire()
    try:
        if x:
            return 1
        return 2
    finally:
        LOCK.release()


def columns(path):
    row = sqlite3.connect(path).execute("select 1").fetchone()
    return row.keys()[0]


def first_then_rest(lines):
    numbers = map(int, lines)
    first = next(numbers)
    return first, sum(numbers)


def until(lines, stop):
    words = filter(None, lines)
    head = []
    for word in words:
        if word == stop:
            break
        head.append(word)
    return head, list(words)


def either(lines, largest):
    numbers = map(int, lines)
    return max(numbers) if largest else min(numbers)


def prefixes(text):
    return [text[:i] for i in range(len(text) + 1)]


def gaps(xs):
    return [xs[i + 1] - xs[i] for i in range(len(xs) - 1)]


def table(n):
    best = [0] * (n + 1)
    for i in range(len(best)):
        best[i] = i
    for i in range(len(best) - 1 + 1):
        best[i] += 1
    return best


def numbered(d):
    i = 1
    while i <= len(d):
        print(d[i])
        i += 1
    for i in range(1, len(d) + 1):
        print(d[i])
    for i in range(len(d)):
        print(d[i + 1])


def masks(flags, mask, other):
    return (flags & mask) == other, 0 < flags & mask < 8, flags & 1 == other


def neither(x, y):
    return x != "a" or y != "b", x != "a" and x != "b", x == 1 or x == 2


def bounds(x, low, high):
    return low <= x <= high, 0 < x < 10, 10 > x > 0, low < x > high


def places(d, names):
    for name, count in d.items():
        print(name.upper(), count)
    return {name: i for i, name in enumerate(names)}


def paths(root, drive):
    return os.path.join(root, "a/b"), os.path.join(drive, "/x"), os.path.join("/", "/x")


def price(number):
    return PRICES[int(input("Number: "))], PRICES.get(number)


def visit(node, seen):
    if node is None:
        return False
    seen.append(node)
    if node.left:
        visit(node.left, seen)
    else:
        visit(node.right, seen)


def moved(path, target):
    path.replace(target)
    if path.suffix == ".txt":
        return path.stem
    return None


def blank(width, height):
    rows = [[" "] * width] * height
    return "\n".join("".join(row) for row in rows)


def labels(total, width, x):
    if isinstance(x, int) and x > 3:
        return "many"
    return "total " + total, "-" * width, "line" + "=" * (width - 4), "x" + x


def first_comment(lines):
    for line in lines:
        if line.startswith("#"):
            return True
        return False
    return False


def waiting(ask):
    lives, hits = 3, 0
    while lives > 0:
        if ask():
            break
    while hits < 3:
        if ask():
            print("hit")
            hits += 1
    return hits


def below_zero(start):
    for left in range(start, 0):
        print(left)
    return list(range(5, 0)), [x for x in range(-3, 0)]


def flags_left(flag, seen, other):
    return (not flag) in (True, None), not flag in seen, (not flag) == other


def kept(items):
    original = items
    items = sorted(items)
    latest = items
    latest.append(original[0])
    return items, latest, original


def times(rounds, n):
    for i in range(rounds):
        for i in range(n):
            print(i, i * i)


def same_for_all(items):
    for item in items:
        item = "pen"
        print(item)


def titles(name, known=None, extra=None):
    known = known or {}
    if extra:
        known.update(extra)
    return known.get(name, "")


def measured(names, ages):
    print(titles("Sam"))
    for name, age in zip(ages, names):
        print(name * 2, age * 2)
