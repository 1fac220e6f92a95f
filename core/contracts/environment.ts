import { z } from 'zod';
import { ProjectPathSchema } from './primitives.ts';

/** Why a requirement is not installed: a closed set. */
export const SetAsideReasonSchema = z.enum([
  'address',
  'lookalike',
  'no_wheel',
  'no_version',
  'not_found',
  'conflict',
  'limit',
  'unreadable',
  'unreachable',
]);
export type SetAsideReason = z.infer<typeof SetAsideReasonSchema>;

/** A requirement that is left out, with the file that states it; `detail` is a name that belongs to the reason. */
const SetAsideSchema = z.object({
  requirement: z.string(),
  origin: z.string(),
  why: SetAsideReasonSchema,
  detail: z.string().default(''),
});
export type SetAside = z.infer<typeof SetAsideSchema>;

/** A Python that a project needs, as a specifier: `>=3.14`. */
export const PythonSpecifierSchema = z.string().regex(/^>=3\.\d+$/);

/** A Python that there is a workbench for: `3.12`. */
export const PythonVersionSchema = z.string().regex(/^3\.\d+$/);

/** The Python that a project gets, of those at hand. */
export const PythonChoiceSchema = z.object({
  version: PythonVersionSchema,
  wanted: z.string().describe('All that the project asks for as one specifier; empty where it asks for nothing.'),
  reason: z.string().describe('Why it is this one.'),
});
export type PythonChoice = z.infer<typeof PythonChoiceSchema>;

/** The newest of such specifiers, which all of them ask for together. */
export function newestPython(given: readonly (string | null | undefined)[]): string | undefined {
  const minor = (text: string) => Number(text.slice(text.lastIndexOf('.') + 1));
  return given.flatMap((text) => text ?? []).sort((a, b) => minor(b) - minor(a))[0];
}

/** What the step `resolve` came to. */
export const ResolveResultSchema = z.object({
  key: z
    .string()
    .regex(/^(?:[0-9a-f]{64})?$/)
    .describe('Hash of lock, interpreter and platform; empty where nothing is installed.'),
  private: z.boolean().describe('Whether packages may come from an index that is not public.'),
  lock: z.string().describe('Requirements with hashes, as pip and uv read them.'),
  packages: z.array(z.object({ name: z.string(), version: z.string() })),
  set_aside: z.array(SetAsideSchema),
  unknown_imports: z.array(z.object({ module: z.string(), path: ProjectPathSchema })),
  read: z.array(z.string()).describe('Files of the project that state requirements.'),
  needs_python: PythonSpecifierSchema.nullable().describe(
    'A newer Python than the one at hand; null where it will do.',
  ),
  python: PythonChoiceSchema.optional().describe('What the lock is for; absent in records of earlier versions.'),
  pins_dropped: z.boolean(),
  seconds: z.number().min(0),
});
export type ResolveResult = z.infer<typeof ResolveResultSchema>;

/** What the step `install` came to. */
export const InstallResultSchema = z.object({
  modules: z.array(z.string()).describe('Top-level names that an import finds.'),
  bytes: z.int().min(0),
  packed_bytes: z.int().min(0),
  seconds: z.number().min(0),
  python: z.string(),
});

/** The packages of a run. */
export const EnvironmentSchema = z.object({
  archive: z.string().describe('Key of the archive.'),
  packages: z.int().min(0),
  is_new: z.boolean().describe('Whether this run had it installed; otherwise an earlier one did.'),
});
export type Environment = z.infer<typeof EnvironmentSchema>;
