"""The search itself: localise, propose, try, keep what helps; one group after another."""

from __future__ import annotations

import ast
import re
import time

from swarm_tools.changes import Change
from swarm_tools.repair.advice import advice
from swarm_tools.repair.ambiguity import alternatives, doubt, is_sure, rivals, working
from swarm_tools.repair.attempt import Attempt, passed
from swarm_tools.repair.beside import put_right
from swarm_tools.repair.candidates import Distinct, candidates, complements, pairs
from swarm_tools.repair.child import Trial
from swarm_tools.repair.choose import compare
from swarm_tools.repair.evasive import straight_first
from swarm_tools.repair.evidence import Compared
from swarm_tools.repair.handover import handover
from swarm_tools.repair.job import Accepted, Job, Made, Undecided
from swarm_tools.repair.local_types import SeenTypes
from swarm_tools.repair.localise import Line, ochiai
from swarm_tools.repair.model import Candidate, RepairResult
from swarm_tools.repair.needless import needed
from swarm_tools.repair.neighbours import neighbours
from swarm_tools.repair.observe import BATCH, LONGEST_CPU_S, QUICK_CPU_S, Observations
from swarm_tools.repair.screen import Screen
from swarm_tools.repair.server import Server
from swarm_tools.repair.signs import told
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText
from swarm_tools.repair.taken_away import MUCH, taken_away
from swarm_tools.repair.varied.told_apart import told_apart
from swarm_tools.repair.wanted import only_runs, wanted
from swarm_tools.workspace.codec import decode

GREEN_FIRST = 40
MOST_ASKED = 5
"""So many ways to repair something are told apart in a question."""
MOST_PARTS = 3
ALONE = 0.7
"""Share of the time in which edits are tried alone, where two may be made."""
WANTED_ERRORS = re.compile(rb"TypeError|AttributeError|\bException\b")


def part_repairs(attempt: Attempt) -> list[tuple[list[str], list[Candidate]]]:
    """Return sets of tests that single candidates turn green, with those candidates.

    Only such as turn most of the tests of the attempt green, the largest sets first.
    """
    groups: dict[tuple[str, ...], list[Candidate]] = {}
    for candidate, fixed in attempt.best_partial():
        if 2 * len(fixed) > len(attempt.tests):
            groups.setdefault(tuple(sorted(fixed)), []).append(candidate)
    return [(list(fixed), made) for fixed, made in list(groups.items())[:MOST_PARTS]]


def lines_of(texts: dict[str, str], candidate: Candidate) -> frozenset[Line]:
    """Return the lines of the function that a candidate edits, as it stands in the texts."""
    return frozenset(
        (path, node.lineno)
        for path in candidate.texts
        for site in sites_of(SourceText(texts[path]))
        if site.qualname == candidate.function
        for node in site.nodes
        if hasattr(node, "lineno")
    )


