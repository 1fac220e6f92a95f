"""The handler end to end: presigned URLs on a loopback server, real tools, real sandbox."""

import io
import json
import threading
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from swarm_tools.contracts import validate
from swarm_tools.handler import handler

SECRET = "X-Amz-Signature=0123456789abcdef"
LIMITS = {
    "pylint_timeout_s": 30,
    "tests_timeout_s": 60,
    "step_timeout_s": 240,
    "memory_mb": 1536,
    "processes": 64,
    "output_bytes": 1000000,
    "file_bytes": 52428800,
}
PROJECT = {
    "calc.py": "import os\ndef add(a, b):\n    return a - b\n",
    "broken.py": "def half(x)\n    return x / 2\n",
    "tests/test_calc.py": (
        "from calc import add\ndef test_add():\n    assert add(1, 2) == 3\n"
        "    assert add(5, 4) == 9\n"
    ),
}


class Bucket:
    """Objects by path; a path in `failures` answers 503 that many times first."""

    def __init__(self):
        self.objects, self.failures, self.requests = {}, {}, []
        bucket = self

        class Handler(BaseHTTPRequestHandler):
            def _path(self):
                path = self.path.partition("?")[0]
                bucket.requests.append((self.command, path))
                if bucket.failures.get(path, 0):
                    bucket.failures[path] -= 1
                    self.send_error(503)
                    return None
                return path

            def do_GET(self):
                path = self._path()
                if path == "/redirect":
                    self.send_response(302)
                    self.send_header("Location", "/snapshot.zip")
                    self.end_headers()
                elif path in bucket.objects:
                    self.send_response(200)
                    self.end_headers()
                    self.wfile.write(bucket.objects[path])
                elif path is not None:
                    self.send_error(403)

            def do_PUT(self):
                path = self._path()
                data = self.rfile.read(int(self.headers["Content-Length"]))
                if path is not None:
                    bucket.objects[path] = data
                    self.send_response(200)
                    self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def url(self, path):
        return f"http://127.0.0.1:{self.server.server_address[1]}{path}?{SECRET}"


@pytest.fixture
def bucket():
    bucket = Bucket()
    yield bucket
    bucket.server.shutdown()
    bucket.server.server_close()


def zipped(files):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return buffer.getvalue()


@pytest.fixture
def work(bucket, capsys):
    bucket.objects["/snapshot.zip"] = zipped(PROJECT)

    def work(step, params=None, inputs=None, **changes):
        for name, data in (inputs or {}).items():
            bucket.objects[f"/{name}.json"] = json.dumps(data).encode()
        order = {
            "run": {"run_id": "run-1", "owner": "local"},
            "step": step,
            "snapshot_get": bucket.url("/snapshot.zip"),
            "inputs_get": {name: bucket.url(f"/{name}.json") for name in inputs or {}},
            "outputs_put": {"result": bucket.url("/result.json")},
            "params": params or {},
            "limits": LIMITS,
            **changes,
        }
        answer = handler(order, None)
        printed = capsys.readouterr()
        stored = bucket.objects.get("/result.json", b"null")
        for text in (json.dumps(answer), stored.decode(), printed.out, printed.err):
            assert "X-Amz-Signature" not in text
        result = json.loads(stored)
        if result is not None:
            validate("work-result", result)
            for entry in result["log_entries"]:
                validate("log-entry", entry)
        assert len(json.dumps(answer)) < 8000
        return answer, result

    return work


def test_inspect(work):
    answer, result = work("inspect", {"files": ["broken.py", "calc.py"]})
    assert answer["ok"] and answer["summary"]["files"] == 2
    broken, calc = result["result"]["files"]
    assert not broken["parses"] and broken["syntax_error"]["line"] == 1
    assert any(message["symbol"] == "unused-import" for message in calc["pylint"]["messages"])
    assert result["result"]["test_files"] == ["tests/test_calc.py"]
    assert [entry["agent"] for entry in result["log_entries"]] == ["Auditor", "Auditor"]
    spent = result["timings"]
    assert set(spent) == {"fetch_s", "step_s", "pylint_s", "imports_s"}
    assert 0 < spent["imports_s"] <= spent["step_s"] and 0 < spent["pylint_s"] <= spent["step_s"]


def test_params_may_come_as_an_object(work):
    answer, _ = work("inspect", {"files": []}, {"params": {"files": ["calc.py"]}})
    assert answer["summary"]["files"] == 1


def test_run_tests(work):
    answer, result = work("run_tests", {"suite": "existing"})
    assert answer["ok"]
    assert answer["summary"] == {
        "passed": 0,
        "failed": 1,
        "errors": 0,
        "skipped": 0,
        "total": 1,
        "timed_out": False,
        "crashed": False,
        "untestable": False,
    }
    assert result["result"]["tests"][0]["expected"] == "3"
    assert result["log_entries"][0]["status"] == "FAILURE"


