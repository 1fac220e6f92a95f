import inspect
import weakref
import functools
import collections, types

_handlers = {}
lastError = None

def on(name):
    def deco(f):
        if name not in _handlers:
            _handlers[name] = []
        _handlers[name].append(f)
        @functools.wraps(f)
        def inner(*a, **kw):
            return f(*a, **kw)
        return inner
    return deco

def fire(name, *args, **kwargs):
    global lastError
    results = []
    for h in _handlers.get(name, []):
        try:
            results.append(h(*args, **kwargs))
        except Exception as ex:
            lastError = ex
            results.append(None)
    return results

def clear(): _handlers.clear()

class Observable(object):
    """ """
    def __init__(self):
        self._observers = []
        self.__dict__['_changed'] = False

    def subscribe(self, fn):
        assert(callable(fn))
        self._observers.append(fn)

    def unsubscribe(self, fn):
        for i in range(len(self._observers)):
            if self._observers[i] == fn:
                del self._observers[i]
                return True
        return False

    def notify(self, *args):
        for o in self._observers:
            o(self, *args)


class Counter(Observable):
    def __init__(self, start=0):
        Observable.__init__(self)
        self.value = start

    def increment(self, by=1):
        self.value += by
        self.notify(self.value)
        return self

    def reset(self):
        self.value = 0
        self.notify(0)

history = []

@on('saved')
def remember(path, size = 0):
    history.append((path, size))
    return len(history)

def describe():
    return ['%s:%d' % (name, len(hs)) for name, hs in sorted(_handlers.items(), key = lambda kv: kv[0])]
