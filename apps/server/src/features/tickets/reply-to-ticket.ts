import type { Context } from '../../platform/context.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { addMessage } from './add-message.ts';
import { cleanText } from './inbound-mail.ts';
import { findTicket } from './ticket-row.ts';
import { withAttachments } from './with-attachments.ts';

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
