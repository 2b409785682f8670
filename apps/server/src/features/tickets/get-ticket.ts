import type { Ticket } from '@marquee/contract/shell/tickets.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Download } from '../../platform/http/answers/download.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { storedDownload } from '../uploads/index.ts';
import { findTicket, type Reader } from './ticket-row.ts';
import { ticketView } from './ticket-view.ts';

const maxMessages = 500;

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
    .limit(maxMessages)
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
  return ticketView(ticket, messages.reverse(), { attachments, reader });
}

export async function markTicketRead(
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

const requiredPermission: Permission = 'tickets.manage';

export async function getAttachment(
  ctx: Context,
  { ticketId, filename }: { ticketId: bigint; filename: string },
): Promise<Download> {
  const { accountId, permissions } = signedIn(ctx);
  const isStaff = permissions.includes(requiredPermission);
  await findTicket(ctx, ticketId, isStaff ? { kind: 'staff' } : { kind: 'customer', accountId });
  const file = await ctx.db
    .selectFrom('ticket_attachment as file')
    .innerJoin('ticket_message as message', (join) =>
      join.onRef('message.panel_id', '=', 'file.panel_id').onRef('message.id', '=', 'file.message_id'),
    )
    .select(['file.filename', 'file.original_name', 'file.content_type'])
    .where('file.panel_id', '=', ctx.panel.id)
    .where('file.filename', '=', filename)
    .where('message.ticket_id', '=', ticketId)
    .executeTakeFirst();
  return storedDownload(ctx, 'tickets', file ?? refuse('not_found'));
}
