import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';

interface SegmentsProps<T extends string> {
  readonly label: string;
  /** Whether the label is seen. @default true */
  readonly labelShown?: boolean;
  readonly options: readonly { readonly value: T; readonly text: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** @default none */
  readonly hint?: string;
}

/** One of a few, all in sight. */
export function Segments<T extends string>({
  label,
  labelShown = true,
  options,
  value,
  onChange,
  hint,
}: SegmentsProps<T>) {
  const choose = (wanted: string) => {
    const option = options.find((each) => each.value === wanted);
    if (option) onChange(option.value);
  };
  return (
    <RadioGroup
      className="field"
      value={value}
      onChange={choose}
      orientation="horizontal"
      aria-label={labelShown ? undefined : label}
    >
      {labelShown && <Label className="label">{label}</Label>}
      <div className="segments">
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className="segment">
            {option.text}
          </Radio>
        ))}
      </div>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
    </RadioGroup>
  );
}
