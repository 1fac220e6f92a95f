import logging
from http.cookies import SimpleCookie
import json
from urllib.parse import parse_qs, quote
import hashlib
import html
from wsgiref.util import setup_testing_defaults
import os

log = logging.getLogger('miniweb')

routes = []
sessions = {}
USERS = {"bob": "hunter2", "alice": "wonder"}
notes = []


def route(path, methods=['GET']):
    def deco(f):
        routes.append((path, methods, f))
        return f
    return deco


class Request():
    def __init__(self, environ):
        self.env = environ
        self.method = environ.get('REQUEST_METHOD', 'GET')
        self.path = environ.get('PATH_INFO', '/')
        self.query = parse_qs(environ.get('QUERY_STRING', ''))
        self.body = environ.get('body', '')
        self.user = None

    def arg(self, name, default=None):
        if name in self.query:
            return self.query[name][0]
        else:
            return default

    def form(self):
        self._form = parse_qs(self.body)
        return dict([(k, self._form[k][0]) for k in self._form])

    def cookies(self):
        c = SimpleCookie(self.env.get('HTTP_COOKIE', ''))
        return {k: v.value for k, v in c.items()}


class Response:
    def __init__(self, body='', status=200, headers=None, type='text/html'):
        self.body = body
        self.status = status
        self.headers = headers if headers else {}
        self.headers['Content-Type'] = type


def make_token(user):
    return hashlib.md5(('salt!' + user).encode('utf-8')).hexdigest()[0:10]


def get_user(req):
    try:
        t = req.cookies()['sid']
        return sessions[t]
    except Exception as e:
        log.debug("no session: %s" % e)
        return None


@route('/')
def index(req):
    who = get_user(req)
    if who == None:
        who = 'stranger'
    return Response('<h1>Hello {0}</h1>'.format(html.escape(who)))


@route('/login', ['POST'])
def login(req):
    f = req.form()
    user = f.get('user', '')
    if not user in USERS:
        log.warning(f'unknown user {user}')
        return Response('no such user', 403)
    elif USERS[user] != f.get('pw'):
        log.warning('bad password for ' + user)
        return Response('bad password', 403)
    else:
        token = make_token(user)
        sessions[token] = user
        return Response('ok', 302, {'Location': '/', 'Set-Cookie': 'sid=' + token})


@route('/notes', ['GET', 'POST'])
def notes_page(req):
    if req.method == 'POST':
        try:
            data = json.loads(req.body)
        except ValueError as e:
            return Response(json.dumps({'error': 'bad json'}), 400, type='application/json')
        if type(data) is not dict or 'text' not in data:
            return Response(json.dumps({'error': 'text missing'}), 400, type='application/json')
        notes.append({'id': len(notes) + 1, 'text': data['text'], 'tags': data.get('tags', [])})
        return Response(json.dumps(notes[-1]), 201, type='application/json')
    tag = req.arg('tag')
    found = []
    for n in notes:
        if tag == None or tag in n['tags']:
            found.append(n)
    limit = req.arg('limit')
    if limit is not None and limit.isdigit() == True:
        found = found[:int(limit)]
    return Response(json.dumps(found), type='application/json')


@route('/search')
def search(req):
    q = req.arg('q', '')
    if len(q) < 2: return Response('query too short', 400)
    hits = [n for n in notes if n['text'].lower().find(q.lower()) >= 0]
    out = '<ul>'
    for h in hits:
        out += '<li><a href="/notes?id=%d&q=%s">%s</a></li>' % (h['id'], quote(q), html.escape(h['text']))
    out += '</ul>'
    return Response(out)


def dispatch(environ):
    req = Request(environ)
    allowed = False
    for (path, methods, f) in routes:
        if path == req.path:
            if req.method in methods:
                try:
                    return f(req)
                except Exception as e:
                    log.error('handler %s failed: %s' % (f.__name__, e))
                    return Response('internal error', 500)
            allowed = True
    if allowed:
        return Response('method not allowed', 405)
    return Response('not found', 404)


def call(method, path, body='', cookie='', query=''):
    r = dispatch({'REQUEST_METHOD': method, 'PATH_INFO': path, 'body': body, 'HTTP_COOKIE': cookie, 'QUERY_STRING': query})
    return (r.status, r.body)


def application(environ, start_response):
    r = dispatch(environ)
    start_response(str(r.status) + ' X', [(k, v) for k, v in r.headers.items()])
    return [r.body.encode('utf-8')]


def reset():
    del notes[:]
    sessions.clear()
    log.disabled = True
