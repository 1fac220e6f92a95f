# routes of a small todo service, no framework
import json
import time
import re, uuid

class Request(object):
    def __init__(self, method, path, body=None, headers={}):
        self.method = method
        self.path = path
        self.body = body
        self.headers = headers

class Response():
    def __init__(self, status, data):
        self.status = status
        self.data = data
    def toJson(self):
        return json.dumps({'status': self.status, 'data': self.data})

STORE = {}

def route(pattern, method='GET'):
    def wrap(fn):
        ROUTES.append((re.compile(pattern), method, fn))
        return fn
    return wrap

ROUTES = []

@route('^/todos$')
def list_todos(req):
    result = []
    for key in STORE:
        result.append(STORE[key])
    return Response(200, result)

@route('^/todos$', 'POST')
def create_todo(req):
    try:
        payload = json.loads(req.body)
    except Exception as e:
        return Response(400, 'bad json')
    if not 'title' in payload:
        return Response(400, 'title is missing')
    elif payload['title'] == '':
        return Response(400, 'title is empty')
    else:
        id = str(uuid.uuid4())
        todo = dict(id=id, title=payload['title'], done=False, created=time.time())
        STORE[id] = todo
        return Response(201, todo)

@route('^/todos/([^/]+)$', 'PUT')
def finish_todo(req, todo_id):
    if todo_id in STORE:
        t = STORE[todo_id]
        t['done'] = True
        return Response(200, t)
    else:
        return Response(404, 'todo %s does not exist' % todo_id)

def handle(req):
    for pattern, method, fn in ROUTES:
        if method != req.method: continue
        m = pattern.match(req.path)
        if m != None:
            args = m.groups()
            return fn(req, *args)
    return Response(404, None)

def count_open():
    n = 0
    for t in STORE.values():
        if t['done'] == False:
            n += 1
    return n
