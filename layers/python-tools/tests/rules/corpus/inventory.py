import json
import datetime
class inventory:
    def __init__(self, items = []):
        self.items = list(items)
        self.log = dict()
    def addItem(self, name, qty):
        if name == None:
            return False
        self.items.append({'name': name, 'qty': qty})
        return True
    def removeItem(self, name):
        for i in range(len(self.items)):
            if self.items[i]['name'] == name:
                del self.items[i]
                return True
        return False
    def totalQty(self):
        total = 0
        for item in self.items:
            total = total + item['qty']
        return total
    def report(self):
        for item in self.items: print("%s: %d" % (item['name'], item['qty']))
def makeInventory(names):
    inv = inventory()
    for n in names:
        inv.addItem(n, 1)
    return inv
