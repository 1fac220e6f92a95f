import datetime, time, calendar
from datetime import *

days = ['Mon','Tue','Wed','Thu','Fri','Sat','Sun']
MONTHS = {1:'Jan',2:'Feb',3:'Mar',4:'Apr',5:'May',6:'Jun',7:'Jul',8:'Aug',9:'Sep',10:'Oct',11:'Nov',12:'Dec'}
holidays = []

def leap(y):
    if y % 400 == 0:
        return True
    elif y % 100 == 0:
        return False
    elif y % 4 == 0:
        return True
    else:
        return False

def mdays(m, y):
    if m == 1 or m == 3 or m == 5 or m == 7 or m == 8 or m == 10 or m == 12:
        return 31
    elif m == 2:
        if leap(y) == True:
            return 29
        else:
            return 28
    else:
        return 30

def parse(s):
    try:
        d, m, y = s.split('/')
        return date(int(y), int(m), int(d))
    except:
        return None

def fmt(d):
    if d == None:
        return '-'
    return '%s %02d %s %d' % (days[d.weekday()], d.day, MONTHS[d.month], d.year)

def add_holiday(s):
    d = parse(s)
    if d is not None and d not in holidays:
        holidays.append(d)
    return len(holidays)

def workdays(a, b):
    n = 0
    d = a
    while d <= b:
        if d.weekday() != 5 and d.weekday() != 6:
            if not d in holidays:
                n = n + 1
        d = d + timedelta(days=1)
    return n

def nextday(d, name):
    for i in range(1, 8):
        x = d + timedelta(i)
        if days[x.weekday()] == name:
            return x
    return None

def age(born, on):
    a = on.year - born.year
    if on.month < born.month:
        a = a - 1
    else:
        if on.month == born.month:
            if on.day < born.day:
                a = a - 1
    return a

def quarter(m):
    return {1:1,2:1,3:1,4:2,5:2,6:2,7:3,8:3,9:3,10:4,11:4,12:4}[m]
