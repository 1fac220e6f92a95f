import copy, math, numbers
from itertools import *

def make(r, c, v=0, m=[]):
    m = []
    for i in range(r):
        row = []
        for j in range(c):
            row.append(v)
        m.append(row)
    return m

def show(m):
    out = ''
    for r in m:
        for c in r:
            out += str(c) + ' '
        out = out[:-1]
        out += '\n'
    return out

def mult(a, b):
    if len(a[0]) != len(b):
        return None
    res = make(len(a), len(b[0]))
    for i in range(len(a)):
        for j in range(len(b[0])):
            for k in range(len(b)):
                res[i][j] = res[i][j] + a[i][k] * b[k][j]
    return res

def same(a, b):
    if len(a) != len(b):
        return False
    else:
        for i in range(len(a)):
            if len(a[i]) != len(b[i]):
                return False
            else:
                for j in range(len(a[i])):
                    if a[i][j] != b[i][j]:
                        return False
        return True

def det(m):
    if len(m) == 1: return m[0][0]
    if len(m) == 2: return m[0][0]*m[1][1] - m[0][1]*m[1][0]
    d = 0
    for c in range(len(m)):
        sub = []
        for r in m[1:]:
            new = []
            for i in range(len(r)):
                if i != c: new.append(r[i])
            sub.append(new)
        if c % 2 == 0: d += m[0][c] * det(sub)
        else: d -= m[0][c] * det(sub)
    return d

def issym(m):
    flag = True
    for i in range(len(m)):
        for j in range(len(m)):
            if m[i][j] != m[j][i]:
                flag = False
    return flag

def everyCell(m, f=None):
    n = copy.deepcopy(m)
    for i, r in enumerate(m):
        for j, c in enumerate(r):
            if f == None:
                n[i][j] = c
            else:
                n[i][j] = f(c)
    return n

def flat(m):
    return list(chain(*m))

def trace(m):
    sum = 0
    for i in range(0, len(m), 1):
        sum += m[i][i]
    return sum
