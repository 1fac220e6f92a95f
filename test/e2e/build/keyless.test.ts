import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { VENV_PYTHON } from '../../../cli/local/paths.ts';
import { swarm } from '../../support/swarm.ts';
import { git, repositoryOf, subjects } from './repository.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-build-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const STUBS = {
  'shop/__init__.py': '',
  'shop/prices.py': `"""Prices."""


def total_with_tax(price, rate):
    """Return a price with its tax."""
    raise NotImplementedError


def is_prime(n):
    """Tell whether n is prime."""
    ...
`,
  'shop/words.py': '"""Words."""\n\n\ndef count_vowels(text):\n    pass\n',
  'shop/stack.py': `"""A stack."""


class Stack:
    def push(self, item):
        pass

    def pop(self):
        pass

    def is_empty(self):
        pass
`,
  'shop/tickets.py': '"""Tickets."""\n\n\ndef is_reduced(age):\n    return age < 18 or age > 65\n',
  'tests/test_prices.py': `from shop.prices import is_prime, total_with_tax


def test_tax():
    assert total_with_tax(100, 10) == 110
    assert total_with_tax(50, 20) == 60


def test_prime():
    assert is_prime(7)
    assert not is_prime(9)
`,
  'tests/test_words.py':
    'from shop.words import count_vowels\n\n\ndef test_vowels():\n    assert count_vowels("hello") == 2\n',
  'tests/test_stack.py': `from shop.stack import Stack


def test_stack():
    stack = Stack()
    assert stack.is_empty()
    stack.push(1)
    stack.push(2)
    assert stack.pop() == 2
    assert not stack.is_empty()
`,
  'tests/test_tickets.py': `from shop.tickets import is_reduced


def test_ages():
    assert is_reduced(17)
    assert not is_reduced(18)
    assert is_reduced(65)
    assert not is_reduced(64)
`,
};

/** A goal, and the files that it must bring. */
const GOALS: readonly (readonly [goal: string, files: readonly string[], input?: Readonly<Record<string, string>>])[] =
  [
    ['Write is_prime(n)', ['is_prime.py', 'tests/test_is_prime.py']],
    ['Write a function that checks whether a number is prime', ['is_prime.py', 'tests/test_is_prime.py']],
    [
      'Add factorial(n) and gcd(a, b) to mathx/core.py',
      ['mathx/core.py', 'tests/test_factorial.py', 'tests/test_gcd.py'],
      { 'mathx/__init__.py': '', 'mathx/core.py': '"""Core."""\n\nTWO = 2\n' },
    ],
    ['a class Stack', ['stack.py', 'tests/test_stack.py']],
    ['Create class Queue with enqueue and dequeue', ['queue_tools.py', 'tests/test_queue.py']],
    ['median(numbers)', ['median.py', 'tests/test_median.py']],
    ['a function called reverse_string', ['reverse_string.py', 'tests/test_reverse_string.py']],
    ['write binary_search(items, target)', ['binary_search.py', 'tests/test_binary_search.py']],
    ['celsius_to_fahrenheit', ['celsius_to_fahrenheit.py', 'tests/test_celsius_to_fahrenheit.py']],
    ['Implement next_prime in primes.py', ['primes.py', 'tests/test_next_prime.py']],
    ['@tests-pass', ['shop/prices.py', 'shop/stack.py', 'shop/tickets.py', 'shop/words.py'], STUBS],
  ];

describe('swarm build without a key', () => {
  it.concurrent.each(
    GOALS.map((goal, index) => [index, ...goal] as const),
  )('goal %i: %s', async (index, goal, files, input = {}) => {
    const folder = join(scratch, String(index));
    repositoryOf(folder, input);
    const { code, stdout, stderr } = await swarm(['build', goal, '--json'], { cwd: folder });
    expect(code, `${stderr}${stdout}`).toBe(0);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ status: 'success', stop_reason: 'tests_pass', plan_id: 'plan_0001', cost_usd: 0 });
    expect(told.tasks.every((task: { passed: boolean; tier: string }) => task.passed && task.tier === 'builtin')).toBe(
      true,
    );
    expect(git(folder, 'symbolic-ref', '--short', 'HEAD')).toBe(told.branch);
    expect(git(folder, 'rev-parse', 'HEAD')).toBe(told.commit);
    expect(git(folder, 'status', '--porcelain')).toBe('');
    expect(git(folder, 'diff', '--name-only', 'main', 'HEAD').split('\n')).toEqual([...files]);
    const made = subjects(folder, 'main..HEAD');
    expect(made).toHaveLength(told.tasks.length);
    for (const subject of made) expect(subject).toMatch(/^feat: .*\(tier builtin, attempt \d\)$/);
    const out = execFileSync(VENV_PYTHON, ['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(out).toMatch(/\d+ passed/);
    const record = join(folder, '.swarm/runs', told.run_id);
    git(folder, 'fetch', '--quiet', join(record, 'result.bundle'), 'refs/heads/*:refs/bundled/*');
    expect(git(folder, 'rev-parse', `refs/bundled/${told.branch}^{tree}`)).toBe(
      git(folder, 'rev-parse', 'HEAD^{tree}'),
    );
    const log = readdirSync(record).find((name) => name.endsWith('.log.jsonl')) ?? '';
    const lines = readFileSync(join(record, log), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map((line) => line.ts)).toEqual(lines.map((line) => line.ts).sort());
    expect(lines.filter((line) => line.type === 'test_result' && line.data.passed)).toHaveLength(told.tasks.length);
    expect(lines.filter((line) => line.type === 'audit').every((line) => line.data.failure === undefined)).toBe(true);
  });

  it('says in one line which tier would be needed, and leaves nothing behind', async () => {
    const folder = join(scratch, 'crawler');
    repositoryOf(folder, {});
    const { code, stdout } = await swarm(['build', 'Build a web crawler with Redis', '--json'], { cwd: folder });
    expect(code).toBe(1);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({
      status: 'failure',
      stop_reason: 'not_planned',
      tasks: [],
      branch: null,
      commit: null,
    });
    expect(told.stop_detail).toMatch(/^The builtin tier .* A model tier \(economy\) is needed: set GOOGLE_API_KEY/);
    expect(told.stop_detail).not.toContain('\n');
    expect(git(folder, 'branch', '--format=%(refname:short)')).toBe('main');
  });

  it('is undone as its last line says', async () => {
    const folder = join(scratch, 'undo');
    repositoryOf(folder, {});
    const { code, stderr } = await swarm(['build', 'Write gcd(a, b)'], { cwd: folder });
    expect(code, stderr).toBe(0);
    const undo = /undo: (.*)$/m.exec(stderr)?.[1] ?? '';
    expect(undo).toBe('git switch main && git branch -D feature/write-gcd-a-b');
    execFileSync('sh', ['-c', undo], { cwd: folder });
    expect(git(folder, 'branch', '--format=%(refname:short)')).toBe('main');
    expect(git(folder, 'ls-files')).toBe('README.md');
  });
});
