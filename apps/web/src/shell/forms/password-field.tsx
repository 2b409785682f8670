import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { passwordStrength, type Strength, strengths } from './password-strength.ts';

const colors: Record<Strength, string> = {
  short: 'bg-danger',
  weak: 'bg-warning',
  good: 'bg-info',
  strong: 'bg-success',
};

interface PasswordFieldProps {
  label: string;
  value: string;
  onValueChange(value: string): void;
  error?: string;
  autoComplete: 'current-password' | 'new-password';
  /** For a new password: shows how hard it is to guess. */
  showStrength?: boolean;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, value, onValueChange, error, autoComplete, showStrength = false } = props;
  const t = useTranslations('account.password');
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <Field label={label} error={error} hint={showStrength && value === '' ? t('hint') : undefined}>
        {(control) => (
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={autoComplete}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={128}
            required
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            trailing={
              <IconButton
                size="small"
                label={isShown ? t('hide') : t('show')}
                aria-pressed={isShown}
                onClick={() => setShown(!isShown)}
                icon={isShown ? <EyeOff className="size-4.5" /> : <Eye className="size-4.5" />}
              />
            }
          />
        )}
      </Field>
      {showStrength && value !== '' && <StrengthMeter password={value} />}
    </div>
  );
}

function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations('account.password.strength');
  const strength = passwordStrength(password);
  const reached = strengths.indexOf(strength);
  return (
    <div className="mt-2 flex items-center gap-3">
      <div className="grid flex-1 grid-cols-4 gap-1" aria-hidden="true">
        {strengths.map((step, index) => (
          <span
            key={step}
            className={classNames(
              'h-1 rounded-sm transition-colors',
              index <= reached ? colors[strength] : 'bg-line',
            )}
          />
        ))}
      </div>
      <output className="min-w-24 text-end text-ink-soft text-note">{t(strength)}</output>
    </div>
  );
}
