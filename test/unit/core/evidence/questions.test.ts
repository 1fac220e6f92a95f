import { describe, expect, it } from 'vitest';
import { HandoverSchema } from '../../../../core/contracts/index.ts';
import { answerCommand, questionSentence, unasked } from '../../../../core/evidence/questions.ts';
import { question } from '../../../support/report-model.ts';

describe('questions in words', () => {
  it('are one sentence, and some are counted', () => {
    expect(questionSentence([question('f(6)')])).toBe('One question is open: what should f(6) give?');
    const many = ['f(1)', 'f(2)', 'f(3)', 'f(4)'].map((input) => question(input));
    expect(questionSentence(many)).toBe(
      '4 questions are open: what should f(1) give? And what should f(2) give? And what should f(3) give? And 1 more.',
    );
  });

  it('are answered by a command that names what must be named', () => {
    const only = question('f(1)');
    expect(answerCommand({ run_id: 'r', questions: [only] }, only, '2')).toBe('swarm answer r 2');
    const other = question('f(2)', { id: 'ba9876543210' });
    expect(answerCommand({ run_id: 'r', questions: [only, other] }, other, '1')).toBe('swarm answer r ba9876543210 1');
  });
});

describe('what the search left', () => {
  const left = (path: string, messages: string[]) =>
    HandoverSchema.parse({
      failing: ['t::a'],
      lines: [],
      tried: {},
      partial: [],
      either: messages.map((message) => ({ path, line: 1, message })),
      ways: messages.length,
    });

  it('is not told twice where a question asks it', () => {
    const handover = [left('a.py', ['x', 'y']), left('b.py', ['x', 'y'])];
    expect(unasked(handover, [question('f(1)')])).toEqual([handover[1]]);
    expect(unasked(handover, [])).toEqual(handover);
  });

  it('is told where the only edit of its kind is not among the answers', () => {
    const handover = [left('a.py', ['x']), left('a.py', ['asked'])];
    expect(unasked(handover, [question('asked')])).toEqual([handover[0]]);
  });
});
