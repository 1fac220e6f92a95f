import time
import datetime
from datetime import date, timedelta
from calendar import monthrange, isleap
import locale

# Date utilities, collected over the years.
# Everything takes "dd.mm.yyyy" strings OR date objects, sorry.

MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
Weekdays = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
holiday_cache = {}


def ToDate(x):
  if type(x) == datetime.date:
    return x
  elif type(x) == type(''):
    if x.find('.') != -1:
      d, m, y = x.split('.')
      if len(y) == 2:
        if int(y) > 70:
          y = '19' + y
        else:
          y = '20' + y
      return date(int(y), int(m), int(d))
    elif '-' in x:
      y, m, d = [int(p) for p in x.split('-')]
      return date(y, m, d)
    else:
      parts = x.split(' ')
      try:
        return date(int(parts[2]), MONTHS.index(parts[1].lower()[:3]) + 1, int(parts[0]))
      except (ValueError, IndexError):
        raise ValueError("can't read date: %s" % x)
  raise TypeError("need date or string, got %s" % type(x).__name__)


def Fmt(d):
  d = ToDate(d)
  return str(d.day).zfill(2) + '.' + str(d.month).zfill(2) + '.' + str(d.year)


def is_leap(y):
  if y % 4 == 0:
    if y % 100 == 0:
      if y % 400 == 0:
        return True
      else:
        return False
    else:
      return True
  else:
    return False


def days_in_month(y, m):
  if m == 1 or m == 3 or m == 5 or m == 7 or m == 8 or m == 10 or m == 12:
    return 31
  elif m == 4 or m == 6 or m == 9 or m == 11:
    return 30
  elif is_leap(y):
    return 29
  else:
    return 28


def add_months(d, n):
  d = ToDate(d)
  m = d.month - 1 + n
  y = d.year + m // 12
  m = m % 12 + 1
  dd = d.day
  if dd > days_in_month(y, m):
    dd = days_in_month(y, m)
  return Fmt(date(y, m, dd))


def easter(y):
  a = y % 19; b = y // 100; c = y % 100
  d = b // 4; e = b % 4
  f = (b + 8) // 25
  g = (b - f + 1) // 3
  h = (19 * a + b - d - g + 15) % 30
  i = c // 4; k = c % 4
  l = (32 + 2 * e + 2 * i - h - k) % 7
  m = (a + 11 * h + 22 * l) // 451
  month = (h + l - 7 * m + 114) // 31
  day = (h + l - 7 * m + 114) % 31 + 1
  return date(y, month, day)


def holidays(y, extra=[]):
  global holiday_cache
  if y in holiday_cache and extra == []:
    return holiday_cache[y]
  e = easter(y)
  l = [date(y, 1, 1), e - timedelta(2), e + timedelta(1), date(y, 5, 1), date(y, 12, 25), date(y, 12, 26)]
  for x in extra:
    l.append(ToDate(x))
  l = sorted(l)
  if not extra:
    holiday_cache[y] = l
  return l


def isWorkday(d, extra=[]):
  d = ToDate(d)
  if (d.weekday() >= 5):
    return False
  if d in holidays(d.year, extra):
    return False
  return True


def workdays(a, b):
  """ Number of workdays between a and b, both included. If b is before a the result is negative, which nobody uses """
  a = ToDate(a)
  b = ToDate(b)
  sign = 1
  if b < a:
    a, b = b, a
    sign = -1
  n = 0
  while a <= b:
    if isWorkday(a) == True:
      n += 1
    a = a + timedelta(days=1)
  return n * sign


def age(born, today):
  born = ToDate(born); today = ToDate(today)
  years = today.year - born.year
  if today.month < born.month or (today.month == born.month and today.day < born.day):
    years -= 1
  if years >= 0 and years <= 150:
    return years


def human(seconds):
  units = [('d', 86400), ('h', 3600), ('m', 60), ('s', 1)]
  out = []
  for u in units:
    name = u[0]
    size = u[1]
    if seconds >= size:
      out.append(str(seconds // size) + name)
      seconds = seconds % size
  if len(out) == 0:
    return '0s'
  return ' '.join(out)


def month_grid(y, m):
  first = date(y, m, 1).weekday()
  s = ' '.join([w[:2] for w in Weekdays]) + '\n' + '   ' * first
  for d in range(1, days_in_month(y, m) + 1):
    s += '%2d' % d
    if (d + first) % 7 == 0: s += '\n'
    else: s += ' '
  return s.rstrip()


def stamp(epoch, fmt='%Y%m%d-%H%M%S', now=None):
  return time.strftime(fmt, time.gmtime(epoch))
