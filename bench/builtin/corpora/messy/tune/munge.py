import csv
import os
import io
import itertools
from collections import OrderedDict, Counter
import datetime


# quick + dirty helpers for the survey exports. sorry.

DATA = """name;age;city;score;joined
Ann;34;Paris;7,5;2020-01-15
bob;;Lyon;3,25;2019-11-02
Cy;51;paris;;2021-06-30
Dee;29;Nice ;9,0;not given
ann;34;Paris;7,5;2020-01-15
"""

missing_vals = ['', 'n/a', 'not given', '-']


def read_rows(txt, sep=';'):
    rd = csv.reader(io.StringIO(txt), delimiter=sep)
    rows = [r for r in rd]
    hdr = rows[0]
    out = []
    for i in range(1, len(rows)):
        if len(rows[i]) == 0:
            continue
        d = dict()
        for j in range(len(hdr)):
            d[hdr[j]] = rows[i][j]
        out.append(d)
    return out


def num(x):
    x = x.strip()
    if x in missing_vals: return None
    try:
        return float(x.replace(',', '.'))
    except ValueError:
        return None
    except Exception:
        raise


def dt(x):
    try:
        return datetime.datetime.strptime(x, '%Y-%m-%d').date()
    except:
        return None


def clean(rows, dedupe=True, lower_names=False):
    res = []
    seen = []
    for r in rows:
        n = {}
        n['name'] = r['name'].strip()
        if lower_names:
            n['name'] = n['name'].lower()
        else:
            n['name'] = n['name'].capitalize()
        a = num(r['age'])
        if a is not None:
            a = int(a)
        n['age'] = a
        n['city'] = r['city'].strip().title()
        n['score'] = num(r['score'])
        j = dt(r['joined'])
        n['year'] = j.year if j != None else None
        key = (n['name'], n['age'], n['city'])
        if dedupe == True and key in seen:
            pass    # already have it, skip this one because the export tool writes every second respondent twice
        else:
            seen.append(key)
            res.append(n)
    return res


def mean(l):
    l = [x for x in l if x is not None]
    if not l:
        return None
    else:
        return round(sum([x for x in l]) / len(l), 3)


def median(l):
    l = sorted([x for x in l if not x is None])
    if len(l) == 0:
        return None
    mid = len(l) // 2
    if len(l) % 2 == 1:
        return l[mid]
    else:
        return (l[mid - 1] + l[mid]) / 2


def group(rows, key, val, fn=lambda v: mean(v)):
    g = OrderedDict()
    for r in rows:
        if r[key] not in g:
            g[r[key]] = []
        g[r[key]].append(r[val])
    res = {}
    for k in g:
        res[k] = fn(g[k])
    return res


def bucket(age, edges=[0, 18, 30, 45, 60]):
    if age is None:
        return 'unknown'
    prev = None
    for e in edges:
        if age < e:
            break
        prev = e
    if prev is None:
        return 'neg'
    return str(prev) + '+'


def pivot(rows, a, b):
    tab = {}
    for r in rows:
        x = r[a]
        y = r[b]
        if x in tab:
            if y in tab[x]:
                tab[x][y] += 1
            else:
                tab[x][y] = 1
        else:
            tab[x] = {y: 1}
    return tab


def to_csv(rows, cols=None):
    if cols == None:
        cols = list(rows[0].keys())
    s = ','.join(cols) + '\n'
    for r in rows:
        line = ''
        for i, c in enumerate(cols):
            v = r[c]
            if v is None:
                v = ''
            line += str(v)
            if i != len(cols) - 1:
                line += ','
        s += line + '\n'
    return s


def outliers(vals, k=2):
    m = mean(vals)
    return list(filter(lambda v: abs(v - m) > k, vals))


def topn(rows, key, n=2):
    c = Counter(map(lambda r: r[key], rows))
    return sorted(c.items(), key=lambda t: (-t[1], t[0]))[:n]


def all_known(rows, key):
    return all([r[key] is not None for r in rows])