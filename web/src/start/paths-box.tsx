import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';

interface PathsBoxProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** What the contract says against the value. @default nothing */
  readonly problem?: string;
  readonly onChange: (value: string) => void;
}

/** Paths of the project, one a line. */
export function PathsBox({ label, hint, value, problem, onChange }: PathsBoxProps) {
  return (
    <TextField className="field" value={value} onChange={onChange} isInvalid={problem !== undefined}>
      <Label className="label">{label}</Label>
      <TextArea className="input" rows={2} spellCheck="false" autoComplete="off" />
      {problem === undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{problem}</FieldError>
    </TextField>
  );
}
