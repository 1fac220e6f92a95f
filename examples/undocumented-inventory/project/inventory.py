import os, json
import re


class inventory:
    def __init__(self, items=[]):
        self.Items = items
        self.maxSize = 100

    def addItem(self, name, qty):
        tmp = 0
        if name == None:
            raise ValueError("no name")
        self.Items.append((name, qty))
        return len(self.Items)

    def totalQuantity(self):
        total = 0
        for i in range(len(self.Items)):
            total += self.Items[i][1]
        return total

    def isEmpty(self):
        if len(self.Items) == 0:
            return True
        else:
            return False

    def LoadFrom(self, path):
        try:
            f = open(path)
            data = json.load(f)
            f.close()
        except:
            return False
        for entry in data:
            self.addItem(entry["name"], entry["qty"])
        return True


def formatLine(name, qty):
    return "%s: %d" % (name, qty)
