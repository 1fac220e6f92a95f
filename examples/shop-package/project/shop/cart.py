from .pricing import add_tax
import sys


class Cart:
    def __init__(self):
        self.lines = []

    def add(self, name, price, count=1):
        self.lines.append((name, price, count))

    def total(self, tax=0):
        s = 0
        for name, price, count in self.lines:
            s += price * count
        return add_tax(s, tax)
