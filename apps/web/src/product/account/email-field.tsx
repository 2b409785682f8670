import type { ComponentProps } from 'react';
import { TextField } from '../../shell/forms/text-field.tsx';
import type { FormState } from '../../shell/forms/use-form.ts';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'error' | 'form' | 'name' | 'type'> {
  form: FormState;
}

/** The field `email` of a form. Password managers look for `username` where the email names an account. */
export function EmailField({ form, autoComplete = 'username', ...field }: EmailFieldProps) {
  return (
    <TextField
      type="email"
      name="email"
      placeholder="name@example.com"
      maxLength={254}
      required
      autoComplete={autoComplete}
      error={form.error('email')}
      {...field}
    />
  );
}
