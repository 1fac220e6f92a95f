import type { Report, ReportFile, RunSummary, TierStats } from '../contracts/index.ts';

export type { ReportFile };

/** All that a report tells; the renderers add nothing of their own. */
export type ReportModel = Report;

/** The line that tells the outcome. */
export function headline(model: ReportModel): string {
  const { status, stop_detail } = model.summary;
  const name = {
    success: 'Success',
    failure: 'Finished without success',
    max_iterations: 'Best effort',
    in_progress: '',
  };
  return `${name[status]}: ${stop_detail}`;
}

/** How much of the project is shown, in words; empty where that was not asked. */
export function verdictLine({ verdict, functions }: RunSummary): string {
  if (!verdict) return '';
  const sure = functions.filter(({ evidence }) => evidence === 'shown' || evidence === 'specified').length;
  const counted = `${sure} of ${functions.length} functions`;
  if (verdict === 'shown') return `Evidence says of every function what it should compute.`;
  return verdict === 'partly_shown'
    ? `Evidence says of ${counted} what they should compute.`
    : 'Nothing shows what the functions should compute.';
}

/** What is published, where that needs saying. */
export function publishedLine(model: ReportModel): string {
  if (!model.original_published) return 'The best version seen is published.';
  return model.summary.status === 'success'
    ? 'Nothing needed changing: the input is published as it was.'
    : 'No attempt was better than the input, so the original is published unchanged.';
}

/** One line on a tier: what it tried, whether it succeeded, and what that cost. */
export function tierLine(tier: TierStats): string {
  const calls = tier.calls === 0 ? '' : `, ${tier.calls} calls, ${tier.input_tokens + tier.output_tokens} tokens`;
  const cost = tier.calls === 0 ? 'no cost' : `$${tier.cost_usd.toFixed(4)}`;
  const outcome = tier.succeeded ? 'succeeded' : 'did not succeed';
  return `${tier.tier}: ${outcome}; ${tier.attempts} attempts, ${tier.accepted} of them kept${calls}, ${cost}`;
}
