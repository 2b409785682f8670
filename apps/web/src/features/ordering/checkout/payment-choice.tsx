import { formatMoney, zero } from '@marquee/domain/money/money.ts';
import { CreditCard } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { paymentIcon } from '../../../product/payments/payment-icon.ts';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Choice } from '../../../ui/forms/choice.tsx';

interface PaymentChoiceProps {
  options: readonly WayToPay[];
  chosen: WayToPay | undefined;
  error: string | undefined;
  onChoose(value: string): void;
  onFocus(): void;
}

export function PaymentChoice({ options, chosen, error, onChoose, onFocus }: PaymentChoiceProps) {
  const t = useTranslations('ordering.checkout');
  const name = useId();
  const note = useNote();
  return (
    <fieldset className="min-w-0" onFocus={onFocus}>
      <legend className="pb-1.5 font-medium">{t('method')}</legend>
      {options.length === 0 && <p className="text-ink-soft">{t('noMethod')}</p>}
      <div className="flex flex-col gap-2">
        {options.map((option) => {
          const Icon = option.flow === 'linked_card' ? CreditCard : paymentIcon(option.icon);
          return (
            <Choice
              key={option.key}
              name={name}
              value={option.key}
              isChosen={option.key === chosen?.key}
              onChoose={() => onChoose(option.key)}
              className="py-2"
            >
              <Icon className="size-5 shrink-0 text-ink-soft" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{option.name}</span>
                <span className="block text-ink-soft text-note">{note(option)}</span>
              </span>
            </Choice>
          );
        })}
      </div>
      {error && (
        <p role="alert" className="pt-1.5 text-danger-text text-note">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function useNote(): (option: WayToPay) => string {
  const t = useTranslations('ordering.checkout');
  const amounts = useAmounts();
  const percent = usePercent();
  const balance = useProfile()?.balance ?? '0';
  return ({ flow, feeFraction, rewardFraction, minAmount, maxAmount }) => {
    if (flow === 'balance') return t('onBalance', { amount: amounts.balance(balance) });
    const parts = [
      feeFraction > 0 ? t('withFee', { percent: percent(feeFraction) }) : t('noFee'),
      rewardFraction > 0 && t('withBonus', { percent: percent(rewardFraction) }),
      minAmount > zero && t('from', { amount: amounts.charge(formatMoney(minAmount)) }),
      maxAmount !== null && t('upTo', { amount: amounts.balance(formatMoney(maxAmount)) }),
    ];
    // Lines break between facts, never inside an amount or before a dot.
    const facts = parts.filter((part) => part !== false);
    return facts.map((fact) => fact.replaceAll(' ', '\u00a0')).join('\u00a0· ');
  };
}
