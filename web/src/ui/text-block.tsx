import { useId } from 'react';
import { CopyButton } from './copy-button.tsx';

/** Text of a run, exactly as it is: never markup, never cut in the middle of anything. */
export function TextBlock({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <section className="text-block" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {text !== '' && <CopyButton text={text} what={title.toLowerCase()} />}
      </header>
      {text === '' ? (
        <p className="muted">Empty</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard
        <pre tabIndex={0} role="region" aria-labelledby={id}>
          {text}
        </pre>
      )}
    </section>
  );
}
