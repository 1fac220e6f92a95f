import math, json
import abc
from random import *
from typing import List, Dict, Optional, Any


class Vehicle:
    count = 0
    registry = []

    def __init__(self, plate, wheels=4, owner=None, options={}):
        self.plate = plate
        self.wheels = wheels
        self.owner = owner
        self.options = dict(options)
        self._km = 0
        Vehicle.count += 1
        Vehicle.registry.append(self.plate)

    def drive(self, km, speed=50):
        if km < 0:
            raise Exception("negative distance")
        self._km += km
        self.last_trip = km
        return self._km

    def get_km(self):
        return self._km
    def set_km(self, v):
        self._km = v

    def cost(self, km):
        raise NotImplementedError

    def describe(self):
        txt = self.__class__.__name__ + " " + self.plate + " (%d wheels)" % self.wheels
        if self.owner != None:
            txt += ", owned by {}".format(self.owner)
        return txt

    def __eq__(self, other):
        if not isinstance(other, Vehicle):
            return False
        else:
            return self.plate == other.plate


class Car(Vehicle):
    def __init__(self, plate, fuel='petrol', **kw):
        super(Car, self).__init__(plate, 4, **kw)
        self.fuel = fuel

    def cost(self, km):
        if self.fuel == 'petrol':
            return round(km * 0.12, 2)
        elif self.fuel == 'diesel':
            return round(km * 0.1, 2)
        elif self.fuel == 'electric':
            return round(km * 0.04, 2)
        else:
            return None

    def describe(self):
        return Vehicle.describe(self) + ' [' + self.fuel + ']'


class Truck(Car):
    def __init__(self, plate, capacity, fuel='diesel'):
        Car.__init__(self, plate, fuel)
        self.capacity = capacity
        self.load = []
        self.wheels = 6

    def put(self, thing, weight):
        if self.weight() + weight > self.capacity:
            return False
        self.load.append((thing, weight))
        return True

    def weight(self):
        w = 0
        for (t, x) in self.load:
            w += x
        return w

    def cost(self, km, tolls=True):
        base = super().cost(km)
        if base is None:
            return
        factor = 1 + self.weight() / float(self.capacity)
        c = base * factor
        if tolls: c += km // 100 * 5
        return round(c, 2)


class Bike(Vehicle):
    def __init__(self, plate):
        super().__init__(plate, wheels=2)
        pass
    def cost(self, km):
        return 0

    def ring(self, times=1):
        s = ''
        for i in range(times):
            s += 'ding'
        return s

    def drive(self, km):
        if km > 100:
            km = 100
        return Vehicle.drive(self, km)


class Fleet:
    vehicles = None
    def __init__(self):
        self.vehicles = []

    def add(self, *vs):
        for v in vs:
            if isinstance(v, Car) or isinstance(v, Bike):
                self.vehicles.append(v)
        return self

    def total_cost(self, km):
        return round(sum([v.cost(km) or 0 for v in self.vehicles]), 2)

    def by_type(self):
        d = {}
        for v in self.vehicles:
            n = type(v).__name__
            d[n] = d.get(n, 0) + 1
        return d

    def find(self, plate):   
        for i in range(len(self.vehicles)):
            if self.vehicles[i].plate == plate:
                return i
        return -1

    def to_json(self):
        l = []
        for v in self.vehicles:
            l.append({'plate': v.plate, 'type': v.__class__.__name__, 'km': v._km})
        return json.dumps(l, sort_keys=True)

    def longest(self):
        best = None
        for v in self.vehicles:
            if best == None or v._km > best._km:
                best = v
        return best.plate if best else ''


def make(kind, plate, *args):
    classes = {'car': Car, 'truck': Truck, 'bike': Bike}
    try:
        return classes[kind](plate, *args)
    except KeyError as ex:
        raise ValueError('unknown kind ' + kind)


def radius(v):
    return math.floor(v.wheels * math.pi)


def sample_fleet():
    return Fleet().add(make('car', 'AA-1'), make('truck', 'BB-2', 1000), make('bike', 'CC-3'), make('car', 'DD-4', 'electric'))
