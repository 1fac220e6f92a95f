import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Finding } from '../../../../core/contracts/index.ts';
import { sarifReport } from '../../../../core/report/sarif.ts';
import { finding, reportModel, suspicion } from '../../../support/report-model.ts';

const text = z.strictObject({
  text: z
    .string()
    .min(1)
    .refine((one) => one.isWellFormed()),
});
const relative = z.string().regex(/^(?![/.]{1,2}(?:\/|$))(?:[A-Za-z0-9\-_.!~*'()/]|%[0-9A-F]{2})+$/);
const location = z.strictObject({ uri: relative, uriBaseId: z.literal('%SRCROOT%'), index: z.int().min(0).optional() });

/**
 * What the schema of SARIF 2.1.0 asks of the parts that the report uses, and what readers
 * of such reports ask beyond it. Everything is strict: a part that is not here is refused.
 */
const SarifSchema = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          rules: z.array(
            z.strictObject({
              id: z.string().min(1),
              name: z.string().min(1),
              shortDescription: text,
              help: text,
              properties: z.strictObject({ tags: z.array(z.string()).min(1) }),
            }),
          ),
        }),
      }),
      automationDetails: z.strictObject({ id: z.string().regex(/^refactoring-swarm\/[A-Za-z0-9_-]+$/) }),
      columnKind: z.literal('unicodeCodePoints'),
      originalUriBaseIds: z.strictObject({ '%SRCROOT%': z.strictObject({ description: text }) }),
      invocations: z.tuple([
        z.strictObject({
          executionSuccessful: z.boolean(),
          toolExecutionNotifications: z.array(z.strictObject({ level: z.literal('error'), message: text })).optional(),
        }),
      ]),
      artifacts: z.array(z.strictObject({ location })),
      results: z.array(
        z.strictObject({
          ruleId: z.string().min(1),
          ruleIndex: z.int().min(0),
          level: z.enum(['error', 'warning', 'note']),
          baselineState: z.enum(['new', 'unchanged', 'absent']),
          message: text,
          locations: z.tuple([
            z.strictObject({
              physicalLocation: z.strictObject({
                artifactLocation: location,
                region: z.strictObject({ startLine: z.int().min(1), startColumn: z.int().min(1).optional() }),
              }),
              logicalLocations: z.array(z.strictObject({ fullyQualifiedName: z.string().min(1) })).optional(),
            }),
          ]),
          partialFingerprints: z.union([
            z.strictObject({ 'swarmIssue/v1': z.string().regex(/^[0-9a-f]{64}$/) }),
            z.strictObject({ 'swarmSuspicion/v1': z.string().regex(/^[0-9a-f]{16}$/) }),
          ]),
        }),
      ),
    }),
  ]),
});

