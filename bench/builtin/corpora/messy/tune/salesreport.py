"""Monthly sales report"""
from __future__ import print_function
from collections import namedtuple
import sys
import os, os.path
from decimal import Decimal, ROUND_HALF_UP
import calendar
import textwrap

Sale = namedtuple('Sale', 'date rep region product units price')

REGIONS = {'N': 'North', 'S': 'South', 'E': 'East', 'W': 'West'}
REPORT_WIDTH = 60
QUOTA = {'kim': 1000, 'lee': 1500, 'ortiz': 800}

DEMO = [
    Sale('2019-03-01', 'kim', 'N', 'widget', 10, 19.99),
    Sale('2019-03-04', 'lee', 'S', 'gadget', 3, 249.5),
    Sale('2019-03-15', 'kim', 'N', 'gadget', 4, 249.5),
    Sale('2019-04-02', 'ortiz', 'E', 'widget', 25, 18.75),
    Sale('2019-04-09', 'lee', 'S', 'doohickey', 100, 9.0),
]


def Money(amount, symbol='$'):
    d = Decimal(str(amount)).quantize(Decimal('0.01'), rounding=ROUND_HALF_UP)
    neg = False
    if d < 0:
        neg = True
        d = -d
    s = '{:,}'.format(d)
    if neg:
        return '(' + symbol + s + ')'
    else:
        return symbol + s


def total(sales):
    sum = 0
    for s in sales:
        sum = sum + s.units * s.price
    return round(sum, 2)


def by(sales, field):
    out = {}
    for s in sales:
        k = getattr(s, field)
        if not k in out.keys():
            out[k] = []
        out[k].append(s)
    return out


def filterSales(sales, year=None, month=None, rep=None, region=None, product=None, min_units=0):
    res = []
    for s in sales:
        y, m, d = s.date.split('-')
        if year is not None:
            if int(y) != year:
                continue
        if month is not None:
            if int(m) != month:
                continue
        if rep is not None and s.rep != rep:
            continue
        if region is not None and s.region != region:
            continue
        if product is not None and s.product != product:
            continue
        if s.units < min_units:
            continue
        else:
            res.append(s)
    return res


def quota_status(sales, rep):
    t = total(filterSales(sales, rep=rep))
    try:
        q = QUOTA[rep]
    except KeyError:
        raise LookupError('no quota for %s' % rep)
    pct = t / q * 100
    if pct >= 100:
        status = 'MET'
    elif pct >= 75 and pct < 100:
        status = 'CLOSE'
    else:
        status = 'BEHIND'
    return rep, round(pct, 1), status


def center(txt, ch=' '):
    return txt.center(REPORT_WIDTH, ch).rstrip()


def header(year, month):
    lines = []
    lines.append('=' * REPORT_WIDTH)
    lines.append(center('SALES REPORT - %s %d' % (calendar.month_name[month].upper(), year)))
    lines.append('=' * REPORT_WIDTH)
    return lines


def bar(value, maximum, width=20):
    if maximum == 0: return ''
    n = int(round(value / float(maximum) * width))
    return '#' * n + '.' * (width - n)


def region_table(sales):
    lines = []
    groups = by(sales, 'region')
    best = max([total(groups[g]) for g in groups]) if len(groups) > 0 else 0
    for code in ['N', 'S', 'E', 'W']:
        if code in groups:
            t = total(groups[code])
            lines.append('  %-8s %14s  %s' % (REGIONS[code], Money(t), bar(t, best)))
        else:
            lines.append('  %-8s %14s' % (REGIONS[code], '-'))
    return lines


def rep_table(sales):
    lines = []
    for rep, rep_sales in sorted(by(sales, 'rep').items()):
        name, pct, status = quota_status(sales, rep)
        lines.append('  ' + rep.ljust(8) + ' ' + str(len(rep_sales)).rjust(3) + ' sales ' + Money(total(rep_sales)).rjust(12) + '  ' + str(pct) + '% ' + status)
    return lines


def report(sales, year, month, notes=''):
    s = filterSales(sales, year=year, month=month)
    out = header(year, month)
    if s == []:
        out.append('  no sales')
        return '\n'.join(out)
    out.append('By region:')
    out += region_table(s)
    out.append('By rep:')
    out += rep_table(s)
    out.append('-' * REPORT_WIDTH)
    out.append('  TOTAL ' + Money(total(s)))
    if notes != '':
        for l in textwrap.wrap(notes, REPORT_WIDTH - 4):
            out.append('  ' + l)
    return '\n'.join(out)


def write_report(fname, sales, year, month):
    with open(fname, 'w') as fh:
        fh.write(report(sales, year, month))
    return os.path.getsize(fname)


if __name__ == '__main__':
    print(report(DEMO, 2019, 3))
    sys.exit(0)
