import { formatMoney, type Money, zero } from '@marquee/domain/money/money.ts';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { MethodInformation } from '../../../product/payments/method-information.tsx';
import { PaymentMark } from '../../../product/payments/payment-mark.tsx';
import { missedLimit, type WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Choice } from '../../../ui/forms/choice.tsx';
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
  const name = useId();
  const note = useNote(amount);
  return (
    <fieldset className="min-w-0" onFocus={onFocus}>
      <legend className="pb-1.5 font-medium">{t('method')}</legend>
      {options.length === 0 && <p className="text-ink-soft">{t('noMethod')}</p>}
      <div className="flex flex-col gap-2">
        {options.map((option) => {
          const isChosen = option.key === chosen?.key;
          const isMissed = missedLimit(option, amount) !== undefined;
          return (
            <div key={option.key} className="flex flex-col gap-2" data-outside-limits={isMissed || undefined}>
              <Choice
                name={name}
                value={option.key}
                isChosen={isChosen}
                onChoose={() => onChoose(option.key)}
                className="py-2"
              >
                <span className="shrink-0 text-ink-soft">
                  <PaymentMark icon={option.icon} isCard={option.flow === 'linked_card'} />
                </span>
                <span className="min-w-0 flex-1">
                  <span
                    className={classNames(
                      'block truncate font-medium',
                      isMissed && !isChosen && 'text-ink-faint',
                    )}
                  >
                    {option.name}
                  </span>
                  <span
                    className={classNames(
                      'block text-note',
                      isMissed ? 'text-warning-text' : 'text-ink-soft',
                    )}
                  >
                    {note(option)}
                  </span>
                  {isChosen && option.description !== '' && (
                    <span dir="auto" className="block text-ink-soft text-note">
                      {option.description}
                    </span>
                  )}
                </span>
              </Choice>
              {isChosen && help}
            </div>
          );
        })}
      </div>
      {chosen?.information && (
        <div className="pt-2">
          <MethodInformation key={chosen.key} method={chosen.information} />
        </div>
      )}
      {error && (
        <p role="alert" className="pt-1.5 text-danger-text text-note">
          {error}
        </p>
      )}
    </fieldset>
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
