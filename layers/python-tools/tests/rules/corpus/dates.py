import datetime
import calendar
def isLeap(year):
    if year % 4 == 0:
        if year % 100 == 0:
            if year % 400 == 0:
                return True
            else:
                return False
        else:
            return True
    else:
        return False
def daysInMonth(month, year):
    if month == 2:
        return 29 if isLeap(year) else 28
    elif month == 4 or month == 6 or month == 9 or month == 11:
        return 30
    return 31
def formatDate(d):
    return "%02d/%02d/%04d" % (d.day, d.month, d.year)
def ageOn(birth, today):
    age = today.year - birth.year
    if (today.month, today.day) < (birth.month, birth.day):
        age -= 1
    return age
