import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import { missedLimit, type WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

/** Why a method does not take this amount, written as the summary beside it writes it; undefined if it does. */
export function useLimitText(amount: Money | undefined): (way: WayToPay) => string | undefined {
  const t = useTranslations('ordering.checkout.minimum');
  const { total } = useAmountsTogether();
  return (way) => {
    const missed = missedLimit(way, amount);
    if (!missed || amount === undefined) return undefined;
    return t(missed.code, { limit: total(formatMoney(missed.limit)), amount: total(formatMoney(amount)) });
  };
}
