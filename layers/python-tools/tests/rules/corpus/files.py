import os
import sys
import json

def read_file(path):
    f = open(path)
    data = f.read()
    f.close()
    return data

def write_lines(path, lines):
    f = open(path, 'w')
    for line in lines:
        f.write(line + "\n")
    f.close()

def load_config(path):
    try:
        with open(path) as f:
            return json.load(f)
    except:
        return {}

def parse_int(value):
    try:
        return int(value)
    except:
        return None

def count_lines(path):
    count = 0
    fh = open(path, "r")
    for line in fh:
        count += 1
    return count
