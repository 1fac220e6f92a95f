# orders of the shop
import datetime
import re, string
from decimal import *

TAX = 0.2
orders = []
_counter = 0


class order:
    items = []
    def __init__(self, customer, items = None, date = None):
        global _counter
        _counter += 1
        self.id = _counter
        self.customer = customer
        if items != None:
            self.items = items
        else:
            self.items = []
        self.date = date

    def total(self, withTax = True):
        t = 0
        for i in self.items:
            t += i[1] * i[2]
        if withTax == True:
            t = t + t * TAX
        return round(t, 2)

    def addItem(self, name, price, qty = 1):
        self.items.append((name, price, qty))
        return self

    def describe(self):
        return "Order #" + str(self.id) + " for " + self.customer + ": " + str(len(self.items)) + " items, total " + str(self.total()) + " (tax included)"


class vipOrder(order):
    def __init__(self, customer, items = None, discount = 10):
        order.__init__(self, customer, items)
        self.discount = discount
    def total(self, withTax = True):
        t = order.total(self, withTax)
        return round(t * (100 - self.discount) / 100, 2)


def parse_order(txt):
    m = re.match("(\w+):(.*)", txt)
    if m is None: return None
    o = order(m.group(1))
    for part in m.group(2).split(";"):
        if part.strip() != "":
            bits = part.strip().split(" ")
            if len(bits) == 3:
                if bits[1].replace(".", "").isdigit() == True:
                    if bits[2].isdigit() == True:
                        o.addItem(bits[0], float(bits[1]), int(bits[2]))
    return o


def byCustomer(os):
    d = {}
    for o in os:
        if o.customer in d.keys():
            d[o.customer].append(o)
        else:
            d[o.customer] = [o]
    return d


def revenue(os):
    r = 0
    for o in os: r += o.total(False)
    return r


def exact(a, b):
    return str(Decimal(a) + Decimal(b))
