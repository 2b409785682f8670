import type { GatewayCharge } from '@marquee/contract/generated/common.ts';
import type { NumberStyle } from '@marquee/domain/format/number-style.ts';
import { displayCharge } from '@marquee/domain/money/display.ts';
import { displayRate } from '@marquee/domain/money/display-rate.ts';
import { parseRubles } from '@marquee/domain/money/exchange.ts';
import { useCurrency } from '../../shell/preferences/currency.tsx';
import { useAmounts, useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { PaymentParts } from './payment-parts.ts';

type Charged = Pick<GatewayCharge, 'currency' | 'amount'>;

/** What is charged, exactly and in the currency it is charged in. */
export function useChargeText(): (charge: Charged) => string {
  const { exact } = useAmounts();
  const { style } = useNumbers();
  return (charge) => (charge.currency === 'RUB' ? rublesText(charge, style) : exact(charge.amount));
}

/** The last line of a summary: the charge if it is in the currency shown, else about how much that is. */
export function usePaidText(): (paid: Pick<PaymentParts, 'charge' | 'paid'>) => string {
  const chargeText = useChargeText();
  const { currency } = useCurrency();
  const { total } = useAmountsTogether();
  return ({ charge, paid }) => (charge.currency === currency ? chargeText(charge) : total(paid));
}

/** What the amounts shown do not say: the charge, if it is in another currency, and the rate behind it. */
export function useChargeNote(): (charge: GatewayCharge) => string | undefined {
  const t = useTranslations('common.amounts');
  const chargeText = useChargeText();
  const { style } = useNumbers();
  const { currency } = useCurrency();
  return (charge) => {
    if (charge.rate !== null)
      return t('inRubles', { amount: rublesText(charge, style), ...displayRate(charge.rate, style) });
    return currency === 'RUB' ? t('exactly', { amount: chargeText(charge) }) : undefined;
  };
}

function rublesText({ amount }: Charged, style: NumberStyle): string {
  return displayCharge('RUB', parseRubles(amount) ?? 0n, style);
}
