import { z } from 'zod';
import { beginForge } from '../../core/agents/forge/begin.ts';
import { rateForgeAfter, rateForgeBefore } from '../../core/agents/forge/rate.ts';
import { superviseForge } from '../../core/agents/forge/supervise.ts';
import { takeSuite } from '../../core/agents/forge/take-suite.ts';
import { forgeWithModel } from '../../core/agents/forge/write-with-model.ts';
import { RoundEventSchema, RunRefSchema } from '../shared/events.ts';
import { phases } from '../shared/phases.ts';

const ForgeEventSchema = z.discriminatedUnion('phase', [
  z.object({ phase: z.literal('begin'), run: RunRefSchema }),
  ...(['write', 'take', 'rate_before', 'rate_after', 'supervise'] as const).map((phase) =>
    RoundEventSchema.extend({ phase: z.literal(phase) }),
  ),
]);

/** One step of a round of forge that runs no code of the project. */
export const handler = phases(ForgeEventSchema, { workflow: 'forge', agent: 'Judge' }, (event, context, models) => {
  const { run } = event;
  if (event.phase === 'begin') return beginForge(context, run);
  const { round } = event;
  switch (event.phase) {
    case 'write':
      return forgeWithModel(context, models(), run, round);
    case 'take':
      return takeSuite(context, run, round);
    case 'rate_before':
      return rateForgeBefore(context, run, round);
    case 'rate_after':
      return rateForgeAfter(context, run, round);
    case 'supervise':
      return superviseForge(context, run, round);
  }
});
