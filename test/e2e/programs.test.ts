import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { VENV_PYTHON } from '../../cli/local/paths.ts';
import { swarm } from '../support/swarm.ts';

const scratch = mkdtempSync(join(tmpdir(), 'swarm-programs-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Repairs a project by the builtin tier, and returns its summary, its folder and its report. */
async function refactored(name: string, files: Record<string, string>) {
  const project = join(scratch, name);
  mkdirSync(project);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(project, path), text);
  const out = `${project}-out`;
  const { stdout, stderr } = await swarm(['refactor', project, '--out', out, '--json', '--tiers', 'builtin']);
  expect(stdout, stderr).not.toBe('');
  return { summary: JSON.parse(stdout), out, report: readFileSync(join(out, '.swarm/report.md'), 'utf8') };
}

function printed(folder: string, args: readonly string[], input = ''): string {
  return execFileSync(VENV_PYTHON, args, { cwd: folder, input, encoding: 'utf8' });
}

const CRASHES = `import sys


def longest(words):
    """Return the longest word.

    >>> longest(["abcd", "b", "cde"])
    'abcd'
    """
    best = ""
    for position, word in enumerate(words):
        if len(position) > len(best):
            best = word
    return best


def main():
    print("longest:", longest(["sun", "cloud", "fog"]))
    sys.exit(0)


if __name__ == "__main__":
    main()
`;

const TOTALS = `import sys


def total(rows, factor):
    result = 0
    for row in rows:
        result += row - factor
    return result


if __name__ == "__main__":
    numbers = [int(line) for line in sys.stdin if line.strip()]
    print(total(numbers, int(sys.argv[1])))
`;

const RUNS = `run:
  - { args: ["2"], stdin: "3\\n4\\n", expect: "14" }
  - { args: ["3"], stdin: "5\\n", expect: "15" }
  - { args: ["10"], stdin: "", expect: "0" }
`;

describe('programs of a project', () => {
  it('one that crashes by its own making comes back repaired', async () => {
    const { summary, out, report } = await refactored('crashes', { 'words.py': CRASHES });
    expect(summary.status, report).toBe('success');
    expect(printed(out, ['words.py'])).toBe('longest: cloud\n');
    expect(report).toContain('- `python words.py`: ended (in the input: crashed).');
    expect(readFileSync(summary.log_path, 'utf8')).toContain('crashed at words.py:12: TypeError');
  });

  it('those that wait or never end are told, and cost seconds', async () => {
    const { summary } = await refactored('told', {
      'spin.py': 'count = 0\nwhile True:\n    count += 1\n',
      'ask.py': 'name = input("Name? ")\nprint("Hello", name)\n',
    });
    const ends = summary.programs.map(({ path, end }: Record<string, string>) => [path, end]);
    expect(ends).toEqual([
      ['ask.py', 'waits_for_input'],
      ['spin.py', 'never_ends'],
    ]);
    expect(summary.tests_added.filter((path: string) => /spin|ask/.test(path))).toEqual([]);
  });

  it('is repaired by the runs that swarm.yaml gives', async () => {
    const { summary, out } = await refactored('given', { 'totals.py': TOTALS, 'swarm.yaml': RUNS });
    expect(printed(out, ['totals.py', '4'], '1\n2\n')).toBe('12\n');
    expect(summary.status).toBe('success');
    const given = summary.programs.filter((run: { given: boolean }) => run.given);
    expect(given.map((run: { as_expected: boolean }) => run.as_expected)).toEqual([true, true, true]);
  });
});
