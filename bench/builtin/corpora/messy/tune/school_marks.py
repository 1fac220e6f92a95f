students = {}
SUBJECTS = ["maths", "english", "art"]
def addStudent(name, marks = {}):
    if name in students: print("already there"); return False
    students[name] = marks
    return True
def average(name):
    m = students[name]
    tot = 0
    for k in m.keys():
        tot += m[k]
    if len(m) == 0: return 0
    avg = tot / len(m)
    return avg
def grade(avg):
    if avg >= 90: g = "A"
    elif avg >= 80: g = "B"
    elif avg >= 70: g = "C"
    elif avg >= 60: g = "D"
    else: g = "F"
    return g
def passed(name):
    a = average(name)
    return True if a >= 60 else False
def ranking():
    l = []
    for name, marks in students.items():
        l.append((average(name), name))
    l.sort()
    l.reverse()
    res = []
    rank = 1
    for t in l:
        res.append("%d. %s (%.1f)" % (rank, t[1], t[0]))
        rank += 1
    return res
def best_in(subject):
    best = -1
    who = None
    for n in students:
        if subject in students[n]:
            if students[n][subject] > best:
                best = students[n][subject]
                who = n
    return who
def report():
    print("-" * 20)
    for line in ranking():
        print(line)
    print("-" * 20)
    for s in SUBJECTS:
        b = best_in(s)
        if b is not None: print(s + ": " + b)
        else: print(s + ": nobody")
def curve(points):
    for n in students:
        for s in students[n]:
            if students[n][s] + points > 100:
                students[n][s] = 100
            else:
                students[n][s] = students[n][s] + points
def stats():
    marks = [m for n in students for m in students[n].values()]
    if not marks: return None
    lo = marks[0]; hi = marks[0]
    for m in marks:
        if m < lo: lo = m
        if m > hi: hi = m
    return {'low': lo, 'high': hi, 'count': len(marks)}
