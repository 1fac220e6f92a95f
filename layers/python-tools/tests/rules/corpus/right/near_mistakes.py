"""More right code that looks a little like mistakes."""
import asyncio
import functools
import math
import os
import random
import subprocess
import sys
import time
from datetime import datetime

START = datetime.now()
verbose = False


class Meter:
    unit = "m"
    limits = []

    def __init__(self, start=0):
        self.value = start
        self._log = []

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._log.clear()
        return False

    def __bool__(self):
        return self.value > 0

    def __len__(self):
        return self.value

    def __hash__(self):
        return hash((self.unit, self.value))

    def __eq__(self, other):
        if not isinstance(other, Meter):
            return NotImplemented
        return self.value == other.value

    def __call__(self, amount):
        self.value += amount
        return self

    def reset(self):
        self.value = 0
        return self.value

    @classmethod
    def create(cls):
        return cls(3)

    @staticmethod
    def parse(text):
        return Meter(int(text))

    @property
    def doubled(self):
        return self.value * 2

    def callbacks(self):
        return [self.reset, self.create, self.parse]

    def compare(self, other, key=None):
        key = key or self.__len__
        if key:
            return key() == len(other)
        return False


class Quiet(Meter):
    def __init__(self):
        super().__init__(5)
        self.extra = None

    def reset(self):
        self.extra = 0
        return super().reset()


class Lazy:
    def __getattr__(self, name):
        return f"lazy {name}"

    def show(self):
        return self.nmae


class Abstract:
    def run(self):
        raise NotImplementedError

    def execute(self):
        if self.run():
            return self.value
        return None


def apply(function, *args):
    if function:
        return function(*args)
    return function == print


def registry():
    table = {}
    def add(name):
        table[name] = len(table)
        return table
    return add


def first_even(xs):
    for x in xs:
        if x % 2 == 0:
            return x
    return None


def first_and_count(xs):
    count = 0
    for x in xs:
        count += 1
        if x:
            continue
        return count
    return -1


def drain(queue):
    for _ in range(len(queue)):
        queue.pop()
    return queue


def purge(table):
    for key in list(table):
        if not table[key]:
            del table[key]
    for key in table:
        table[key] = table[key] + 1
    return table


def purge_one(table, wanted):
    for key in table:
        if key == wanted:
            del table[key]
            return True
    return False


def worklist(graph):
    todo = [next(iter(graph))]
    seen = set(todo)
    while todo:
        node = todo.pop()
        for other in graph[node]:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    return seen


def stream(lines):
    it = iter(lines)
    for line in it:
        if line.endswith("\\"):
            line = line[:-1] + next(it, "")
        yield line


def chunked(xs):
    it = iter(xs)
    while True:
        chunk = [x for _, x in zip(range(2), it)]
        if not chunk:
            return
        yield chunk


async def later(n):
    await asyncio.sleep(0)
    return n


async def together():
    tasks = [later(n) for n in range(3)]
    pending = later(4)
    results = await asyncio.gather(*tasks)
    results.append(await pending)
    task = asyncio.create_task(later(5))
    return results, await task


def maybe(x):
    try:
        return undefined_name
    except NameError:
        return x


def is_nan(x):
    return x != x or math.isnan(x)


def run(command):
    if sys.platform == "win32":
        return subprocess.call(command)
    return os.system(command)


def now(moment=None):
    return moment or START


def mean(xs):
    return sum(xs) / len(xs)


def ratio(xs):
    return 100 * len(xs) / 2


def swap(a, b):
    a, b = b, a
    return a, b


def strip_all(lines):
    lines = [line.strip() for line in lines]
    lines.sort()
    return lines


def text(n):
    parts = "total: " + str(n)
    return parts + "%d%%" % n + "{0} {0}".format(n)


def quiet(func):
    @functools.wraps(func)
    def wrapper(*args):
        try:
            return func(*args)
        except (KeyError, ValueError) as error:
            if verbose:
                print(error)
            return None
        finally:
            time.sleep(0)
    return wrapper


def pick(n=10):
    return random.randint(1, n)


def dispatch(op):
    return {"+": lambda a, b: a + b, "-": lambda a, b: a - b}[op]


def sums():
    adders = {}
    for i in range(3):
        adders[i] = functools.partial(max, i)
    return adders


def prompt():
    while True:
        answer = input("? ")
        if answer in ("y", "n"):
            return answer == "y"
        if answer.isdigit() and int(answer) > 3:
            return None


def nested(xs):
    out = []
    for x in xs:
        inner = []
        for y in x:
            inner.append(y)
        out.append(inner)
    return out


def exceptional():
    errors = [ValueError("a"), KeyError("b")]
    for error in errors:
        try:
            raise error
        except Exception as caught:
            print(caught)
    return errors


def ordered(xs):
    return sorted(xs, key=lambda x: (len(x), x))


def flip(flag):
    flag = not flag
    return flag


def grid(n):
    rows = [[0] * n for _ in range(n)]
    shared = [[]] * n
    return rows, len(shared)


def gcd(a, b):
    if b == 0:
        return a
    return gcd(b, a % b)


def total(numbers, start=0):
    result = start
    for number in numbers:
        result += number
    return result
