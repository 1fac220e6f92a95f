import sys, os, re, json, math
import functools
from functools import partial

steps = []
errors = 0

def step(f):
    steps.append(f)
    return f

@step
def strip(x):
    return x.strip()

@step
def lower(x):
    return x.lower()

@step
def squeeze(x):
    return re.sub(' +', ' ', x)

def run(x, fs=None, stop=lambda x: False):
    global errors
    if fs == None:
        fs = steps
    for f in fs:
        try:
            x = f(x)
        except:
            errors += 1
            return None
        if stop(x) == True:
            break
    return x

def multipliers():
    l = []
    for i in range(4):
        l.append(lambda x, i=i: x * i)
    return l

def compose(*fs):
    def inner(x):
        for f in reversed(fs):
            x = f(x)
        return x
    return inner

def memo(f, cache={}):
    cache = {}
    @functools.wraps(f)
    def g(*a):
        if not a in cache:
            cache[a] = f(*a)
        return cache[a]
    return g

@memo
def fib(n):
    if n < 2: return n
    else: return fib(n-1) + fib(n-2)

def walk(d, path=''):
    out = []
    if type(d) == dict:
        for k in sorted(d.keys()):
            out += walk(d[k], path + '/' + str(k))
    elif type(d) == list:
        for i in range(len(d)):
            out += walk(d[i], path + '/' + str(i))
    else:
        out.append(path + '=' + str(d))
    return out

def get(d, path, default=None):
    cur = d
    for p in path.split('/'):
        if p == '': continue
        try:
            if type(cur) == list: cur = cur[int(p)]
            else: cur = cur[p]
        except (KeyError, IndexError, ValueError, TypeError) as e:
            return default
    return cur

def batches(it, n):
    b = []
    for x in it:
        b.append(x)
        if len(b) == n:
            yield b
            b = []
    if len(b) != 0:
        yield b
add10 = lambda x: x + 10
double = lambda x: x * 2
