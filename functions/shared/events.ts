import { z } from 'zod';
import { OwnerSchema, RunIdSchema } from '../../core/contracts/index.ts';

/** How the state machine names a run. */
export const RunRefSchema = z.object({ run_id: RunIdSchema, owner: OwnerSchema });

/** The event of an agent that works on a round. */
export const RoundEventSchema = z.object({ run: RunRefSchema, round: z.int().min(1) });
