import { describe, expect, it } from 'vitest';
import { ReportSchema } from '../../../../core/contracts/index.ts';
import { takenUp } from '../../../../core/forge/taken-up.ts';
import { RunHarness, ran } from '../../../support/run-harness.ts';

const PATH = 'tests/test_a.py';
const test = (name: string, body: string) => `    def test_${name}(self):\n        assert ${body}\n`;
const mark = (why: string) =>
  `    @pytest.mark.xfail(strict=True, reason="suspected bug, confidence 0.90: expected ${why}")\n`;
const HEAD = 'import importlib\n\nimport pytest\n\nmodule = importlib.import_module("a")\n\n\nclass TestA:\n';
const MARKED = `${HEAD}${mark('2, got 1')}${test('one', 'module.f() == 2')}\n${mark('4, got 3')}${test('two', 'module.g() == 4')}`;
const CLEAN = `${HEAD}${test('one', 'module.f() == 2')}\n${test('two', 'module.g() == 4')}`;
const ids = { one: `${PATH}::TestA::test_one`, two: `${PATH}::TestA::test_two` };
const bug = (nodeid: string, reason: string) => ({
  nodeid, module: 'a', function: 'f', intent: 'suspected_bug', confidence: 0.9, drives_repair: true, reason, author: 'builtin' as const, evidence: 'shown' as const,
}); // biome-ignore format: a list reads best as a block
const SUITE = {
  files: { [PATH]: CLEAN },
  tests: [bug(ids.one, 'expected 2, got 1'), bug(ids.two, 'expected 4, got 3')],
  dropped: [],
  functions: [],
  suspicions: [],
};
const input = (text: string) => new Map([[PATH, { bytes: Buffer.from(text), executable: false }]]);
const texts = (red: string[], before = MARKED) =>
  [...takenUp(SUITE, input(before), red).values()].map(({ bytes }) => Buffer.from(bytes).toString());

describe('a suspected bug that a run took up', () => {
  it('loses its mark where it is repaired, and keeps it where it is not', () => {
    expect(texts([])).toEqual([CLEAN]);
    expect(texts([ids.two])).toEqual([MARKED.replace(mark('2, got 1'), '')]);
  });

  it('leaves the file as it came where none was repaired', () => {
    expect(texts([ids.one, ids.two])).toEqual([]);
  });

  it('makes no file of what the project does not have', () => {
    expect(takenUp(SUITE, new Map(), [])).toEqual(new Map());
  });

  it('is delivered without its mark, and the report says why the file changed', async () => {
    const run = new RunHarness();
    const files = { 'a.py': 'def f():\n    return 1\n', [PATH]: MARKED };
    await run.begin({ files, baseline: ran([], [ids.one, ids.two]) });
    await run.answer(run.keys.generatedTests, 'write_tests', SUITE);
    await run.round(1, { 'a.py': 'def f():\n    return 2\n' }, { tests: ran([ids.one, ids.two]) });
    await run.judge(1);
    await run.security(1, []);
    await run.weigh(1);
    const summary = await run.publish();
    expect(summary).toMatchObject({ status: 'success', files_changed: ['a.py', PATH], tests_added: [] });
    expect((await run.zip(run.keys.resultZip))[PATH]).toBe(CLEAN);
    const report = ReportSchema.parse(await run.json(run.keys.reportJson));
    const changed = report.files.find((file) => file.path === PATH);
    expect(changed?.changes).toMatchObject([{ rule: 'judge', message: expect.stringContaining('is repaired') }]);
  });
});
