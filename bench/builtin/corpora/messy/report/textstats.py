import sys,os
from collections import *
import string as s

stopwords = ["the","a","an","of","and"]
CACHE={}

def words(text,lower=True,strip=True,skip=stopwords):
    out=[]
    for w in text.split():
        if strip==True:
            w=w.strip(s.punctuation)
        if lower==True:
            w=w.lower()
        if w=='': continue
        if w in skip: continue
        out.append(w)
    return out

def freq(text):
    global CACHE
    if text in CACHE: return CACHE[text]
    c=Counter()
    for w in words(text): c[w]+=1
    CACHE[text]=dict(c)
    return CACHE[text]

def top(text,n=3):
    f=freq(text)
    items=list(f.items())
    items.sort(key=lambda x:(-x[1],x[0]))
    result=[]
    for i in range(0,len(items)):
        if i<n:
            result.append(items[i][0])
    return result

def longest(text):
    max=''
    for w in words(text):
        if len(w)>len(max): max=w
    return max

def sentences(text):
    r=[];cur=''
    for ch in text:
        cur+=ch
        if ch=='.' or ch=='!' or ch=='?':
            r.append(cur.strip()); cur=''
    if cur.strip()!='': r.append(cur.strip())
    return r

def readability(text):
    n=len(sentences(text))
    if n==0: return None
    w=len(words(text,skip=[]))
    x=w/n
    if x<8: return 'easy'
    elif x>=8 and x<15: return 'medium'
    else: return 'hard'

def index(lines):
    d=defaultdict(list)
    for i,line in enumerate(lines):
        for w in words(line):
            if not w in d: d[w]=[i]
            elif not i in d[w]: d[w].append(i)
    return dict(d)

def censor(text,bad):
    for b in bad:
        text=text.replace(b,'*'*len(b))
    return text

if __name__=='__main__':
    print(top(' '.join(sys.argv[1:])))
