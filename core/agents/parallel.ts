import { MustWait } from '../models/giving-up.ts';

/** Runs tasks, at most so many at a time; all are run to their end, whatever becomes of one. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<R>,
): Promise<PromiseSettledResult<R>[]> {
  const results: PromiseSettledResult<R>[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index] as T;
      results[index] = await task(item).then(
        (value) => ({ status: 'fulfilled' as const, value }),
        (reason: unknown) => ({ status: 'rejected' as const, reason }),
      );
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

/** What came of tasks, apart: values, failures that are known, waits; anything unknown is thrown. */
export function outcomes<R, E extends Error>(
  results: readonly PromiseSettledResult<R>[],
  known: abstract new (...args: never[]) => E,
): { values: R[]; failures: E[]; waits: MustWait[] } {
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  const unknown = reasons.find((reason) => !(reason instanceof MustWait) && !(reason instanceof known));
  if (unknown !== undefined) throw unknown;
  return {
    values: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    failures: reasons.filter((reason): reason is E => reason instanceof known),
    waits: reasons.filter((reason) => reason instanceof MustWait),
  };
}

/** The values of tasks that did their work. A wait of one is a wait of all; anything unknown is thrown. */
export function gathered<R, E extends Error>(
  results: readonly PromiseSettledResult<R>[],
  known: abstract new (...args: never[]) => E,
): { values: R[]; failures: E[] } {
  const { values, failures, waits } = outcomes(results, known);
  if (waits.length > 0) throw new MustWait(Math.max(...waits.map((wait) => wait.wait_s)));
  return { values, failures };
}
