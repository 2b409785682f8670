import type { listMails as endpoint, OutboxMail } from '@marquee/contract/console/mails.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { keyedPage } from '../console/keyed-page.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { refuse } from '../errors.ts';
import { sendMailJob } from './send-mail.job.ts';

/** Never with the text: mails hold links that sign people in. */
const shownColumns = [
  'id',
  'recipient',
  'template',
  'subject',
  'status',
  'attempts',
  'last_error',
  'answer',
  'file_name',
  'created_at',
  'sent_at',
] as const;

const mailRows = ({ db, panel }: Context) =>
  db.selectFrom('outbox_mail').select(shownColumns).where('panel_id', '=', panel.id);

export async function listMails(
  ctx: Context,
  { search = '', status, after, limit }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const wanted = search.trim();
  const number = /^#?(\d{1,16})$/.exec(wanted)?.[1];
  const rows = await mailRows(ctx)
    .$if(number !== undefined, (query) => query.where('id', '=', BigInt(number ?? 0)))
    .$if(number === undefined && wanted !== '', (query) =>
      query.where('recipient', '=', wanted.toLowerCase()),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'sent'))
    .$if(after !== undefined, (query) => query.where('id', '<', BigInt(after ?? 0)))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  return { data: page.rows.map(mailView), next: page.next };
}

export async function getMail(ctx: Context, id: bigint): Promise<OutboxMail> {
  const row = await mailRows(ctx).where('id', '=', id).executeTakeFirst();
  return row ? mailView(row) : refuse('not_found');
}

/** Begins anew with a mail that was given up. */
export async function resendMail(ctx: Context, id: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const mail = await getMail(tx, id);
    const { numUpdatedRows } = await tx.db
      .updateTable('outbox_mail')
      .set({ status: 'waiting', attempts: 0, last_error: null })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) refuse('wrong_state');
    await tx.jobs.send(sendMailJob, { panelId: tx.panel.id, mailId: id });
    await recordAudit(tx, {
      action: 'mails.resend',
      subjectType: 'mail',
      subjectId: id,
      before: { template: mail.template, recipient: mail.recipient, error: mail.last_error },
    });
  });
}

type MailRow = Awaited<ReturnType<ReturnType<typeof mailRows>['execute']>>[number];

function mailView(row: MailRow): OutboxMail {
  return {
    ...row,
    id: Number(row.id),
    last_error: row.last_error?.slice(0, 500) ?? null,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  };
}
