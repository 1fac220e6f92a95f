import { describe, expect, it } from 'vitest';
import { findAnswer, withAnswer } from '../../../../core/evidence/answers.ts';
import { question } from '../../../support/report-model.ts';

const ONE = question('f(1)');
const TWO = question('f(2)', { id: 'ba9876543210' });
const file = (text: string) => ({ bytes: Buffer.from(text), executable: false });
const answer = findAnswer({ run_id: 'r', questions: [ONE] }, undefined, '1');

describe('an answer', () => {
  it('is found by question and choice; a single question need not be named', () => {
    expect(answer.choice).toBe(ONE.choices[0]);
    expect(findAnswer({ run_id: 'r', questions: [ONE, TWO] }, TWO.id, '2').question).toBe(TWO);
  });

  it.each([
    [[], undefined, '1', 'run r leaves no question open'],
    [[ONE, TWO], undefined, '1', 'name one: 0123456789ab (f(1)), ba9876543210 (f(2))'],
    [[ONE], TWO.id, '1', 'run r asks no question ba9876543210; open are: 0123456789ab (f(1))'],
    [[ONE], ONE.id, '9', 'question 0123456789ab has no choice 9; it has: 1 (f(1)), 2 (f(1))'],
  ])('that nobody asked for is refused with what is open', (questions, id, choice, told) => {
    const wanted = expect.objectContaining({ name: 'QuestionNotFound', message: expect.stringContaining(told) });
    expect(() => findAnswer({ run_id: 'r', questions }, id, choice)).toThrowError(wanted);
  });

  it('becomes a test beside the result, over no file that is there', () => {
    const tree = withAnswer(new Map([['a.py', file('x')]]), answer);
    expect([...tree.keys()]).toEqual(['a.py', 'tests/test_answer.py']);
    expect([...withAnswer(tree, answer).keys()]).toEqual([...tree.keys()]);
    const taken = withAnswer(new Map([['tests/test_answer.py', file('other')]]), answer);
    expect([...taken.keys()]).toEqual(['tests/test_answer.py', 'tests/test_answer_2.py']);
    expect(taken.get('tests/test_answer.py')?.bytes.toString()).toBe('other');
  });
});
