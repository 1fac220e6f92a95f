"""Runs the workbench as a custom runtime of Lambda, on an interpreter that no runtime brings.

The local cloud starts it with ``python -I -S custom_runtime.py <folder of the tools>``.
"""

from __future__ import annotations

import http.client
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

_API_VARIABLE = "AWS_LAMBDA_RUNTIME_API"
_INVOCATION = "/2018-06-01/runtime/invocation"
_ID = "Lambda-Runtime-Aws-Request-Id"

Handler = Callable[[dict[str, Any], object], dict[str, Any]]


def serve(api: str, handler: Handler) -> None:
    """Do one call after the other, until the API at `api` (``host:port``) has no more."""
    while True:
        try:
            status, request_id, body = _ask(api, "GET", f"{_INVOCATION}/next")
        except OSError:  # the machine that called is gone
            return
        if status != 200:
            return
        try:
            path, answer = f"{request_id}/response", handler(json.loads(body), None)
        except Exception as error:  # a call that failed ends no other
            path = f"{request_id}/error"
            answer = {"errorType": type(error).__name__, "errorMessage": str(error)[:2000]}
        _ask(api, "POST", f"{_INVOCATION}/{path}", json.dumps(answer).encode())


def _ask(api: str, method: str, path: str, body: bytes | None = None) -> tuple[int, str, bytes]:
    connection = http.client.HTTPConnection(api)
    try:
        connection.request(method, path, body)
        answer = connection.getresponse()
        return answer.status, answer.headers.get(_ID, ""), answer.read()
    finally:
        connection.close()


def main() -> None:
    """Take the folder of the tools from the command line and the API from the environment."""
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), *sys.argv[1:]]
    from swarm_tools.handler import handler

    serve(os.environ.pop(_API_VARIABLE), handler)


if __name__ == "__main__":
    main()
