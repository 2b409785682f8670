import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import { useTranslations } from 'use-intl';
import { missedLimit, type WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';

/** Why a method does not take this amount; undefined if it does. */
export function useLimitText(amount: Money | undefined): (way: WayToPay) => string | undefined {
  const t = useTranslations('ordering.checkout.minimum');
  const amounts = useAmounts();
  return (way) => {
    const missed = missedLimit(way, amount);
    if (!missed || amount === undefined) return undefined;
    return t(missed.code, {
      limit: amounts.charge(formatMoney(missed.limit)),
      amount: amounts.charge(formatMoney(amount)),
    });
  };
}
