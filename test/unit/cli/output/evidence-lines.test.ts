import { describe, expect, it } from 'vitest';
import { evidenceLines } from '../../../../cli/output/evidence-lines.ts';
import { summaryDocument, summaryLines } from '../../../../cli/output/summary.ts';
import { cycle } from '../../../support/cycles.ts';
import { question, reportModel, suspicion } from '../../../support/report-model.ts';

const clamp = { path: 'a.py', name: 'clamp', evidence: 'shown', outcome: 'repaired' } as const;
const ASKED = question('describe(6)', { function: 'describe' });
const NOTHING = { behaviour: [], suspicions: [], not_gated: [] };
const summaryOf = (more: object) => cycle({ functions: [clamp], verdict: 'shown', ...more }).summary;

describe('lines on evidence', () => {
  it('show repaired functions with the inputs that changed, few of them', () => {
    const row = (n: number) => ({ input: `clamp(${n})`, before: String(n), after: '10' });
    const behaviour = [
      { path: 'a.py', function: 'clamp', evidence: 'shown' as const, gated: true, rows: [11, 12, 13, 14].map(row), changed: 9, unchanged: 40 },
    ]; // biome-ignore format: a row reads best as a line
    expect(evidenceLines(summaryOf({}), { ...NOTHING, behaviour })).toEqual([
      '  shown   Evidence says of every function what it should compute.',
      '  changed clamp in a.py: shown by tests, examples or a crash',
      '            clamp(11)  11 -> 10',
      '            clamp(12)  12 -> 10',
      '            clamp(13)  13 -> 10',
      '            1 more are in the report; 5 more sampled inputs changed; 40 other sampled inputs gave the same.',
    ]);
  });

  it('ask what is open, with the very command that answers', () => {
    const lines = evidenceLines(summaryOf({ functions: [], verdict: undefined, questions: [ASKED] }), undefined);
    expect(lines).toEqual([
      '  asked   What should describe(6) give? (describe in a.py)',
      '            swarm answer cli-1 1  gives describe(6)  describe(6)',
      '            swarm answer cli-1 2  gives describe(6)  describe(6)',
    ]);
  });

  it('count suspicions and say where they are', () => {
    const told = { ...NOTHING, suspicions: [suspicion()], not_gated: [{ path: 'a.py', name: 'load' }] };
    const lines = evidenceLines(summaryOf({ functions: [] }), told);
    expect(lines.slice(1)).toEqual([
      '  suspect 1 thing is suspected, and nothing was changed for it: `swarm show cli-1` tells, `swarm accept cli-1` silences',
      '  gate    1 function could not be run; only its layout and documentation changed.',
    ]);
  });

  it('let nothing of the code reach the terminal as a command', () => {
    const { summary, behaviour, suspicions, not_gated } = reportModel('a\u001b[2Jb');
    const lines = summaryLines({ ...summary, stop_detail: '\u001b[2J' }, 'there', { behaviour, suspicions, not_gated });
    const advice = lines.filter((line) => !/advice|models/.test(line)).join('\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    expect(advice.replace(/\u001b\[\d+m/g, '')).not.toMatch(/\u001b/);
  });
});

describe('the document of --json', () => {
  it('tells verdict, functions and questions, without the tests of the answers', () => {
    const document = summaryDocument(summaryOf({ questions: [ASKED] }), 'there', 'log');
    expect(document).toMatchObject({ verdict: 'shown', functions: [clamp] });
    expect(document.questions).toEqual([
      {
        id: ASKED.id,
        path: 'a.py',
        function: 'describe',
        input: 'describe(6)',
        choices: ASKED.choices.map(({ id, result, edit }) => ({ id, result, edit })),
      },
    ]);
    expect(summaryDocument(summaryOf({ verdict: undefined }), '', '').verdict).toBeNull();
  });
});
