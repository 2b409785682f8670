import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode; title?: string }[];
  onValueChange: (value: Value) => void;
  className?: string;
};

/** From this many on a second row would hold one alone: the row scrolls instead. */
const many = 4;

/** Two to five visible choices. Radio buttons underneath: arrow keys move, Tab leaves the group. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onValueChange, className } = props;
  const name = useId();
  return (
    <fieldset
      className={classNames(
        'inline-flex min-w-0 max-w-full rounded-md bg-sunken p-0.5',
        options.length >= many ? 'overflow-x-auto [scrollbar-width:none]' : 'flex-wrap',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.title} className="segment tap-area">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            aria-label={option.title}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
