import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { refundAtGatewayJob } from '../reversals/refund-at-gateway.job.ts';
import { checkInvoiceJob } from './check-invoice.job.ts';

const mostAtOnce = 500;

/**
 * Over all panels, every minute: asks about what is open at a gateway, less often the older it is, and ends
 * what ran out. Each invoice is a job of its own, so that one slow gateway holds up no other.
 */
export async function sweepInvoices(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ panel_id: bigint; id: bigint }>`
    select panel_id, id from invoice
     where status = 'open'
       and (expires_at <= ${now} or gateway_ref is not null)
       and (checked_at is null
            or ${now}::timestamptz - checked_at > greatest(interval '2 minutes', (checked_at - created_at) / 4))
       and ${now}::timestamptz - created_at > interval '1 minute'
     order by checked_at nulls first limit ${mostAtOnce}`.execute(ctx.db);
  for (const { panel_id: panelId, id: invoiceId } of rows)
    await ctx.jobs.send(checkInvoiceJob, { panelId, invoiceId });
  await askAgainForRefunds(ctx);
}

/** Refunds that no gateway has answered to, whatever became of the job that asked. */
async function askAgainForRefunds(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ panel_id: bigint; invoice_id: bigint; turn: number }>`
    select panel_id, invoice_id, turn from invoice_reversal
     where done_at is null and created_at < ${now}::timestamptz - interval '2 minutes'
       and (asked_at is null
            or ${now}::timestamptz - asked_at > greatest(interval '5 minutes', (asked_at - created_at) / 4))
     order by created_at limit ${mostAtOnce}`.execute(ctx.db);
  for (const { panel_id: panelId, invoice_id: invoiceId, turn } of rows)
    await ctx.jobs.send(refundAtGatewayJob, { panelId, invoiceId, turn });
}
