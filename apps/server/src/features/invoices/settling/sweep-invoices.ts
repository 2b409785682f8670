import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { refundAtGatewayJob } from '../reversals/refund-at-gateway.job.ts';
import { checkInvoiceJob } from './check-invoice.job.ts';

const maxAtOnce = 500;

/**
 * Every minute, over all panels: checks open invoices at their gateway, less often the older they are, and
 * expires old ones. Each invoice is its own job so that a slow gateway delays no other.
 */
export async function sweepInvoices(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ panel_id: bigint; id: bigint }>`
    select panel_id, id from invoice
     where status = 'open'
       and (expires_at <= ${now} or gateway_ref is not null or card_id is not null)
       and (checked_at is null
            or ${now}::timestamptz - checked_at > greatest(interval '2 minutes', (checked_at - created_at) / 4))
       and ${now}::timestamptz - created_at > interval '1 minute'
     order by checked_at nulls first limit ${maxAtOnce}`.execute(ctx.db);
  for (const { panel_id: panelId, id: invoiceId } of rows)
    await ctx.jobs.send(checkInvoiceJob, { panelId, invoiceId });
  await askAgainForRefunds(ctx);
}

/** Refunds that no gateway has confirmed, in case the job that asked was lost. */
async function askAgainForRefunds(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ panel_id: bigint; invoice_id: bigint; turn: number }>`
    select panel_id, invoice_id, turn from invoice_reversal
     where done_at is null and created_at < ${now}::timestamptz - interval '2 minutes'
       and (asked_at is null
            or ${now}::timestamptz - asked_at > greatest(interval '5 minutes', (asked_at - created_at) / 4))
     order by created_at limit ${maxAtOnce}`.execute(ctx.db);
  for (const { panel_id: panelId, invoice_id: invoiceId, turn } of rows)
    await ctx.jobs.send(refundAtGatewayJob, { panelId, invoiceId, turn });
}
