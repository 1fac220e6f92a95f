import time
from typing import Any, Dict, List, Optional
import pickle, os


class CacheMiss(KeyError): ...


class Cache:
    "Keeps values for a while"

    def __init__(self, ttl: int = 60, maxsize: int = 128, clock=time.time, backing: str = None):
        self.ttl = ttl
        self.maxsize = maxsize
        self.clock = clock
        self.backing = backing
        self.data: Dict[str, Any] = {}
        self.hits = 0
        self.misses = 0

    def get(self, key: str, default: Any = None) -> Any:
        entry = self.data.get(key, None)
        if entry is None:
            self.misses += 1
            return default
        value, expires = entry
        if expires is not None and expires < self.clock():
            del self.data[key]
            self.misses += 1
            return default
        self.hits += 1
        return value

    def set(self, key: str, value: Any, ttl: Optional[int] = None):
        if len(self.data) >= self.maxsize:
            self._evict()
        if ttl is None:
            ttl = self.ttl
        self.data[key] = (value, self.clock() + ttl)

    def _evict(self):
        oldest = None
        for k in self.data:
            if oldest is None:
                oldest = k
            elif self.data[k][1] < self.data[oldest][1]:
                oldest = k
        if oldest is not None:
            self.data.pop(oldest)

    def __contains__(self, key):
        return self.get(key, default=self) is not self

    def keys(self) -> List[str]:
        return [k for k in self.data.keys()]

    def save(self):
        if self.backing == None:
            return
        with open(self.backing, 'wb') as f:
            pickle.dump(self.data, f)

    def load(self):
        if self.backing == None or not os.path.exists(self.backing): return
        with open(self.backing, 'rb') as f:
            self.data = pickle.load(f)

    @property
    def ratio(self):
        total = self.hits + self.misses
        return self.hits / total if total else 0.0


def cached(cache, key_fn=None):
    def deco(fn):
        def wrapper(*args):
            key = key_fn(*args) if key_fn else repr(args)
            v = cache.get(key)
            if v is None:
                v = fn(*args)
                cache.set(key, v)
            return v
        return wrapper
    return deco
