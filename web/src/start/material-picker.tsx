import { Segments } from '../ui/segments.tsx';
import { DropArea } from './drop-area.tsx';
import type { Draft, Way } from './material.ts';
import { PasteBox } from './paste-box.tsx';

const OPTIONS: readonly { value: Way; text: string }[] = [
  { value: 'zip', text: 'Drop a zip' },
  { value: 'paste', text: 'Paste a file' },
  { value: 'sample', text: 'Try a sample' },
];

interface MaterialPickerProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Where the code comes from. */
export function MaterialPicker({ draft, onChange }: MaterialPickerProps) {
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  return (
    <section aria-label="Code to repair" className="panel">
      <Segments
        label="Where the code comes from"
        labelShown={false}
        options={OPTIONS}
        value={draft.way}
        onChange={(way) => change({ way })}
      />
      {draft.way === 'zip' && <DropArea draft={draft} onChange={change} />}
      {draft.way === 'paste' && <PasteBox draft={draft} onChange={change} />}
      {draft.way === 'sample' && (
        <Segments
          label="Samples"
          options={__OFFERED__.samples.map((name) => ({ value: name, text: name }))}
          value={draft.sample ?? ''}
          onChange={(sample) => change({ sample })}
          hint="Small projects of this repository, each with faults of its own."
        />
      )}
    </section>
  );
}
