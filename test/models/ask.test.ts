import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { areVectorsOf, ask, retryAfterSeconds, statusFailure } from '../../core/models/ask.ts';
import { MODEL_ERROR_KINDS } from '../../core/models/call-error.ts';
import { failureOf } from './wires.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

describe('the header Retry-After', () => {
  it('holds seconds', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999), (seconds) => {
        expect(retryAfterSeconds(` ${seconds} `, NOW)).toBe(seconds);
      }),
    );
  });

  it('holds a date, whatever is passed is no wait', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (seconds) => {
        const date = new Date(NOW + seconds * 1000).toUTCString();
        expect(retryAfterSeconds(date, NOW)).toBe(Math.max(0, seconds));
      }),
    );
  });

  it('holds nothing else', () => {
    for (const odd of ['', 'soon', '-1', '1e3', '0x10', 'NaN', '5 s', 'Foo GMT', undefined, null, 7, {}]) {
      expect(retryAfterSeconds(odd, NOW), String(odd)).toBeUndefined();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seconds = retryAfterSeconds(text, NOW);
        expect(seconds === undefined || (Number.isFinite(seconds) && seconds >= 0)).toBe(true);
      }),
    );
  });
});

describe('a status', () => {
  it('always means a known kind, and those of 500 and more another try', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), (status) => {
        const { kind } = statusFailure(status);
        expect(MODEL_ERROR_KINDS).toHaveProperty(kind);
        expect(MODEL_ERROR_KINDS[kind].retryable).toBe(status >= 500 || status === 429 || status === 408);
      }),
    );
  });
});

describe('vectors', () => {
  it.each<[boolean, string[], number[][]]>([
    [true, [], []],
    [true, ['a', 'b'], [[1], [2]]],
    [false, ['a', 'b'], [[1]]],
    [false, ['a'], [[1], [2]]],
    [false, ['a', 'b'], [[1], [2, 3]]],
  ])('are one a text, of one length: %s for %j and %j', (expected, texts, vectors) => {
    expect(areVectorsOf(texts, vectors)).toBe(expected);
  });
});

describe('a call', () => {
  const asked = { provider: 'p', model: 'm' };
  const answer = z.object({ ok: z.literal(true) });
  const call = (send: (signal: AbortSignal) => Promise<unknown>, timeout_s = 5) =>
    ask(asked, { timeout_s, send, answer, failure: () => undefined });

  it('gives the part of the answer that is used', async () => {
    expect(await call(async () => ({ ok: true, more: 1 }))).toEqual({ ok: true });
  });

  it('ends in time even when the work takes no notice', async () => {
    expect((await failureOf(call(() => new Promise(() => undefined), 0.05))).kind).toBe('timeout');
  });

  it('aborts the work when it ends', async () => {
    let aborted = false;
    const work = (signal: AbortSignal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new TypeError('aborted', { cause: 1 }));
        });
      });
    expect((await failureOf(call(work, 0.05))).kind).toBe('timeout');
    expect(aborted).toBe(true);
  });

  it.each([
    ['network', new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })],
    ['unreadable', new SyntaxError('Unexpected token')],
    ['unreadable', 'thrown text'],
  ])('is %s when %s is thrown', async (kind, thrown) => {
    expect((await failureOf(call(() => Promise.reject(thrown)))).kind).toBe(kind);
  });
});
