from random import *
from string import *
import hashlib, re

WORST = ["123456", "password", "qwerty"]

def strength(p, min = 8):
    """returns strength"""
    score = 0
    if len(p) >= min: score += 1
    if re.search("[a-z]", p): score += 1
    if re.search("[A-Z]", p): score += 1
    if re.search("[0-9]", p): score += 1
    if re.search("[^a-zA-Z0-9]", p): score += 1
    if p.lower() in WORST: score = 0
    if score == 5: return "strong"
    if score == 4: return "good"
    if score == 3 or score == 2: return "weak"
    return "bad"

def generate(n, seed_value):
    r = Random(seed_value)
    all = ascii_letters + digits
    s = ""
    while len(s) < n:
        s = s + all[r.randrange(len(all))]
    return s

def hide(p):
    if p == None: return ""
    if len(p) <= 2: return "*" * len(p)
    return p[0] + "*" * (len(p) - 2) + p[-1]

def digest(p, salt = "x"):
    h = hashlib.sha256()
    h.update((salt + p).encode("utf8"))
    return h.hexdigest()

def check(p, d, salt = "x"):
    if digest(p, salt) == d:
        return True
    else:
        return False

class Vault:
    def __init__(self, owner):
        self.owner = owner
        self.__d = {}
        self.tries = 0
    def put(self, site, p):
        if strength(p) == "bad":
            raise ValueError("bad password")
        self.__d[site] = p
    def get(self, site):
        try:
            return self.__d[site]
        except:
            self.tries = self.tries + 1
            return None
    def sites(self):
        l = list(self.__d.keys())
        l.sort()
        return l

def repeated(v):
    seen = {}
    for x in v:
        if x in seen: seen[x] = seen[x] + 1
        else: seen[x] = 1
    r = []
    for k in seen:
        if seen[k] > 1: r.append(k)
    return sorted(r)
