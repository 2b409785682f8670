import type { Permission } from '@marquee/domain/access/permissions.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Download } from '../../platform/http/answers/download.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { storedDownload } from '../uploads/index.ts';
import { findTicket } from './ticket-row.ts';

const answerers: Permission = 'tickets.manage';

export async function getAttachment(
  ctx: Context,
  { ticketId, filename }: { ticketId: bigint; filename: string },
): Promise<Download> {
  const { accountId, permissions } = signedIn(ctx);
  const isStaff = permissions.includes(answerers);
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
