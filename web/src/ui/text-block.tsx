import { useId } from 'react';
import { CopyButton } from './copy-button.tsx';
import { ScrollRegion } from './scroll-region.tsx';

/** Text of a run, exactly as it is: never markup, never cut in the middle of anything. */
export function TextBlock({ title, text }: { title: string; text: string }) {
  const id = useId();
  return (
    <div className="text-block">
      <div className="text-head">
        <span id={id} className="text-title">
          {title}
        </span>
        {text !== '' && <CopyButton text={text} what={title.toLowerCase()} />}
      </div>
      {text === '' ? (
        <p className="muted">Empty</p>
      ) : (
        <ScrollRegion className="text-scroll" labelledBy={id}>
          <pre>{text}</pre>
        </ScrollRegion>
      )}
    </div>
  );
}
