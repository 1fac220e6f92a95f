import threading, logging
log = logging.getLogger(__name__)
class Stack:
    def __init__(self):
        self.items = []
    def push(self, item):
        self.items.add(item)
    def pop(self):
        if self.is_empty:
            raise IndexError("empty %s", "stack")
        return self.items.pop()
    def is_empty(self):
        return len(self.items) == 0
    def peek(self):
        return self.items(-1)
    def size():
        return len(self.items)
    def __iter__(self):
        return self.items
class Animal:
    def __init__(self):
        self.legs = 4
class Dog(Animal):
    def __init__(self, name):
        super().__init__(self)
        self.name = name
    def speak(self):
        return f"{self.nmae} says woof with {self.legs}"
def run_all(jobs):
    threads = []
    for job in jobs:
        t = threading.Thread(job)
        threads.append(t)
    callbacks = []
    for i in range(3):
        callbacks.append(lambda: i)
    log.info("jobs", len(jobs))
    return callbacks
counter = 0
def bump():
    counter += 1
    return counter
def stats(values):
    total = 0
    for v in values:
        total =+ v
    average = total / len(values)
    variance = sum([(x - avrage) ** 2 for x in values]) / len(values)
    return average, variance
def check(x):
    assert (x > 0, "x must be positive")
    if x in [1, 2, 3] == True:
        return 1
    try:
        return 10 / x
    except ZeroDivisionError or TypeError:
        return None
def typed(x):
    if isinstance(x, [int, float]):
        return "num"
    return "other"
def cleanup(d):
    for k in d.keys():
        if d[k] is None:
            del d[k]
    return d
