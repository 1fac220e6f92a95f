import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTRACTS } from '../../core/contracts/index.ts';
import { schemaText } from '../../core/contracts/write-schemas.ts';
import { ROOT } from '../support/paths.ts';

const SCHEMAS = join(ROOT, 'core/contracts/schema');
const EXAMPLES = join(ROOT, 'core/contracts/examples');
const NAMES = Object.keys(CONTRACTS).sort();

function examples(kind: 'valid' | 'invalid', contract: string): [file: string, value: unknown][] {
  const folder = join(EXAMPLES, kind, contract);
  return readdirSync(folder)
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]);
}

describe('committed JSON Schema', () => {
  it('is there for every contract and for nothing else', () => {
    expect(readdirSync(SCHEMAS).sort()).toEqual(NAMES.map((name) => `${name}.schema.json`));
  });

  it.each(NAMES)('of %s is what the zod contract says (npm run schemas)', (name) => {
    expect(readFileSync(join(SCHEMAS, `${name}.schema.json`), 'utf8')).toBe(schemaText(name));
  });

  it('has no contract that is not in the list', () => {
    expect(() => schemaText('unheard-of')).toThrow('unheard-of');
  });
});

describe('examples', () => {
  it.each(['valid', 'invalid'] as const)('%s ones are there for every contract and for nothing else', (kind) => {
    expect(readdirSync(join(EXAMPLES, kind)).sort()).toEqual(NAMES);
  });

  describe.each(NAMES)('of %s', (name) => {
    const contract = CONTRACTS[name];
    const valid = examples('valid', name);
    const invalid = examples('invalid', name);

    it('are enough', () => {
      expect(valid.length).toBeGreaterThanOrEqual(2);
      expect(invalid.length).toBeGreaterThanOrEqual(4);
    });

    it.each(valid)('valid: %s is taken', (_, value) => {
      expect(contract?.safeParse(value).error?.issues).toBeUndefined();
    });

    it.each(invalid)('invalid: %s is refused', (_, value) => {
      expect(contract?.safeParse(value).success).toBe(false);
    });
  });
});
