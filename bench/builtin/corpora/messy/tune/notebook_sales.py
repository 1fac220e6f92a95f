# -*- coding: utf-8 -*-
# coding: utf-8

# # Sales of the year

# In[1]:

import statistics
import math
import random
import pprint


# In[2]:

random.seed(3)
months = ['jan','feb','mar','apr','may','jun','jul','aug','sep','oct','nov','dec']
sales = {}
for m in months:
    sales[m] = [random.randint(1,100) for i in range(5)]


# In[3]:

len(sales)


# In[4]:

totals = {}
for m in sales.keys():
    totals[m] = sum([x for x in sales[m]])
totals


# In[5]:

def best(d):
    mx = None
    name = None
    for k in d:
        if mx == None or d[k] > mx:
            mx = d[k]
            name = k
    return name

def worst(d):
    mn = None
    name = None
    for k in d:
        if mn == None or d[k] < mn:
            mn = d[k]
            name = k
    return name

print('best month:', best(totals), ' worst month:', worst(totals))


# In[6]:

def moving(vals, n=3):
    out = []
    for i in range(len(vals)):
        if i < n-1: out.append(None)
        else: out.append(sum(vals[i-n+1:i+1])/n)
    return out

series = [totals[m] for m in months]
avg = moving(series)
print(list(map(lambda v: v if v == None else round(v, 1), avg)))


# In[7]:

stdev = statistics.stdev(series)
l = filter(lambda t: abs(t[1]-statistics.mean(series)) > stdev, totals.items())
print("outliers: {0}".format([x for x in l]))
