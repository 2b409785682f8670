import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { passwordStrength, type Strength, strengths } from './password-strength.ts';

const colors: Record<Strength, string> = {
  short: 'bg-danger',
  weak: 'bg-warning',
  good: 'bg-info',
  strong: 'bg-success',
};

export function StrengthMeter({ password }: { password: string }) {
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
      <output className="min-w-24 text-right text-ink-soft text-note">{t(strength)}</output>
    </div>
  );
}
