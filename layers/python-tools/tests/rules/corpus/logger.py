import logging, time
log = logging.getLogger(__name__)
class eventLog:
    MAX = 3
    def __init__(self):
        self.events = []
    def record(self, msg):
        log.info("event %s" % msg)
        self.events.append(msg)
        if len(self.events) > self.MAX:
            self.events = self.events[1:]
        return
    def last(self):
        if self.events:
            return self.events[-1]
        else:
            return None
def run(msgs):
    e = eventLog()
    for m in msgs:
        e.record(m)
    return e.events, e.last()
