import { z } from 'zod';
import { decimal, id, text } from '../primitives.ts';

const moment = z.iso.datetime().max(40);

/** One line of the books: money that left an account and reached another. */
export const posting = z.object({
  /** Of the line. */
  id,
  transaction_id: id,
  from: text(40),
  to: text(40),
  amount: decimal,
  reason: text(1000).nullable(),
  created_at: moment,
});
export type PostingView = z.output<typeof posting>;

export const dispute = z.object({
  id,
  invoice_id: id,
  /** The gateway's id. */
  ref: text(200).nullable(),
  /** What is disputed, as charged. */
  charge: z.object({ currency: text(10), amount: decimal }),
  /** What was taken from the customer for it; a dispute that was won has given it back. */
  taken: decimal,
  outcome: z.enum(['won', 'lost']).nullable(),
  opened_at: moment,
  ended_at: moment.nullable(),
});
export type DisputeView = z.output<typeof dispute>;
