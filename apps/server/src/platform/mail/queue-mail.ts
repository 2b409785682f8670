import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { refuse } from '../errors.ts';
import { sendMailJob } from './send-mail.job.ts';

export interface OutgoingMail {
  /** One address without a name. */
  to: string;
  /** The kind of mail, e.g. `password-reset`. */
  template: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  headers?: Partial<Record<'List-Unsubscribe' | 'List-Unsubscribe-Post' | 'Reply-To', string>>;
}

/** Adds a mail to the outbox and returns its id; it is sent after the caller's transaction commits. */
export async function queueMail(ctx: Context, mail: OutgoingMail): Promise<bigint> {
  const [id] = await queueMails(ctx, [mail]);
  if (id === undefined) throw new Error('a mail was not queued');
  return id;
}

/** The same for several at once. */
export async function queueMails(ctx: Context, mails: readonly OutgoingMail[]): Promise<bigint[]> {
  for (const { to, headers = {} } of mails) {
    if (!isSingleAddress(to)) refuse('invalid_input', { fields: [{ field: 'email', code: 'not_an_email' }] });
    if (Object.values(headers).some((value) => /\p{Cc}/u.test(value)))
      throw new Error('a mail header must be one line');
  }
  if (mails.length === 0) return [];
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .insertInto('outbox_mail')
      .values(
        mails.map((mail) => ({
          panel_id: tx.panel.id,
          recipient: mail.to,
          template: mail.template,
          locale: mail.locale,
          subject: oneLine(mail.subject),
          text_body: mail.text.replaceAll('\0', ''),
          html_body: mail.html.replaceAll('\0', ''),
          headers: JSON.stringify(mail.headers ?? {}),
          created_at: tx.clock.now(),
        })),
      )
      .returning('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    await tx.jobs.sendAll(
      sendMailJob,
      ids.map((mailId) => ({ panelId: tx.panel.id, mailId })),
    );
    return ids;
  });
}

/** Allows no characters that could start another address, a name, a comment or a header. */
function isSingleAddress(address: string): boolean {
  return address.length <= 254 && /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u.test(address);
}

/** Subjects contain user input, and line ends would start new headers. */
function oneLine(subject: string): string {
  return subject
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed();
}
