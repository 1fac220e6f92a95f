contacts = {}
def addContact(name, phone):
    global contacts
    contacts[name] = phone
def getContact(name):
    if name in contacts:
        return contacts[name]
def listContacts():
    for name, phone in contacts.items():
        print("{0}: {1}".format(name, phone))
def searchContacts(prefix):
    found = [n for n in contacts.keys() if n.startswith(prefix)]
    return sorted(found)
def formatPhone(num):
    num = str(num)
    return "(%s) %s-%s" % (num[:3], num[3:6], num[6:])
