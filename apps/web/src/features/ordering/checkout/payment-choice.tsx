import { formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import type { ReactNode } from 'react';
import { WayList } from '../../../product/payments/way-list.tsx';
import { missedLimit, type WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useLimitText } from './use-limit-text.ts';

interface PaymentChoiceProps {
  options: readonly WayToPay[];
  /** What the orders cost, once it is known: methods that do not take it are greyed. */
  amount: Money | undefined;
  /** Shown below the chosen method. */
  help: ReactNode;
  chosen: WayToPay | undefined;
  error: string | undefined;
  onChoose(value: string): void;
  onFocus(): void;
}

export function PaymentChoice(props: PaymentChoiceProps) {
  const { options, amount, help, chosen, error, onChoose, onFocus } = props;
  const t = useTranslations('ordering.checkout');
  const note = useNote(amount);
  return (
    <WayList
      legend={t('method')}
      empty={t('noMethod')}
      ways={options.map((option) => ({
        ...option,
        note: note(option),
        isOutsideLimits: missedLimit(option, amount) !== undefined,
      }))}
      chosenKey={chosen?.key}
      help={help}
      error={error}
      onChoose={onChoose}
      onFocus={onFocus}
    />
  );
}

function useNote(amount: Money | undefined): (option: WayToPay) => string {
  const t = useTranslations('ordering.checkout');
  const amounts = useAmounts();
  const percent = usePercent();
  const balance = useProfile()?.balance ?? '0';
  const limitText = useLimitText(amount);
  return (option) => {
    const { flow, feeFraction, rewardFraction, minAmount, maxAmount } = option;
    const missed = limitText(option);
    if (missed) return missed;
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