/** The schema of the standard itself. */
const { default: standard } = await import('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
const checker = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats(checker);
// It names draft 4 of JSON Schema, and uses nothing of it that is not in later drafts. Its patterns are of that time, too.
const { $schema: _, id: __, ...rules } = standard;
const isSarif = checker.compile(rules);

function read(findings: Finding[], more: Parameters<typeof reportModel>[1] = {}) {
  const log: unknown = JSON.parse(sarifReport(reportModel('x', { findings, suspicions: [], ...more })));
  if (!isSarif(log)) throw new Error(checker.errorsText(isSarif.errors));
  const [run] = SarifSchema.parse(log).runs;
  // Every index leads to what it stands for.
  for (const result of run.results) {
    expect(run.tool.driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
    const { artifactLocation } = result.locations[0].physicalLocation;
    expect(run.artifacts[artifactLocation.index ?? -1]?.location.uri).toBe(artifactLocation.uri);
  }
  const ids = run.tool.driver.rules.map((rule) => rule.id);
  expect(new Set(ids).size).toBe(ids.length);
  return run;
}

it('is checked by a schema that refuses what is not SARIF', () => {
  expect(isSarif({ version: '2.1.0', runs: [{}] })).toBe(false);
  expect(isSarif({ version: '2.0.0', runs: [] })).toBe(false);
});

describe('report.sarif', () => {
  it('tells what is left, what came and what was fixed, with rule, place and fingerprint', () => {
    const run = read([
      finding({ rule: 'line-too-long', state: 'remaining', path: 'my pkg/ä.py', line: 3, column: 5, scope: 'f' }),
      finding({ rule: 'missing-function-docstring', state: 'fixed', line: 1 }),
      finding({
        tool: 'tests',
        rule: 'test-failed',
        level: 'error',
        state: 'new',
        path: 'tests/test_a.py',
        line: 0,
        column: 0,
      }),
      finding({ tool: 'ruff', rule: 'S602', level: 'warning', state: 'remaining' }),
    ]);
    expect(run.results.map((one) => [one.ruleId, one.level, one.baselineState])).toEqual([
      ['pylint/line-too-long', 'note', 'unchanged'],
      ['pylint/missing-function-docstring', 'note', 'absent'],
      ['tests/test-failed', 'error', 'new'],
      ['ruff/S602', 'warning', 'unchanged'],
    ]);
    expect(run.results[0]?.locations[0]).toEqual({
      physicalLocation: {
        artifactLocation: { uri: 'my%20pkg/%C3%A4.py', uriBaseId: '%SRCROOT%', index: 1 },
        region: { startLine: 3, startColumn: 5 },
      },
      logicalLocations: [{ fullyQualifiedName: 'f' }],
    });
    expect(run.results[2]?.locations[0].physicalLocation.region).toEqual({ startLine: 1 });
    expect(run.tool.driver.rules.map((rule) => rule.id)).toEqual([
      'pylint/line-too-long',
      'pylint/missing-function-docstring',
      'ruff/S602',
      'tests/test-failed',
    ]);
    expect(run.tool.driver.rules[1]).toMatchObject({
      name: 'Missing Function Docstring',
      help: { text: expect.stringContaining('Add a docstring') },
      properties: { tags: ['maintainability'] },
    });
    expect(run.invocations).toEqual([{ executionSuccessful: true }]);
  });

  it('tells what is only suspected as notes, with the fingerprint that accepts them', () => {
    const run = read([finding()], {
      suspicions: [suspicion(), suspicion({ pattern: 'unread-value', input: '', line: 9 })],
    });
    expect(run.results.slice(1).map((one) => [one.ruleId, one.level, one.baselineState])).toEqual([
      ['suspected/specification', 'note', 'unchanged'],
      ['suspected/unread-value', 'note', 'unchanged'],
    ]);
    expect(run.results[1]).toMatchObject({
      message: { text: 'The mean of nothing fails. mean([]) gives raises ZeroDivisionError, expected 0. Return 0.' },
      partialFingerprints: { 'swarmSuspicion/v1': 'f'.repeat(16) },
    });
  });

  it('says so when a run looked at nothing', () => {
    const { summary } = reportModel('x');
    const run = read([], {
      summary: { ...summary, stop_reason: 'invalid_input', stop_detail: 'The input was refused.' },
    });
    expect(run.results).toEqual([]);
    expect(run.invocations[0]).toEqual({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', message: { text: 'The input was refused.' } }],
    });
  });

  it('is valid whatever the code and its messages say', () => {
    const any = fc.string({ unit: 'binary', maxLength: 30 });
    const doubts = (text: string) => [suspicion({ pattern: `p${text}`, message: text, function: text, input: text })];
    const found = fc.record({ message: any, rule: any, scope: any, path: fc.string({ unit: 'binary', minLength: 1 }) });
    fc.assert(
      fc.property(fc.array(found, { maxLength: 5 }), (all) => {
        // A path of the project has no such parts.
        const findings = all.map((one) => finding({ ...one, rule: `r${one.rule}`, path: `p${one.path}` }));
        const suspicions = all.flatMap(({ message }) => doubts(message));
        expect(read(findings, { suspicions }).results).toHaveLength(2 * findings.length);
      }),
      { seed: 8 },
    );
  });
});
