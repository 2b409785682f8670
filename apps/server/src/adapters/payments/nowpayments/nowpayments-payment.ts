import { parseMoney } from '@marquee/domain/money/money.ts';
import { z } from 'zod';
import { composedKey } from '../../../platform/composed-key.ts';
import {
  idsFromOneText,
  type PaymentReport,
  type ProgressReport,
  roundDownToCoin,
  unitsOf,
} from '../gateway.ts';

const text = z.union([z.string(), z.number()]).transform(String);
const number = z.union([z.number(), z.string()]).transform(Number);

/** A payment as an IPN reports it and as the API returns it by id. */
export const nowpaymentsPayment = z.object({
  payment_id: text,
  /** Set on a further deposit to the address of an earlier payment; its value is not reported reliably. */
  parent_payment_id: text.nullish(),
  payment_status: z.string().max(40),
  price_amount: text,
  price_currency: z.string().max(20),
  pay_amount: number.nullish(),
  actually_paid: number.nullish(),
  order_id: z.string().max(200).nullish(),
});
type Payment = z.output<typeof nowpaymentsPayment>;

const newsByStatus: Record<string, PaymentReport['news'] | 'underway' | undefined> = {
  confirming: 'underway',
  confirmed: 'underway',
  sending: 'underway',
  finished: 'paid',
  // Money came, but less than the price: it matches no invoice, so a person reviews it.
  partially_paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
};

/** IPNs have no time and no id, so a repeated one is recognized by its content. */
export function readPayment(payment: Payment): PaymentReport | ProgressReport | undefined {
  const news = newsByStatus[payment.payment_status];
  const ids = idsFromOneText(payment.order_id);
  if (!news || !ids) return undefined;
  if (news === 'underway') return { news, ids, gatewayRef: `payment:${payment.payment_id}` };
  const { payment_id, payment_status, actually_paid } = payment;
  return {
    news,
    eventId: composedKey(payment_id, payment_status, actually_paid ?? undefined),
    gatewayRef: null,
    paymentRef: payment_id,
    ids,
    currency: payment.price_currency.toUpperCase(),
    units: news === 'paid' ? paidUnits(payment) : priceUnits(payment),
  };
}

function priceUnits({ price_amount }: Payment): bigint {
  return parseMoney(price_amount) ?? -1n;
}

/**
 * "Finished" alone is not "paid": by the documentation further deposits and deposits of another coin are finished
 * whatever came. Only the full amount counts as paid; less is reported as its share of the price.
 */
function paidUnits(payment: Payment): bigint {
  if (payment.parent_payment_id) return 0n;
  const price = priceUnits(payment);
  const [due, received] = [payment.pay_amount ?? 0, payment.actually_paid ?? 0];
  if (payment.payment_status === 'finished' && due > 0 && received >= due) return price;
  if (!(due > 0) || !(received > 0) || price <= 0n) return 0n;
  const share = BigInt(Math.floor(Math.min(received / due, 1) * 1_000_000));
  const worth = roundDownToCoin((price * share) / 1_000_000n);
  return worth < price ? worth : price - unitsOf(1);
}
