import sys
import os.path
import json as js
def parseLine(line):
    parts = line.split('=')
    if len(parts) != 2: raise ValueError("bad line: %s" % line)
    key = parts[0].strip(); value = parts[1].strip()
    return key, value
def parseAll(lines):
    out = {}
    errors = 0
    for l in lines:
        try:
            k, v = parseLine(l)
            out[k] = v
        except ValueError as err:
            errors += 1
            continue
    return out, errors
def toJson(d):
    return js.dumps(d, sort_keys=True)
def baseName(p):
    return os.path.basename(p)
