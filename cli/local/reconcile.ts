import { InvokeCommand } from '@aws-sdk/client-lambda';
import { GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import type { z } from 'zod';
import { parseJson, RefactoringStateSchema } from '../../core/contracts/index.ts';
import type { Connection } from '../connection.ts';
import type { Progress } from './local-cloud.ts';

const UnfinishedSchema = RefactoringStateSchema.pick({ run_id: true, owner: true, finished_at: true });

/**
 * Gives every run that the end of the local cloud cut short its own end: objects in S3
 * live on, executions do not. What had been reached is published, the log says why. To be
 * called when the local cloud has just begun, and nothing can be under way.
 */
export async function endInterruptedRuns(connection: Connection, progress: Progress): Promise<void> {
  for (const run of await unfinishedRuns(connection)) {
    progress(`ending run ${run.run_id}, which was interrupted`);
    const event = {
      run_id: run.run_id,
      request: { owner: run.owner },
      error: { name: 'Interrupted', message: 'The local cloud ended while the run was under way.' },
    };
    await connection.lambda.send(
      new InvokeCommand({ FunctionName: connection.outputs.publishName, Payload: JSON.stringify(event) }),
    );
  }
}

async function unfinishedRuns(connection: Connection): Promise<z.infer<typeof UnfinishedSchema>[]> {
  const runs: z.infer<typeof UnfinishedSchema>[] = [];
  const bucket = connection.outputs.bucket;
  for await (const page of paginateListObjectsV2({ client: connection.s3 }, { Bucket: bucket, Prefix: 'runs/' })) {
    for (const { Key } of page.Contents ?? []) {
      if (!Key?.endsWith('/state.json')) continue;
      const answer = await connection.s3.send(new GetObjectCommand({ Bucket: bucket, Key }));
      const state = UnfinishedSchema.safeParse(parseJson((await answer.Body?.transformToString()) ?? '{}', Key));
      if (state.success && state.data.finished_at === null) runs.push(state.data);
    }
  }
  return runs;
}
