import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseContract, RunRequestSchema } from '../../../../core/contracts/index.ts';
import { uploadRequest } from '../../../../core/doors/upload-request.ts';

const UPLOAD = { bucket: 'workspace', key: 'uploads/a.zip', version_id: 'v1', sequencer: '1' };
const SOURCE = { bucket: 'workspace', key: 'uploads/a.zip', version_id: 'v1' };

describe('the request of an upload', () => {
  it('names the very version that the event told of', () => {
    expect(uploadRequest(UPLOAD, {})).toEqual({ source: SOURCE });
    expect(uploadRequest({ ...UPLOAD, version_id: '' }, {})).toEqual({
      source: { bucket: 'workspace', key: 'uploads/a.zip' },
    });
  });

  it('takes options from metadata, each as its field is', () => {
    const request = uploadRequest(UPLOAD, {
      'swarm-owner': 'data-team',
      'swarm-target-dir': 'src',
      'swarm-max-iterations': '6',
      'swarm-budget-usd': ' 0.25 ',
      'swarm-tiers': 'builtin, economy',
      'swarm-format': 'false',
      'swarm-public-api': 'keep',
      'Swarm-Deadline-Minutes': '7',
      author: 'somebody',
    });
    expect(request).toEqual({
      owner: 'data-team',
      target_dir: 'src',
      max_iterations: 6,
      budget_usd: 0.25,
      tiers: ['builtin', 'economy'],
      format: false,
      public_api: 'keep',
      deadline_minutes: 7,
      source: SOURCE,
    });
    expect(() => parseContract(RunRequestSchema, request, 'the request')).not.toThrow();
  });

  it('starts a build by its goal, in any language', () => {
    const ascii = { 'swarm-workflow': 'build', 'swarm-goal': '@tests-pass', 'swarm-plan-id': 'p1' };
    expect(uploadRequest(UPLOAD, ascii)).toMatchObject({ workflow: 'build', goal: '@tests-pass', plan_id: 'p1' });
    const words = ['Écris ', 'is_prime(n)'].map((text) => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`);
    const request = uploadRequest(UPLOAD, { 'swarm-workflow': 'build', 'swarm-goal': words.join(' ') });
    expect(parseContract(RunRequestSchema, request, 'the request').goal).toBe('Écris is_prime(n)');
  });

  it.each([
    [{ 'swarm-replay': 'run-1' }, /replay/],
    [{ 'swarm-colour': 'red' }, /colour/],
    [{ 'swarm-budget-usd': 'much' }, /budget_usd/],
    [{ 'swarm-budget-usd': '' }, /budget_usd/],
    [{ 'swarm-max-iterations': '0x6' }, /max_iterations/],
    [{ 'swarm-format': 'yes' }, /format/],
    [{ 'swarm-tiers': '' }, /tiers/],
    [{ 'swarm-owner': 'a/b' }, /owner/],
    [{ 'swarm-source': 's3://other/x.zip' }, /swarm-source/],
    [{ 'swarm-': 'x' }, /Unrecognized/],
    [{ 'swarm-tostring': 'x' }, /tostring/],
  ])('keeps what does not fit, so that it is refused by name: %j', (metadata, problem) => {
    expect(() => parseContract(RunRequestSchema, uploadRequest(UPLOAD, metadata), 'the request')).toThrow(problem);
  });

  it('repairs the object itself, whatever its metadata say', () => {
    const names = fc.constantFrom('source', 'swarm-source', 'swarm-source-key', 'swarm-__proto__', 'swarm-owner');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (metadata) => {
        expect(uploadRequest(UPLOAD, metadata).source).toEqual(SOURCE);
      }),
      { seed: 3 },
    );
  });
});
