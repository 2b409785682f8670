import type { OrderLineInput } from '@marquee/contract/generated/ordering.ts';
import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import { useEffect, useState } from 'react';
import { missedLimit, type WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { rememberedEmail } from '../../../shell/session/remembered.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type FormErrors, mergeErrors, noErrors } from './form-errors.ts';
import { ordersAmount, usePaymentOptions } from './payment-options.ts';
import { useCheckLines } from './use-check-lines.ts';
import { buildCostRequest, type Cost, useCost } from './use-cost.ts';
import { usePlaceOrders } from './use-place-orders.ts';
import { type Refusals, useRefusals } from './use-refusals.ts';

export interface CheckoutLine {
  /** As the API takes it; prices refer to it by `index`. */
  request: OrderLineInput;
  name: string;
  isPaymentRestricted: boolean;
}

interface CheckoutInput {
  lines: readonly CheckoutLine[];
  orderType: string;
  source: string;
  /** Session storage key of the coupon, if it is kept. */
  couponKey?: string;
  /** Sets a line's quantity, so that the orders reach a method's minimum. */
  onRaise?(index: number, quantity: number): void;
  /** The orders are placed; `isPaid` says whether they are paid too. */
  onPlaced(isPaid: boolean): void;
}

export interface Checkout extends Cost, Pick<Refusals, 'messages' | 'forget' | 'pointAt'> {
  lines: readonly CheckoutLine[];
  isGuest: boolean;
  coupon: string;
  setCoupon(coupon: string): void;
  email: string;
  setEmail(email: string): void;
  options: readonly WayToPay[];
  payment: WayToPay | undefined;
  choosePayment(value: string): void;
  /** What the orders cost, once it is known. */
  amount: Money | undefined;
  /** The customer pays the method's minimum and keeps the rest as balance. */
  paysMinimum: boolean;
  setPaysMinimum(paysMinimum: boolean): void;
  /** Raises a line to reach the method's minimum; undefined where none can be raised. */
  raise: { name: string; quantity: number; apply(): void } | undefined;
  /** The chosen method does not take this amount. */
  isOutsideLimits: boolean;
  errors: FormErrors;
  /** The first line refused on submit; a line that only lacks a price is not marked. */
  refusedIndex: number | undefined;
  isSending: boolean;
  /** Sending, or checking whether the lines can be sent. */
  isBusy: boolean;
  submit(): void;
  /** Whether the lines can be ordered; errors are marked. */
  check(): Promise<boolean>;
}

/** Everything between a list of lines and a paid order; shared by form and cart. */
export function useCheckout(input: CheckoutInput): Checkout {
  const { lines, orderType, source, couponKey, onRaise, onPlaced } = input;
  const required = useTranslations('errors.field')('required');
  const t = useTranslations('ordering.checkout');
  const profile = useProfile();
  const amounts = useAmounts();
  const isGuest = profile === null;
  const [coupon, setCoupon] = useState(() =>
    couponKey === undefined ? '' : (sessionStorage.getItem(couponKey) ?? ''),
  );
  const [email, setEmail] = useState('');
  const [amount, setAmount] = useState<Money>();
  const { options, payment, choosePayment } = usePaymentOptions(lines, amount);
  const [paysMinimum, setPaysMinimum] = useState(false);
  const [phase, setPhase] = useState<'placing' | 'checking'>();
  const { refused, messages, mark, showError, forget, forgetOrder, pointAt } = useRefusals();
  useEffect(() => setEmail((typed) => typed || rememberedEmail()), []);
  const costRequest = buildCostRequest(lines, { orderType, coupon, payment, paysMinimum });
  const cost = useCost(costRequest);
  const priced = cost.cost && ordersAmount(cost.cost);
  useEffect(() => setAmount(priced), [priced]);
  const missed = payment && !paysMinimum ? missedLimit(payment, priced) : undefined;
  const place = usePlaceOrders();
  const checkLines = useCheckLines();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order is no longer the refused one
  useEffect(forgetOrder, [JSON.stringify(lines.map(({ request }) => request)), payment?.key]);

  async function send() {
    if (!payment || !cost.cost || cost.isChecking) return;
    // A guest's e-mail comes before the offer of speed-up.
    if (isGuest && email.trim() === '') return mark({ ...noErrors, email: required });
    if (missed)
      return mark({
        ...noErrors,
        paymentMethodId: t(missed.code, { limit: amounts.charge(formatMoney(missed.limit)) }),
      });
    setPhase('placing');
    mark(noErrors);
    try {
      const request = { lines, costRequest, cost: cost.cost, payment, paysMinimum, coupon, source };
      await place({
        ...request,
        email: isGuest ? email.trim() : undefined,
        onPlaced: (isPaid) => {
          keepCoupon('');
          onPlaced(isPaid);
        },
      });
    } catch (error) {
      showError(error);
      cost.refresh();
    } finally {
      setPhase(undefined);
    }
  }

  async function check(): Promise<boolean> {
    setPhase('checking');
    try {
      const errors = await checkLines(lines);
      mark(errors);
      return errors.lines.size === 0;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setPhase(undefined);
    }
  }

  function keepCoupon(text: string) {
    setCoupon(text);
    if (couponKey !== undefined) sessionStorage.setItem(couponKey, text);
  }

  return {
    ...cost,
    lines,
    isGuest,
    coupon,
    setCoupon: (text) => {
      forget('coupon');
      keepCoupon(text);
    },
    email,
    setEmail: (text) => {
      forget('email');
      setEmail(text);
    },
    options,
    payment,
    choosePayment: (value) => {
      forget('paymentMethodId');
      setPaysMinimum(false);
      choosePayment(value);
    },
    amount: priced,
    paysMinimum,
    setPaysMinimum,
    raise: raiseOf(cost.cost, lines, onRaise),
    isOutsideLimits: missed !== undefined,
    errors: mergeErrors(cost.errors, refused),
    refusedIndex: refused.lines.keys().next().value,
    messages: [...messages, ...cost.errors.rest],
    forget,
    pointAt,
    isSending: phase === 'placing',
    isBusy: phase !== undefined,
    submit: () => {
      if (phase === undefined) void send();
    },
    check,
  };
}

function raiseOf(
  cost: Cost['cost'],
  lines: readonly CheckoutLine[],
  onRaise: CheckoutInput['onRaise'],
): Checkout['raise'] {
  if (!cost?.raiseToMinimum || !onRaise) return undefined;
  const { index, quantity } = cost.raiseToMinimum;
  // With a single line there is no doubt which one is meant.
  const name = lines.length > 1 ? (lines.find(({ request }) => request.index === index)?.name ?? '') : '';
  return { name, quantity, apply: () => onRaise(index, quantity) };
}