def test_fix_then_verify_then_security(work, bucket):
    _, tests = work("write_tests")
    assert tests["ok"]
    answer, fixed = work("fix", {"attempt": 1}, {"tests": tests["result"]})
    assert answer["ok"], answer
    assert {edit["path"] for edit in fixed["result"]["edits"]} == {"broken.py", "calc.py"}
    validate("edit-set", {key: fixed["result"][key] for key in ("edits", "not_done")})
    inputs = {"edits": fixed["result"], "tests": tests["result"]}
    answer, verified = work("verify", {"files": ["broken.py", "calc.py"]}, inputs)
    assert answer["ok"]
    assert answer["summary"]["stage_reached"] == "tests"
    assert verified["result"]["tests"]["failed"] == 0
    assert verified["result"]["tests"]["passed"] >= 1
    assert verified["result"]["public_names"]["removed"] == []
    assert answer["summary"]["score"] == 10.0
    answer, audited = work("security", {}, {"edits": fixed["result"]})
    assert answer["ok"] and audited["result"]["introduced"] == []


def test_security_finds_what_edits_bring_in(work):
    edits = {"edits": [{"path": "calc.py", "content": "def add(a, b):\n    return eval(a)\n"}]}
    _, result = work("security", {}, {"edits": edits})
    assert [item["code"] for item in result["result"]["introduced"]] == ["S307"]


def test_check_tests_then_run_them(work):
    text = "from calc import add\n\n\ndef test_sum():\n    assert add(2, 2) == 4\n"
    files = {"tests/test_calc.py": text, "tests/conftest.py": "x = 1\n"}
    answer, checked = work("check_tests", {}, {"candidates": {"files": files}})
    assert answer["ok"] and answer["summary"] == {"tests": 1, "red": 1, "dropped": 1}
    nodeid = "tests/test_calc_2.py::test_sum"
    assert [test["nodeid"] for test in checked["result"]["outcomes"]] == [nodeid]
    _, ran = work("run_tests", {"suite": "generated"}, {"tests": checked["result"]})
    assert [test["nodeid"] for test in ran["result"]["tests"]] == [nodeid]
    assert ran["result"]["integrity"] == []


def test_a_passing_storage_error_is_retried(work, bucket):
    bucket.failures = {"/snapshot.zip": 1, "/result.json": 1}
    answer, result = work("inspect", {"files": ["calc.py"]})
    assert answer["ok"] and result["ok"]


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"limits": {}}, "OrderError"),
        ({"snapshot_get": "file:///etc/passwd"}, "OrderError"),
        ({"run": {"run_id": "../..", "owner": "x"}}, "OrderError"),
        ({"extra": 1}, "OrderError"),
        ({"params": {"files": "calc.py"}}, "OrderError"),
        ({"params": {"files": ["../secret"]}}, "UnsafePathError"),
    ],
)
def test_a_bad_order_is_answered_as_data_and_stored(work, changes, name):
    answer, result = work("inspect", **changes)
    assert not answer["ok"] and answer["error"]["name"] == name
    assert result["error"]["name"] == name and result["log_entries"] == []


@pytest.mark.parametrize("path", ["/gone.zip", "/redirect"])
def test_a_snapshot_that_cannot_be_fetched(work, bucket, path):
    answer, result = work("inspect", snapshot_get=bucket.url(path))
    assert not answer["ok"] and answer["error"]["name"] == "TransferError"
    assert result["error"]["name"] == "TransferError"


def test_a_snapshot_that_is_no_zip(work, bucket):
    bucket.objects["/other.zip"] = b"nonsense"
    answer, _ = work("inspect", snapshot_get=bucket.url("/other.zip"))
    assert answer["error"]["name"] == "SnapshotError"


def test_an_input_that_is_not_json(work, bucket):
    bucket.objects["/bad.json"] = b"{"
    answer, _ = work("fix", inputs_get={"tests": bucket.url("/bad.json")})
    assert answer["error"]["name"] == "OrderError"


@pytest.mark.parametrize(
    "event", [None, [], {}, "x", {"step": "explode"}, {"outputs_put": {"result": 5}}]
)
def test_any_event_gets_an_answer(event):
    answer = handler(event)
    assert not answer["ok"] and answer["error"]["name"] == "OrderError"


def test_verify_stops_at_the_first_stage_that_fails(work):
    edits = {"edits": [{"path": "calc.py", "content": "def add(:\n"}]}
    _, result = work("verify", {}, {"edits": edits})
    assert result["result"]["stage_reached"] == "syntax"
    assert result["result"]["syntax"]["errors"][0]["path"] == "calc.py"
    assert "tests" not in result["result"]
    edits = {"edits": [{"path": "calc.py", "content": "import calc2\n"}]}
    _, result = work("verify", {}, {"edits": edits})
    assert result["result"]["stage_reached"] == "imports"
    assert result["result"]["imports"]["errors"][0]["path"] == "calc.py"
    assert result["result"]["public_names"]["removed"] == ["calc.py:add"]
    edits = {"edits": [{"path": "../calc.py", "content": ""}]}
    _, result = work("verify", {}, {"edits": edits})
    assert result["result"]["stage_reached"] == "edits"
    assert not result["result"]["syntax"]["ok"]
