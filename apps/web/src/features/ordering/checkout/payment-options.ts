import type { CostResult } from '@marquee/contract/ordering/quotes.ts';
import { formatMoney, type Money, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { fieldCodes, paymentRefusal } from '@marquee/domain/payments/payment-rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { cardsQuery, checkoutMethodsQuery } from '../../../product/payments/payment-queries.ts';
import { type WayToPay, waysToPay } from '../../../product/payments/ways-to-pay.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import type { CheckoutLine } from './use-checkout.ts';

interface ViolatedLimit {
  code: 'too_small' | 'too_big';
  limit: string;
}

/** The payment methods for these lines; the default one until another is chosen. */
export function usePaymentOptions(lines: readonly CheckoutLine[]) {
  const services = useServices();
  const profile = useProfile();
  const [chosen, choosePayment] = useState('');
  const hasAccount = profile !== null;
  const { data: methods = [] } = useQuery(checkoutMethodsQuery(services));
  const { data: cards = [] } = useQuery({ ...cardsQuery(services), enabled: hasAccount });
  const isRestricted = lines.some(({ isPaymentRestricted }) => isPaymentRestricted);
  const bill = { isRestricted, hasAccount, amount: undefined, mayBeFree: true };
  const options = waysToPay(methods, cards, bill);
  const payment = options.find(({ key }) => key === chosen) ?? defaultPayment(options, profile?.balance);
  return { options, payment, choosePayment };
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
