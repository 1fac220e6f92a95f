import { z } from 'zod';
import { parseContract } from '../../core/contracts/index.ts';

/** Variables that the stack gives to the API. Without an issuer it does not start: there is no mode without authentication. */
const ApiEnvironmentSchema = z.object({
  BUCKET: z.string().min(3),
  STATE_MACHINE_ARN: z.string().startsWith('arn:'),
  AUTH_ISSUER: z.url(),
  /** Separated by commas. */
  AUTH_AUDIENCES: z
    .string()
    .min(1)
    .transform((text) => text.split(',')),
  /** The issuer's keys as a JWK set, where it publishes none that the function could reach. */
  AUTH_JWKS: z.string().optional(),
  ASSETS_DIR: z.string().default(process.env.LAMBDA_TASK_ROOT ?? '.'),
});

export function readApiEnvironment(): z.infer<typeof ApiEnvironmentSchema> {
  return parseContract(ApiEnvironmentSchema, process.env, 'the environment', 'InvalidConfig');
}
