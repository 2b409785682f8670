import { parseMoney } from '@marquee/domain/money/money.ts';
import { z } from 'zod';

/** The fields that are read from PayPal's Orders v2, Payments v2 and Disputes v1 objects. */
const amount = z.object({ currency_code: z.string().max(10), value: z.string().max(40) });
export type PaypalAmount = z.output<typeof amount>;

const link = z.object({ rel: z.string().max(60), href: z.string().max(2048) });
const id = z.string().min(1).max(60);

export const paypalCapture = z.object({
  id,
  status: z.string().max(40),
  amount,
  custom_id: z.string().max(255).nullish(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: id.optional() }).optional() }).optional(),
});
export type PaypalCapture = z.output<typeof paypalCapture>;

export const paypalOrder = z.object({
  id,
  status: z.string().max(40),
  links: z.array(link).optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().max(255).nullish(),
        payments: z.object({ captures: z.array(paypalCapture).optional() }).optional(),
      }),
    )
    .optional(),
});
export type PaypalOrder = z.output<typeof paypalOrder>;

/** A refund or reversal; the link `up` leads to its capture. */
export const paypalRefund = z.object({
  id,
  amount,
  seller_payable_breakdown: z.object({ total_refunded_amount: amount.optional() }).optional(),
  links: z.array(link),
});

export const paypalDispute = z.object({
  dispute_id: id,
  dispute_amount: amount,
  /** During an inquiry the two parties talk, and PayPal decides nothing. */
  dispute_life_cycle_stage: z.string().max(40).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: id.optional() })).min(1),
  dispute_outcome: z.object({ outcome_code: z.string().max(60) }).optional(),
});
export type PaypalDispute = z.output<typeof paypalDispute>;

/** An unreadable amount becomes one that matches no invoice. */
export function unitsOfAmount({ value }: PaypalAmount): bigint {
  return parseMoney(value) ?? -1n;
}

export function captureOfRefund({ links }: z.output<typeof paypalRefund>): string | undefined {
  const up = links.find(({ rel, href }) => rel === 'up' && href.includes('/captures/'));
  return up?.href.split('/').at(-1);
}
