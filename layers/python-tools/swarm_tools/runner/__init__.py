"""Running test suites in the sandbox and judging what they report."""

from .model import SuiteRun, TestResult
from .suite import run_suite

__all__ = ["SuiteRun", "TestResult", "run_suite"]
