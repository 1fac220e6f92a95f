import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Icon } from './icon.tsx';

interface SearchBoxProps {
  /** Names the field, and stands in it while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that narrows what is shown; Escape empties it. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <SearchField aria-label={label} value={value} onChange={onChange} className="search">
      <Icon name="search" />
      <Input className="search-input" placeholder={label} />
      <Button className="search-clear" aria-label="Clear the search">
        <Icon name="cross" />
      </Button>
    </SearchField>
  );
}
