import { describe, expect, it } from 'vitest';
import type { CheckTestsResult } from '../../../../core/contracts/index.ts';
import { frameworkOf } from '../../../../core/forge/framework.ts';
import { markExpected } from '../../../../core/forge/mark-expected.ts';
import { withModelTests } from '../../../../core/forge/model-suite.ts';
import { withoutTests } from '../../../../core/forge/without-tests.ts';
import { suiteOf } from '../../../support/forge.ts';

const PYTEST =
  '"""Tests."""\nfrom a import f\n\n\n@pytest.mark.slow\ndef test_x():\n    assert f() == 1\n\n\ndef test_y():\n    assert f()\n';
const UNIT =
  'import unittest\n\n\nclass TestF(unittest.TestCase):\n    def test_x(self):\n        self.assertEqual(1, 2)\n\n    def test_y(self):\n        pass\n';

describe('a test that is expected to fail', () => {
  it('is marked for pytest, above its decorators, and pytest is imported', () => {
    expect(markExpected(PYTEST, new Map([['test_x', { reason: 'got "2"\nfor 1', confidence: 0.5 }]]), 'pytest')).toBe(
      PYTEST.replace('from a', 'import pytest\nfrom a').replace(
        '@pytest.mark.slow',
        '@pytest.mark.xfail(strict=True, reason="suspected bug, confidence 0.50: got \\"2\\" for 1")\n@pytest.mark.slow',
      ),
    );
  });

  it('is marked for unittest, and imports stay', () => {
    expect(markExpected(UNIT, new Map([['TestF.test_x', { reason: 'got 2', confidence: 0.9 }]]), 'unittest')).toBe(
      UNIT.replace(
        '    def test_x',
        '    @unittest.expectedFailure  # suspected bug, confidence 0.90: got 2\n    def test_x',
      ),
    );
  });

  it('changes nothing where it is not there', () => {
    expect(markExpected(PYTEST, new Map([['test_z', { reason: 'no', confidence: 0.5 }]]), 'pytest')).toBe(PYTEST);
  });
});

describe('tests that are taken out', () => {
  const suite = {
    files: { 'tests/test_u.py': UNIT },
    tests: [{ nodeid: 'tests/test_u.py::TestF::test_x' }, { nodeid: 'tests/test_u.py::TestF::test_y' }],
  };

  it('go with their decorators, and the rest stays', () => {
    const files = withoutTests(suite, new Set(['tests/test_u.py::TestF::test_x']));
    expect(files['tests/test_u.py']).toBe(
      'import unittest\n\n\nclass TestF(unittest.TestCase):\n\n    def test_y(self):\n        pass\n',
    );
  });

  it('take the file with them when none is left', () => {
    expect(withoutTests(suite, new Set(suite.tests.map((test) => test.nodeid)))).toEqual({});
  });

  it('stay where a case of a parametrized test stays', () => {
    const cases = {
      files: { 't.py': 'def test_p(n):\n    pass\n' },
      tests: [{ nodeid: 't.py::test_p[1]' }, { nodeid: 't.py::test_p[2]' }],
    };
    expect(withoutTests(cases, new Set(['t.py::test_p[1]']))).toEqual(cases.files);
  });
});

describe('the tests of a model', () => {
  const FILE = 'tests/test_a_model.py';
  const MODULES = { files: {}, modules: { [FILE]: 'a.py' } };
  const checked = (names: readonly string[], red: Readonly<Record<string, string>> = {}): CheckTestsResult => ({
    files: {
      [FILE]: [...new Set(names.map((name) => name.replace(/\[.*/, '')))]
        .map((name) => `def ${name}():\n    assert f()\n`)
        .join('\n\n'),
    },
    tests: names.map((name) => ({
      nodeid: `${FILE}::${name}`, module: 'a', function: 'f', intent: 'model', confidence: 0.6, drives_repair: true, reason: '', author: 'model' as const, evidence: 'suspected' as const,
    })), // biome-ignore format: a list reads best as a block
    dropped: [{ nodeid: `${FILE}::test_bad`, reason: 'is flaky' }],
    functions: [],
    suspicions: [],
    outcomes: names.map((name) => ({
      nodeid: `${FILE}::${name}`,
      outcome: name in red ? ('failed' as const) : ('passed' as const),
      duration_s: 0,
      message: red[name] ?? null,
      flaky: false,
    })),
  });

  it('join the suite by module and origin, and count as new', () => {
    const suite = withModelTests(suiteOf(['test_0']), checked(['test_m']), MODULES, 'pytest');
    expect(Object.keys(suite.files)).toEqual(['tests/test_a.py', FILE]);
    expect(suite.tests.at(-1)).toMatchObject({
      nodeid: `${FILE}::test_m`,
      path: 'a.py',
      origin: 'model',
      trust: 'medium',
    });
    expect(suite).toMatchObject({ added: 1, dropped: [{ reason: 'is flaky' }] });
  });

  it('stay as suspected bugs when they are red', () => {
    const suite = withModelTests(
      suiteOf(['test_0']),
      checked(['test_m'], { test_m: 'assert 3 == 4' }),
      MODULES,
      'pytest',
    );
    expect(suite.suspected_bugs).toMatchObject([{ nodeid: `${FILE}::test_m`, path: 'a.py', reason: 'assert 3 == 4' }]);
    expect(suite.files[FILE]).toContain(
      '@pytest.mark.xfail(strict=True, reason="suspected bug, confidence 0.60: assert 3 == 4")',
    );
  });

  it('go where they are red for some cases only', () => {
    const mixed = checked(['test_p[1]', 'test_p[2]', 'test_m'], { 'test_p[2]': 'no' });
    const suite = withModelTests(suiteOf(['test_0']), mixed, MODULES, 'pytest');
    expect(suite.files[FILE]).not.toContain('test_p');
    expect(suite.suspected_bugs).toEqual([]);
    expect(suite.tests.map((test) => test.nodeid)).toEqual(['tests/test_a.py::test_0', `${FILE}::test_m`]);
  });

  it('replace the former version of their file, unless nothing of the new one is good', () => {
    const first = withModelTests(suiteOf(['test_0']), checked(['test_old']), MODULES, 'pytest');
    const second = withModelTests(first, checked(['test_new']), MODULES, 'pytest');
    expect(second.tests.map((test) => test.nodeid)).toEqual(['tests/test_a.py::test_0', `${FILE}::test_new`]);
    const none = { ...checked([]), files: {} };
    expect(withModelTests(first, none, MODULES, 'pytest').files).toEqual(first.files);
  });
});

describe('the framework', () => {
  it.each([
    ['pytest', ['import pytest'], []],
    ['pytest', ['def test_a():\n    assert 1'], ['from django.db import models']],
    ['unittest', ['import unittest'], []],
    ['pytest', ['import unittest', 'import pytest'], []],
    ['django', ['from django.test import TestCase'], []],
    ['django', ['import pytest', 'from django.test import SimpleTestCase'], []],
    ['django', [], ['from django.db import models']],
    ['pytest', [], ['import os']],
  ] as const)('is %s', (framework, tests, sources) => {
    expect(frameworkOf(tests, sources)).toBe(framework);
  });
});
