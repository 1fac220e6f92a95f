"""Work orders for the bed, and a bucket that their addresses lead to."""

import io
import json
import threading
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

LIMITS = {
    "pylint_timeout_s": 30,
    "tests_timeout_s": 30,
    "step_timeout_s": 120,
    "memory_mb": 1536,
    "processes": 64,
    "output_bytes": 1_000_000,
    "file_bytes": 52_428_800,
}


def zipped(files):
    """Return a zip of texts by path."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return buffer.getvalue()


class Bucket:
    """Objects by path, on loopback."""

    def __init__(self):
        """Begin to listen."""
        self.objects = {}
        bucket = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                data = bucket.objects.get(self.path)
                self.send_response(404 if data is None else 200)
                self.end_headers()
                self.wfile.write(data or b"")

            def do_PUT(self):
                bucket.objects[self.path] = self.rfile.read(
                    int(self.headers["Content-Length"])
                )
                self.send_response(200)
                self.end_headers()

            def log_message(self, *_):
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def order(self, run_id, files, step="run_tests", **params):
        """Return an order for a step on a project, whose result goes to `/<run_id>`."""
        self.objects[f"/{run_id}.zip"] = zipped(files)
        at = f"http://127.0.0.1:{self.port}/{run_id}"
        return {
            "run": {"run_id": run_id, "owner": "owner"},
            "step": step,
            "snapshot_get": f"{at}.zip",
            "inputs_get": {},
            "outputs_put": {"result": at},
            "params": {"suite": "existing", **params},
            "limits": LIMITS,
        }

    def result(self, run_id):
        """Return the result of a run's step."""
        return json.loads(self.objects[f"/{run_id}"])

    def close(self):
        """Listen no more."""
        self.server.shutdown()
        self.server.server_close()
