import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { ActionButton } from '../ui/action-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { type Draft, size, takeFiles } from './material.ts';

interface DropAreaProps {
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** Takes files by drop, by choice, and by paste from the keyboard. */
export function DropArea({ draft, onChange }: DropAreaProps) {
  const [refused, setRefused] = useState('');
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const taken = await takeFiles(files);
    if ('refused' in taken) return setRefused(taken.refused);
    setRefused('');
    onChange(taken);
  };
  const names = draft.zip ? [`${draft.zip.name}, ${size(draft.zip.size)}`] : Object.keys(draft.files);
  return (
    <>
      <DropZone
        className="drop"
        onDrop={async ({ items }) => {
          const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
          await take(await Promise.all(files));
        }}
      >
        <Icon name="upload" />
        <Text slot="label" className="drop-label">
          {names.length > 0 ? names.join(', ') : 'Drop a zip of your project, or Python files'}
        </Text>
        <FileTrigger
          acceptedFileTypes={['.zip', '.py', '.pyi']}
          allowsMultiple
          onSelect={(list) => void take(list ? [...list] : [])}
        >
          <ActionButton>{names.length > 0 ? 'Choose others' : 'Choose files'}</ActionButton>
        </FileTrigger>
        <span className="hint">A zip of up to 50 MB, or text of up to 200 KB.</span>
      </DropZone>
      <p role="status" className={refused ? 'note note-bad' : 'visually-hidden'}>
        {refused}
      </p>
    </>
  );
}
