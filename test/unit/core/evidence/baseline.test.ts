import { describe, expect, it } from 'vitest';
import { BaselineSchema } from '../../../../core/contracts/index.ts';
import { accepting, baselineText, checkBaseline, readBaseline } from '../../../../core/evidence/baseline.ts';
import { suspicion } from '../../../support/report-model.ts';
import { RunHarness } from '../../../support/run-harness.ts';

const bytes = (text: string) => Buffer.from(text);

describe('the baseline of a project', () => {
  it('takes suspicions and questions in a fixed order, each once, and is read back as it was written', () => {
    const b = suspicion({ path: 'b.py', fingerprint: '1'.repeat(16) });
    const a = suspicion({ path: 'a.py', fingerprint: '2'.repeat(16) });
    const once = accepting(readBaseline(undefined), [b, a], ['ba9876543210', '0123456789ab']);
    expect(once.accepted.map(({ path }) => path)).toEqual(['a.py', 'b.py']);
    expect(once.answered).toEqual(['0123456789ab', 'ba9876543210']);
    expect(accepting(once, [a], ['0123456789ab'])).toEqual(once);
    expect(readBaseline(bytes(baselineText(once)))).toEqual(once);
    expect(BaselineSchema.parse(once).accepted[0]).toEqual({
      fingerprint: '2'.repeat(16),
      pattern: 'specification',
      path: 'a.py',
      function: 'mean',
      message: 'The mean of nothing fails.',
    });
  });

  it.each([
    ['{"version": 1', /\.swarm\/baseline\.json cannot be read/],
    ['{"version": 2, "accepted": [], "answered": []}', /\.swarm\/baseline\.json.*version/s],
    ['[]', /\.swarm\/baseline\.json/],
    [' '.repeat(2_000_000), /it holds 2000000 bytes/],
  ])('is refused with the name of the file where it cannot be read', (text, told) => {
    const refused = expect.objectContaining({ name: 'InvalidRequest', message: expect.stringMatching(told) });
    expect(() => readBaseline(bytes(text))).toThrowError(refused);
    const tree = new Map([['.swarm/baseline.json', { bytes: bytes(text), executable: false }]]);
    expect(() => checkBaseline(tree)).toThrowError(refused);
  });

  it('goes with the project to the workbench; one that cannot be read ends the run at once', async () => {
    const good = new RunHarness();
    const text = baselineText(accepting(readBaseline(undefined), [suspicion()]));
    expect(await good.intake({ 'a.py': '', '.swarm/baseline.json': text })).toMatchObject({ ok: true });
    expect((await good.zip(good.keys.snapshot(0)))['.swarm/baseline.json']).toBe(text);
    expect((await good.state()).files).toEqual(['a.py']);
    const bad = new RunHarness();
    expect(await bad.intake({ 'a.py': '', '.swarm/baseline.json': '{' })).toMatchObject({
      ok: false,
      error: { name: 'InvalidRequest', message: expect.stringContaining('.swarm/baseline.json') },
    });
  });
});
