def getAverage(grades):
    sum = 0
    for g in grades:
        sum += g
    return sum / len(grades)

def getLetter(score):
    if score >= 90:
        return "A"
    elif score >= 80:
        return "B"
    elif score >= 70:
        return "C"
    else:
        return "F"

def findMax(list):
    max = list[0]
    for x in list:
        if x > max:
            max = x
    return max

def passed(scores):
    result = []
    for i in range(len(scores)):
        if (scores[i] >= 50):
            result.append(scores[i])
    return result

def hasPassed(score):
    ok = True if score >= 50 else False
    return ok == True
