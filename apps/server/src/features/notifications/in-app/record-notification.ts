import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type Account, isGuestAccount } from '../../accounts/index.ts';
import type { Notice, NoticeKind } from '../notice.ts';
import { flaggedTopic, inAppColumns } from '../notice-topic.ts';
import { storeNotice } from './stored-notice.ts';

export const mostKept = 200;

/** What would be no news: the reader has just done it, or is gone. */
const mailOnly: readonly NoticeKind[] = ['order-created', 'account-closed'];

/** Written in the transaction of what it tells of, unless the account has switched the topic off. */
export async function recordNotification(ctx: Context, account: Account, notice: Notice): Promise<void> {
  // Nobody signs in to a guest's account.
  if (mailOnly.includes(notice.kind) || isGuestAccount(account)) return;
  const topic = flaggedTopic(notice.kind);
  if (topic && !account[inAppColumns[topic]]) return;
  await ctx.db
    .insertInto('notification')
    .values({
      panel_id: ctx.panel.id,
      account_id: account.id,
      kind: notice.kind,
      notice: storeNotice(withoutMailParts(notice)),
      created_at: ctx.clock.now(),
    })
    .execute();
  await dropOldest(ctx, account.id);
}

/** The conversation itself has the answer; where to reply by mail is of no use here. */
function withoutMailParts(notice: Notice): Notice {
  if (notice.kind !== 'ticket-answered') return notice;
  const { kind, ticketId, subject } = notice;
  return { kind, ticketId, ...(subject === undefined ? {} : { subject }) };
}

/** Rows that another transaction is dropping are skipped, so that two cannot wait for each other. */
async function dropOldest({ db, panel }: Context, accountId: bigint): Promise<void> {
  await sql`
    delete from notification where (panel_id, id) in (
      select panel_id, id from notification
       where panel_id = ${panel.id} and account_id = ${accountId}
         and id <= (select id from notification where panel_id = ${panel.id} and account_id = ${accountId}
                     order by id desc offset ${mostKept} limit 1)
       for update skip locked)`.execute(db);
}
