import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onValueChange(value: string): void;
  error?: string;
  note?: string;
  hint?: ReactNode;
}

export function TextField({ label, value, onValueChange, error, note, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} note={note} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...input}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
