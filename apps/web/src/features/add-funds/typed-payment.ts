import { moneyText } from '../../ui/forms/money-text.ts';

/** What has been typed so far. It is part of the address, so that other pages can fill it in. */
export interface TypedPayment {
  /** In dollars. */
  amount: string;
  coupon: string;
}

export function readTyped(query: URLSearchParams): TypedPayment {
  return {
    amount: moneyText(query.get('amount') ?? ''),
    coupon: (query.get('coupon') ?? '').slice(0, 60),
  };
}

/** The same address with what has been typed; nothing for what is empty. */
export function withTyped(query: URLSearchParams, { amount, coupon }: TypedPayment): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ amount, coupon: coupon.trim() })) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next.size > 0 ? `/add-funds?${next}` : '/add-funds';
}
