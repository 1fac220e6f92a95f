import { useMutation } from '@tanstack/react-query';
import type { Session } from '../session/session.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { Mark } from '../ui/mark.tsx';

const PROMISES = [
  ['Free first', 'A deterministic engine repairs what it can. Models join only for what is still red.'],
  ['Never worse', 'The best version seen is published: tests that passed still pass, and the score does not fall.'],
  ['Nothing hidden', 'Every prompt, answer, tool run and decision is kept, and you can read it here.'],
] as const;

/** The page of those who are not signed in. */
export function Welcome({ session, error }: { session: Session; error?: Error }) {
  const signIn = useMutation({ mutationFn: () => session.signIn() });
  const failed = signIn.error ?? error;
  return (
    <main className="welcome">
      <p className="splash-name">
        <Mark /> Refactoring Swarm
      </p>
      <h1>Buggy Python in. Clean, tested, validated Python out.</h1>
      <p className="welcome-lead">
        Drop a zip. An Auditor plans, a Judge writes the tests, a Fixer repairs, and they go on until the code is done.
      </p>
      {failed && (
        <p role="alert" className="note note-bad">
          Signing in did not work: {failed.message}
        </p>
      )}
      <ActionButton kind="primary" onPress={() => signIn.mutate()} isPending={signIn.isPending}>
        Sign in
      </ActionButton>
      <dl className="promises">
        {PROMISES.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
