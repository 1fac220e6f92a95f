from collections import Counter
STOP = ["the", "a"]
def wordFreq(text, topN = 3):
    words = [w.lower() for w in text.split()]
    words = [w for w in words if not w in STOP]
    c = Counter(words)
    return c.most_common(topN)
def longest(words):
    best = ''
    for w in words:
        if len(w) > len(best): best = w
    return best
def unique(words):
    seen = set()
    out = []
    for w in words:
        if w not in seen:
            seen.add(w)
            out.append(w)
    return out
def acronym(phrase):
    letters = ""
    for word in phrase.split(" "):
        letters += word[0]
    return letters.upper()
