"""The workbench as a custom runtime: call after call, and one that fails ends none."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from swarm_tools.custom_runtime import serve


class Api:
    """A runtime API on loopback that has some events, and then no more."""

    def __init__(self, events: list[object]) -> None:
        waiting: queue.SimpleQueue = queue.SimpleQueue()
        for number, event in enumerate(events):
            waiting.put((f"id-{number}", event))
        answers = self.answers = []

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_args) -> None:
                """Say nothing."""

            def do_GET(self) -> None:
                if waiting.empty():
                    self.send_error(500)
                    return
                request_id, event = waiting.get()
                self.send_response(200)
                self.send_header("Lambda-Runtime-Aws-Request-Id", request_id)
                self.end_headers()
                self.wfile.write(json.dumps(event).encode())

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                answers.append((self.path.partition("/invocation/")[2], json.loads(body)))
                self.send_response(202)
                self.end_headers()

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))

    def __enter__(self) -> Api:
        self._thread.start()
        return self

    def __exit__(self, *_error) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def test_every_call_is_answered():
    def handler(event, _context):
        if event == "bad":
            raise ValueError("no such thing")
        return {"got": event}

    with Api([{"a": 1}, "bad", 3]) as api:
        serve(api.address, handler)
    assert api.answers == [
        ("id-0/response", {"got": {"a": 1}}),
        ("id-1/error", {"errorType": "ValueError", "errorMessage": "no such thing"}),
        ("id-2/response", {"got": 3}),
    ]


def test_it_ends_with_the_machine_that_called():
    with Api([]) as api:
        address = api.address
    serve(address, lambda event, _context: event)


def test_it_starts_the_workbench_with_the_tools_that_it_is_told(tmp_path):
    root = Path(__file__).resolve().parents[1]
    tools = str(Path(pytest.__file__).resolve().parents[1])
    script = root / "swarm_tools" / "custom_runtime.py"
    with Api([{"step": "nothing"}]) as api:
        ended = subprocess.run(
            [sys.executable, "-I", "-S", str(script), tools],
            env={"AWS_LAMBDA_RUNTIME_API": api.address, "PATH": "/usr/bin:/bin"},
            cwd=tmp_path,
            capture_output=True,
            timeout=60,
            check=False,
        )
    assert ended.returncode == 0, ended.stderr
    ((path, answer),) = api.answers
    assert path == "id-0/response"
    assert answer["ok"] is False and answer["error"]["name"] == "OrderError"
