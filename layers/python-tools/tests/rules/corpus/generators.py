def evens(limit):
    i = 0
    while i < limit:
        if i % 2 == 0: yield i
        i += 1
def chunks(lst, size):
    for i in range(0, len(lst), size):
        yield lst[i:i+size]
def flatten(nested):
    out = []
    for n in nested:
        if type(n) == list:
            out.extend(flatten(n))
        else:
            out.append(n)
    return out
def pairs(a, b):
    return [x for x in zip(a,b)]
square = lambda x: x*x
def anyNegative(xs):
    return any([x < 0 for x in xs])
