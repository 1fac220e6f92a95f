import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import type { Question } from '../../../core/contracts/evidence.ts';
import { answerQuestion } from '../api/actions.ts';
import { useSignedIn } from '../session/context.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Failure } from '../ui/failure.tsx';

/** What the tests leave open, with a button for each answer; an answer starts a run that goes on from there. */
export function QuestionsPanel({ runId, questions }: { runId: string; questions: readonly Question[] }) {
  return (
    <section className="panel questions" aria-labelledby="questions-title">
      <h2 id="questions-title">Open questions</h2>
      <p className="muted">
        The tests pass with several repairs, which differ on an input that no test names. Your answer becomes a test,
        and a new run goes on from the result.
      </p>
      {questions.map((question) => (
        <Asked key={question.id} runId={runId} question={question} />
      ))}
    </section>
  );
}

function Asked({ runId, question }: { runId: string; question: Question }) {
  const { api } = useSignedIn();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const key = useRef(crypto.randomUUID());
  const answer = useMutation({
    mutationFn: (choice: string) =>
      answerQuestion(api, runId, { question: question.id, choice }, `${key.current}-${choice}`),
    onSuccess: (next) => {
      void client.invalidateQueries({ queryKey: ['runs'] });
      navigate(`/runs/${encodeURIComponent(next)}`);
    },
  });
  return (
    <fieldset className="question">
      <legend>
        What should <code>{question.input}</code> give?{' '}
        <span className="muted">
          {question.function} in {question.path}
        </span>
      </legend>
      <ul className="choices">
        {question.choices.map(({ id, result, edit }) => (
          <li key={id} className="choice">
            <ActionButton
              onPress={() => answer.mutate(id)}
              isPending={answer.isPending && answer.variables === id}
              isDisabled={answer.isPending && answer.variables !== id}
            >
              <span>
                gives <code>{result}</code>
              </span>
            </ActionButton>
            <span className="muted">{edit}</span>
          </li>
        ))}
      </ul>
      {answer.error && <Failure error={answer.error} />}
    </fieldset>
  );
}
