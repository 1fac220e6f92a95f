# convertisseur
import math, sys
from fractions import *

table = {'km':1000,'m':1,'cm':0.01,'mi':1609.344}
historique = []

def Convertir(v, de, vers, arrondi=None, log=historique):
    if de in table:
        if vers in table:
            r = v * table[de] / table[vers]
            if arrondi != None:
                r = round(r, arrondi)
            log.append((v, de, vers))
            return r
        else:
            return None
    else:
        return None

def temp(v, de, vers):
    if de == vers: return v
    if de == 'C' and vers == 'F': return v * 9 / 5 + 32
    if de == 'F' and vers == 'C': return (v - 32) * 5 / 9
    if de == 'C' and vers == 'K': return v + 273.15
    if de == 'K' and vers == 'C': return v - 273.15
    return temp(temp(v, de, 'C'), 'C', vers)

def fraction(txt):
    try:
        f = Fraction(txt)
        return str(f.numerator) + '/' + str(f.denominator)
    except Exception:
        return 'erreur'

def duree(s):
    h = int(s / 3600)
    s = s - h * 3600
    m = int(s / 60)
    s = s - m * 60
    txt = ''
    if h != 0:
        txt = txt + '%dh' % h
    if m != 0:
        txt = txt + '%dm' % m
    if s != 0 or txt == '':
        txt = txt + '%ds' % s
    return txt

def lire(txt):
    nombre = ''
    unite = ''
    for c in txt:
        if c in '0123456789.':
            nombre += c
        elif c == ' ':
            pass
        else:
            unite += c
    if nombre == '': return None
    return (float(nombre), unite)

def octets(n):
    for u in ['o','Ko','Mo','Go']:
        if n < 1024: break
        if u == 'Go': break
        n = n / 1024
    return '%.1f %s' % (n, u)

def dernier():
    if len(historique) == 0: return None
    return historique[len(historique) - 1]
