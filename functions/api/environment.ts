import { z } from 'zod';
import { parseContract } from '../../core/contracts/index.ts';
import { MachineEnvironmentSchema } from '../shared/machines.ts';

/** Separated by commas. An empty one would stand for tokens that name no audience at all. */
const AudiencesSchema = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.string()).min(1, 'must name an audience'));

/** The audiences of a list; throws `InvalidConfig` where it names none. */
export function readAudiences(text: string): string[] {
  return parseContract(AudiencesSchema, text, 'AUTH_AUDIENCES', 'InvalidConfig');
}

/** Variables that the stack gives to the API. Without an issuer it does not start: there is no mode without authentication. */
const ApiEnvironmentSchema = MachineEnvironmentSchema.extend({
  BUCKET: z.string().min(3),
  AUTH_ISSUER: z.url(),
  AUTH_AUDIENCES: AudiencesSchema,
  /** The issuer's keys as a JWK set, where it publishes none that the function could reach. */
  AUTH_JWKS: z.string().optional(),
  ASSETS_DIR: z.string().default(process.env.LAMBDA_TASK_ROOT ?? '.'),
});

export function readApiEnvironment(): z.infer<typeof ApiEnvironmentSchema> {
  return parseContract(ApiEnvironmentSchema, process.env, 'the environment', 'InvalidConfig');
}
