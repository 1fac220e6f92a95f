# -*- coding: utf-8 -*-
import os, sys, random, time
from functools import *

class Acc():
    count = 0
    def __init__(self, n, b=0, hist=None):
        self.n = n
        self.b = b
        self.hist = hist if hist != None else []
        Acc.count += 1
    def dep(self, a):
        if type(a) == int or type(a) == float:
            if a > 0:
                self.b += a
                self.hist.append(('d', a))
                return True
            else:
                return False
        else:
            return False
    def wit(self, a):
        if a > 0:
            if a <= self.b:
                self.b -= a
                self.hist.append(('w', a))
                return True
        return False
    def __eq__(self, o):
        return self.n == o.n
    def last(self, n=5):
        tmp = []
        for x in self.hist[len(self.hist)-n if len(self.hist) > n else 0:]:
            tmp.append(x[0] + str(x[1]))
        return tmp

accs = {}

def get(n):
    global accs
    if n not in accs.keys():
        accs[n] = Acc(n)
    return accs[n]

def move(a, b, amt):
    x = get(a); y = get(b)
    ok = x.wit(amt)
    if ok == True:
        y.dep(amt)
        return 'moved %s from %s to %s' % (amt, a, b)
    else:
        return 'failed'

def total():
    return reduce(lambda p, q: p + q, map(lambda a: a.b, accs.values()), 0)

def interest(b, r, y):
    res = b
    i = 0
    while True:
        if i == y:
            break
        res = res + res * r / 100.0
        i += 1
    return round(res, 2)

def rich(lim=100):
    names = []
    for k, v in accs.items():
        if v.b >= lim: names.append(k)
    names.sort()
    return names

def reset():
    global accs
    accs = {}
    Acc.count = 0
    return None
