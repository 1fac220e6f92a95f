import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { CONCERNS, type Concern } from '../../../core/contracts/concerns.ts';
import { Segments } from '../ui/segments.tsx';
import type { Options } from './options.ts';
import { PathsBox } from './paths-box.tsx';
import { Tick } from './tick.tsx';

const WORDS: Record<Concern, string> = {
  repair: 'Repair bugs',
  tests: 'Add tests',
  docs: 'Document',
  clean: 'Clean up',
  rename: 'Rename',
  format: 'Format',
};

export interface AskedOptionsProps {
  readonly options: Options;
  readonly problems: Readonly<Record<string, string>>;
  readonly change: (part: Partial<Options>) => void;
}

/** What of the code may change, by a preset or one by one, and by which rules. */
export function AskedOptions({ options, problems, change }: AskedOptionsProps) {
  return (
    <>
      <Segments
        label="What is changed"
        options={[
          { value: 'all', text: 'Everything' },
          { value: 'safe', text: 'Bugs, tests, unused imports' },
          { value: 'only-repair', text: 'Only bugs' },
          { value: 'chosen', text: 'As chosen' },
        ]}
        value={options.preset}
        onChange={(preset) => change({ preset })}
      />
      {options.preset === 'chosen' && (
        <CheckboxGroup
          className="field"
          value={[...options.concerns]}
          isInvalid={problems.do !== undefined}
          onChange={(chosen) => change({ concerns: CONCERNS.filter((concern) => chosen.includes(concern)) })}
        >
          <Label className="label">To do</Label>
          <div className="ticks">
            {CONCERNS.map((concern) => (
              <Checkbox key={concern} value={concern} className="tick">
                <Tick />
                {WORDS[concern]}
              </Checkbox>
            ))}
          </div>
          <FieldError className="field-error">{problems.do && 'Choose at least one.'}</FieldError>
        </CheckboxGroup>
      )}
      <div className="option-row">
        <PathsBox
          label="Only these rules"
          hint="Ids of rules or messages of pylint, one a line."
          value={options.select}
          problem={problems.select}
          onChange={(select) => change({ select })}
        />
        <PathsBox
          label="Not these rules"
          hint="Named the same way."
          value={options.ignore}
          problem={problems.ignore}
          onChange={(ignore) => change({ ignore })}
        />
      </div>
    </>
  );
}
