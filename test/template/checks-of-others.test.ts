import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptInterpreters } from '../../lib/interpreters.ts';
import { DEFAULT_STACK_NAME } from '../../lib/outputs.ts';
import { ROOT, synthesizeBoth } from '../support/synth.ts';

const LINT = join(ROOT, '.venv/bin/cfn-lint');
/** Where the stack is deployed to in these tests. */
const PLACE = { account: '123456789012', region: 'eu-west-1' };

let built: ReturnType<typeof synthesizeBoth>;
let folder: string;

beforeAll(() => {
  built = synthesizeBoth();
  folder = mkdtempSync(join(tmpdir(), 'checks-'));
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the checks of others', () => {
  it('cdk-nag finds nothing that is not acknowledged with a reason, where no account is known', () => {
    const report = new AwsSolutionsChecks(built.aws.app).validateScope(built.aws.app);
    const found = report.violations.flatMap((violation) =>
      violation.violatingResources.map((resource) => `${violation.ruleName} at ${resource.constructPath}`),
    );
    expect(found).toEqual([]);
  });

  it('cdk-nag would find something', () => {
    const app = new App({ outdir: folder });
    new Bucket(new Stack(app, 'Bare'), 'Bucket');
    const rules = new AwsSolutionsChecks(app).validateScope(app).violations.map((violation) => violation.ruleName);
    expect(rules).toEqual(['AwsSolutions-S1', 'AwsSolutions-S10']);
  });

  it('cfn-lint finds nothing but a dependency said twice, where no account is known', () => {
    const file = join(folder, 'template.json');
    writeFileSync(file, JSON.stringify(built.aws.template.toJSON()));
    expect(execFileSync(LINT, ['--version']).toString()).toMatch(/^cfn-lint \d/);
    expect(lint(file, 'us-east-1')).toEqual([]);
  }, 240_000);

  it.each(['false', 'true'])('the deploy command synthesizes for an account and a region (Bedrock: %s)', (bedrock) => {
    const out = join(folder, 'cdk');
    const args = ['synth', '--quiet', '--output', out, '-c', `bedrock=${bedrock}`];
    const done = spawnSync(join(ROOT, 'node_modules/.bin/cdk'), args, { cwd: ROOT, env: accountOf(PLACE, folder) });
    expect(done.stderr.toString()).not.toMatch(/ERROR|WARNING/);
    expect(done.status).toBe(0);
    const file = join(out, `${DEFAULT_STACK_NAME}.template.json`);
    expect(readFileSync(file, 'utf8').includes('bedrock:InvokeModel')).toBe(bedrock === 'true');
    expect(lint(file, PLACE.region)).toEqual([]);
  }, 300_000);
});

/**
 * What the command finds in the environment of somebody whose profile is set up. The zones of
 * the region stand in the user's own context, so that no credentials are needed.
 */
function accountOf({ account, region }: typeof PLACE, home: string): NodeJS.ProcessEnv {
  const context = { [`availability-zones:account=${account}:region=${region}`]: [`${region}a`, `${region}b`] };
  writeFileSync(join(home, '.cdk.json'), JSON.stringify({ context }));
  return {
    PATH: process.env.PATH,
    HOME: home,
    // The same interpreters as in these tests, so that the layers are those that are made already.
    ...keptInterpreters(),
    CI: 'true',
    AWS_REGION: region,
    AWS_EC2_METADATA_DISABLED: 'true',
    CDK_DEFAULT_ACCOUNT: account,
  };
}

/** What cfn-lint finds. W3005: the CDK writes DependsOn beside a reference to the same role. */
function lint(file: string, region: string): string[] {
  const { stdout } = spawnSync(LINT, ['--format', 'json', '--regions', region, '--', file]);
  const found = JSON.parse(stdout.toString()) as { Rule: { Id: string }; Message: string }[];
  return found.filter((item) => item.Rule.Id !== 'W3005').map((item) => `${item.Rule.Id} ${item.Message}`);
}
