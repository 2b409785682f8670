import { replyText } from '@marquee/domain/tickets/reply-text.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { findAccount, shownEmail } from '../accounts/index.ts';
import { addMessage, maxMessageLength } from './add-message.ts';
import { cleanText, findInboundMail, isSignedMail } from './inbound-mail.ts';

import { isReplyToken, parseReplyAddress } from './reply-address.ts';

const addresses = z.union([z.string().max(1000), z.array(z.string().max(1000)).max(50)]);
/** Mail services send more fields; the others are ignored. */
const receivedMail = z.object({
  message_id: z.string().min(1).max(300),
  from: z.string().max(1000),
  to: addresses,
  text: z.string().max(500_000),
  /** Set by auto-replies and bounces; accepting them could start an endless loop. */
  auto_submitted: z.string().max(100).optional(),
});

/**
 * Turns a reply by mail into a ticket message. The token in the address and the sender must both match.
 * Anything else is dropped silently, so that the mail service does not retry.
 */
export async function receiveMail(
  ctx: Context,
  incoming: Pick<Incoming, 'rawBody' | 'header'>,
): Promise<void> {
  const inbound = (await findInboundMail(ctx)) ?? refuse('not_found');
  const signature = incoming.header('x-mail-signature');
  if (!isSignedMail(signature, inbound.secret, incoming.rawBody, ctx.clock.now()))
    refuse('invalid_input', { fields: [{ field: 'x-mail-signature', code: 'invalid' }] });
  const mail = readMail(incoming.rawBody);
  if ((mail.auto_submitted ?? 'no') !== 'no') return;
  const target = [mail.to]
    .flat()
    .flatMap((to) => parseReplyAddress(bareAddress(to), inbound.address) ?? [])[0];
  const text = replyText(mail.text).slice(0, maxMessageLength);
  if (!target || text === '') return;
  await inTransaction(ctx, async (tx) => {
    const ticket = await tx.db
      .selectFrom('ticket')
      .select(['panel_id', 'id', 'account_id', 'merged_into'])
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', target.id)
      .executeTakeFirst();
    if (!ticket || !isReplyToken(tx.keys, ticket, target.token)) return;
    const account = await findAccount(tx, ticket.account_id);
    if (!account || shownEmail(account) !== bareAddress(mail.from)) return;
    await addMessage(tx, {
      // Mails that are still around name the ticket that was there when they were sent.
      ticketId: ticket.merged_into ?? ticket.id,
      author: 'customer',
      accountId: ticket.account_id,
      text: cleanText('text', text),
      mailMessageId: mail.message_id.replaceAll('\0', '').toWellFormed(),
    });
  });
}

function readMail(body: Buffer): z.output<typeof receivedMail> {
  try {
    return receivedMail.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return refuse('malformed_request');
  }
}

/** `Robin <robin@a.example>` is `robin@a.example`. */
function bareAddress(text: string): string {
  return (/<([^<>]+)>\s*$/.exec(text)?.[1] ?? text).trim().toLowerCase();
}
