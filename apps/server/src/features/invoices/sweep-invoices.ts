import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { checkInvoiceJob } from './check-invoice.job.ts';
import { refundAtGatewayJob } from './refund-at-gateway.job.ts';

const mostAtOnce = 500;

/**
 * Over all panels, every minute: asks about what is open at a gateway, less often the older it is, and ends
 * what ran out. Each invoice is a job of its own, so that one slow gateway holds up no other.
 */
export async function sweepInvoices(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const { rows } = await sql<{ panel_id: bigint; id: bigint; status: string }>`
    select panel_id, id, status from invoice
     where status in ('open', 'refunding')
       and (expires_at <= ${now} or gateway_ref is not null)
       and (checked_at is null
            or ${now}::timestamptz - checked_at > greatest(interval '2 minutes', (checked_at - created_at) / 4))
       and ${now}::timestamptz - created_at > interval '1 minute'
     order by checked_at nulls first limit ${mostAtOnce}`.execute(ctx.db);
  for (const { panel_id: panelId, id: invoiceId, status } of rows) {
    const definition = status === 'refunding' ? refundAtGatewayJob : checkInvoiceJob;
    await ctx.jobs.send(definition, { panelId, invoiceId });
  }
}
