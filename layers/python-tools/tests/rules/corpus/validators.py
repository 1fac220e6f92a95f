import re
EMAIL = re.compile("[^@]+@[^@]+\.[a-z]+")
def validateEmail(email):
    if EMAIL.match(email) != None:
        return True
    return False
def validatePassword(pw):
    hasDigit = False
    hasUpper = False
    for ch in pw:
        if ch.isdigit(): hasDigit = True
        if ch.isupper(): hasUpper = True
    if hasDigit == True and hasUpper == True and len(pw) >= 8:
        return True
    else:
        return False
def validateAge(age):
    try:
        age = int(age)
    except ValueError as e:
        return False
    return age > 0 and age < 150
def sanitize(s):
    if s is not None:
        s = s.strip()
        return s
