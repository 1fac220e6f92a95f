import { describe, expect, it } from 'vitest';
import { isPassing, patiently } from '../../../../cli/runs/patience.ts';

const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

function patience(overrides: Partial<Parameters<typeof patiently>[1]> = {}) {
  const told: string[] = [];
  return { told, mayComeBack: async () => true, onSilence: () => told.push('silent'), ...overrides };
}

/** A call that fails with the errors given, then answers. */
function failing(...errors: Error[]) {
  return async () => {
    const error = errors.shift();
    if (error) throw error;
    return 'answer';
  };
}

describe('a stack that does not answer', () => {
  it('is asked again, and said to be silent once', async () => {
    const waiting = patience();
    expect(await patiently(failing(refused(), refused()), waiting)).toBe('answer');
    expect(waiting.told).toEqual(['silent']);
  });

  it('is given up after the limit, or when it cannot come back', async () => {
    await expect(patiently(failing(refused()), patience({ limitMs: 0 }))).rejects.toThrow('connect');
    await expect(patiently(failing(refused()), patience({ mayComeBack: async () => false }))).rejects.toThrow(
      'connect',
    );
  });

  it('is given up at once for an error that stays', async () => {
    const waiting = patience();
    await expect(patiently(failing(new Error('no such run')), waiting)).rejects.toThrow('no such run');
    expect(waiting.told).toEqual([]);
  });

  it('is not waited for any longer after Ctrl-C', async () => {
    const stop = new AbortController();
    const waiting = patiently(
      failing(refused(), refused()),
      patience({ signal: stop.signal, onSilence: () => stop.abort() }),
    );
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('what passes', () => {
  it.each([
    [refused(), true],
    [Object.assign(new Error(), { code: 'ENOTFOUND' }), true],
    [Object.assign(new Error(), { name: 'TimeoutError' }), true],
    [Object.assign(new Error(), { $metadata: { httpStatusCode: 503 } }), true],
    [Object.assign(new Error(), { $metadata: { httpStatusCode: 403 } }), false],
    [Object.assign(new Error(), { code: 'EACCES' }), false],
    ['text', false],
  ])('%o: %s', (error, passes) => {
    expect(isPassing(error)).toBe(passes);
  });
});
