import type { WithdrawalMethod } from '@marquee/contract/generated/money.ts';
import { Banknote, Bitcoin, CreditCard, Landmark, type LucideIcon, Mail } from 'lucide-react';
import { useId } from 'react';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';

const icons: Readonly<Record<string, LucideIcon>> = {
  bitcoin: Bitcoin,
  'credit-card': CreditCard,
  landmark: Landmark,
  mail: Mail,
};

interface MethodChoiceProps {
  methods: readonly WithdrawalMethod[];
  chosen: number | undefined;
  error: string | undefined;
  onChoose(id: number): void;
}

/** Cards with a radio button each, so that the terms are visible before anything is typed. */
export function MethodChoice({ methods, chosen, error, onChoose }: MethodChoiceProps) {
  const t = useTranslations('finances.withdrawal');
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-invalid={error ? true : undefined}>
      <legend className="pb-1.5 font-medium">{t('method')}</legend>
      <div className="grid gap-2 tablet:grid-cols-2">
        {methods.map((method) => (
          <label
            key={method.id}
            className="flex min-w-0 cursor-pointer items-start gap-3 rounded-md border border-control p-3 transition-colors hover:bg-hover has-[:checked]:border-primary has-[:checked]:bg-primary-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={method.id === chosen}
              onChange={() => onChoose(method.id)}
            />
            <MethodIcon name={method.icon} />
            <span className="min-w-0">
              <span className="block truncate font-medium">{method.name}</span>
              <Terms method={method} />
            </span>
          </label>
        ))}
      </div>
      {error && <p className="pt-1.5 text-danger-text text-note">{error}</p>}
    </fieldset>
  );
}

export function MethodIcon({ name }: { name: string | null }) {
  const Icon = icons[name ?? ''] ?? Banknote;
  return <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" aria-hidden="true" />;
}

function Terms({ method }: { method: WithdrawalMethod }) {
  const t = useTranslations('finances.withdrawal.terms');
  const { exact } = useAmounts();
  const inPercent = usePercent();
  const { fee_percent, min_fee, min_amount, max_amount } = method;
  const percent = inPercent(fee_percent);
  const amount = exact(min_fee);
  const fee =
    fee_percent === 0
      ? min_fee === '0'
        ? t('free')
        : t('fixed', { amount })
      : min_fee === '0'
        ? t('percent', { percent })
        : t('atLeast', { percent, amount });
  const min = exact(min_amount);
  const limits = max_amount === null ? t('from', { min }) : t('range', { min, max: exact(max_amount) });
  return (
    <span className="flex flex-col text-ink-faint text-note tabular-nums">
      <span>{fee}</span>
      <span className="whitespace-nowrap">{limits}</span>
    </span>
  );
}
