import { Icon } from '../ui/icon.tsx';

/** The box of a checkbox; whether it is ticked is the checkbox's own to say. */
export function Tick() {
  return (
    <span className="tick-box" aria-hidden="true">
      <Icon name="check" />
    </span>
  );
}