class Search:
    """One job in progress."""

    def __init__(self, job: Job, server: Server) -> None:
        """Read the targets; a target that does not parse is left out."""
        self.job = job
        self.server = server
        self.texts: dict[str, str] = {}
        self.result = RepairResult()
        for path in sorted(set(job.targets)):
            source = decode((job.root / path).read_bytes())
            try:
                ast.parse(source.text)
            except (SyntaxError, ValueError, RecursionError):
                continue
            if source.sound:
                self.texts[path] = source.text
        self.original = dict(self.texts)
        self.seen = Observations(job.root, server)
        self.failed: set[str] = set()
        self._advice: list[str] | None = None
        self.red: list[str] = sorted(set(job.failing))
        self.green: list[str] = sorted(set(job.passing) - set(job.failing))
        self.made: list[Made] = []

    def run(self) -> RepairResult:
        """Search until nothing is red, nothing is left to try, or time is up."""
        self.observe(self.green, self.red)
        given_up: set[str] = set()
        while True:
            groups = self.seen.groups([t for t in self.red if t not in given_up], self.texts)
            if not groups or self.left() <= 0:
                break
            tests = groups[0]
            share = self.left() / len(groups)
            accepted = self.attempted(tests, time.monotonic() + share)
            if accepted is None:
                given_up |= set(tests)
            else:
                self.keep(accepted)
        self.take_back()
        self.result.hopeless = list(self.red)
        notes = sorted(self.failed)
        if self.left() <= 0 and self.red:
            notes.insert(0, "deadline")
        self.result.note = "; ".join(notes)
        red = set(self.red)
        self.result.handover = [h for h in self.result.handover if red & set(h["failing"])]
        self.result.edits = {p: t for p, t in sorted(self.texts.items()) if t != self.original[p]}
        return self.result

    def left(self) -> float:
        """Return the seconds until the deadline."""
        return self.job.deadline - time.monotonic()

    def overlay(self, candidate: Candidate | None = None) -> dict[str, str]:
        """Return the current edits, and the candidate's, by absolute path."""
        texts = {p: t for p, t in self.texts.items() if t != self.original[p]}
        if candidate is not None:
            texts |= candidate.texts
        return {str(self.job.root / p): t for p, t in texts.items()}

    def trace(self, tests: list[str], cpu_s: float) -> set[str]:
        """Note lines and time of tests; returns those that passed."""
        return self.seen.trace(tests, sorted(self.texts), self.overlay(), cpu_s)

    def observe(self, green: list[str], red: list[str]) -> None:
        """Run tests with tracing; green tests that are not green are no longer counted on."""
        stable = self.trace(green, LONGEST_CPU_S)
        if green:
            self.green = [t for t in green if t in stable]
        healed = sorted(self.trace(red, self.seen.first_limit(self.green)))
        if healed:
            self.red = [t for t in self.red if t not in healed]
            self.green = sorted({*self.green, *healed})

    def attempted(self, tests: list[str], until: float) -> Accepted | None:
        """Do what `repair` does; a fault of the search gives up these tests alone, and is told."""
        try:
            return self.repair(tests, until)
        except Exception as error:
            self.failed.add(f"search failed: {type(error).__name__}")
            return None

    def repair(self, tests: list[str], until: float) -> Accepted | None:
        """Return the best candidate for one group and the tests it turns green."""
        suspicion = ochiai(tests, self.green, self.seen.coverage)
        texts = self.seen.near(tests, self.texts)
        # A test may ask for the very error that an edit is left out for.
        types = SeenTypes() if self._want_errors(tests) else self.seen.types
        asked = wanted(self.job.root, tests)
        singles = candidates(texts, suspicion, self.failed, types, asked)
        distinct = Distinct(texts)
        related = self.seen.running(tests, self.green)[:GREEN_FIRST]
        limit = self.seen.limit(tests, related)
        quick = self.seen.limit(tests, related, QUICK_CPU_S)
        screen = Screen(self.server, self.job.root, self.overlay(), tests)
        two = self.job.max_edits > 1
        share = (until - time.monotonic()) * (ALONE if two else 1.0)
        attempt = Attempt(tests, related, time.monotonic() + share, limit, quick, screen)
        attempt.run(distinct.ready(singles), self.server, self.overlay)
        attempt.until = until
        if attempt.plausible and two:
            # Two plain slips may be likelier than the one odd edit that does what both would.
            both = complements(texts, attempt.partial)
            attempt.run(distinct.ready(both), self.server, self.overlay)
        elif two:
            stream = pairs(texts, singles, attempt.partial)
            attempt.run(distinct.ready(stream), self.server, self.overlay)
        self.result.tried += sum(attempt.tried.values())
        found = self.best(attempt)
        if isinstance(found, Accepted):
            return found
        either = found.candidates if found else []
        self.result.handover.append(handover(attempt, suspicion, self.texts, either))
        return None

    def _want_errors(self, tests: list[str]) -> bool:
        """Say whether tests may want an error that any wrong type leads to."""
        files = sorted({nodeid.partition("::")[0] for nodeid in tests})
        return any(WANTED_ERRORS.search((self.job.root / path).read_bytes()) for path in files)

    def best(self, attempt: Attempt) -> Accepted | Undecided | None:
        """Return the candidate of an attempt to keep, or those among which tests do not decide.

        What turns only some of the tests green is held to the same: it is kept where it would be
        if those were all.
        """
        found = self.chosen(self.most_helpful(attempt), attempt, attempt.tests)
        if found is not None:
            return found
        for fixed, partial in part_repairs(attempt):
            made = self.chosen(partial, attempt, fixed)
            if isinstance(made, Accepted):
                return made
        return None

    def chosen(
        self, plausible: list[Candidate], attempt: Attempt, tests: list[str]
    ) -> Accepted | Undecided | None:
        """Return what to do with candidates that turn all of `tests` green."""
        thorough = not self.job.thorough.isdisjoint(tests)
        if not thorough:
            near = [c for c in neighbours(plausible) if self.confirm(c, tests)]
            plausible = [*plausible, *near]
        compared = compare(
            needed(plausible), tests, self.job.root, self.texts, self.server, self.overlay,
            list if thorough else self.advised, passing=attempt.related,
        )  # fmt: skip
        compared = put_right(working(compared))
        if thorough:
            compared = straight_first(compared, tests, self.job.root, self.server, self.overlay)
        for item in compared:
            if self.confirm(item.candidate, tests):
                made = self.decided(item, compared, attempt, tests, thorough=thorough)
                close = 0 if thorough else len(rivals(compared, item, rated=False))
                return self.doubted(made, close)
        return None

    def decided(
        self,
        item: Compared,
        compared: list[Compared],
        attempt: Attempt,
        tests: list[str],
        *,
        thorough: bool,
    ) -> Accepted | Undecided:
        """Return the best candidate where it may be made, or it and what rivals it."""
        others = rivals(compared, item)
        if thorough:
            likely = [item.candidate, *(other.candidate for other in others)]
            meant = told(likely, self.texts) if len(others) > 1 else None
            # What these tests leave open is held against the reference on hundreds of samples.
            kept = meant if meant and self.confirm(meant, tests) else item.candidate
            return Accepted(kept, tests)
        unsure = taken_away(item.candidate, self.texts) >= MUCH
        unsure |= not self.job.shows(item.candidate, tests)
        compares = not only_runs(self.job.root, tests)
        if not unsure and is_sure(compared, item, compares=compares):
            return Accepted(item.candidate, tests, len(others))
        ways = [item, *alternatives(compared, item)][:MOST_ASKED]
        likely = [way.candidate for way in ways]
        if len(likely) > 1 and compares:
            around = [*tests, *attempt.related]
            likely = told_apart(
                likely, around, self.job.root, self.texts, self.server, self.overlay
            )
            if len(likely) == 1 and not unsure:
                return Accepted(likely[0], tests)
        return Undecided([c for c in likely if c is item.candidate or self.confirm(c, tests)])

    @staticmethod
    def doubted(made: Accepted | Undecided, rivals: int) -> Accepted | Undecided:
        """Return what was decided, with so many rivals of which a doubt tells, or more."""
        if isinstance(made, Undecided):
            return made
        return made._replace(rivals=max(made.rivals, rivals))

    def advised(self) -> list[str]:
        """Return tests of names and docstrings that are not among those of the job."""
        if self._advice is None:
            try:
                self._advice = advice(self.job.root, self.original, self.server)
            except Exception as error:
                self.failed.add(f"no advice: {type(error).__name__}")
                self._advice = []
        return self._advice

    def most_helpful(self, attempt: Attempt) -> list[Candidate]:
        """Return the plausible candidates that turn most of the other red tests green."""
        others = [t for t in self.red if t not in attempt.tests]
        if not others or len(attempt.plausible) < 2:
            return attempt.plausible
        trials = (
            Trial(self.overlay(c), tuple(others), (), 0, attempt.cpu_s) for c in attempt.plausible
        )
        counts = [len(passed(o, others)) for _, o in self.server.run_all(trials)]
        most = max(counts)
        return [c for c, n in zip(attempt.plausible, counts, strict=True) if n == most]

    def confirm(self, candidate: Candidate, fixed: list[str]) -> bool:
        """Say whether the tests just fixed, and green ones near it, pass with the candidate."""
        wanted = [*fixed, *self.seen.touching(candidate.texts, self.green)]
        trials = [
            Trial(
                self.overlay(candidate), tuple(wanted[i : i + BATCH]), (), 0, LONGEST_CPU_S,
                plain=False,
            )
            for i in range(0, len(wanted), BATCH)
        ]  # fmt: skip
        return all(len(passed(o, t.red)) == len(t.red) for t, o in self.server.run_all(trials))

    def take_back(self) -> None:
        """Undo the edits from the first on that more red tests run through than it turned green.

        A fault explains what is red in its function: an edit that leaves most of that red is not
        the repair of it, whatever turned green.
        """
        if not self.red:
            return
        red = [self.seen.coverage.get(test, frozenset()) for test in self.red]
        for number, (candidate, fixed, before) in enumerate(self.made):
            lines = lines_of(self.texts, candidate)
            if sum(not lines.isdisjoint(ran) for ran in red) <= len(fixed):
                continue
            undone = self.made[number:]
            gone = {test for made in undone for test in made.fixed}
            self.texts = before
            self.red = sorted({*self.red, *gone})
            self.green = [test for test in self.green if test not in gone]
            self.result.fixed = [test for test in self.result.fixed if test not in gone]
            kept = sum(len(made.candidate.proposals) for made in self.made[:number])
            self.result.changes = self.result.changes[:kept]
            self.failed.add(f"{candidate.function}: most tests of it stay red; undone")
            return

    def keep(self, accepted: Accepted) -> None:
        """Make an accepted candidate part of the current texts, and look at the tests anew."""
        candidate, fixed, others = accepted
        self.made.append(Made(candidate, fixed, dict(self.texts)))
        self.texts |= candidate.texts
        self.result.fixed = sorted({*self.result.fixed, *fixed})
        self.red = [t for t in self.red if t not in fixed]
        self.green = sorted({*self.green, *fixed})
        for path, proposal in candidate.proposals:
            message = f"{candidate.function}: {proposal.message}.{doubt(others)}"
            row = Change(path, proposal.line, candidate.template, "repair", message)
            self.result.changes.append(row)
        # Lines have moved, and tests that hung are quick now.
        self.seen.types.forget()
        paths = set(candidate.texts)
        lines = self.seen.coverage
        moved = [t for t in self.green if any(p in paths for p, _ in lines.get(t, ()))]
        self.trace(sorted({*moved, *fixed}), LONGEST_CPU_S)
        before = set(self.red)
        self.observe([], self.red)
        self.result.fixed = sorted({*self.result.fixed, *(before - set(self.red))})
