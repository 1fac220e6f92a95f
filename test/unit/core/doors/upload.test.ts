import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RunIdSchema } from '../../../../core/contracts/index.ts';
import { droppedKey, isUploadKey, readUpload, type Upload, uploadRunId } from '../../../../core/doors/upload.ts';
import { reportBeside } from '../../../../core/store/keys.ts';

const BUCKET = 'workspace';

/** An event as S3 sends it by EventBridge. */
function event(object: object, bucket = BUCKET) {
  return {
    version: '0',
    id: '17793124-05d4-b198-2fde-7ededc63b103',
    source: 'aws.s3',
    'detail-type': 'Object Created',
    detail: { version: '0', bucket: { name: bucket }, object, reason: 'PutObject' },
  };
}

const uploads = fc.record({
  bucket: fc.constantFrom('workspace', 'other'),
  key: fc.string({ unit: 'binary', maxLength: 60 }).map((name) => `uploads/${name}.zip`),
  version_id: fc.string({ maxLength: 5 }),
  sequencer: fc.string({ maxLength: 5 }),
});

describe('an event of an upload', () => {
  it('names bucket, key, version and sequencer', () => {
    const object = { key: 'uploads/a b/c+d.ZIP', size: 5, etag: 'e', 'version-id': 'v1', sequencer: '0061' };
    expect(readUpload(event(object), BUCKET)).toEqual({
      bucket: BUCKET,
      key: 'uploads/a b/c+d.ZIP',
      version_id: 'v1',
      sequencer: '0061',
    });
  });

  it.each([{}, { 'version-id': 'null' }])('of a bucket without versions has none (%j)', (more) => {
    expect(readUpload(event({ key: 'uploads/a.zip', ...more }), BUCKET)).toMatchObject({
      version_id: '',
      sequencer: '',
    });
  });

  it.each([
    'runs/local/r/result.zip',
    'uploads/a.tar',
    'uploads/a.zip/',
    'uploadsx/a.zip',
    'x/uploads/a.zip',
  ])('of %s is none', (key) => {
    expect(readUpload(event({ key }), BUCKET)).toBeUndefined();
  });

  it('of another bucket is none', () => {
    expect(readUpload(event({ key: 'uploads/a.zip' }, 'other'), BUCKET)).toBeUndefined();
  });

  it.each([
    [null],
    [{}],
    [{ ...event({ key: 'uploads/a.zip' }), source: 'me' }],
    [event({})],
  ])('that S3 does not send is refused: %j', (value) => {
    expect(() => readUpload(value, BUCKET)).toThrow('the event is not valid');
  });

  it('of the report beside an upload is none', () => {
    expect(isUploadKey(reportBeside('uploads/a.zip'))).toBe(false);
  });
});

describe('the name of the run of an upload', () => {
  it('tells the file, and is one that a run may have, whatever the key', () => {
    const upload = { bucket: BUCKET, key: 'uploads/team/My project (2).zip', version_id: 'v', sequencer: '1' };
    expect(uploadRunId(upload)).toMatch(/^upload-My-project-2-[0-9a-f]{32}$/);
    expect(uploadRunId({ ...upload, key: 'uploads/.zip' })).toMatch(/^upload-project-[0-9a-f]{32}$/);
    expect(uploadRunId({ ...upload, key: `uploads/${'x'.repeat(900)}.zip` })).toHaveLength(72);
    fc.assert(
      fc.property(uploads, (one) => RunIdSchema.safeParse(uploadRunId(one)).success),
      { seed: 1 },
    );
  });

  it('is the same for the same upload, and another for another', () => {
    const same = (a: Upload, b: Upload) =>
      (['bucket', 'key', 'version_id', 'sequencer'] as const).every((name) => a[name] === b[name]);
    fc.assert(
      fc.property(uploads, uploads, (a, b) => {
        expect(uploadRunId({ ...a })).toBe(uploadRunId(a));
        expect(uploadRunId(a) === uploadRunId(b)).toBe(same(a, b));
      }),
      { seed: 2 },
    );
  });

  it.each(['bucket', 'key', 'version_id', 'sequencer'] as const)('depends on the %s', (part) => {
    const upload = { bucket: BUCKET, key: 'uploads/a.zip', version_id: 'v', sequencer: '1' };
    const other = { ...upload, [part]: part === 'key' ? 'uploads/b/a.zip' : 'else' };
    expect(uploadRunId(other)).not.toBe(uploadRunId(upload));
  });

  it('does not mix up its parts', () => {
    const at = (version_id: string, sequencer: string) =>
      uploadRunId({ bucket: 'b', key: 'uploads/a.zip', version_id, sequencer });
    expect(at('12', '3')).not.toBe(at('1', '23'));
  });
});

describe('the upload that a request names', () => {
  it.each<[source: unknown, key: string | undefined]>([
    [{ bucket: BUCKET, key: 'uploads/a.zip' }, 'uploads/a.zip'],
    [{ bucket: BUCKET, key: 'uploads/a.zip', version_id: 'v' }, 'uploads/a.zip'],
    [`s3://${BUCKET}/uploads/a.zip`, 'uploads/a.zip'],
    [{ bucket: 'other-bucket', key: 'uploads/a.zip' }, undefined],
    ['s3://other-bucket/uploads/a.zip', undefined],
    [{ bucket: BUCKET, key: 'incoming/local/a.zip' }, undefined],
    [`s3://${BUCKET}/runs/x/uploads/a.zip`, undefined],
    [{ sample: 'a' }, undefined],
    [undefined, undefined],
  ])('of %j is %s', (source, key) => {
    expect(droppedKey({ source, colour: 'red' }, BUCKET)).toBe(key);
  });

  it.each([null, 'text', 5])('is none where the request is %j', (request) => {
    expect(droppedKey(request, BUCKET)).toBeUndefined();
  });
});
