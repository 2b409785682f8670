import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';
import { deleteFileJob } from '../uploads/index.ts';

const selectMessages = (ctx: Context, accountId: bigint) =>
  ctx.db
    .selectFrom('ticket')
    .innerJoin('ticket_message as message', (join) =>
      join.onRef('message.panel_id', '=', 'ticket.panel_id').onRef('message.ticket_id', '=', 'ticket.id'),
    )
    .where('ticket.panel_id', '=', ctx.panel.id)
    .where('ticket.account_id', '=', accountId);

async function addConversations(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('tickets', async function* () {
    const rows = await selectMessages(ctx, accountId)
      .select(['ticket.id', 'ticket.subject', 'ticket.status', 'ticket.order_id'])
      .select(['message.author', 'message.text', 'message.via', 'message.created_at'])
      .orderBy('message.id')
      .execute();
    for (const { id, order_id, created_at, ...row } of rows)
      yield {
        ticket: Number(id),
        order: order_id === null ? null : Number(order_id),
        ...row,
        created_at: created_at.toISOString(),
      };
  });
}

/** Tickets hold personal text, so they are deleted with all messages and attachments. */
async function forgetConversations(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  const messages = selectMessages(tx, accountId).select('message.id');
  const files = await tx.db
    .deleteFrom('ticket_attachment')
    .where('panel_id', '=', tx.panel.id)
    .where('message_id', 'in', messages)
    .returning('filename')
    .execute();
  for (const { filename } of files)
    await tx.jobs.send(deleteFileJob, { panelId: tx.panel.id, room: 'tickets', filename });
  await tx.db
    .deleteFrom('ticket_message')
    .where('panel_id', '=', tx.panel.id)
    .where('id', 'in', messages)
    .execute();
  await tx.db
    .deleteFrom('ticket')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addConversations),
  on(accountClosed, forgetConversations),
  onStrangerLeft(forgetConversations),
];
