import threading, time, queue
import logging

log = logging.getLogger(__name__)

class worker(threading.Thread):
    def __init__(self, q, results, lock):
        super(worker, self).__init__()
        self.q = q
        self.results = results
        self.lock = lock
        self.daemon = True

    def run(self):
        while True:
            try:
                job = self.q.get(block=False)
            except queue.Empty:
                return
            try:
                r = job()
                self.lock.acquire()
                self.results.append(r)
                self.lock.release()
            except Exception as e:
                log.error("job failed: %s" % e)
            finally:
                self.q.task_done()


class Pool:
    def __init__(self, size = 4):
        self.size = size
        self.q = queue.Queue()
        self.results = []
        self.lock = threading.Lock()

    def add(self, fn, *args):
        self.q.put(lambda: fn(*args))

    def runAll(self, timeout = None):
        workers = []
        for i in range(self.size):
            w = worker(self.q, self.results, self.lock)
            w.start()
            workers.append(w)
        start = time.time()
        for w in workers:
            w.join(timeout)
        elapsed = time.time() - start
        log.info("done in {:.2f}s".format(elapsed))
        return sorted(self.results, key=lambda x: str(x))


def square(x):
    return x*x

def demo():
    p = Pool(2)
    for i in range(10):
        p.add(square, i)
    res = p.runAll()
    if len(res) > 0:
        print('got %s results' % len(res))
        return True
    else:
        return False
