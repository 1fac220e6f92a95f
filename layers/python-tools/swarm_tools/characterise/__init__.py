"""Characterisation: what code does now, recorded by calling it, so that clean-up can't alter it."""

from .model import CallPlan, Observations
from .observe import differing, observe, stable
from .plan import plan_calls

__all__ = ["CallPlan", "Observations", "differing", "observe", "plan_calls", "stable"]
