"""Right code with unusual but legitimate shapes."""
import collections
import contextlib
import functools
import logging
import os
import threading
from dataclasses import dataclass, field

log = logging.getLogger(__name__)


@dataclass
class Point:
    x: int = 0
    tags: list = field(default_factory=list)


class Borg:
    _state = {}

    def __init__(self):
        self.__dict__ = self._state


class Tree:
    count = 0

    def __init__(self, value, *children):
        self.value = value
        self.children = list(children)
        Tree.count += 1

    def __iter__(self):
        yield self.value
        for child in self.children:
            yield from child

    def __len__(self):
        return 1 + sum(len(child) for child in self.children)

    def walk(self, visit):
        visit(self)
        for child in self.children:
            child.walk(visit)

    @property
    def leaves(self):
        if not self.children:
            return [self]
        return [leaf for child in self.children for leaf in child.leaves]

    def prune(self, keep):
        for child in self.children[:]:
            if not keep(child):
                self.children.remove(child)
        return self


def bfs(graph, start):
    queue = [start]
    for node in queue:
        for other in graph[node]:
            if other not in queue:
                queue.append(other)
    return queue


def remove_first(xs, wanted):
    for x in xs:
        if x == wanted:
            xs.remove(x)
            break
    return xs


def depth(tree):
    if not tree:
        return 0
    best = 0
    for sub in tree:
        best = max(best, depth(sub))
    return best + 1


def visit(node, out):
    if node is None:
        return out
    visit(node[0], out)
    out.append(node[1])
    visit(node[2], out)
    return out


def hanoi(n, a, b, c):
    if n == 0:
        return 0
    moves = hanoi(n - 1, a, c, b)
    print("move", n, a, "->", c)
    return moves + 1 + hanoi(n - 1, b, a, c)


def negate(x):
    y = -x
    z =-x
    return y, z


def table(n):
    zero = [[0] * n] * n
    return [list(row) for row in zero]


def menu(choice):
    return {"1": "one"}.get(choice, "other")


def half(n):
    return n / 2


def scaled(xs):
    mid = len(xs) / 2
    return [x / mid for x in xs]


def retry(f):
    @functools.wraps(f)
    def inner(*args, **kwargs):
        try:
            return f(*args, **kwargs)
        except ValueError:
            raise
        except Exception as error:
            log.warning("failed: %s", error)
            return None
    return inner


def compare(a, b):
    return a == b or a is b


def check(flag=True):
    if flag or os.environ.get("X"):
        return "on"
    return "off"


def make(n):
    adders = []
    for i in range(n):
        def add(x, i=i):
            return x + i
        adders.append(add)
    return adders


def default(x, sep=","):
    return sep.join(str(part) for part in x)


@contextlib.contextmanager
def opened(path):
    handle = open(path, encoding="utf-8")
    try:
        yield handle
    finally:
        handle.close()


def counts(words):
    result = collections.Counter()
    for word in words:
        result[word] += 1
    return dict(result)


def worker(items):
    done = []
    def run():
        for item in items:
            done.append(item)
    thread = threading.Thread(None, run)
    thread.start()
    thread.join()
    return done


class Registry:
    known = []

    def __init__(self, name):
        self.name = name
        self.known.append(self)

    def names(self):
        return [one.name for one in self.known]


class Meta(type):
    def __call__(cls, *args):
        return super().__call__(*args)


class Strategy:
    def run(self, other):
        return other

    def twice(self):
        return self.run(self)


def sort_in_place(xs):
    xs.sort()


def ask():
    text = input()
    if text == "1":
        return 1
    return len(text) > 3


def memo(n, cache={}):
    if n not in cache:
        cache[n] = n if n < 2 else memo(n - 1) + memo(n - 2)
    return cache[n]


print("%d%% of %s" % (5, "x"))
print("100%", 5)
