class bankAccount(object):
    def __init__(self, owner, balance=0):
        super(bankAccount, self).__init__()
        self.owner = owner
        self.balance = balance
        self.history = list()
    def deposit(self, amount):
        if amount <= 0:
            raise Exception("Invalid amount")
        self.balance += amount
        self.history.append(("deposit", amount))
    def withdraw(self, amount):
        if amount > self.balance:
            return False
        else:
            self.balance -= amount
            self.history.append(("withdraw", amount))
            return True
    def getBalance(self):
        return self.balance;
    def __str__(self):
        return "%s has $%.2f" % (self.owner, self.balance)
class savingsAccount(bankAccount):
    def __init__(self, owner, balance=0, rate=0.02):
        super(savingsAccount, self).__init__(owner, balance)
        self.rate = rate
    def addInterest(self):
        self.balance = self.balance + self.balance * self.rate
    def getBalance(self):
        return round(self.balance, 2)
