import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface DayFieldProps {
  label: string;
  value: string | undefined;
  earliest?: string | undefined;
  latest?: string | undefined;
  onChange(day: string): void;
}

/** A day of a filter: its name stands inside, where a row of fields has no room above. */
export function DayField({ label, value = '', earliest, latest, onChange }: DayFieldProps) {
  return (
    <Field label={label} hideLabel>
      {(control) => (
        <Input
          {...control}
          type="date"
          leading={<span className="text-note">{label}</span>}
          value={value}
          min={earliest}
          max={latest}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
