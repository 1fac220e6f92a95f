import type { Handover, Question, RunSummary } from '../contracts/index.ts';

/** Questions that one sentence names; the rest is counted. */
const MOST_NAMED = 3;

/** "One question is open: what should f(1) give?", for a person. */
export function questionSentence(questions: readonly Question[]): string {
  const asked = questions.slice(0, MOST_NAMED).map(({ input }) => `what should ${input} give?`);
  const more = questions.length - asked.length;
  const named = `${asked.join(' And ')}${more > 0 ? ` And ${more} more.` : ''}`;
  return questions.length === 1 ? `One question is open: ${named}` : `${questions.length} questions are open: ${named}`;
}

/** The command that gives one answer; a single question need not be named. */
export function answerCommand(
  { run_id, questions }: Pick<RunSummary, 'run_id' | 'questions'>,
  question: Question,
  choice: string,
): string {
  return ['swarm answer', run_id, ...(questions.length > 1 ? [question.id] : []), choice].join(' ');
}

/** What the search left that no question asks: a reader is not told the same twice. */
export function unasked(handover: readonly Handover[], questions: readonly Question[]): Handover[] {
  return handover.filter(({ either, ways }) => {
    const paths = new Set(either.map(({ path }) => path));
    const about = questions.filter(({ path }) => paths.has(path));
    if (ways > 1) return about.length === 0;
    return !about.some(({ choices }) => choices.some(({ edit }) => either.some(({ message }) => message === edit)));
  });
}
