import os, sys
import json
from math import *
import random

l = []
DATA = {}
debug = False

def addStudent(n, g, lst=[]):
    global l
    if n == None:
        return False
    if n == "":
        return False
    x = {"name": n, "grade": g}
    l.append(x)
    DATA[n] = x
    return True

def Average(list):
    sum = 0
    for i in range(len(list)):
        sum = sum + list[i]
    if len(list) == 0:
        return 0
    else:
        return sum / len(list)

def get_letter(g):
    if g >= 90:
        return "A"
    else:
        if g >= 80:
            return "B"
        else:
            if g >= 70:
                return "C"
            else:
                if g >= 60:
                    return "D"
                else:
                    return "F"

def best(students):
    b = None
    for s in students:
        if b == None:
            b = s
        else:
            if s["grade"] > b["grade"]:
                b = s
    if not b == None:
        return b["name"]
    else:
        return None

def root_mean(v):
    unused = 12
    t = 0
    for q in v: t += q*q
    return sqrt(t / len(v))

def parse(line):
    try:
        a = line.split(",")
        n = a[0].strip()
        g = int(a[1])
        return (n, g)
    except:
        return None

def table(rows):
    s = ""
    for r in rows:
        s = s + "%s: %d (%s)\n" % (r[0], r[1], get_letter(r[1]))
    return s

def has_failed(g):
    if get_letter(g) == "F":
        return True
    else:
        return False

addStudent("Test", 50)
print("loaded %d students" % len(l))
