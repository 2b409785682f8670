import type { GatewayCharge } from '@marquee/contract/generated/common.ts';
import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { parseExchangeRate } from '@marquee/domain/money/exchange.ts';
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
import { amountPlaces, roundToPrecision } from '@marquee/domain/money/rounding.ts';
import { chargeInDollars, chargeInRubles } from '@marquee/domain/payments/charge-amount.ts';
import { paymentRefusal } from '@marquee/domain/payments/payment-rules.ts';
import { paidAmount } from '@marquee/domain/pricing/checkout-cost.ts';
import { paymentFee } from '@marquee/domain/pricing/payment-method.ts';
import type { WayToPay } from './ways-to-pay.ts';

export interface PaymentParts {
  /** What is paid on which the fee is taken: the amount due, or the method's minimum. */
  beforeFee: string;
  fee: string;
  /** Amount and fee. */
  total: string;
  /** The total and what whole cents add to it. */
  paid: string;
  charge: GatewayCharge;
  /** What the balance lacks, in whole cents, the smallest unit of gateways. Zero for other methods. */
  lacking: string;
  /** The limit that the amount violates. */
  tooSmall?: string;
  tooBig?: string;
  /** Paid on top to reach the method's minimum. */
  toBalance: string;
}

interface Purse {
  balance: string;
  rublesPerDollar: string | null;
  /** Pays the method's minimum where the orders cost less, and keeps the rest. */
  paysMinimum?: boolean;
}

const read = (text: string): Money => parseMoney(text) ?? zero;

/** The same arithmetic as the server's, so that the button shows what is charged. */
export function paymentParts(way: WayToPay, due: string, purse: Purse): PaymentParts {
  const { balance, rublesPerDollar, paysMinimum = false } = purse;
  const own = read(due);
  const amount = paidAmount(own, paysMinimum && way.flow !== 'balance' ? way.minAmount : undefined);
  const toBalance = formatMoney(subtract(amount, own));
  if (way.flow === 'balance') {
    const lacking = roundToPrecision(larger(subtract(amount, read(balance)), zero), 2, 'up');
    const charge = { currency: 'USD', amount: due, rate: null } as const;
    return {
      beforeFee: due,
      fee: '0',
      total: due,
      paid: due,
      charge,
      lacking: formatMoney(lacking),
      toBalance,
    };
  }
  const fee = paymentFee(amount, { feePpm: fractionToPpm(way.feeFraction) });
  const refusal = paymentRefusal(way, { isRestricted: false, hasAccount: true, amount, mayBeFree: false });
  const limit = refusal && 'limit' in refusal ? formatMoney(refusal.limit) : undefined;
  const total = add(amount, fee);
  const rate = parseExchangeRate(rublesPerDollar ?? '');
  const charge = way.chargeCurrency === 'RUB' && rate ? chargeInRubles(total, rate) : chargeInDollars(total);
  return {
    beforeFee: formatMoney(amount),
    fee: formatMoney(fee),
    total: formatMoney(total),
    paid: formatMoney(add(total, charge.surplus)),
    charge: {
      currency: charge.currency,
      amount: formatDecimal(charge.units, amountPlaces),
      rate: charge.rate === null ? null : rublesPerDollar,
    },
    lacking: '0',
    toBalance,
    ...(limit === undefined
      ? {}
      : refusal?.reason === 'above_maximum'
        ? { tooBig: limit }
        : { tooSmall: limit }),
  };
}
