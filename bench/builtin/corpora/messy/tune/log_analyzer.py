import re, sys, os
from datetime import datetime
import gzip

PATTERN = re.compile('(\S+) \S+ \S+ \[([^\]]+)\] "(\w+) (\S+) [^"]*" (\d+) (\d+|-)')

class LogEntry():
    def __init__(self, ip, when, method, path, status, size, agent=None):
        self.ip = ip
        self.when = when
        self.method = method
        self.path = path
        self.status = status
        self.size = size
        self.agent = agent

def parse_line(line):
    m = PATTERN.match(line)
    if not m: return None
    ip, when, method, path, status, size = m.groups()
    if size == '-':
        size = 0
    else:
        size = int(size)
    return LogEntry(ip, datetime.strptime(when.split(' ')[0], '%d/%b/%Y:%H:%M:%S'), method, path, int(status), size)

def parse_file(path):
    entries = []
    bad = 0
    if path.endswith('.gz'):
        fh = gzip.open(path, 'rt')
    else:
        fh = open(path, 'r')
    try:
        for line in fh:
            e = parse_line(line)
            if e == None:
                bad += 1
            else:
                entries.append(e)
    finally:
        fh.close()
    return entries, bad

def top(entries, key, n=10):
    counts = {}
    for e in entries:
        k = getattr(e, key)
        if k in counts:
            counts[k] = counts[k] + 1
        else:
            counts[k] = 1
    items = list(counts.items())
    items.sort(key=lambda x: (-x[1], x[0]))
    return items[:n]

def classify(status):
    if status >= 200 and status < 300:
        return 'ok'
    elif status >= 300 and status < 400:
        return 'redirect'
    elif status >= 400 and status < 500:
        return 'client error'
    elif status >= 500:
        return 'server error'
    else:
        return 'other'

def report(entries):
    lines = []
    by_class = {}
    for e in entries:
        c = classify(e.status)
        if not c in by_class:
            by_class[c] = 0
        by_class[c] += 1
    for c in sorted(by_class):
        lines.append("%-15s %5d" % (c, by_class[c]))
    total = sum([e.size for e in entries])
    lines.append("bytes sent: %s" % total)
    for path, n in top(entries, 'path', 3):
        lines.append("{:>6} {}".format(n, path))
    return "\n".join(lines)

def main():
    for arg in sys.argv[1:]:
        entries, bad = parse_file(arg)
        print(report(entries))
        if bad: print("%d lines could not be read" % bad, file=sys.stderr)

main()
