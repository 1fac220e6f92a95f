import { z } from 'zod';
import { ProjectPathSchema } from './primitives.ts';

const LONGEST_TEXT = 10_000;

/** One way to run a program of a project, as `swarm.yaml` gives it: a test of the project. */
export const WantedRunSchema = z.strictObject({
  file: ProjectPathSchema.optional().describe('The program; may be left out where the project has one.'),
  args: z.array(z.string().max(1000)).max(20).optional(),
  stdin: z.string().max(LONGEST_TEXT).optional().describe('What it reads; its end at once where nothing is given.'),
  expect: z
    .string()
    .max(LONGEST_TEXT)
    .optional()
    .describe('What it prints on standard output, but for white space at the ends of lines.'),
});
export type WantedRun = z.infer<typeof WantedRunSchema>;

/** How a program ended. */
export const ProgramEndSchema = z.enum([
  'ended',
  'crashed',
  'lacks',
  'waits_for_input',
  'never_ends',
  'needs_arguments',
  'exits_with_code',
]);
export type ProgramEnd = z.infer<typeof ProgramEndSchema>;

/** One run of a file of the project as the program that it is. */
export const ProgramRunSchema = z.object({
  path: ProjectPathSchema,
  args: z.array(z.string()),
  stdin: z.string().optional(),
  expect: z.string().optional(),
  given: z.boolean().describe('Whether swarm.yaml says that it is run so.'),
  end: ProgramEndSchema,
  own: z.boolean().describe('Whether its own code causes the crash.'),
  code: z.int().optional().describe('Exit code.'),
  error: z.string().optional().describe('Type of the exception that nobody caught, or name of a signal.'),
  message: z.string().optional(),
  at_path: z.string().optional().describe('File of the project that it ended in, or was in when its time was up.'),
  at_line: z.int().min(0).optional(),
  lacks: z.string().optional().describe('What was not there: file, network, module, display or variable.'),
  wanted: z.string().optional().describe('The name of that.'),
  as_expected: z.boolean().optional().describe('Whether it printed what is expected.'),
  printed_sha256: z.string(),
  seconds: z.number().min(0),
});
export type ProgramRun = z.infer<typeof ProgramRunSchema>;

/** What a run tells of a program: how it ends in the published version, and how it ended before. */
export const ToldProgramSchema = ProgramRunSchema.extend({
  before: ProgramEndSchema.optional().describe('How it ended in the input, where that is another.'),
});
export type ToldProgram = z.infer<typeof ToldProgramSchema>;
