import { z } from 'zod';
import { parseContract } from '../../core/contracts/index.ts';

/** Variables that the stack gives to every agent function. */
const EnvironmentSchema = z.object({
  BUCKET: z.string().min(3),
  /** Folder that holds config/, prompts/ and examples/. */
  ASSETS_DIR: z.string().default(process.env.LAMBDA_TASK_ROOT ?? '.'),
  /** Secret with the model keys; absent where only the builtin tier is wanted. */
  MODEL_KEYS_SECRET: z.string().optional(),
  /** The Pythons that there is a workbench for, the usual one first. */
  PYTHONS: z
    .string()
    .transform((text) => text.split(','))
    .optional(),
  /** Set where the role of the function may call Bedrock. */
  BEDROCK_BY_ROLE: z.literal('true').optional(),
});

export type Environment = z.infer<typeof EnvironmentSchema>;

export function readEnvironment(): Environment {
  return parseContract(EnvironmentSchema, process.env, 'the environment', 'InvalidConfig');
}
