import { queryOptions } from '@tanstack/react-query';
import { ReportSchema } from '../../../core/contracts/report.ts';
import type { ApiClient } from './client.ts';

/** The report as data. It is written once, at the end of the run; its schema comes with the parts that show it. */
export function reportQuery(api: ApiClient, runId: string) {
  return queryOptions({
    queryKey: ['report', runId],
    queryFn: ({ signal }) =>
      api.json(ReportSchema, `/runs/${encodeURIComponent(runId)}/report?format=json`, 'the report', { signal }),
    staleTime: 60_000,
  });
}
