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
  return (await recordEvents(tx, [{ invoice, event }])).has(invoice.id);
}

/** The same for one event each of several invoices; returns the invoices whose event is new. */
export async function recordEvents(
  tx: Context,
  events: readonly { invoice: Invoice; event: PaymentEvent }[],
): Promise<Set<bigint>> {
  if (events.length === 0) return new Set();
  const rows = await tx.db
    .insertInto('payment_event')
    .values(
      events.map(({ invoice, event }) => ({
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
      })),
    )
    .onConflict((conflict) => conflict.columns(['panel_id', 'method_id', 'event_id']).doNothing())
    .returning('invoice_id')
    .execute();
  return new Set(rows.map(({ invoice_id }) => invoice_id));
}
