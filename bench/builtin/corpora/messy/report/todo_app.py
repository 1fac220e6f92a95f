import json
import time
import os.path
import tempfile

TASKS=[]
LAST_ID=0

class Task(object):
    """task"""
    def __init__(self,title,done=False,tags=[]):
        self.title=title
        self.done=done
        self.tags=list(tags)
    def toggle(self):
        if self.done==True:
            self.done=False
        else:
            self.done=True
    def matches(self,q):
        if q.lower() in self.title.lower():
            return True
        for t in self.tags:
            if t.lower()==q.lower():
                return True
        return False
    def to_dict(self):
        d={}
        d["title"]=self.title
        d["done"]=self.done
        d["tags"]=self.tags
        return d
    def __str__(self):
        return "[%s] %s" % ("x" if self.done else " ",self.title)

def add(title,*tags):
    global LAST_ID
    LAST_ID=LAST_ID+1
    t=Task(title,tags=tags)
    TASKS.append(t)
    return LAST_ID

def find(q):
    return list(filter(lambda t:t.matches(q),TASKS))

def clear():
    global TASKS,LAST_ID
    TASKS=[]
    LAST_ID=0

def save(tasks,path):
    f=open(path,"w")
    f.write(json.dumps(list(map(lambda t:t.to_dict(),tasks))))
    f.close()

def load(path):
    try:
        f=open(path)
        data=json.loads(f.read())
        f.close()
    except:
        return []
    r=[]
    for d in data:
        r.append(Task(d["title"],d["done"],d["tags"]))
    return r

def roundtrip(titles):
    dir=tempfile.mkdtemp()
    p=os.path.join(dir,"t.json")
    save([Task(x) for x in titles],p)
    r=[str(t) for t in load(p)]
    os.remove(p); os.rmdir(dir)
    return r

def progress(tasks):
    if len(tasks)==0: return "0%"
    n=0
    for t in tasks:
        if t.done==True: n+=1
    return "%d%%"%(100*n/len(tasks))
