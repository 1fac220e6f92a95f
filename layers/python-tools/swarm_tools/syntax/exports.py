"""Names that programs take from modules of the standard library, and usual short module names."""

from __future__ import annotations

_NAMES = {
    "abc": "ABC ABCMeta abstractmethod",
    "collections": "ChainMap Counter OrderedDict UserDict UserList defaultdict deque namedtuple",
    "collections.abc": "Callable Hashable Iterable Iterator Mapping MutableMapping Sequence",
    "contextlib": "closing contextmanager redirect_stdout suppress",
    "copy": "copy deepcopy",
    "csv": "DictReader DictWriter reader writer",
    "dataclasses": "asdict astuple dataclass field replace",
    "datetime": "date datetime time timedelta timezone",
    "decimal": "Decimal ROUND_HALF_UP getcontext",
    "enum": "Enum Flag IntEnum StrEnum auto unique",
    "functools": "cache cached_property lru_cache partial reduce total_ordering wraps",
    "heapq": "heapify heappop heappush nlargest nsmallest",
    "itertools": "accumulate chain combinations count cycle groupby islice permutations product "
    "repeat takewhile zip_longest",
    "json": "JSONDecodeError dump dumps load loads",
    "math": "ceil cos e exp factorial floor gcd hypot inf isclose log log10 pi pow radians sin "
    "sqrt tan",
    "operator": "add attrgetter itemgetter mul sub",
    "os": "environ getcwd listdir makedirs mkdir path remove system walk",
    "os.path": "abspath basename dirname exists expanduser getsize isdir isfile join splitext",
    "pathlib": "Path PurePath",
    "random": "choice choices gauss randint random randrange sample seed shuffle uniform",
    "re": "IGNORECASE compile findall finditer fullmatch match search split sub",
    "statistics": "mean median mode pstdev stdev variance",
    "string": "Template ascii_letters ascii_lowercase ascii_uppercase digits punctuation",
    "sys": "argv exit path stderr stdin stdout",
    "threading": "Event Lock Thread Timer",
    "time": "monotonic perf_counter sleep strftime time",
    "typing": "Any Callable Dict Generic Iterable Iterator List NamedTuple Optional Protocol Set "
    "Tuple TypeVar Union",
    "urllib.parse": "parse_qs quote urlencode urljoin urlparse",
    "urllib.request": "Request urlopen urlretrieve",
}
EXPORTS = {module: frozenset(names.split()) for module, names in _NAMES.items()}
"""Public names by module: those that are usual, not all."""
SHORT = {
    "numpy": "np",
    "pandas": "pd",
    "matplotlib.pyplot": "plt",
    "seaborn": "sns",
    "datetime": "dt",
    "tkinter": "tk",
    "tensorflow": "tf",
    "xml.etree.ElementTree": "ET",
}
"""The short name that a module usually gets."""
