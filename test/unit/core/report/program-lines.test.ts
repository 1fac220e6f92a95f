import { describe, expect, it } from 'vitest';
import { toldPrograms } from '../../../../core/agents/told-programs.ts';
import { ProgramEndSchema, type ProgramRun, type ToldProgram } from '../../../../core/contracts/index.ts';
import { htmlReport } from '../../../../core/report/html.ts';
import { markdownReport } from '../../../../core/report/markdown.ts';
import { programLines } from '../../../../core/report/program-lines.ts';
import { reportModel } from '../../../support/report-model.ts';

function program(more: Partial<ToldProgram> = {}): ToldProgram {
  return {
    path: 'app.py',
    args: [],
    given: false,
    end: 'ended',
    own: false,
    printed_sha256: '0'.repeat(64),
    seconds: 0.1,
    ...more,
  };
}

const AT = { at_path: 'lib.py', at_line: 7 };

describe('the line of a program', () => {
  it.each<[Partial<ToldProgram>, string]>([
    [{}, 'python app.py: ended.'],
    [
      { end: 'crashed', own: true, error: 'TypeError', message: 'no\nmore', ...AT },
      'python app.py: crashed at lib.py:7 with TypeError: no. Repair that line; a test shows it.',
    ],
    [{ end: 'crashed', error: 'SIGSEGV' }, 'python app.py: crashed with SIGSEGV. Look whether that is meant.'],
    [
      { end: 'lacks', lacks: 'file', wanted: 'data.csv', ...AT },
      'python app.py: needs the file data.csv, which is not here at lib.py:7. Nothing was concluded from that.',
    ],
    [
      { end: 'waits_for_input', ...AT },
      'python app.py: waits for input at lib.py:7. Say under `run` in swarm.yaml what it reads (`stdin`).',
    ],
    [
      { end: 'never_ends', seconds: 5.02 },
      'python app.py: had not ended after 5 s. Look whether it is meant to go on.',
    ],
    [
      { end: 'needs_arguments' },
      'python app.py: needs arguments. Say under `run` in swarm.yaml how it is called (`args`).',
    ],
    [{ end: 'exits_with_code', code: 3 }, 'python app.py: exited with code 3. Look whether that is meant.'],
    [
      { args: ['-n', 'two words'], given: true, as_expected: true },
      'python app.py -n "two words": ended, and printed what swarm.yaml expects.',
    ],
    [
      { given: true, as_expected: false },
      'python app.py: ended, and printed something else than swarm.yaml expects. See the test of it.',
    ],
    [{ before: 'crashed' }, 'python app.py: ended (in the input: crashed).'],
  ])('says what was run, how it ended and what to do: %o', (more, line) => {
    expect(programLines([program(more)])).toEqual([line]);
  });

  it('is there for each end', () => {
    for (const end of ProgramEndSchema.options) expect(programLines([program({ end })])[0]).toMatch(/: .+\.$/);
  });

  it('stands in both reports, and there is no section without programs', () => {
    const model = reportModel('x');
    expect(markdownReport(model)).not.toContain('## Programs');
    const told = { ...model, summary: { ...model.summary, programs: [program({ before: 'crashed' })] } };
    expect(markdownReport(told)).toContain('## Programs\n\n- `python app.py`: ended (in the input: crashed).\n');
    expect(htmlReport(told)).toContain('<li>python app.py: ended (in the input: crashed).</li>');
  });
});

describe('what a run tells of its programs', () => {
  const crashed: ProgramRun = { ...program({ end: 'crashed', own: true }) };

  it('is how they end in the published version, and how they did before', () => {
    const ended = program();
    const other = program({ args: ['a'] });
    expect(toldPrograms([crashed, other], [other, ended])).toEqual([{ ...ended, before: 'crashed' }, other]);
  });

  it('is how they ended in the input where that is what is published', () => {
    expect(toldPrograms([crashed], undefined)).toEqual([crashed]);
  });
});
