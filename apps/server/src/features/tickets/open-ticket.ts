import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { StoredFile } from '../uploads/index.ts';
import { addMessage, maxMessageLength, withAttachments } from './add-message.ts';
import { cleanText } from './inbound-mail.ts';

interface NewTicket {
  accountId: bigint;
  subject: string;
  text: string;
  orderId?: bigint;
}

export async function openTicket(
  ctx: Context,
  {
    files,
    idempotencyKey,
    ...ticket
  }: NewTicket & {
    files: readonly UploadedFile[];
    idempotencyKey: string | undefined;
  },
): Promise<bigint> {
  const question = clean(ticket);
  if (question.orderId !== undefined) await checkOwnOrder(ctx, question.accountId, question.orderId);
  const request = { call: 'open-ticket', ...question };
  return withAttachments(ctx, { files, idempotencyKey, request }, (tx, stored) =>
    writeTicket(tx, question, stored),
  );
}

/** A ticket about an order that the caller is known to own, with the email for answers appended. */
export async function openOrderTicket(
  ctx: Context,
  { email, ...request }: Omit<NewTicket, 'accountId'> & { orderId: bigint; email?: string },
): Promise<{ ticketId: bigint }> {
  const text = email ? `${request.text}\n\n${email}` : request.text;
  if (text.length > maxMessageLength) {
    const limit = maxMessageLength - (text.length - request.text.length);
    refuse('invalid_input', { fields: [{ field: 'text', code: 'too_long', values: { limit } }] });
  }
  const question = clean({ ...request, accountId: signedIn(ctx).accountId, text });
  return { ticketId: await inTransaction(ctx, (tx) => writeTicket(tx, question, [])) };
}

function clean(question: NewTicket): NewTicket {
  const subject = cleanText('subject', question.subject.replace(/\s+/g, ' '));
  return { ...question, subject, text: cleanText('text', question.text) };
}

async function writeTicket(tx: Context, question: NewTicket, files: readonly StoredFile[]): Promise<bigint> {
  const { accountId, subject, text, orderId } = question;
  const now = tx.clock.now();
  const { id } = await tx.db
    .insertInto('ticket')
    .values({
      panel_id: tx.panel.id,
      account_id: accountId,
      order_id: orderId ?? null,
      subject,
      created_at: now,
      last_message_at: now,
      waiting_since: now,
      customer_read_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addMessage(tx, { ticketId: id, author: 'customer', accountId, text, files });
  return id;
}

/** Queried here because the orders feature imports this one. */
async function checkOwnOrder(ctx: Context, accountId: bigint, orderId: bigint): Promise<void> {
  const order = await ctx.db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', orderId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!order) refuse('invalid_input', { fields: [{ field: 'order_id', code: 'invalid' }] });
}
