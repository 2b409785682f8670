import { PasswordField } from '../../shell/forms/password-field.tsx';
import type { FormState } from '../../shell/forms/use-form.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export interface NewPassword {
  password: string;
  password_confirmation: string;
}

export const noPassword: NewPassword = { password: '', password_confirmation: '' };

interface NewPasswordFieldsProps {
  label: string;
  values: NewPassword;
  onChange(values: NewPassword): void;
  form: FormState;
}

/** A new password, typed twice against typos. */
export function NewPasswordFields({ label, values, onChange, form }: NewPasswordFieldsProps) {
  const t = useTranslations('account.fields');
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        showStrength
        value={values.password}
        onValueChange={(password) => onChange({ ...values, password })}
        error={form.error('password')}
      />
      <PasswordField
        label={t('repeatPassword')}
        autoComplete="new-password"
        value={values.password_confirmation}
        onValueChange={(password_confirmation) => onChange({ ...values, password_confirmation })}
        error={form.error('password_confirmation')}
      />
    </>
  );
}
