def mean(values):
    '''Return the mean.'''
    total = 0
    for i in range(0, len(values)):
        total += values[i]
    return total / len(values)
def median(values):
    s = sorted(values)
    n = len(s)
    if n % 2 == 1:
        return s[n//2]
    else:
        return (s[n//2-1] + s[n//2]) / 2
def mode(values):
    counts = {}
    for v in values:
        if v in counts:
            counts[v] += 1
        else:
            counts[v] = 1
    best = None
    bestCount = -1
    for k in counts:
        if counts[k] > bestCount:
            best = k
            bestCount = counts[k]
    return best
def variance(values):
    m = mean(values)
    squares = list(map(lambda x: (x-m)**2, values))
    return sum(squares)/len(values)
def lengths(words):
    return sorted(words, key=lambda w: len(w))
