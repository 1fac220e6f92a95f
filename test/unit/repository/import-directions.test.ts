import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../support/paths.ts';

/** What the linter says of a file with one import, put into a folder of the sources for a moment. */
function lint(folder: string, imported: string): { code: number | null; text: string } {
  const place = mkdtempSync(join(ROOT, folder, 'import-rule-'));
  try {
    const file = join(place, 'probe.ts');
    writeFileSync(file, `import * as probe from '${imported}';\n\nexport const seen = probe;\n`);
    const biome = join(ROOT, 'node_modules/.bin/biome');
    const { status, stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', file], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    return { code: status, text: stdout + stderr };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

describe('the rule on import directions', { timeout: 30_000 }, () => {
  it.each([
    ['core', '@aws-sdk/client-s3'],
    ['core', 'aws-cdk-lib'],
    ['core', 'aws-cdk-lib/aws-s3'],
    ['core', 'constructs'],
    ['core', 'commander'],
    ['core', '../../functions/shared/logger.ts'],
    ['core', '../../cli/connection.ts'],
    ['functions', 'aws-cdk-lib'],
    ['functions', '../../lib/settings.ts'],
    ['lib', '@aws-sdk/client-s3'],
    ['lib', '../../functions/shared/logger.ts'],
    ['web/src', 'node:fs'],
    ['web/src', '@aws-sdk/client-s3'],
    ['web/src', '../../../core/errors.ts'],
    ['web/src', '../../../lib/workflows/loop-definition.ts'],
    ['web/src', '../../../functions/shared/logger.ts'],
    ['web/src', '../../../cli/connection.ts'],
  ])('%s may not import %s', (folder, imported) => {
    const { code, text } = lint(folder, imported);
    expect(text).toContain('noRestrictedImports');
    expect(code).not.toBe(0);
  });

  it.each([
    ['core', 'zod'],
    ['core', '../errors.ts'],
    ['functions', '@aws-sdk/client-s3'],
    ['functions', '../../core/errors.ts'],
    ['lib', '../../core/store/keys.ts'],
    ['web/src', '../../../core/contracts/plan.ts'],
    ['web/src', '../../../core/workflows/state-names.ts'],
  ])('%s may import %s', (folder, imported) => {
    expect(lint(folder, imported)).toMatchObject({ code: 0 });
  });
});
