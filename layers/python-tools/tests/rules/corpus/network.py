import socket, os
class config:
    pass
DEFAULT_PORT = 80
def parseAddress(addr):
    if ':' in addr:
        host, port = addr.split(':')
        port = int(port)
    else:
        host = addr
        port = DEFAULT_PORT
    return (host, port)
def isValidIp(ip):
    parts = ip.split('.')
    if len(parts) != 4:
        return False
    for p in parts:
        if not p.isdigit():
            return False
        n = int(p)
        if n < 0 or n > 255:
            return False
    return True
def ipToInt(ip):
    a,b,c,d = [int(x) for x in ip.split('.')]
    return (a<<24)+(b<<16)+(c<<8)+d
