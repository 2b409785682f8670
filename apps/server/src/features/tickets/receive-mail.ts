import { replyText } from '@marquee/domain/tickets/reply-text.ts';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { findAccount, shownEmail } from '../accounts/index.ts';
import { addMessage, longestMessage } from './add-message.ts';
import { findInboundMail, isSignedMail, plainWords } from './inbound-mail.ts';

import { addressedTicket, isReplyToken } from './reply-address.ts';

const addresses = z.union([z.string().max(1000), z.array(z.string().max(1000)).max(50)]);
/** Mail services say much more than this; the rest is left alone. */
const receivedMail = z.object({
  message_id: z.string().min(1).max(300),
  from: z.string().max(1000),
  to: addresses,
  text: z.string().max(500_000),
  /** Holiday notes and bounces say so; answering them would go on for ever. */
  auto_submitted: z.string().max(100).optional(),
});

/**
 * An answer by mail becomes a message. Two things must fit: the secret part of the address and the sender.
 * What does not fit is dropped without a word, so that the service does not try again.
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
  const named = [mail.to].flat().flatMap((to) => addressedTicket(bareAddress(to), inbound.address) ?? [])[0];
  const text = replyText(mail.text).slice(0, longestMessage);
  if (!named || text === '') return;
  await inTransaction(ctx, async (tx) => {
    const ticket = await tx.db
      .selectFrom('ticket')
      .select(['panel_id', 'id', 'account_id'])
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', named.id)
      .executeTakeFirst();
    if (!ticket || !isReplyToken(tx.keys, ticket, named.token)) return;
    const account = await findAccount(tx, ticket.account_id);
    if (!account || shownEmail(account) !== bareAddress(mail.from)) return;
    await addMessage(tx, {
      ticketId: ticket.id,
      author: 'customer',
      accountId: ticket.account_id,
      text: plainWords('text', text),
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
