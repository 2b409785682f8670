import type { Context } from '../../platform/context.ts';
import type { Invoice } from './invoice.ts';

interface PaymentEvent {
  source: 'webhook' | 'return' | 'poller' | 'operator' | 'customer';
  eventId: string;
  kind: string;
  verdict: string;
  paymentRef?: string | null;
  currency?: string;
  units?: bigint;
}

/** False when this event was recorded before. Events are kept for good: they explain every later state. */
export async function recordEvent(tx: Context, invoice: Invoice, event: PaymentEvent): Promise<boolean> {
  const row = await tx.db
    .insertInto('payment_event')
    .values({
      panel_id: tx.panel.id,
      method_id: invoice.method_id,
      event_id: event.eventId.slice(0, 300),
      invoice_id: invoice.id,
      source: event.source,
      kind: event.kind,
      verdict: event.verdict,
      payment_ref: event.paymentRef ?? null,
      currency: event.currency ?? null,
      amount: event.units ?? null,
      received_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['panel_id', 'method_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}
