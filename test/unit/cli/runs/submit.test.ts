import { describe, expect, it } from 'vitest';
import { keyName } from '../../../../cli/runs/submit.ts';
import { sourceView } from '../../../../core/views/source-view.ts';

describe('the name of a project', () => {
  it.each([
    ['messy-calculator', 'messy-calculator'],
    ['script.py', 'script.py'],
    ['Mein Projekt (alt)', 'Mein-Projekt-alt-'],
    ['../..', '..-..'],
    ['', 'input'],
    ['x'.repeat(200), 'x'.repeat(80)],
  ])('%s is a part of a key as %s', (name, part) => expect(keyName(name)).toBe(part));

  it('is what its run is listed as', () => {
    const key = `runs/local/cli-1/input/${keyName('messy calculator')}.zip`;
    expect(sourceView({ bucket: 'any-bucket', key })).toEqual({ kind: 'object', name: 'messy-calculator' });
  });
});
