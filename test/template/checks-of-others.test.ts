import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTEXT, ROOT, synthesize, synthesizeBoth } from '../support/synth.ts';

let built: ReturnType<typeof synthesizeBoth>;

beforeAll(() => {
  built = synthesizeBoth();
}, 240_000);

describe('the checks of others', () => {
  it.each([false, true])('cdk-nag finds nothing that is not acknowledged with a reason (Bedrock: %s)', (bedrock) => {
    const { app } = bedrock ? synthesize('aws', CONTEXT, { bedrock }) : built.aws;
    const report = new AwsSolutionsChecks(app).validateScope(app);
    const found = report.violations.flatMap((violation) =>
      violation.violatingResources.map((resource) => `${violation.ruleName} at ${resource.constructPath}`),
    );
    expect(found).toEqual([]);
  });

  it('cdk-nag would find something', () => {
    const app = new App();
    new Bucket(new Stack(app, 'Bare'), 'Bucket');
    const rules = new AwsSolutionsChecks(app).validateScope(app).violations.map((violation) => violation.ruleName);
    expect(rules).toEqual(['AwsSolutions-S1', 'AwsSolutions-S10']);
  });

  it('cfn-lint finds nothing but a dependency said twice', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cfn-lint-'));
    try {
      const file = join(folder, 'template.json');
      writeFileSync(file, JSON.stringify(built.aws.template.toJSON()));
      const lint = join(ROOT, '.venv/bin/cfn-lint');
      expect(execFileSync(lint, ['--version']).toString()).toMatch(/^cfn-lint \d/);
      const { stdout } = spawnSync(lint, ['--format', 'json', '--regions', 'us-east-1', '--', file]);
      const found = JSON.parse(stdout.toString()) as { Rule: { Id: string }; Message: string }[];
      // W3005: the CDK writes DependsOn beside a reference to the same role.
      const other = found.filter((item) => item.Rule.Id !== 'W3005').map((item) => `${item.Rule.Id} ${item.Message}`);
      expect(other).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 240_000);
});
