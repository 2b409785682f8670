import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { DB } from '../db/generated/tables.ts';
import { refuse } from '../errors.ts';
import { isOutgoingHeld } from '../restore/outgoing.ts';
import { type MailMessage, MailRejected, type MailTransport } from './mail-transport.ts';

const heldTemplate = 'outgoing-held';

type OutboxMail = Selectable<DB['outbox_mail']>;
type Outcome = Pick<OutboxMail, 'status' | 'last_error'> &
  Partial<Pick<OutboxMail, 'sent_at' | 'file_name' | 'answer'>>;

/** Sends a mail of the outbox, unless it was already sent or given up. */
export async function sendMail(
  ctx: Context,
  transport: MailTransport,
  { mailId, maxAttempts }: { mailId: bigint; maxAttempts: number },
): Promise<void> {
  if ((await isOutgoingHeld(ctx.db)) && !(await isAboutTheHold(ctx, mailId))) refuse('outgoing_held');
  const mail = await countAttempt(ctx, mailId);
  if (!mail) return;
  let outcome: Outcome;
  try {
    const { fileName, answer } = await transport.deliver(toMessage(ctx, mail));
    outcome = {
      status: 'sent',
      sent_at: ctx.clock.now(),
      file_name: fileName ?? null,
      answer: answer?.replaceAll('\0', '').slice(0, 500) ?? null,
      last_error: null,
    };
  } catch (error) {
    const isFinal = error instanceof MailRejected || mail.attempts >= maxAttempts;
    const last_error = String(error).replaceAll('\0', '').slice(0, 500);
    await saveOutcome(ctx, mail, { status: isFinal ? 'failed' : 'waiting', last_error });
    if (!isFinal) throw error;
    ctx.log.error({ err: error, mailId, template: mail.template }, 'a mail was given up');
    return;
  }
  await saveOutcome(ctx, mail, outcome);
}

function toMessage(ctx: Context, mail: OutboxMail): MailMessage {
  return {
    id: `${mail.panel_id}.${mail.id}`,
    from: ctx.panel.name,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.text_body,
    html: mail.html_body,
    headers: z.record(z.string(), z.string()).parse(mail.headers),
    date: mail.created_at,
  };
}

/** Operators must learn that everything is held. */
async function isAboutTheHold(ctx: Context, mailId: bigint): Promise<boolean> {
  const mail = await ctx.db
    .selectFrom('outbox_mail')
    .select('template')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', mailId)
    .executeTakeFirst();
  return mail?.template === heldTemplate;
}

function countAttempt(ctx: Context, mailId: bigint): Promise<OutboxMail | undefined> {
  return ctx.db
    .updateTable('outbox_mail')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', mailId)
    .where('status', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/** Conditional, so that only one of overlapping runs decides; the copies they sent share a Message-ID. */
async function saveOutcome(ctx: Context, mail: OutboxMail, outcome: Outcome): Promise<void> {
  await ctx.db
    .updateTable('outbox_mail')
    .set(outcome)
    .where('panel_id', '=', mail.panel_id)
    .where('id', '=', mail.id)
    .where('status', '=', 'waiting')
    .execute();
}
