import { randomUUID } from 'node:crypto';
import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { messageOf } from '../../core/errors.ts';
import { PAGE_OUTPUT } from '../../lib/outputs.ts';
import type { Connection } from '../connection.ts';
import { followRun, type StateEvent, startRun } from '../runs/executions.ts';
import type { Check } from './machine.ts';

/** What the probe needs of the outside; tests play it. */
export interface Outside {
  /** Runs the sample to its end and tells each state. */
  readonly run: (onEvent: (event: StateEvent) => void) => Promise<{ status?: string; error?: string }>;
  /** Address of a presigned object of the bucket. */
  readonly signed: () => Promise<string>;
  /** The policy that the page is served with, or undefined where no page is served. */
  readonly policy: () => Promise<string | undefined>;
}

/** An answer of the workbench, as a state hands it on. */
interface Answer {
  readonly isolation?: unknown;
  readonly timings?: { readonly total_s?: unknown };
}

/** Questions that only AWS can answer, put to a stack by one run of a sample. It costs a few cents at most. */
export async function probeChecks(outside: Outside): Promise<Check[]> {
  const entered: Date[] = [];
  const levels = new Set<string>();
  let coldStart: number | undefined;
  const watch = ({ at, entered: begins, output }: StateEvent) => {
    if (begins) entered.push(at);
    const answer = workbenchAnswer(output);
    if (!answer) return;
    levels.add(String(answer.isolation));
    const since = (at.getTime() - (entered.at(-1) ?? at).getTime()) / 1000;
    coldStart ??= Math.max(0, since - Number(answer.timings?.total_s ?? 0));
  };
  const ended = await outside.run(watch).catch((error: unknown) => ({ status: 'NONE', error: messageOf(error) }));
  const ran = ended.status === 'SUCCEEDED';
  const reached = levels.size > 0;
  return [
    { name: 'Run', ok: ran, detail: ran ? 'succeeded' : `${ended.status}: ${ended.error ?? ''}`, needed: true },
    {
      name: 'Tenant id',
      ok: reached,
      detail: reached ? 'accepted' : 'no call of the workbench was answered',
      needed: true,
    },
    {
      name: 'Isolation',
      ok: reached && !levels.has('bare'),
      detail: [...levels].join(', ') || 'not known',
      needed: false,
    },
    {
      name: 'Cold start',
      ok: coldStart !== undefined,
      detail: coldStart === undefined ? 'not known' : `${coldStart.toFixed(1)} s before the workbench begins`,
      needed: false,
    },
    await uploadCheck(outside),
  ];
}

function workbenchAnswer(output: string | undefined): Answer | undefined {
  if (output === undefined) return undefined;
  const parsed: unknown = JSON.parse(output);
  return typeof parsed === 'object' && parsed !== null && 'isolation' in parsed ? parsed : undefined;
}

/** Whether the page may reach what is signed for it. */
async function uploadCheck({ policy, signed }: Outside): Promise<Check> {
  const name = 'Upload from the page';
  try {
    const served = await policy();
    if (served === undefined) return { name, ok: true, detail: 'no page is served', needed: false };
    const { origin } = new URL(await signed());
    const ok = (/connect-src ([^;]*)/.exec(served)?.[1]?.split(' ') ?? []).includes(origin);
    return {
      name,
      ok,
      detail: ok ? `${origin} is allowed` : `the page's policy does not allow ${origin}`,
      needed: true,
    };
  } catch (error) {
    return { name, ok: false, detail: messageOf(error), needed: true };
  }
}

/** The outside of a stack that is deployed. */
export function deployed(connection: Connection): Outside {
  const { cloudFormation, outputs, s3, stackName } = connection;
  return {
    run: async (onEvent) => {
      const runId = `doctor-${randomUUID()}`;
      await startRun(connection, runId, { source: { sample: 'messy-calculator' }, tiers: ['builtin'] });
      return followRun(connection, runId, onEvent);
    },
    signed: () => getSignedUrl(s3, new GetObjectCommand({ Bucket: outputs.bucket, Key: 'runs/doctor/none' })),
    policy: async () => {
      const answer = await cloudFormation.send(new DescribeStacksCommand({ StackName: stackName }));
      const page = answer.Stacks?.[0]?.Outputs?.find(({ OutputKey }) => OutputKey === PAGE_OUTPUT)?.OutputValue;
      if (!page) return undefined;
      const served = await fetch(page, { signal: AbortSignal.timeout(10_000) });
      return served.headers.get('content-security-policy') ?? '';
    },
  };
}
