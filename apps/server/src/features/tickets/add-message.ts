import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { once } from '../../platform/idempotency/once.ts';
import { type StoredFile, withStoredFiles } from '../uploads/index.ts';

/** The column's limit, in characters. */
export const maxMessageLength = 5000;

interface NewMessage {
  ticketId: bigint;
  author: 'customer' | 'staff';
  accountId: bigint;
  text: string;
  files?: readonly StoredFile[];
  /** The Message-ID of the mail it arrived in. */
  mailMessageId?: string;
}

/**
 * Adds the message and updates the ticket's status: a customer's message opens it, a staff message answers
 * it. `false` when this mail was already received.
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
    const key = { panel_id: tx.panel.id, message_id: row.id };
    await tx.db
      .insertInto('ticket_attachment')
      .values(files.map((file, position) => ({ ...key, ...file, position })))
      .execute();
  }
  const isCustomer = message.author === 'customer';
  const updated = await tx.db
    .updateTable('ticket')
    .set({
      status: isCustomer ? 'open' : 'answered',
      closed_at: null,
      last_message_at: now,
      // A customer who adds to an open question waits since the question.
      ...(isCustomer ? { waiting_since: waitsSince(now) } : {}),
      ...(isCustomer ? { customer_read_at: now } : { staff_read_at: now }),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', message.ticketId)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow();
  if (updated.numUpdatedRows !== 1n) refuse('wrong_state');
  return true;
}

const waitsSince = (now: Date) =>
  sql<Date>`case when status = 'open' then waiting_since else ${now}::timestamptz end`;

interface Submission {
  files: readonly UploadedFile[];
  idempotencyKey: string | undefined;
  /** The call's name and input, for the idempotency check. */
  request: object;
}

/** Writes a message and its files once, however often the browser repeats the request. */
export async function withAttachments(
  ctx: Context,
  { files, idempotencyKey, request }: Submission,
  write: (tx: Context, stored: readonly StoredFile[]) => Promise<bigint>,
): Promise<bigint> {
  const sent = files.map((file, index) => ({ ...file, field: `files.${index}` }));
  const hashes = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'));
  const { ticketId } = await withStoredFiles(ctx, { room: 'tickets', sent }, (stored) =>
    once(ctx, { key: idempotencyKey, request: { ...request, files: hashes } }, async (tx) => ({
      ticketId: String(await write(tx, stored)),
      files: stored.map(({ filename }) => filename),
    })),
  );
  return BigInt(ticketId);
}
