import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField } from 'react-aria-components/TextField';

interface NumberBoxProps {
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** What the contract says against the value. @default nothing */
  readonly problem?: string;
  readonly onChange: (value: string) => void;
}

/** A number as text: what is wrong with it is said, and nothing is corrected behind one's back. */
export function NumberBox({ label, hint, value, problem, onChange }: NumberBoxProps) {
  return (
    <TextField className="field" value={value} onChange={onChange} isInvalid={problem !== undefined}>
      <Label className="label">{label}</Label>
      <Input className="input" inputMode="decimal" autoComplete="off" />
      {problem === undefined && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{problem}</FieldError>
    </TextField>
  );
}
