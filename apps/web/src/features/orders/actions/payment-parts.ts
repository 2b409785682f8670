import {
  add,
  formatMoney,
  larger,
  type Money,
  parseMoney,
  subtract,
  zero,
} from '@marquee/domain/money/money.ts';
import { fractionToPpm } from '@marquee/domain/money/ratio.ts';
import { roundToPrecision } from '@marquee/domain/money/rounding.ts';
import { paymentRefusal } from '@marquee/domain/payments/payment-rules.ts';
import { paidAmount } from '@marquee/domain/pricing/checkout-cost.ts';
import { paymentFee } from '@marquee/domain/pricing/payment-method.ts';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';

interface PaymentParts {
  fee: string;
  total: string;
  /** What the balance lacks, in whole cents, the smallest unit of gateways. Zero for other methods. */
  lacking: string;
  /** The limit that the amount violates. */
  tooSmall?: string;
  tooBig?: string;
  /** Paid on top to reach the method's minimum. */
  toBalance: string;
}

const read = (text: string): Money => parseMoney(text) ?? zero;

/** The same arithmetic as the server's, so that the button shows what is charged. */
export function paymentParts(way: WayToPay, due: string, balance: string, paysMinimum = false): PaymentParts {
  const own = read(due);
  const amount = paidAmount(own, paysMinimum && way.flow !== 'balance' ? way.minAmount : undefined);
  const toBalance = formatMoney(subtract(amount, own));
  if (way.flow === 'balance') {
    const lacking = roundToPrecision(larger(subtract(amount, read(balance)), zero), 2, 'up');
    return { fee: '0', total: due, lacking: formatMoney(lacking), toBalance };
  }
  const fee = paymentFee(amount, { feePpm: fractionToPpm(way.feeFraction) });
  const refusal = paymentRefusal(way, { isRestricted: false, hasAccount: true, amount, mayBeFree: false });
  const limit = refusal && 'limit' in refusal ? formatMoney(refusal.limit) : undefined;
  return {
    fee: formatMoney(fee),
    total: formatMoney(add(amount, fee)),
    lacking: '0',
    toBalance,
    ...(limit === undefined
      ? {}
      : refusal?.reason === 'above_maximum'
        ? { tooBig: limit }
        : { tooSmall: limit }),
  };
}
