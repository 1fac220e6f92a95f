import { GetObjectCommand, ListObjectsV2Command, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { ownerOf } from '../../core/agents/intake.ts';
import {
  parseContract,
  parseJson,
  RefactoringStateSchema,
  type Report,
  ReportSchema,
  type RunSummary,
  RunSummarySchema,
} from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { type RunKeys, runKeys, runPrefix } from '../../core/store/keys.ts';
import { isMissing } from '../../functions/shared/s3-store.ts';
import type { Connection } from '../connection.ts';
import { executionsOf } from './executions.ts';

/** A run's objects in the bucket. */
export class RunArtefacts {
  readonly keys: RunKeys;
  private readonly connection: Connection;
  private readonly owner: string;

  constructor(connection: Connection, owner: string, runId: string) {
    this.connection = connection;
    this.owner = owner;
    this.keys = runKeys(owner, runId);
  }

  /** The artefacts of another run of the same owner. */
  sibling(runId: string): RunArtefacts {
    return new RunArtefacts(this.connection, this.owner, runId);
  }

  /** The bytes of one object, or undefined. */
  async read(key: string): Promise<Uint8Array | undefined> {
    try {
      const answer = await this.connection.s3.send(
        new GetObjectCommand({ Bucket: this.connection.outputs.bucket, Key: key }),
      );
      return await answer.Body?.transformToByteArray();
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** The bytes of one object; throws `RunNotFound`. */
  async require(key: string): Promise<Uint8Array> {
    const bytes = await this.read(key);
    if (!bytes) throw new SwarmError('RunNotFound', `s3://${this.connection.outputs.bucket}/${key} is not there`);
    return bytes;
  }

  async text(key: string): Promise<string> {
    return new TextDecoder().decode(await this.require(key));
  }

  /** What the run has cost until now, in US dollars. */
  async cost(): Promise<number> {
    const state = parseJson(await this.text(this.keys.state), 'state.json');
    return parseContract(RefactoringStateSchema.pick({ cost_usd: true }), state, 'state.json').cost_usd;
  }

  /** The report as data; undefined where the run left none, or one of an older version. */
  async report(): Promise<Report | undefined> {
    const bytes = await this.read(this.keys.reportJson);
    return bytes && ReportSchema.safeParse(parseJson(new TextDecoder().decode(bytes), 'report.json')).data;
  }

  async summary(): Promise<RunSummary> {
    return parseContract(
      RunSummarySchema,
      parseJson(await this.text(this.keys.summary), 'summary.json'),
      'summary.json',
    );
  }
}

/**
 * The artefacts of a run by its id alone: the execution's input says whose it is, or else the
 * bucket does. Throws `RunNotFound`.
 */
export async function findArtefacts(connection: Connection, runId: string): Promise<RunArtefacts> {
  // An execution is forgotten before its objects are: after 90 days in AWS, after a crash locally.
  const execution = await executionsOf(connection).describe(runId);
  const owner = execution
    ? ownerOf(parseJson(execution.input, 'the input of the execution'))
    : await ownerInBucket(connection, runId);
  if (owner === undefined) throw new SwarmError('RunNotFound', `run ${runId} is not there`);
  return new RunArtefacts(connection, owner, runId);
}

const RUNS_PREFIX = 'runs/';

/** The owner below whose prefix objects of a run lie. */
async function ownerInBucket({ s3, outputs }: Connection, runId: string): Promise<string | undefined> {
  const Bucket = outputs.bucket;
  for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket, Prefix: RUNS_PREFIX, Delimiter: '/' })) {
    for (const { Prefix = '' } of page.CommonPrefixes ?? []) {
      const owner = Prefix.slice(RUNS_PREFIX.length, -1);
      const { KeyCount } = await s3.send(
        new ListObjectsV2Command({ Bucket, Prefix: runPrefix(owner, runId), MaxKeys: 1 }),
      );
      if (KeyCount) return owner;
    }
  }
  return undefined;
}
