import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useShell } from '../../shell/shell-data.ts';
import { usePaidText } from './charge-text.ts';
import { paymentParts } from './payment-parts.ts';
import type { WayToPay } from './ways-to-pay.ts';

/** What paying a method's minimum comes to, and how much of it stays as balance: the same texts as in the summary. */
export function useMinimumTexts(way: WayToPay, amount: string): { total: string; rest: string } {
  const rublesPerDollar = useShell().settings.currencies.RUB.rate;
  const parts = paymentParts(way, amount, { balance: '0', rublesPerDollar, paysMinimum: true });
  const { between } = useAmountsTogether('charges', parts.charge.rate);
  const paidText = usePaidText();
  return { total: paidText(parts), rest: between(parts.beforeFee, amount) };
}
