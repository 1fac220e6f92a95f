import { useState } from 'react';
import { ActionButton } from './action-button.tsx';
import { Icon } from './icon.tsx';

/** Copies text as it is. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 2_000);
      },
      () => setCopied(false),
    );
  return (
    <ActionButton kind="quiet" aria-label={`Copy ${what}`} onPress={copy}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </ActionButton>
  );
}
