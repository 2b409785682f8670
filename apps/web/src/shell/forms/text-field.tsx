import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';

interface TextFieldProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onValueChange(value: string): void;
  error?: string;
  note?: string;
  hint?: ReactNode;
}

/** With `inputMode` it is a field of numbers: decimal or whole ones. */
export function TextField({ label, value, onValueChange, error, note, hint, ...input }: TextFieldProps) {
  const { inputMode } = input;
  return (
    <Field label={label} error={error} note={note} hint={hint}>
      {(control) =>
        inputMode === 'decimal' || inputMode === 'numeric' ? (
          <NumberInput
            {...control}
            {...input}
            inputMode={inputMode}
            value={value}
            onValueChange={onValueChange}
          />
        ) : (
          <Input
            {...control}
            {...input}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
          />
        )
      }
    </Field>
  );
}
