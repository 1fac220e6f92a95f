class Employee(object):
    raiseAmount = 1.04
    numEmps = 0
    def __init__(self, first, last, pay):
        self.first = first
        self.last = last
        self.pay = pay
        Employee.numEmps += 1
    def applyRaise(self):
        self.pay = int(self.pay * self.raiseAmount)
    def email(self):
        return '{}.{}@company.com'.format(self.first, self.last)
    def __lt__(self, other):
        return self.pay < other.pay
class Manager(Employee):
    def __init__(self, first, last, pay, reports=[]):
        Employee.__init__(self, first, last, pay)
        self.reports = list(reports)
    def addReport(self, e):
        if e not in self.reports:
            self.reports.append(e)
    def email(self):
        return "boss." + Employee.email(self)
def topEarner(emps):
    return sorted(emps)[-1].first
