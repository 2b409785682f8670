import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type Account, isGuestAccount } from '../../accounts/index.ts';
import type { Notice, NoticeKind } from '../notice.ts';
import { flaggedTopic, inAppColumns } from '../notice-topic.ts';
import { storeNotice } from './stored-notice.ts';

export const mostKept = 200;

/** What would be no news: the reader has just done it, or is gone. */
const mailOnly: readonly NoticeKind[] = ['order-created', 'account-closed'];

interface Told {
  account: Account;
  notice: Notice;
}

/** Written in the transaction of what they tell of, unless the account has switched the topic off. */
export async function recordNotifications(ctx: Context, told: readonly Told[]): Promise<void> {
  const shown = told.filter(isShown);
  if (shown.length === 0) return;
  await ctx.db
    .insertInto('notification')
    .values(
      shown.map(({ account, notice }) => ({
        panel_id: ctx.panel.id,
        account_id: account.id,
        kind: notice.kind,
        notice: storeNotice(withoutMailParts(notice)),
        created_at: ctx.clock.now(),
      })),
    )
    .execute();
  await dropOldest(ctx, [...new Set(shown.map(({ account }) => account.id))]);
}

function isShown({ account, notice }: Told): boolean {
  // Nobody signs in to a guest's account.
  if (mailOnly.includes(notice.kind) || isGuestAccount(account)) return false;
  const topic = flaggedTopic(notice.kind);
  return !topic || account[inAppColumns[topic]];
}

/** The conversation itself has the answer; where to reply by mail is of no use here. */
function withoutMailParts(notice: Notice): Notice {
  if (notice.kind !== 'ticket-answered') return notice;
  const { kind, ticketId, subject } = notice;
  return { kind, ticketId, ...(subject === undefined ? {} : { subject }) };
}

/** Rows that another transaction is dropping are skipped, so that two cannot wait for each other. */
async function dropOldest({ db, panel }: Context, accountIds: readonly bigint[]): Promise<void> {
  await sql`
    delete from notification where (panel_id, id) in (
      select old.panel_id, old.id from unnest(${accountIds}::bigint[]) as reader (id)
        join notification as old on old.panel_id = ${panel.id} and old.account_id = reader.id
         and old.id <= (select id from notification where panel_id = ${panel.id} and account_id = reader.id
                         order by id desc offset ${mostKept} limit 1)
       for update of old skip locked)`.execute(db);
}
