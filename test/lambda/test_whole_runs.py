"""Whole runs with the workbench in the bed: the same bytes come out as without it."""

import json
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

sys.path[:0] = [
    str(Path(__file__).parent),
    str(Path(__file__).parents[2] / "layers/python-tools/tests/sandbox"),
]
import refusing  # noqa: E402
from bed import ROOT, Bed, parts  # noqa: E402


def whole_run(sample, invoke):
    """Return how a run of a sample ends when `invoke` is the workbench."""

    class Door(BaseHTTPRequestHandler):
        def do_POST(self):
            event = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            try:
                code, answer = 200, invoke(event)
            except Exception as error:
                code, answer = 500, {"error": str(error)}
            self.send_response(code)
            self.end_headers()
            self.wfile.write(json.dumps(answer).encode())

        def log_message(self, *_):
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Door)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        script = ["--import", "tsx", str(Path(__file__).with_name("whole-run.ts"))]
        address = f"http://127.0.0.1:{server.server_address[1]}"
        done = subprocess.run(
            ["node", *script, address, sample],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=400,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-3000:]
        return json.loads(done.stdout.strip().splitlines()[-1])
    finally:
        server.shutdown()
        server.server_close()


@pytest.fixture(scope="module")
def found():
    return parts()


@pytest.fixture(scope="module")
def outside(found):
    """Return how runs end with the workbench as a process of this machine, by sample."""
    bed = Bed(None, found)
    known = {}

    def ask(sample):
        if sample not in known:
            known[sample] = whole_run(sample, bed.invoke)
        return known[sample]

    yield ask
    bed.close()


def inside(found, profile, sample):
    """Return how a run of a sample ends with the workbench in the bed."""
    bed = Bed(profile, found)
    try:
        ended = whole_run(sample, bed.invoke)
    finally:
        bed.close()
    print(profile, ended)
    assert ended["levels"] == [refusing.EXPECTED[profile]]
    assert ended["refused"] == []
    assert ended["sha256"] is not None
    return ended


# One for each level of isolation; which level a kernel allows is tested step by step.
KERNELS = ("no-filter", "no-namespaces")


@pytest.mark.parametrize("profile", KERNELS)
def test_a_run_gives_the_same_bytes_as_outside(found, outside, profile):
    ended, expected = (
        inside(found, profile, "messy-calculator"),
        outside("messy-calculator"),
    )
    for what in ("end", "status", "stop_reason", "sha256"):
        assert ended[what] == expected[what], (ended, expected)


@pytest.mark.parametrize("profile", KERNELS)
def test_a_project_of_traps_ends_by_name(found, profile):
    # It floods, exits and hangs: which of its tests end within their time is not the same twice.
    expected = json.loads((ROOT / "examples/traps/expected.json").read_text())
    assert inside(found, profile, "traps")["status"] in expected["status"]
