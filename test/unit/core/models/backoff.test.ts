import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadConfig } from '../../../../core/config/load.ts';
import { afterFailure, afterSuccess, besideOthers, isOpen, waitOf } from '../../../../core/models/backoff.ts';
import { MODEL_ERROR_KINDS, ModelCallError, type ModelErrorKind } from '../../../../core/models/call-error.ts';
import type { Circuit } from '../../../../core/models/ledger.ts';
import { ROOT } from '../../../support/paths.ts';

const POLICIES = loadConfig(join(ROOT, 'config')).policies.models;
const NOW = new Date('2026-03-01T10:00:00.000Z');
const CLOSED: Circuit = { failures: 0, not_before: null, open_until: null };

function failed(before: Circuit, kind: ModelErrorKind, retryAfter_s?: number, random = 0.5): Circuit {
  return afterFailure(before, new ModelCallError(kind, 'x', { retryAfter_s }), POLICIES, NOW, random);
}

const later = (s: number) => new Date(NOW.getTime() + s * 1000);

describe('a model that failed', () => {
  it('is asked again after a wait that doubles, with full jitter', () => {
    const waits = [0, 1, 2].map((failures) => waitOf(failed({ ...CLOSED, failures }, 'overloaded', undefined, 1), NOW));
    expect(waits).toEqual([1, 2, 4]);
    expect(waitOf(failed({ ...CLOSED, failures: 2 }, 'overloaded', undefined, 0.25), NOW)).toBe(1);
    expect(waitOf(failed(CLOSED, 'network', undefined, 0), NOW)).toBe(0);
  });

  it('is asked when it says so, not sooner', () => {
    expect(waitOf(failed(CLOSED, 'rate_limited', 20, 0), NOW)).toBe(20);
    expect(waitOf(failed(CLOSED, 'rate_limited', 20, 1), NOW)).toBeCloseTo(20.1, 3);
  });

  it('is left for a while when it fails too often, or asks for too long', () => {
    const often = failed({ ...CLOSED, failures: POLICIES.tries - 1 }, 'timeout');
    expect([isOpen(often, later(POLICIES.circuit_open_s - 1)), isOpen(often, later(POLICIES.circuit_open_s))]).toEqual([
      true,
      false,
    ]);
    const long = failed(CLOSED, 'rate_limited', POLICIES.longest_retry_after_s + 1);
    expect(isOpen(long, later(POLICIES.longest_retry_after_s))).toBe(true);
    // The first call after that decides at once.
    expect(isOpen(failed(often, 'timeout'), NOW)).toBe(true);
  });

  it('has nothing held against it for a parameter that it does not take', () => {
    const before = { ...CLOSED, failures: 2 };
    expect(failed(before, 'parameter')).toEqual(before);
  });

  const others = (Object.keys(MODEL_ERROR_KINDS) as ModelErrorKind[]).filter((kind) => kind !== 'parameter');
  it.each(others)('of kind %s is tried again as its kind says', (kind) => {
    const circuit = failed(CLOSED, kind);
    // A request that was refused says nothing of the next one: the model is left for a while only.
    expect(isOpen(circuit, later(3600))).toBe(!MODEL_ERROR_KINDS[kind].retryable && kind !== 'rejected');
    expect(isOpen(circuit, later(1))).toBe(!MODEL_ERROR_KINDS[kind].retryable);
    expect(circuit.not_before === null).toBe(!MODEL_ERROR_KINDS[kind].retryable);
  });

  it('leaves dates that can be read again, whatever it asks for', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (asked, random) => {
        const { not_before, open_until } = failed(CLOSED, 'rate_limited', asked, random);
        expect(z.iso.datetime().safeParse(not_before ?? open_until).success).toBe(true);
      }),
    );
  });
});

describe('calls at the same time', () => {
  const fail = (kind: ModelErrorKind, retryAfter_s?: number) => (known: Circuit) => failed(known, kind, retryAfter_s);

  it('that fail together are one failure in a row', () => {
    let circuit = CLOSED;
    for (let call = 0; call < 6; call += 1) circuit = besideOthers(CLOSED, circuit, fail('rate_limited'));
    expect(circuit).toMatchObject({ failures: 1, open_until: null });
    expect(besideOthers(circuit, circuit, fail('rate_limited')).failures).toBe(2);
  });

  it('wait as long as the most patient of them was asked to', () => {
    const long = besideOthers(CLOSED, CLOSED, fail('rate_limited', 60));
    const both = besideOthers(CLOSED, long, fail('overloaded'));
    expect(waitOf(both, NOW)).toBeGreaterThanOrEqual(60);
  });

  it('do not bring a model back that another found to be out', () => {
    const out = besideOthers(CLOSED, CLOSED, fail('credentials'));
    expect(isOpen(besideOthers(CLOSED, out, fail('overloaded')), later(3600))).toBe(true);
    expect(isOpen(afterSuccess(CLOSED, out), NOW)).toBe(true);
  });

  it('that are answered end what was held against a model before they began', () => {
    const before = failed(failed(CLOSED, 'overloaded'), 'overloaded');
    expect(afterSuccess(before, before)).toEqual(CLOSED);
  });
});
