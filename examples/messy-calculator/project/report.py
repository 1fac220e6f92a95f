from calculator import calculate_average, findMaximum
from text_tools import count_words

def build_report(scores, notes):
    unused = 42
    lines = []
    lines.append("average: %s" % calculate_average(scores))
    lines.append("best: %s" % findMaximum(scores))
    if notes != None:
        lines.append("words: %s" % count_words(notes))
    return "\n".join(lines)
