"""The workbench as Lambda runs it, under kernels that refuse more and more."""

import json
import os
import sys
from pathlib import Path

import pytest

sys.path[:0] = [
    str(Path(__file__).parent),
    str(Path(__file__).parents[2] / "layers/python-tools/tests/sandbox"),
]
import refusing  # noqa: E402
from bed import SENTINEL, Bed, parts  # noqa: E402
from hostile import PROGRAMS, SAMPLE  # noqa: E402
from work import Bucket  # noqa: E402

GOOD = {
    "calc.py": "def add(a, b):\n    return a + b\n",
    "tests/test_calc.py": "from calc import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n",
}
# What a run finds of another: files, processes, memory, descriptors, module state.
LOOKS = """
import os, sys

def test_looks():
    seen = []
    for folder in ("/tmp", "/var/tmp", "/dev/shm"):
        for parent, _, files in os.walk(folder):
            for name in files:
                try:
                    text = open(os.path.join(parent, name), errors="replace").read(100_000)
                except OSError:
                    continue
                # Written in two parts, so that the search does not find itself.
                if "mark-of-" + "the-first-run" in text or "mark-of-" + "the-first-run" in name:
                    seen.append(os.path.join(parent, name))
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            command = open(f"/proc/{pid}/cmdline").read()
        except OSError:
            continue
        if "mark-of-" + "the-first-run" in command:
            seen.append(command)
    assert not seen, seen
"""
MARKS = """
import os, subprocess, sys, threading

def test_marks():
    text = "mark-of-the-first-run"
    for folder in ("/tmp", "/var/tmp", os.path.expanduser("~"), os.getcwd()):
        try:
            open(os.path.join(folder, text), "w").write(text)
        except OSError:
            pass
    for _ in range(3):
        subprocess.Popen([sys.executable, "-c", "import os, time; os.setsid(); time.sleep(600)", text])
"""


@pytest.fixture(scope="session")
def found():
    return parts()


@pytest.fixture(params=sorted(refusing.PROFILES), scope="module")
def bed(request, found):
    made = Bed(request.param, found)
    yield made
    made.close()


@pytest.fixture(scope="module")
def bucket():
    made = Bucket()
    yield made
    made.close()


def everything(bed, bucket, *answers):
    """Return all that came out of a function, as text."""
    return (
        json.dumps(answers)
        + bed.told()
        + "".join(data.decode("latin-1") for data in bucket.objects.values())
    )


def test_a_step_runs_at_the_level_that_the_kernel_allows(bed, bucket):
    answer = bed.invoke(bucket.order("right", GOOD))
    assert answer["ok"], answer
    assert answer["isolation"] == refusing.EXPECTED[bed.profile]
    assert bucket.result("right")["result"]["passed"] == 1


def test_a_second_run_of_the_same_environment_sees_nothing_of_the_first(bed, bucket):
    bed.invoke(bucket.order("warm", GOOD))
    starts = bed.starts
    first = bed.invoke(bucket.order("first", {"test_marks.py": MARKS}))
    second = bed.invoke(bucket.order("second", {"test_looks.py": LOOKS}))
    assert first["ok"] and second["ok"]
    assert bucket.result("first")["result"]["passed"] == 1
    outcome = bucket.result("second")["result"]
    assert outcome["passed"] == 1, outcome
    # A compromised worker hands nothing on; any other is used again.
    expected = starts + 2 if refusing.EXPECTED[bed.profile] == "bare" else starts
    assert bed.starts == expected


HOSTILE = sorted(PROGRAMS) if os.environ.get("SWARM_HOSTILE") == "all" else SAMPLE


@pytest.mark.parametrize("name", HOSTILE)
def test_no_hostile_program_harms_another_run_or_reads_a_credential(bed, bucket, name):
    try:
        answer = bed.invoke(
            bucket.order("attack", {"test_attack.py": PROGRAMS[name]}), timeout_s=120
        )
    except RuntimeError as error:
        # Where nothing keeps it out of the worker, it may end it: the run ends by name, after a retry.
        assert refusing.EXPECTED[bed.profile] == "bare", error
        answer = str(error)
    after = bed.invoke(bucket.order("after", GOOD))
    assert after["ok"] and bucket.result("after")["result"]["passed"] == 1
    assert SENTINEL not in everything(bed, bucket, answer)
