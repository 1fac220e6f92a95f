"""Every template repairs the function it shows; folder, registry and page agree."""

import ast
import pkgutil
from pathlib import Path

import pytest

import swarm_tools.repair.templates as folder
from swarm_tools.repair.__main__ import docs
from swarm_tools.repair.model import apply_edits
from swarm_tools.repair.site import sites_of
from swarm_tools.repair.source import SourceText
from swarm_tools.repair.templates import registry

PAGE = Path(__file__).parents[4] / "docs" / "reference" / "templates.md"


def results(template, text):
    source = SourceText(text)
    for site in sites_of(source):
        for proposal in template.propose(site):
            try:
                yield apply_edits(text, proposal.edits)
            except ValueError:
                continue


@pytest.mark.parametrize("template", registry(), ids=lambda t: t.id)
def test_template_makes_its_example(template):
    wanted = ast.dump(ast.parse(template.after))
    found = set()
    for text in results(template, template.before):
        try:
            found.add(ast.dump(ast.parse(text)))
        except SyntaxError:
            continue
    assert wanted in found


@pytest.mark.parametrize("template", registry(), ids=lambda t: t.id)
def test_template_keeps_untouched_lines_byte_for_byte(template):
    before = template.before.replace("\n", "  # \u00e9t\u00e9\r\n")
    source = SourceText(before)
    rows = before.splitlines(keepends=True)
    tried = 0
    for site in sites_of(source):
        for proposal in template.propose(site):
            after = apply_edits(before, proposal.edits).splitlines(keepends=True)
            for number, row in enumerate(rows, 1):
                start, end = source.line_start(number), source.line_end(number)
                if all(e[1] < start or e[0] >= end for e in proposal.edits):
                    assert row in after, proposal
            assert all(r.endswith("\r\n") for r in after), proposal
            tried += 1
    assert tried


@pytest.mark.parametrize("template", registry(), ids=lambda t: t.id)
def test_template_can_read_any_program(template):
    programs = [t.before for t in registry()] + [t.after for t in registry()]
    programs.append((Path(folder.__file__).parents[1] / "choose.py").read_text(encoding="utf-8"))
    programs.append(
        "def f(c, k):\n    return c.get(k, 0) + max(c, key=lambda x: (-x[1], x[0]))[0]\n"
    )
    programs.append('def f(x):\n    """Only said."""\n')
    for text in programs:
        for site in sites_of(SourceText(text)):
            for proposal in template.propose(site):
                assert proposal.edits and proposal.cost > 0


def test_folder_and_registry_agree():
    names = [i.name for i in pkgutil.iter_modules(folder.__path__)]
    assert sorted(names) == [t.id for t in registry()]
    assert len(names) >= 25


def test_page_is_generated():
    assert PAGE.read_text(encoding="utf-8") == docs()
