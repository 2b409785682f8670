import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { notify } from '../notifications/index.ts';
import { addMessage, withAttachments } from './add-message.ts';
import { cleanText } from './inbound-mail.ts';
import { replyAddress } from './reply-address.ts';
import { findTicket } from './ticket-row.ts';

interface Reply {
  accountId: bigint;
  ticketId: bigint;
  text: string;
  files: readonly UploadedFile[];
  idempotencyKey: string | undefined;
}

export async function replyToTicket(ctx: Context, reply: Reply): Promise<void> {
  const { accountId, ticketId, files, idempotencyKey } = reply;
  await findTicket(ctx, ticketId, { kind: 'customer', accountId });
  const text = cleanText('text', reply.text);
  const request = { call: 'reply-to-ticket', ticketId, text };
  await withAttachments(ctx, { files, idempotencyKey, request }, async (tx, stored) => {
    await addMessage(tx, { ticketId, author: 'customer', accountId, text, files: stored });
    return ticketId;
  });
}

interface StaffAnswer {
  ticketId: bigint;
  text: string;
  files?: readonly UploadedFile[];
  idempotencyKey?: string;
}

/** A staff answer; the customer also gets it by mail and can reply to that. */
export async function answerTicket(ctx: Context, answer: StaffAnswer): Promise<void> {
  const { ticketId, files = [], idempotencyKey } = answer;
  const { accountId } = signedIn(ctx);
  const ticket = await findTicket(ctx, ticketId, { kind: 'staff' });
  const text = cleanText('text', answer.text);
  const request = { call: 'answer-ticket', ticketId, text };
  await withAttachments(ctx, { files, idempotencyKey, request }, async (tx, stored) => {
    await addMessage(tx, { ticketId, author: 'staff', accountId, text, files: stored });
    await recordAudit(tx, {
      action: 'tickets.answer',
      subjectType: 'ticket',
      subjectId: ticketId,
      before: { status: ticket.status },
      after: { status: 'answered' },
    });
    const replyTo = await replyAddress(tx, ticket);
    const notice = { kind: 'ticket-answered', ticketId, subject: ticket.subject, text } as const;
    await notify(tx, ticket.account_id, { ...notice, ...(replyTo ? { replyTo } : {}) });
    return ticketId;
  });
}
