import { GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { type RunSummary, RunSummarySchema } from '../../core/contracts/index.ts';
import type { Connection } from '../connection.ts';

const SUMMARY = /^runs\/[^/]+\/[^/]+\/summary\.json$/;
const AT_A_TIME = 16;

/**
 * How the newest runs ended, by the bucket itself: it knows runs that Step Functions has
 * forgotten. A summary in a form of long ago is passed over.
 */
export async function finishedSummaries({ s3, outputs }: Connection, limit: number): Promise<RunSummary[]> {
  const found: { key: string; at: number }[] = [];
  for await (const page of paginateListObjectsV2({ client: s3 }, { Bucket: outputs.bucket, Prefix: 'runs/' })) {
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && SUMMARY.test(Key)) found.push({ key: Key, at: LastModified?.getTime() ?? 0 });
    }
  }
  const newest = found.sort((a, b) => b.at - a.at).slice(0, limit);
  const summaries: RunSummary[] = [];
  for (let start = 0; start < newest.length; start += AT_A_TIME) {
    const read = newest.slice(start, start + AT_A_TIME).map(async ({ key }) => {
      const answer = await s3.send(new GetObjectCommand({ Bucket: outputs.bucket, Key: key }));
      const text = (await answer.Body?.transformToString()) ?? 'null';
      return summaryOf(text);
    });
    summaries.push(...(await Promise.all(read)).filter((summary) => summary !== undefined));
  }
  return summaries;
}

/** The summary in a text; undefined for one that is broken or in another form. */
function summaryOf(text: string): RunSummary | undefined {
  try {
    return RunSummarySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
