import pytest

from account import Account, InsufficientFunds, largest_deposit


def test_deposit():
    account = Account("ada", 10)
    account.deposit(5)
    assert account.balance == 15


def test_deposit_refuses_zero():
    with pytest.raises(ValueError):
        Account("ada").deposit(0)


def test_withdraw():
    account = Account("ada", 10)
    account.withdraw(4)
    assert account.balance == 6


def test_withdraw_all():
    account = Account("ada", 10)
    account.withdraw(10)
    assert account.balance == 0


def test_withdraw_too_much():
    with pytest.raises(InsufficientFunds):
        Account("ada", 10).withdraw(11)


def test_transfer():
    a, b = Account("ada", 10), Account("bob")
    a.transfer(b, 3)
    assert (a.balance, b.balance) == (7, 3)


def test_largest_deposit():
    account = Account("ada")
    account.deposit(5)
    account.deposit(9)
    assert largest_deposit(account) == 9


def test_no_deposit():
    assert largest_deposit(Account("ada")) == 0
