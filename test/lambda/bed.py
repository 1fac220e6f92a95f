"""A function of Lambda on this machine: AWS's runtime client, a Runtime API server and a jail."""

import fcntl
import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
OUTSIDE = (
    "from awslambdaric.__main__ import main; main(['', 'swarm_tools.handler.handler'])"
)
# Looks like credentials, and is none: nothing that code under repair does may bring it to light.
SENTINEL = "credential-of-the-role-7f3a"


def parts():
    """Return the folders that a function is made of, built once for all workers of a test run.

    Raises:
        subprocess.CalledProcessError: One could not be built.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = ROOT / ".cache" / "lambda"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "parts.json").open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        known = json.loads(file.read() or "{}")
        if known.get("run") != run:
            known = {"run": run, "parts": _built()}
            file.truncate(0)
            file.write(json.dumps(known))
    return known["parts"]


def _built():
    script = ["--import", "tsx", str(HERE / "parts.ts")]
    done = subprocess.run(
        ["node", *script], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    return json.loads(done.stdout.strip().splitlines()[-1])


def documented_environment(api):
    """Return the variables that Lambda sets for Python, and no other."""
    return {
        "_HANDLER": "swarm_tools.handler.handler",
        "_X_AMZN_TRACE_ID": "Root=1-00000000-000000000000000000000000;Sampled=0",
        "AWS_ACCESS_KEY_ID": SENTINEL,
        "AWS_DEFAULT_REGION": "eu-west-1",
        "AWS_EXECUTION_ENV": "AWS_Lambda_python3.13",
        "AWS_LAMBDA_FUNCTION_MEMORY_SIZE": "3008",
        "AWS_LAMBDA_FUNCTION_NAME": "workbench",
        "AWS_LAMBDA_FUNCTION_VERSION": "1",
        "AWS_LAMBDA_INITIALIZATION_TYPE": "on-demand",
        "AWS_LAMBDA_LOG_GROUP_NAME": "workbench",
        "AWS_LAMBDA_LOG_STREAM_NAME": "stream",
        "AWS_LAMBDA_RUNTIME_API": api,
        "AWS_REGION": "eu-west-1",
        "AWS_SECRET_ACCESS_KEY": SENTINEL,
        "AWS_SESSION_TOKEN": SENTINEL,
        "LAMBDA_RUNTIME_DIR": "/var/runtime",
        "LAMBDA_TASK_ROOT": "/var/task",
        "LANG": "en_US.UTF-8",
        "LD_LIBRARY_PATH": "/var/lang/lib:/lib64:/usr/lib64:/var/runtime:/var/runtime/lib:/var/task:/var/task/lib:/opt/lib",
        "PATH": "/var/lang/bin:/usr/local/bin:/usr/bin/:/bin:/opt/bin",
        "PYTHONPATH": "/var/runtime",
        "TZ": ":UTC",
    }


class Bed:
    """One execution environment: calls come one at a time; a process that has ended is started anew."""

    def __init__(self, profile, found):
        """Take a profile of `refusing`, or None for no jail at all, and the folders of `parts`."""
        self.profile, self.found = profile, found
        self.starts, self.cold_s, self.process = 0, None, None
        self._calls, self._answers = queue.Queue(), queue.Queue()
        self.log = tempfile.NamedTemporaryFile("w+", prefix="bed-", suffix=".log")  # noqa: SIM115
        bed = self

        class RuntimeApi(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                if bed.asked_at is None:
                    bed.asked_at = time.monotonic()
                try:
                    name, event = bed._calls.get(timeout=600)
                except queue.Empty:
                    return
                body = json.dumps(event).encode()
                self.send_response(200)
                self.send_header("Lambda-Runtime-Aws-Request-Id", name)
                self.send_header(
                    "Lambda-Runtime-Deadline-Ms", str(int((time.time() + 300) * 1000))
                )
                self.send_header(
                    "Lambda-Runtime-Invoked-Function-Arn",
                    "arn:aws:lambda:eu-west-1:123456789012:function:workbench",
                )
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def do_POST(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                bed._answers.put((self.path.rsplit("/", 1)[-1], body))
                self.send_response(202)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), RuntimeApi)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def start(self):
        """Start the function's process.

        Raises:
            RuntimeError: The machine does not allow to mount or to filter, or the function did not begin.
        """
        api = f"127.0.0.1:{self.server.server_address[1]}"
        job = {
            **self.found,
            "profile": self.profile,
            "base": sys.base_prefix,
            "interpreter": os.path.realpath(sys.prefix),
            "scratch_mb": 4096,
            "api": api,
            "environment": documented_environment(api),
        }
        self.asked_at, began = None, time.monotonic()
        command, environment = (
            [str(HERE / "jail.py"), json.dumps(job)],
            {"PATH": "/usr/bin:/bin"},
        )
        if self.profile is None:
            # As on the local cloud: a process of this machine, held in by nothing but the sandbox.
            path = [
                self.found["code"],
                os.path.join(self.found["layer"], "python"),
                self.found["runtime"],
            ]
            command = ["-c", OUTSIDE]
            environment = {
                "PATH": "/usr/bin:/bin",
                "AWS_LAMBDA_RUNTIME_API": api,
                "PYTHONPATH": os.pathsep.join(path),
            }
        self.process = subprocess.Popen(
            [sys.executable, *command],
            stdin=subprocess.DEVNULL,
            stdout=self.log,
            stderr=self.log,
            env=environment,
            start_new_session=True,
        )
        self.starts += 1
        while self.asked_at is None:
            if self.process.poll() is not None or time.monotonic() - began > 60:
                raise RuntimeError(
                    f"no function could be started as Lambda would: {self.told()[-2000:]}"
                )
            time.sleep(0.005)
        self.cold_s = self.asked_at - began

    def invoke(self, event, timeout_s=300):
        """Return what the function answers.

        Raises:
            RuntimeError: It failed, or ended without an answer.
        """
        if self.process is None or self.process.poll() is not None:
            self.start()
        self._calls.put((str(uuid.uuid4()), event))
        until = time.monotonic() + timeout_s
        while time.monotonic() < until:
            try:
                kind, body = self._answers.get(timeout=0.2)
            except queue.Empty:
                if self.process.poll() is not None and self._answers.empty():
                    raise RuntimeError(
                        f"the function ended without an answer: {self.told()[-2000:]}"
                    ) from None
                continue
            self._settle()
            if kind != "response":
                raise RuntimeError(f"the function failed: {body.decode()[:2000]}")
            return json.loads(body)
        raise RuntimeError("the function did not answer in time")

    def _settle(self):
        """Give a function that hands nothing on the moment that its end takes."""
        with_end = time.monotonic() + 0.3
        while self.process.poll() is None and time.monotonic() < with_end:
            time.sleep(0.01)

    def told(self):
        """Return what the function wrote to its log."""
        return Path(self.log.name).read_text(errors="replace")

    def close(self):
        """End the function and the server."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.server.shutdown()
        self.server.server_close()
        self.log.close()
