import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { apiUrl, type Connection } from '../../../cli/connection.ts';
import { signToken } from '../../../cli/local/identity.ts';
import { ensureLocalCloud } from '../../../cli/local/local-cloud.ts';
import { ALL_SCOPES } from '../../../core/contracts/index.ts';
import { ApiClient } from '../../support/api-client.ts';
import { ROOT } from '../../support/paths.ts';

const OWNER = 'fuzzer';
/** An Idempotency-Key that was used for another request makes a right request a wrong one. */
const SETTINGS = `[checks]
positive_data_acceptance.expected-statuses = ["2xx", 304, 303, 404, 409, 422]

`;
let connection: Connection;
beforeAll(async () => {
  connection = await ensureLocalCloud(() => {});
});

/** What Schemathesis says of the API that is served, by the document that is served. */
async function schemathesis(settings: string, ...options: string[]): Promise<{ code: number | null; text: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'schemathesis-'));
  writeFileSync(join(folder, 'schemathesis.toml'), settings);
  const base = apiUrl(connection);
  const args = [
    'run',
    `${base}/openapi.json`,
    '--url',
    base,
    '--header',
    `Authorization: Bearer ${await signToken(OWNER, ALL_SCOPES, 3600)}`,
    '--no-color',
    '--generation-deterministic',
    '--suppress-health-check=all',
    ...options,
  ];
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(join(ROOT, '.venv/bin/schemathesis'), args, {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const chunks: Buffer[] = [];
      child.stdout.on('data', (chunk) => chunks.push(chunk));
      child.stderr.on('data', (chunk) => chunks.push(chunk));
      child.once('error', reject);
      child.once('close', (code) => resolve({ code, text: Buffer.concat(chunks).toString('utf8') }));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The part of its report that matters when it found something. */
function findings(text: string): string {
  return text.slice(text.indexOf('FAILURES')).slice(0, 6000);
}

describe('the API as its document says', () => {
  it('answers generated requests, right ones and wrong ones, as documented and never with 500', async () => {
    const { code, text } = await schemathesis(SETTINGS, '--max-examples=12', '--phases=examples,coverage,fuzzing');
    expect(findings(text)).not.toContain('❌');
    expect(code, findings(text)).toBe(0);
    const answer = await fetch(`${apiUrl(connection)}/openapi.json`);
    const { paths } = (await answer.json()) as { paths: Record<string, object> };
    const operations = Object.values(paths).flatMap(Object.keys);
    expect(text).toMatch(new RegExp(`Tested: ${operations.length}$`, 'm'));
  });

  it.each([
    // Each rerun would be a whole run.
    {
      workflow: 'refactor',
      operations: ['--include-path-regex=^/runs/\\{id\\}', '--exclude-path-regex=rerun|bundle|coverage|mutation'],
    },
    { workflow: 'forge', operations: ['--include-path-regex=coverage|mutation'] },
  ] as const)('does so for a $workflow run that has ended, with its documents', async ({ workflow, operations }) => {
    const api = await ApiClient.of(connection, OWNER);
    const source = { files: { 'add.py': 'def add(a, b):\n    return a - b\n' } };
    const run = await api.start({ source, workflow });
    await api.ended(run);
    const { code, text } = await schemathesis(
      `${SETTINGS}[parameters]\n"path.id" = "${run}"\n`,
      '--max-examples=12',
      '--phases=examples,coverage,fuzzing',
      ...operations,
    );
    expect(code, findings(text)).toBe(0);
    expect(text).not.toContain('Missing test data');
  });
});
