import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { StoredFile } from '../uploads/index.ts';

/** What the table holds, in characters. */
export const longestMessage = 5000;

interface NewMessage {
  ticketId: bigint;
  author: 'customer' | 'staff';
  accountId: bigint;
  text: string;
  files?: readonly StoredFile[];
  /** Of the mail it came by. */
  mailMessageId?: string;
}

/**
 * Writes the message and moves the ticket: the customer's word opens it for the panel, the panel's word
 * answers it. `false` when this very mail was taken before.
 */
export async function addMessage(tx: Context, message: NewMessage): Promise<boolean> {
  const now = tx.clock.now();
  const row = await tx.db
    .insertInto('ticket_message')
    .values({
      panel_id: tx.panel.id,
      ticket_id: message.ticketId,
      author: message.author,
      account_id: message.accountId,
      text: message.text,
      via: message.mailMessageId === undefined ? 'web' : 'mail',
      mail_message_id: message.mailMessageId ?? null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['panel_id', 'mail_message_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  const files = message.files ?? [];
  if (files.length > 0) {
    const about = { panel_id: tx.panel.id, message_id: row.id };
    await tx.db
      .insertInto('ticket_attachment')
      .values(files.map((file, position) => ({ ...about, ...file, position })))
      .execute();
  }
  const isCustomer = message.author === 'customer';
  const moved = await tx.db
    .updateTable('ticket')
    .set({
      status: isCustomer ? 'open' : 'answered',
      closed_at: null,
      last_message_at: now,
      ...(isCustomer ? { customer_read_at: now } : { staff_read_at: now }),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', message.ticketId)
    .executeTakeFirstOrThrow();
  if (moved.numUpdatedRows !== 1n) refuse('not_found');
  return true;
}
