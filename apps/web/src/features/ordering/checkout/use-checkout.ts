import { ApiError } from '@marquee/contract/client.ts';
import type { OrderLine } from '@marquee/contract/order-line.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServices } from '../../../lib/use-services.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { rememberedEmail } from '../../../shell/session/remembered.ts';
import { type CostQuestion, cardsQuery, methodsQuery } from '../api.ts';
import { type FormErrors, mapErrors, noErrors } from './form-errors.ts';
import { defaultPayment, type PaymentOption, paymentOptions } from './payment-options.ts';
import { type Cost, useCost } from './use-cost.ts';
import { usePlaceOrders } from './use-place-orders.ts';

export interface CheckoutLine {
  /** As the server takes it; its `index` is what prices name it by. */
  request: OrderLine;
  name: string;
  isPaymentRestricted: boolean;
}

interface CheckoutInput {
  lines: readonly CheckoutLine[];
  orderType: string;
  source: string;
  /** Where this visit keeps the coupon, if it does. */
  couponKey?: string;
  /** The orders stand; `isPaid` says whether their payment does too. */
  onPlaced(isPaid: boolean): void;
}

export interface Checkout extends Cost {
  lines: readonly CheckoutLine[];
  isGuest: boolean;
  coupon: string;
  setCoupon(coupon: string): void;
  email: string;
  setEmail(email: string): void;
  options: readonly PaymentOption[];
  payment: PaymentOption | undefined;
  choosePayment(value: string): void;
  errors: FormErrors;
  /** What is wrong with the whole, in the words of the server. */
  messages: readonly string[];
  isSending: boolean;
  submit(): void;
}

/** Everything between a list of lines and a paid order; the form and the cart share it. */
export function useCheckout(input: CheckoutInput): Checkout {
  const { lines, orderType, source, couponKey, onPlaced } = input;
  const t = useTranslations('errors.field');
  const services = useServices();
  const profile = useProfile();
  const isGuest = profile === null;
  const [coupon, setCoupon] = useState(() =>
    couponKey === undefined ? '' : (sessionStorage.getItem(couponKey) ?? ''),
  );
  const [email, setEmail] = useState('');
  const [chosen, choosePayment] = useState('');
  const [refused, setRefused] = useState<FormErrors>(noErrors);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  useEffect(() => setEmail((typed) => typed || rememberedEmail()), []);

  const { data: methods = [] } = useQuery(methodsQuery(services));
  const { data: cards = [] } = useQuery({ ...cardsQuery(services), enabled: !isGuest });
  const isRestricted = lines.some(({ isPaymentRestricted }) => isPaymentRestricted);
  const options = paymentOptions(methods, isGuest ? [] : cards, isRestricted);
  const payment = options.find(({ value }) => value === chosen) ?? defaultPayment(options, profile?.balance);
  const question = costQuestion(lines, { orderType, coupon, payment });
  const cost = useCost(question);
  const place = usePlaceOrders();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed wish is no longer the refused one
  useEffect(() => {
    setRefused((errors) => ({ ...errors, lines: noErrors.lines, rest: [] }));
    setMessages([]);
  }, [JSON.stringify(lines.map(({ request }) => request)), payment?.value]);

  async function send() {
    if (!payment || !cost.cost) return;
    // Nobody is asked about speed who has not said who he is.
    if (isGuest && email.trim() === '') return setRefused({ ...noErrors, email: t('required') });
    setSending(true);
    setRefused(noErrors);
    setMessages([]);
    try {
      const wish = { lines, question, cost: cost.cost, payment, coupon, source };
      await place({ ...wish, email: isGuest ? email.trim() : undefined, onPlaced });
    } catch (error) {
      const errors = error instanceof ApiError ? mapErrors(error.fields) : noErrors;
      setRefused(errors);
      const isMapped = error instanceof ApiError && Object.keys(error.fields).length > 0;
      if (error instanceof Error && error.name !== 'FrozenAccountError')
        setMessages(isMapped ? errors.rest : [error.message, ...errors.rest]);
      cost.askAgain();
    } finally {
      setSending(false);
    }
  }

  const forget = (field: 'coupon' | 'email' | 'paymentMethodId') =>
    setRefused(({ [field]: _mended, ...others }) => others);
  return {
    ...cost,
    lines,
    isGuest,
    coupon,
    setCoupon: (text) => {
      forget('coupon');
      setCoupon(text);
      if (couponKey !== undefined) sessionStorage.setItem(couponKey, text);
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
      choosePayment(value);
    },
    errors: merged(cost.errors, refused),
    messages: [...messages, ...cost.errors.rest],
    isSending,
    submit: () => {
      if (!isSending) void send();
    },
  };
}

interface Wishes {
  orderType: string;
  coupon: string;
  payment: PaymentOption | undefined;
}

/** The balance has no terms of its own: what it pays is the bare price. */
function costQuestion(lines: readonly CheckoutLine[], { orderType, coupon, payment }: Wishes): CostQuestion {
  return {
    services: lines.map(({ request }) => request),
    order_widget_type: orderType,
    ...(coupon.trim() === '' ? {} : { coupon_code: coupon.trim() }),
    ...(payment?.strategy === 'linkedCard' ? { recurring_payments_method_id: payment.id } : {}),
    ...(payment && !['balance', 'linkedCard'].includes(payment.strategy)
      ? { payment_method_id: payment.id }
      : {}),
  };
}

/** What placing refused is newer than what the price said. */
function merged(priced: FormErrors, refused: FormErrors): FormErrors {
  const places = new Set([...priced.lines.keys(), ...refused.lines.keys()]);
  const lines = new Map(
    [...places].map((place) => [place, { ...priced.lines.get(place), ...refused.lines.get(place) }]),
  );
  return { ...priced, ...refused, lines, rest: [...refused.rest, ...priced.rest] };
}
