import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import type { Draft } from './material.ts';

interface PasteBoxProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** One file as text. */
export function PasteBox({ draft, onChange }: PasteBoxProps) {
  return (
    <div className="paste">
      <TextField className="field" value={draft.name} onChange={(name) => onChange({ name })}>
        <Label className="label">File name</Label>
        <Input className="input" spellCheck={false} autoComplete="off" />
      </TextField>
      <TextField className="field" value={draft.text} onChange={(text) => onChange({ text })}>
        <Label className="label">Python</Label>
        <TextArea className="input code-input" rows={14} spellCheck={false} autoComplete="off" />
      </TextField>
    </div>
  );
}
