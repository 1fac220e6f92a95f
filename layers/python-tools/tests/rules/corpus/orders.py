import sys
from collections import defaultdict, OrderedDict
from typing import List, Optional
STATUS_NEW = 'new'
class orderError(Exception):
    pass
class Order(object):
    def __init__(self, orderId, lines=[]):
        self.orderId = orderId
        self.lines = lines or []
        self.status = STATUS_NEW
    def total(self, taxRate=0.0):
        subTotal = sum([l['price'] * l['qty'] for l in self.lines])
        return subTotal + subTotal * taxRate
    def cancel(self):
        if self.status == 'shipped':
            raise orderError("Order %s already shipped" % self.orderId)
        self.status = 'cancelled'
def groupByStatus(orders):
    groups = defaultdict(list)
    for o in orders:
        groups[o.status].append(o.orderId)
    return dict(groups)
