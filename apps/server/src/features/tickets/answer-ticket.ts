import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { notify } from '../notifications/index.ts';
import { addMessage } from './add-message.ts';
import { cleanText } from './inbound-mail.ts';
import { replyAddress } from './reply-address.ts';
import { findTicket } from './ticket-row.ts';
import { withAttachments } from './with-attachments.ts';

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
