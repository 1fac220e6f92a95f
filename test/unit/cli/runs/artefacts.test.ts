import { S3Client } from '@aws-sdk/client-s3';
import { describe, expect, it, vi } from 'vitest';
import { localClients } from '../../../../cli/connection.ts';
import { findArtefacts } from '../../../../cli/runs/artefacts.ts';
import { runKeys } from '../../../../core/store/keys.ts';
import { OUTPUTS } from '../../../../lib/outputs.ts';

/** A stack whose executions are as `input` says and whose bucket holds a run of Ada's. */
function stack(input: string | undefined) {
  const clients = localClients('http://127.0.0.1:9');
  vi.spyOn(clients.sfn, 'send').mockImplementation(async () => {
    if (input === undefined) throw Object.assign(new Error('unknown'), { name: 'ExecutionDoesNotExist' });
    return { input };
  });
  const keys = ['runs/local/cli-1/state.json', 'runs/ada/api-1/state.json'];
  const send = async ({ input: { Prefix, Delimiter } }: { input: { Prefix: string; Delimiter?: string } }) =>
    Delimiter
      ? { CommonPrefixes: [{ Prefix: 'runs/local/' }, { Prefix: 'runs/ada/' }] }
      : { KeyCount: keys.filter((key) => key.startsWith(Prefix)).length };
  vi.spyOn(S3Client.prototype, 'send').mockImplementation(send as never);
  const names = Object.keys(OUTPUTS) as (keyof typeof OUTPUTS)[];
  const outputs = Object.fromEntries(names.map((name) => [name, 'x'])) as Record<(typeof names)[number], string>;
  return { ...clients, stackName: 'x', outputs };
}

describe('the artefacts of a run by its id', () => {
  it('are those of the owner that the execution names', async () => {
    const found = await findArtefacts(stack('{"owner": "bob"}'), 'api-1');
    expect(found.keys).toMatchObject({ state: runKeys('bob', 'api-1').state });
  });

  it("are found in the bucket, another owner's too, when Step Functions has forgotten the run", async () => {
    const found = await findArtefacts(stack(undefined), 'api-1');
    expect(found.keys.state).toBe(runKeys('ada', 'api-1').state);
  });

  it('are not those of a run whose name only begins so', async () => {
    await expect(findArtefacts(stack(undefined), 'api')).rejects.toThrow('run api is not there');
  });
});
