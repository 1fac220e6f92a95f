import { basename, resolve } from 'node:path';
import type { Command } from 'commander';
import { parseContract, parseJson, RefactoringStateSchema, type RunRequestInput } from '../../core/contracts/index.ts';
import { SwarmError } from '../../core/errors.ts';
import { findAnswer, withAnswer } from '../../core/evidence/answers.ts';
import { zipTree } from '../../core/workspace/zip.ts';
import { say } from '../output/print.ts';
import { visible } from '../output/visible.ts';
import type { ProjectInput } from '../project/read-input.ts';
import { findArtefacts, type RunArtefacts } from '../runs/artefacts.ts';
import { resultTree } from '../runs/deliver.ts';
import { finishRun, type Manner, requireOneManner } from '../runs/finish.ts';
import { type Origin, readOrigin } from '../runs/origin.ts';
import { startInput } from '../runs/start-input.ts';
import { openTarget } from '../target.ts';
import type { RegisterCommand } from './index.ts';
import { requireEmpty } from './refactor.ts';

interface AnswerOptions extends Manner {
  readonly out?: string;
  readonly write?: boolean;
}

/** `swarm answer <run> [question] <choice>` */
export const answerCommand: RegisterCommand = (program, exit) => {
  program
    .command('answer')
    .description('answer what a run asks: the answer becomes a test, and a new run goes on from the result')
    .argument('<run-id>')
    .argument('<question-or-choice>', 'id of the question; with a single one, the number of the choice is enough')
    .argument('[choice]', 'number of the choice, after the id of its question')
    .option('--out <dir>', 'write the resulting tree there, and its record to its .swarm folder')
    .option('--write', 'write the result over the folder that the first run was started on, after a backup')
    .option('--yes', 'ask nothing')
    .option('--json', 'print one JSON document instead of text')
    .option('--quiet', 'print nothing but how it ended')
    .action(async (runId: string, first: string, second: string | undefined, options: AnswerOptions, self: Command) => {
      const [question, choice] = second === undefined ? [undefined, first] : [first, second];
      exit(await answer(runId, question, choice, options, self));
    });
};

async function answer(
  runId: string,
  questionId: string | undefined,
  choiceId: string,
  options: AnswerOptions,
  command: Command,
): Promise<number> {
  requireOneManner(options);
  const out = options.out === undefined ? null : resolve(options.out);
  if (out !== null) requireEmpty(out);
  const origin = readOrigin(runId);
  if (options.write && !origin?.folder) {
    throw new SwarmError(
      'UsageError',
      `run ${runId} was not started from here on a folder; use --out, or \`swarm apply\` on the new run`,
    );
  }
  const silent = options.json === true || options.quiet === true;
  const artefacts = await findArtefacts(await openTarget(command, silent), runId);
  const given = findAnswer(await artefacts.summary(), questionId, choiceId);
  const result = await resultTree(artefacts);
  if (!result) throw new SwarmError('RunNotFound', `run ${runId} has no result to go on from`);
  if (!silent)
    say(visible(`${given.question.input} gives ${given.choice.result}: the test of it goes with the project`));
  const wanted = { out, write: options.write === true, git: null, answers: runId };
  const input = inputOf(withAnswer(result, given), runId, origin);
  const started = await startInput(command, input, await requestOf(artefacts), options, wanted);
  return finishRun(await started.follow(), started.origin, options);
}

function inputOf(tree: ProjectInput['tree'], runId: string, origin: Origin | undefined): ProjectInput {
  const { kind, folder } = origin ?? { kind: 'zip' as const, folder: null };
  const name = folder === null ? runId : basename(folder);
  return { kind, name, folder: folder ?? undefined, tree, zip: zipTree(tree), untracked: 0 };
}

/** What the run was asked for; its source is another one now, and models are asked anew. */
async function requestOf(artefacts: RunArtefacts): Promise<Omit<RunRequestInput, 'source' | 'owner'>> {
  const state = parseJson(await artefacts.text(artefacts.keys.state), 'state.json');
  const { request } = parseContract(RefactoringStateSchema.pick({ request: true }), state, 'state.json');
  const { source: _, owner: __, replay: ___, ...asked } = request;
  return asked;
}
