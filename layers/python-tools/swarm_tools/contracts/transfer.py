"""Fetching inputs and storing results by presigned URL. URLs are secrets: never in a message."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from urllib.parse import urlsplit

_TRIES = 4
_FIRST_PAUSE_S = 0.2
_TIMEOUT_S = 20
_ABSENT = (403, 404)
_PASSING = (408, 409, 425, 429, 500, 502, 503, 504)
MOST_SNAPSHOT_BYTES = 60 * 1024 * 1024
MOST_INPUT_BYTES = 32 * 1024 * 1024


class TransferError(OSError):
    """An input could not be fetched or a result not stored; the message has no URL.

    Attributes:
        missing: Whether there is no such object, or none that the address may read.
    """

    missing = False


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Refuses redirects: an order names exactly the objects it is about."""

    def redirect_request(self, *_: object) -> None:
        """Return nothing, so that the redirect itself is the answer."""


_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), _NoRedirect())


def _checked(url: str, what: str) -> str:
    if urlsplit(url).scheme not in ("http", "https"):
        raise TransferError(f"{what}: not an http or https URL")
    return url


def _open(request: urllib.request.Request, what: str, most: int) -> bytes:
    pause, last = _FIRST_PAUSE_S, "no answer"
    for attempt in range(_TRIES):
        if attempt:
            time.sleep(pause)
            pause *= 2
        try:
            with _opener.open(request, timeout=_TIMEOUT_S) as response:
                data = response.read(most + 1)
        except urllib.error.HTTPError as error:
            last = f"HTTP {error.code}"
            error.close()
            if error.code not in _PASSING:
                failure = TransferError(f"{what}: {last}")
                failure.missing = error.code in _ABSENT
                raise failure from None
            continue
        except (urllib.error.URLError, TimeoutError, ConnectionError, ValueError) as error:
            reason = getattr(error, "reason", error)
            last = type(reason).__name__
            continue
        if len(data) > most:
            raise TransferError(f"{what}: larger than {most} bytes")
        return data
    raise TransferError(f"{what}: {last}")


def fetch(url: str, what: str, most: int) -> bytes:
    """Return the object at `url`.

    Args:
        url: Presigned GET URL.
        what: Its name in error messages.
        most: Largest size taken, in bytes.

    Raises:
        TransferError: Not http(s), refused, too large, or unreachable after some tries.
    """
    return _open(urllib.request.Request(_checked(url, what)), what, most)


def store(url: str, data: bytes, what: str) -> None:
    """Put `data` at `url`.

    Raises:
        TransferError: As in `fetch`.
    """
    request = urllib.request.Request(_checked(url, what), data=data, method="PUT")
    request.add_header("Content-Type", "application/json")
    _open(request, what, 1 << 20)
