import type { Choice, Question, RunSummary } from '../contracts/index.ts';
import { SwarmError } from '../errors.ts';
import type { FileTree } from '../workspace/file-tree.ts';

/** A question with the answer that somebody gave. */
export interface Answer {
  readonly question: Question;
  readonly choice: Choice;
}

/**
 * The answer that is meant; a single question need not be named. Throws `QuestionNotFound` that says
 * what is open.
 */
export function findAnswer(
  { run_id, questions }: Pick<RunSummary, 'run_id' | 'questions'>,
  questionId: string | undefined,
  choiceId: string,
): Answer {
  if (questions.length === 0) throw new SwarmError('QuestionNotFound', `run ${run_id} leaves no question open`);
  const named = questions.map(({ id, input }) => `${id} (${input})`).join(', ');
  if (questionId === undefined && questions.length > 1) {
    throw new SwarmError(
      'QuestionNotFound',
      `run ${run_id} leaves ${questions.length} questions open; name one: ${named}`,
    );
  }
  const question = questionId === undefined ? questions[0] : questions.find(({ id }) => id === questionId);
  if (!question) {
    throw new SwarmError('QuestionNotFound', `run ${run_id} asks no question ${questionId}; open are: ${named}`);
  }
  const choice = question.choices.find(({ id }) => id === choiceId);
  if (choice) return { question, choice };
  const choices = question.choices.map(({ id, result }) => `${id} (${result})`).join(', ');
  throw new SwarmError('QuestionNotFound', `question ${question.id} has no choice ${choiceId}; it has: ${choices}`);
}

/** The published result with the answer as a test beside the others; no file that is there is written over. */
export function withAnswer(result: FileTree, { question, choice }: Answer): FileTree {
  const bytes = Buffer.from(choice.test);
  const path = freePath(result, question.test_path, bytes);
  return new Map([...result, [path, { bytes, executable: false }]]);
}

/** The path itself, or one with a number; the same test again goes where it is. */
function freePath(tree: FileTree, wanted: string, bytes: Uint8Array): string {
  const stem = wanted.replace(/\.py$/, '');
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? wanted : `${stem}_${number}.py`;
    const there = tree.get(path);
    if (!there || Buffer.compare(there.bytes, bytes) === 0) return path;
  }
}
