#!/usr/bin/env python
# Job queue thingy. Used by nightly import. DO NOT TOUCH - works  
import threading
import queue, time
import logging
import traceback
import contextlib
from functools import reduce, partial

logger = logging.getLogger("jobs")
logger.addHandler(logging.NullHandler())
logger.propagate = False

_lock = threading.Lock()
_results = []
total_done = 0
STOP = object()


class Job:
    def __init__(self, id, func, args=(), kwargs={}, prio=5):
        self.id = id
        self.func = func
        self.args = args
        self.kwargs = kwargs
        self.prio = prio
        self.state = "new"
    def run(self):
        self.state = "running"
        try:
            self.result = self.func(*self.args, **self.kwargs)
            self.state = "done"
        except Exception as e:
            logger.error("job %s failed: %s" % (self.id, e))
            self.result = None
            self.error = str(e)
            self.state = "failed"
        return self.state
    def __lt__(self, other):
        return self.prio < other.prio


class Worker(threading.Thread):
    def __init__(self, q, sink):
        threading.Thread.__init__(self)
        self.q = q
        self.sink = sink
        self.daemon = True

    def run(self):
        global total_done
        while True:
            job = self.q.get()
            if job is STOP:
                break
            job.run()
            _lock.acquire()
            try:
                self.sink.append((job.id, job.state, job.result))
                total_done += 1
            finally:
                _lock.release()


class Timer:
    def __init__(self, clock=time.time):
        self.clock = clock
    def __enter__(self):
        self.start = self.clock()
        return self
    def __exit__(self, type, value, tb):
        self.elapsed = self.clock() - self.start
        return False


class Swallow(object):
    def __init__(self, *excs):
        self.excs = excs
        self.caught = None
    def __enter__(self):
        return self
    def __exit__(self, t, v, tb):
        if t != None and issubclass(t, self.excs):
            self.caught = t.__name__
            return True


@contextlib.contextmanager
def collected(list, msg=""):
    list.append("begin " + msg)
    try:
        yield list
    finally:
        list.append("end " + msg)


def run_jobs(jobs, nworkers=2):
    q = queue.Queue()
    sink = []
    workers = []
    for i in range(nworkers):
        w = Worker(q, sink)
        w.start()
        workers.append(w)
    for j in jobs: q.put(j)
    for w in workers:
        q.put(STOP)
    for w in workers:
        w.join()
    return sorted(sink, key=lambda x: x[0])


def run_serial(jobs):
    out = []
    pq = sorted([j for j in jobs])
    for j in pq:
        st = j.run()
        if st == "failed":
            logger.warning("failed job {}".format(j.id))
            out.append((j.id, st, j.error))
        else:
            out.append((j.id, st, j.result))
    return out


def retry(f, times=3, errors=[]):
    n = 0
    while n < times:
        n += 1
        try:
            return f(n)
        except Exception as ex:
            errors = errors + ["%d:%s" % (n, ex)]
            if n == times:
                raise RuntimeError("gave up: " + ", ".join(errors))
    return None


def attempt(f, times=3):
    try:
        return retry(f, times)
    except RuntimeError as e:
        return str(e)


def parallel_map(fn, items, n=3):
    jobs = []
    for i in range(len(items)):
        jobs.append(Job(i, fn, (items[i],)))
    res = run_jobs(jobs, nworkers=n)
    return [r[2] for r in res]


def counter_test(nthreads=4, loops=50):
    box = {"n": 0}
    def inc():
        for _ in range(loops):
            with _lock:
                box["n"] = box["n"] + 1
    ts = [threading.Thread(target=lambda: inc()) for i in range(nthreads)]
    for t in ts: t.start()
    for t in ts: t.join()
    return box["n"]


def summary(results):
    ok = len(list(filter(lambda r: r[1] == "done", results)))
    bad = len([r for r in results if not r[1] == "done"])
    return "%d ok, %d failed, %d%%" % (ok, bad, 100 * ok // (len(results) or 1))
