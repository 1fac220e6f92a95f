import csv,io,sys
from os import *

def readcsv(text,sep=',',header=True):
    rows=[]
    f=io.StringIO(text)
    r=csv.reader(f,delimiter=sep)
    hdr=None
    for i,row in enumerate(r):
        if len(row)==0: continue
        if header==True and hdr is None:
            hdr=row
        else:
            if header==True:
                d={}
                for j in range(len(hdr)):
                    if j<len(row): d[hdr[j]]=row[j]
                    else: d[hdr[j]]=None
                rows.append(d)
            else: rows.append(row)
    return rows

def col(rows,name):
    return [r[name] for r in rows]

def tonum(x):
    try:
        return int(x)
    except:
        try:
            return float(x)
        except:
            return x

def convert(rows):
    out=[]
    for r in rows:
        n={}
        for k in r.keys():
            v=r[k]
            if v==None: n[k]=None
            else: n[k]=tonum(v)
        out.append(n)
    return out

def groupsum(rows,key,val):
    res={}
    for r in rows:
        k=r[key]
        if not k in res: res[k]=0
        res[k]+=r[val] if r[val]!=None else 0
    return res

def tocsv(rows):
    if rows==[]: return ''
    keys=list(rows[0].keys())
    s=','.join(keys)+'\n'
    for r in rows:
        s+=','.join(['' if r[k]==None else str(r[k]) for k in keys])+'\n'
    return s

def filter(rows,fn=lambda r:True):
    return [r for r in rows if fn(r)==True]

def sortby(rows,key,desc=False):
    if desc==True: return sorted(rows,key=lambda r:r[key])[::-1]
    else: return sorted(rows,key=lambda r:r[key])
