import type { CostResult } from '@marquee/contract/generated/ordering.ts';
import { type Money, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { cardsQuery, checkoutMethodsQuery } from '../../../product/payments/payment-queries.ts';
import { missedLimit, type WayToPay, waysToPay } from '../../../product/payments/ways-to-pay.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import type { CheckoutLine } from './use-checkout.ts';

/** The payment methods for these lines; the default one until another is chosen. */
export function usePaymentOptions(lines: readonly CheckoutLine[], amount: Money | undefined) {
  const services = useServices();
  const profile = useProfile();
  const [chosen, choosePayment] = useState('');
  const hasAccount = profile !== null;
  const { data: methods = [] } = useQuery(checkoutMethodsQuery(services));
  const { data: cards = [] } = useQuery({ ...cardsQuery(services), enabled: hasAccount });
  const isRestricted = lines.some(({ isPaymentRestricted }) => isPaymentRestricted);
  const bill = { isRestricted, hasAccount, amount: undefined, mayBeFree: true };
  const options = waysToPay(methods, cards, bill);
  const payment =
    options.find(({ key }) => key === chosen) ?? defaultPayment(options, profile?.balance, amount);
  return { options, payment, choosePayment };
}

/** What the orders cost, whatever pays for them: without the fee, and without what is kept as balance. */
export function ordersAmount({
  total,
  fee,
  toBalance,
}: Pick<CostResult, 'total' | 'fee' | 'toBalance'>): Money {
  return subtract(subtract(read(total), read(fee)), read(toBalance));
}

/**
 * The first method that takes this amount, or the one with the lowest minimum if none does; not the balance if it is
 * empty.
 */
export function defaultPayment(
  ways: readonly WayToPay[],
  balance: string | undefined,
  amount?: Money,
): WayToPay | undefined {
  const hasMoney = read(balance ?? '0') > zero;
  const usable = hasMoney ? ways : ways.filter(({ flow }) => flow !== 'balance');
  const fitting = usable.find((way) => missedLimit(way, amount) === undefined);
  return fitting ?? usable.toSorted((one, other) => (one.minAmount < other.minAmount ? -1 : 1))[0];
}

function read(amount: string): Money {
  return parseMoney(amount) ?? zero;
}
