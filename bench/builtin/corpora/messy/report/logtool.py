import re
import sys
import datetime
import collections

LEVELS = {'DEBUG':0,'INFO':1,'WARN':2,'ERROR':3}
pattern = re.compile('^(\\d+:\\d+) (\\w+) (.*)$')
current_level = 'INFO'

def set_level(level):
    global current_level
    if not level in LEVELS:
        raise Exception('bad level: %s' % level)
    old = current_level
    current_level = level
    return old

def parse_line(line):
    try:
        m = pattern.match(line)
        if m:
            type = m.group(2)
            time = m.group(1)
            msg = m.group(3)
            return {'time': time, 'level': type, 'message': msg}
        else:
            return None
    except Exception as e:
        pass

def parse_all(lines, ignore=[]):
    result = []
    for line in lines:
        p = parse_line(line)
        if p is not None:
            if p['level'] in LEVELS:
                if not p['level'] in ignore:
                    if LEVELS[p['level']] >= LEVELS[current_level]:
                        result.append(p)
    return result

def count(lines):
    counts = {}
    for line in lines:
        p = parse_line(line)
        if p == None:
            continue
        if counts.has_key(p['level']) if hasattr(counts, 'has_key') else p['level'] in counts:
            counts[p['level']] = counts[p['level']] + 1
        else:
            counts[p['level']] = 1
    return counts

def minutes(t):
    h, m = t.split(':')
    return int(h)*60+int(m)

def span(lines):
    first = None
    last = None
    for line in lines:
        p = parse_line(line)
        if p is None: continue
        m = minutes(p['time'])
        if first is None or m < first: first = m
        if last is None or m > last: last = m
    if first is None or last is None: return 0
    return last - first

def summary(lines):
    c = count(lines)
    parts = []
    for k in sorted(c.keys()):
        parts.append('{0}={1}'.format(k, c[k]))
    return ', '.join(parts)

def first_error(lines):
    i = 0
    while i < len(lines):
        p = parse_line(lines[i])
        if p is not None and p['level'] == 'ERROR':
            return i
        i = i + 1
    return -1
