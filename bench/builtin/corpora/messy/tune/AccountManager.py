class InsufficientFundsException(Exception):
    pass

class Account:
    accountCount = 0

    def __init__(self, accountNumber, ownerName, initialBalance = 0.0):
        self.__accountNumber = accountNumber
        self.__ownerName = ownerName
        self.__balance = initialBalance
        self.transactionList = []
        Account.accountCount = Account.accountCount + 1

    def getAccountNumber(self):
        return self.__accountNumber

    def getOwnerName(self):
        return self.__ownerName

    def setOwnerName(self, newName):
        if newName == None:
            raise Exception("Name must not be null")
        self.__ownerName = newName

    def getBalance(self):
        return self.__balance

    def deposit(self, amount):
        if (amount <= 0):
            raise ValueError("Amount must be positive")
        self.__balance = self.__balance + amount
        self.transactionList.append(("D", amount))
        return self.__balance

    def withdraw(self, amount):
        if (amount > self.__balance):
            raise InsufficientFundsException("Balance is %s" % self.__balance)
        else:
            self.__balance = self.__balance - amount
            self.transactionList.append(("W", amount))
            return self.__balance

    def equals(self, other):
        if type(other) == Account:
            return self.getAccountNumber() == other.getAccountNumber()
        return False

    def toString(self):
        return "Account[" + str(self.__accountNumber) + ", " + self.__ownerName + "]"


class SavingsAccount(Account):
    def __init__(self, accountNumber, ownerName, interestRate):
        super(SavingsAccount, self).__init__(accountNumber, ownerName)
        self.interestRate = interestRate

    def addInterest(self):
        interest = self.getBalance() * self.interestRate / 100
        self.deposit(interest)
        return interest


class AccountManager:
    __instance = None

    @staticmethod
    def getInstance():
        if AccountManager.__instance == None:
            AccountManager.__instance = AccountManager()
        return AccountManager.__instance

    def __init__(self):
        self.accounts = {}

    def addAccount(self, account):
        self.accounts[account.getAccountNumber()] = account

    def findAccount(self, accountNumber):
        for key in self.accounts.keys():
            if key == accountNumber:
                return self.accounts[key]

    def transfer(self, fromNumber, toNumber, amount):
        fromAccount = self.findAccount(fromNumber)
        toAccount = self.findAccount(toNumber)
        if fromAccount == None or toAccount == None:
            return False
        try:
            fromAccount.withdraw(amount)
        except InsufficientFundsException:
            return False
        toAccount.deposit(amount)
        return True

    def totalBalance(self):
        total = 0
        for acc in self.accounts.values():
            total += acc.getBalance()
        return total
