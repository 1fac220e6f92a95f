"""What Django's own test command does before and after tests, where no plugin of pytest does it."""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable
from typing import Any

from ..environment.own.django import VARIABLE


def is_wanted(plugins: dict[str, str]) -> bool:
    """Tell whether a project of Django has no plugin among `plugins` that sets tests up."""
    if not os.environ.get(VARIABLE) or "django" in plugins:
        return False
    return importlib.util.find_spec("django") is not None


class DjangoTests:
    """Sets Django, its test environment and its test databases up for one session."""

    def __init__(self, note: Callable[[str], None]) -> None:
        """Take who is told where Django can't be set up."""
        self._note = note
        self._runner: Any = None
        self._databases: Any = None

    def pytest_sessionstart(self) -> None:
        """Set up before test files are imported, which may import models."""
        try:
            import django
            from django.conf import settings
            from django.test.utils import get_runner

            django.setup()
            self._runner = get_runner(settings)(verbosity=0, interactive=False)
            self._runner.setup_test_environment()
            self._databases = self._runner.setup_databases()
        except BaseException as error:  # whatever settings of a project may raise
            self._note(f"Django's set-up: {type(error).__name__}: {error}"[:200])

    def pytest_sessionfinish(self) -> None:
        """Take the databases down."""
        if self._databases is not None:
            self._runner.teardown_databases(self._databases)
