from random import *
import time
class customer:
    count = 0
    def __init__(self, arrival):
        self.arrival = arrival
        customer.count = customer.count + 1
    def waitTime(self, now):
        return now - self.arrival
def simulate(arrivals, serviceTime):
    clock = 0
    waits = []
    for a in arrivals:
        c = customer(a)
        if clock < a:
            clock = a
        waits.append(c.waitTime(clock))
        clock += serviceTime
    return waits
def averageWait(waits):
    if len(waits) > 0:
        return sum(waits) / len(waits)
    else:
        return 0
def roll(n):
    seed(n)
    return randint(1, 6)
