"""Running a stranger's code where it can do no harm; see `Sandbox`."""

from .files import read_untrusted
from .limits import Limits
from .outcome import SandboxOutcome
from .sandbox import Sandbox

__all__ = ["Limits", "Sandbox", "SandboxOutcome", "read_untrusted"]
