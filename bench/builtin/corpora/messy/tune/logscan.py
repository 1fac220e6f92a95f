# logscan - scan application logs, old ops utility
# $Id: logscan.py 1182 2012-05-03 jpm $
import re, sys, os
import getopt
import gzip
from collections import defaultdict
from optparse import OptionParser
import json as JSON

LINE_RE = re.compile(r'^(\d{4}-\d\d-\d\d) (\d\d):(\d\d):(\d\d) \[(\w+)\] (\S+): (.*)$')
IP_RE = re.compile('(\d+)\.(\d+)\.(\d+)\.(\d+)')
levels = ['DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL']
Ignore = []
nLines = 0
nBad = 0
verbose = False

SampleLog = '''2012-05-01 10:00:01 [INFO] web.front: GET /index.html 200 12ms from 10.0.0.5
2012-05-01 10:00:02 [INFO] web.front: GET /login 200 40ms from 10.0.0.7
garbage here
2012-05-01 10:00:09 [ERROR] db.pool: connection lost (code=17)
2012-05-01 10:01:10 [WARN] db.pool: retrying
2012-05-01 11:30:00 [INFO] web.front: POST /login 403 8ms from 10.0.0.7
2012-05-01 11:59:59 [FATAL] core: out of memory (code=99)
'''

class LogEntry:
    def __init__(self, date, h, m, s, lvl, src, msg, raw, lineno):
        self.date, self.lvl, self.src, self.msg = date, lvl, src, msg
        self.secs = int(h)*3600 + int(m)*60 + int(s)
        self.raw = raw
        self.lineno = lineno

    def isBad(self):
        if self.lvl == 'ERROR' or self.lvl == 'FATAL':
            return True
        else:
            return False

    def toDict(self):
        return dict(lvl = self.lvl, src = self.src, msg = self.msg, secs = self.secs)

def ParseLine(line, lineno = 0):
    global nBad, nLines
    nLines += 1
    m = LINE_RE.match(line)
    if not m:
        nBad += 1
        return None
    g = m.groups()
    return LogEntry(g[0], g[1], g[2], g[3], g[4], g[5], g[6], line, lineno)

def ParseText(text):
    entries = []
    lineno = 0
    for line in text.split('\n'):
        lineno += 1
        if line == '': continue
        e = ParseLine(line, lineno)
        if e != None:
            entries.append(e)
    return entries

def ReadLog(fn):
    if fn[-3:] == '.gz':
        fp = gzip.open(fn, 'rt')
    else:
        fp = open(fn)
    data = fp.read()
    fp.close()
    return ParseText(data)

def Stats(text):
    global nBad, nLines
    nLines = 0; nBad = 0
    n = len(ParseText(text))
    return 'lines=%d bad=%d ok=%d' % (nLines, nBad, n)

def CountBy(entries, what):
    c = defaultdict(int)
    for e in entries:
        if what == 'level':
            c[e.lvl] += 1
        elif what == 'source':
            c[e.src] += 1
        elif what == 'hour':
            c[e.secs // 3600] += 1
        elif what == 'module':
            c[e.src.split('.')[0]] += 1
        else:
            raise ValueError('count by what? ' + what)
    return dict(c)

def AtLeast(entries, level):
    idx = levels.index(level)
    return [e for e in entries if e.lvl in levels and levels.index(e.lvl) >= idx]

def ValidIp(txt):
    m = IP_RE.search(txt)
    if m is None: return False
    for p in m.groups():
        if not (int(p) >= 0 and int(p) <= 255):
            return False
    return True

def Ips(entries):
    found = set()
    for e in entries:
        m = IP_RE.search(e.msg)
        if m and ValidIp(m.group(0)):
            found.add(m.group(0))
    return sorted(list(found))

def Slow(entries, limit = 10):
    r = []
    for e in entries:
        m = re.search(r'(\d+)ms', e.msg)
        if m == None: continue
        ms = int(m.group(1))
        if ms > limit:
            r.append((e.lineno, ms))
    return r

def Codes(entries):
    out = {}
    for i, e in enumerate(entries):
        try:
            code = int(e.msg.split('code=')[1].rstrip(')'))
        except:
            continue
        out[code] = e.src
    return out

def Gaps(entries, seconds = 60):
    g = []
    for i in range(len(entries) - 1):
        d = entries[i+1].secs - entries[i].secs
        if d > seconds: g.append([entries[i].lineno, entries[i+1].lineno, d])
    return g

def Summary(entries, fmt = 'text'):
    bad = list(e for e in entries if e.isBad())
    if fmt == 'json':
        return JSON.dumps([b.toDict() for b in bad], sort_keys = True)
    if len(bad) == 0:
        return 'all quiet'
    s = '%d problem(s):' % len(bad)
    for b in bad:
        s = s + '\n  ' + b.date + ' ' + str(b.secs) + ' ' + b.src + ' - ' + (b.msg[:20] + '...' if len(b.msg) > 20 else b.msg)
    return s

if __name__ == '__main__':
    opts, args = getopt.getopt(sys.argv[1:], 'v')
    for (o, a) in opts:
        if o == '-v': verbose = True
    for fn in args: print(Summary(ReadLog(fn)))
