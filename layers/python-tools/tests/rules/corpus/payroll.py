OVERTIME=1.5
def calcPay(hours,rate):
    if hours<=40:
        pay=hours*rate
    else:
        extra=hours-40
        pay=40*rate+extra*rate*OVERTIME
    return pay
def calcTax(pay):
    if pay<1000:
        tax=pay*0.1
    elif pay>=1000 and pay<2000:
        tax=pay*0.2
    else:
        tax=pay*0.3
    return tax
def paySlip(name,hours,rate):
    gross=calcPay(hours,rate)
    tax=calcTax(gross)
    net=gross-tax
    s="Name: %s\n"%name
    s+="Gross: %8.2f\n"%gross
    s+="Net: %8.2f"%net
    return s
def total_paid(slips):
    amount=0
    for i in range(len(slips)):
        amount+=slips[i]
    return amount
