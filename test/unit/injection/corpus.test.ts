import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KINDS, loadAttacks, MODULE, markOf } from '../../injection/attack.ts';
import { ROOT } from '../../support/paths.ts';

const attacks = loadAttacks();

describe('the corpus of attacks', () => {
  it('has at least 36, each in a file of its own that is read', () => {
    expect(attacks.length).toBeGreaterThanOrEqual(36);
    const files = readdirSync(join(ROOT, 'test/injection/attacks'));
    expect(attacks.map(({ name }) => `${name}.yaml`).sort()).toEqual(files.sort());
  });

  it('has every kind', () => {
    expect([...new Set(attacks.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
  });

  it('carries at least 12 out where code runs', () => {
    expect(attacks.filter(({ executed }) => executed).length).toBeGreaterThanOrEqual(12);
  });

  it.each(
    attacks.map((attack) => [attack.name, attack] as const),
  )('%s can be told apart, and is one', (name, attack) => {
    expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(attack.files[MODULE]).toContain(markOf(name));
    expect(Object.values(attack.answers).some((answers) => answers.length > 0)).toBe(true);
    expect(new Set(attacks.map(({ about }) => about)).size).toBe(attacks.length);
    expect([...attack.expect.note, ...(attack.executed?.note ?? [])]).not.toEqual([]);
    // A short form that was not written out would be answered as it is.
    expect(JSON.stringify([attack.files, attack.answers]).match(/<<\w[^"]{0,40}/)).toBeNull();
  });
});
