import type { Context } from '../../platform/context.ts';
import { findTicket } from './ticket-row.ts';

export async function readTicket(
  ctx: Context,
  { ticketId, accountId }: { ticketId: bigint; accountId: bigint },
): Promise<void> {
  await findTicket(ctx, ticketId, { kind: 'customer', accountId });
  await ctx.db
    .updateTable('ticket')
    .set({ customer_read_at: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', ticketId)
    .whereRef('customer_read_at', '<', 'last_message_at')
    .execute();
}
