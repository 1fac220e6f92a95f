import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Segments } from '../ui/segments.tsx';
import { AskedOptions, type AskedOptionsProps } from './asked-options.tsx';
import { NumberBox } from './number-box.tsx';
import type { Options } from './options.ts';
import { PathsBox } from './paths-box.tsx';
import { Tick } from './tick.tsx';

interface OptionsFormProps {
  readonly options: Options;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (options: Options) => void;
}

/** How the run is to be done. Every option has a default that does for most code. */
export function OptionsForm({ options, problems, onChange }: OptionsFormProps) {
  const change = (part: Partial<Options>) => onChange({ ...options, ...part });
  const forges = options.workflow === 'forge';
  return (
    <section aria-label="Options" className="panel options">
      <h2>Options</h2>
      <Segments
        label="What to do"
        options={[
          { value: 'refactor', text: 'Repair the code' },
          { value: 'forge', text: 'Forge tests' },
        ]}
        value={options.workflow}
        onChange={(workflow) => change({ workflow })}
      />
      <CheckboxGroup
        className="field"
        value={[...options.tiers]}
        onChange={(tiers) => change({ tiers: inOrder(tiers) })}
      >
        <Label className="label">Tiers</Label>
        <div className="ticks">
          {__OFFERED__.tiers.map((tier) => (
            <Checkbox key={tier} value={tier} className="tick">
              <Tick />
              {tier}
            </Checkbox>
          ))}
        </div>
        <Text slot="description" className="hint">
          Tried in this order. None chosen: every tier that is live.
        </Text>
      </CheckboxGroup>
      <div className="option-row">
        {forges ? (
          <NumberBox
            label="Rounds"
            hint="At most, 1 to 10."
            value={options.max_rounds}
            problem={problems.max_rounds}
            onChange={(max_rounds) => change({ max_rounds })}
          />
        ) : (
          <NumberBox
            label="Iterations"
            hint="At most, 3 to 10."
            value={options.max_iterations}
            problem={problems.max_iterations}
            onChange={(max_iterations) => change({ max_iterations })}
          />
        )}
        <NumberBox
          label="US dollars"
          hint="At most; 0 asks no model that costs."
          value={options.budget_usd}
          problem={problems.budget_usd}
          onChange={(budget_usd) => change({ budget_usd })}
        />
        <NumberBox
          label="Minutes"
          hint="Until the best so far is published."
          value={options.deadline_minutes}
          problem={problems.deadline_minutes}
          onChange={(deadline_minutes) => change({ deadline_minutes })}
        />
      </div>
      <div className="option-row">
        <PathsBox
          label="Only these paths"
          hint="Files or folders, one a line; the others are read and not changed."
          value={options.only}
          problem={problems.only}
          onChange={(only) => change({ only })}
        />
        <PathsBox
          label="Leave these paths out"
          hint="Files or folders, one a line."
          value={options.exclude}
          problem={problems.exclude}
          onChange={(exclude) => change({ exclude })}
        />
      </div>
      {!forges && <RefactorOptions options={options} problems={problems} change={change} />}
    </section>
  );
}

/** What only a repair asks: forged tests leave the code as it is. */
function RefactorOptions({ options, problems, change }: AskedOptionsProps) {
  return (
    <>
      <AskedOptions options={options} change={change} problems={problems} />
      <Segments
        label="Public names"
        options={[
          { value: 'keep', text: 'Keep' },
          { value: 'alias', text: 'Rename, with aliases' },
          { value: 'rename', text: 'Rename' },
        ]}
        value={options.public_api}
        onChange={(public_api) => change({ public_api })}
      />
      <Segments
        label="Tests by models"
        options={[
          { value: 'when_red', text: 'When a model joins' },
          { value: 'always', text: 'From the start' },
          { value: 'never', text: 'Never' },
        ]}
        value={options.model_tests}
        onChange={(model_tests) => change({ model_tests })}
      />
      <Checkbox className="tick" isSelected={options.format} onChange={(format) => change({ format })}>
        <Tick />
        Format the files that are changed
      </Checkbox>
    </>
  );
}

/** Tiers are tried in the order of the configuration, not of the clicks. */
function inOrder(tiers: readonly string[]): string[] {
  return __OFFERED__.tiers.filter((tier) => tiers.includes(tier));
}
