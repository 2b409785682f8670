import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { DB } from '../db/generated/tables.ts';
import { type Letter, MailRejected, type MailTransport } from './mail-transport.ts';

type OutboxMail = Selectable<DB['outbox_mail']>;
type Outcome = Pick<OutboxMail, 'status' | 'last_error'> & Partial<Pick<OutboxMail, 'sent_at' | 'file_name'>>;

/** Sends one mail of the outbox, unless it was sent or given up before. */
export async function sendMail(
  ctx: Context,
  transport: MailTransport,
  { mailId, mostAttempts }: { mailId: bigint; mostAttempts: number },
): Promise<void> {
  const mail = await countAttempt(ctx, mailId);
  if (!mail) return;
  let outcome: Outcome;
  try {
    const { fileName } = await transport.deliver(letterOf(ctx, mail));
    outcome = { status: 'sent', sent_at: ctx.clock.now(), file_name: fileName ?? null, last_error: null };
  } catch (error) {
    const hopeless = error instanceof MailRejected || mail.attempts >= mostAttempts;
    const last_error = String(error).replaceAll('\0', '').slice(0, 500);
    await settle(ctx, mail, { status: hopeless ? 'failed' : 'waiting', last_error });
    if (!hopeless) throw error;
    ctx.log.error({ err: error, mailId, template: mail.template }, 'a mail was given up');
    return;
  }
  await settle(ctx, mail, outcome);
}

function letterOf(ctx: Context, mail: OutboxMail): Letter {
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

/** Conditional: of runs that overlap, one decides; the copies they sent share a Message-ID. */
async function settle(ctx: Context, mail: OutboxMail, outcome: Outcome): Promise<void> {
  await ctx.db
    .updateTable('outbox_mail')
    .set(outcome)
    .where('panel_id', '=', mail.panel_id)
    .where('id', '=', mail.id)
    .where('status', '=', 'waiting')
    .execute();
}
