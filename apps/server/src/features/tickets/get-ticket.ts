import type { Ticket } from '@marquee/contract/tickets.ts';
import type { Context } from '../../platform/context.ts';
import { findTicket, type Reader } from './ticket-row.ts';
import { ticketView } from './ticket-view.ts';

const mostMessages = 500;

export async function getTicket(ctx: Context, ticketId: bigint, reader: Reader): Promise<Ticket> {
  const ticket = await findTicket(ctx, ticketId, reader);
  const messages = await ctx.db
    .selectFrom('ticket_message as message')
    .innerJoin('account', (join) =>
      join.onRef('account.panel_id', '=', 'message.panel_id').onRef('account.id', '=', 'message.account_id'),
    )
    .select(['message.id', 'message.author', 'message.text', 'message.via', 'message.created_at'])
    .select('account.name as author_name')
    .where('message.panel_id', '=', ctx.panel.id)
    .where('message.ticket_id', '=', ticketId)
    .orderBy('message.id', 'desc')
    .limit(mostMessages)
    .execute();
  const ids = messages.map(({ id }) => id);
  const attachments =
    ids.length === 0
      ? []
      : await ctx.db
          .selectFrom('ticket_attachment')
          .selectAll()
          .where('panel_id', '=', ctx.panel.id)
          .where('message_id', 'in', ids)
          .orderBy('position')
          .execute();
  return ticketView(ticket, messages.reverse(), attachments);
}
