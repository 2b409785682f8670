import type { CostResult } from '@marquee/contract/ordering/quotes.ts';
import { formatMoney, type Money, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { fieldCodes, paymentRefusal } from '@marquee/domain/payments/payment-rules.ts';
import type { WayToPay } from '../../../product/payments/ways-to-pay.ts';

interface ViolatedLimit {
  code: 'too_small' | 'too_big';
  limit: string;
}

/** The limit that the amount without fee violates, if any. */
export function findViolatedLimit(
  way: WayToPay,
  { total, fee }: Pick<CostResult, 'total' | 'fee'>,
): ViolatedLimit | undefined {
  const amount = subtract(read(total), read(fee));
  const refusal = paymentRefusal(way, { isRestricted: false, hasAccount: true, amount, mayBeFree: true });
  if (!refusal || !('limit' in refusal)) return undefined;
  return { code: fieldCodes[refusal.reason], limit: formatMoney(refusal.limit) };
}

/** The first method; not the balance if it is empty. */
export function defaultPayment(ways: readonly WayToPay[], balance: string | undefined): WayToPay | undefined {
  const hasMoney = read(balance ?? '0') > zero;
  return hasMoney ? ways[0] : ways.find(({ flow }) => flow !== 'balance');
}

function read(amount: string): Money {
  return parseMoney(amount) ?? zero;
}
