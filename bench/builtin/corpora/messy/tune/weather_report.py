#!/usr/bin/env python
import sys, os
import csv
from collections import *
import json

DATA = []
debug = False

def readFile(fname):
    global DATA
    f = open(fname)
    reader = csv.reader(f, delimiter=";")
    rows = []
    for r in reader:
        if len(r) == 0: continue
        if r[0] == "date": continue
        rows.append(r)
    f.close()
    DATA = rows
    return rows

def mean(l):
    if len(l) == 0:
        return None
    else:
        s = 0
        for i in range(len(l)):
            s = s + l[i]
        return s / len(l)

def hottest(rows, col = 1):
    best = None
    for r in rows:
        try:
            v = float(r[col])
        except:
            continue
        if best == None:
            best = v
        else:
            if v > best:
                best = v
    return best

def perMonth(rows):
    res = {}
    for r in rows:
        m = r[0].split("-")[1]
        if not m in res.keys():
            res[m] = []
        res[m].append(float(r[1]))
    out = {}
    for k in res.keys():
        out[k] = mean(res[k])
    return out

def main():
    if len(sys.argv) < 2:
        print("usage: %s FILE" % sys.argv[0])
        exit(1)
    rows = readFile(sys.argv[1])
    print("rows: %d" % len(rows))
    print("hottest: " + str(hottest(rows)))
    table = perMonth(rows)
    for k in sorted(table.keys()):
        print("%s -> %.2f" % (k, table[k]))

if __name__ == "__main__": main()
