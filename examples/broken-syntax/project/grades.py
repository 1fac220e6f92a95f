# grade book, half typed
def average(marks)
    total = 0
    for m in marks:
        total += m
    return total / len(marks)

def passed(mark):
    if mark = 50:
        return True
    return mark > 50

def print_all(marks):
    for name in marks:
        print name, marks[name]
