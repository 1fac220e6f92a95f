import sys
stock = {'apple': [10, 0.5], 'pear': [4, 0.75], 'plum': [0, 0.2]}
message = ""

def avail(n):
    if n in stock:
        if stock[n][0] > 0:
            return True
        else:
            return False
    else:
        return False

def sell(n, q, price_list={}):
    global message
    if not avail(n):
        message = "no " + n
        return 0
    if stock[n][0] < q:
        message = "only " + str(stock[n][0]) + " " + n
        return 0
    stock[n][0] -= q
    message = "sold " + str(q) + " " + n
    if n in price_list:
        return q * price_list[n]
    return q * stock[n][1]

def buy(n, q, p=None):
    if n in stock:
        stock[n][0] += q
        if p != None: stock[n][1] = p
    else:
        if p == None: p = 0
        stock[n] = [q, p]
    return stock[n]

def worth():
    sum = 0
    for k in stock.keys():
        sum += stock[k][0] * stock[k][1]
    return sum

def report():
    lines = []
    for k in sorted(stock.keys()):
        v = stock[k]
        if v[0] == 0:
            s = "%-8s%s" % (k, "SOLD OUT")
        else:
            s = "%-8s%d x %.2f" % (k, v[0], v[1])
        lines.append(s)
    return "\n".join(lines)

def cheapest():
    c = None
    for k, v in stock.items():
        if v[0] > 0:
            if c == None:
                c = k
            elif v[1] < stock[c][1]:
                c = k
    return c

for name in stock:
    if stock[name][0] == 0:
        print("warning: " + name + " is empty")
value = worth()
print("stock is worth", value)
if len(sys.argv) > 50:
    print("too many arguments")
    sys.exit(2)
