import type { listNotifications as endpoint } from '@marquee/contract/account/in-app-notifications.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { readScalar, type ScalarQuery, scalarQuery } from '../../../platform/db/scalar-query.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { notificationViews } from './notification-view.ts';

/** The caller's own, newest first. */
export async function listNotifications(
  ctx: Context,
  { before, per_page, unread }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { accountId } = signedIn(ctx);
  let query = ctx.db
    .selectFrom('notification')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId);
  if (before) query = query.where('id', '<', BigInt(before));
  if (unread) query = query.where('read_at', 'is', null);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(per_page + 1)
    .execute();
  const shown = rows.slice(0, per_page);
  const last = rows.length > per_page ? shown.at(-1) : undefined;
  return {
    data: await notificationViews(ctx, shown),
    next: last ? Number(last.id) : null,
    unread: await countUnread(ctx, accountId),
  };
}

export function countUnread(ctx: Context, accountId: bigint): Promise<number> {
  return readScalar(ctx.db, countUnreadQuery(ctx, accountId));
}

export function countUnreadQuery({ panel }: Context, accountId: bigint): ScalarQuery<number> {
  const count = sql<bigint>`
    select count(*) from notification
     where panel_id = ${panel.id} and account_id = ${accountId} and read_at is null`;
  return scalarQuery(count, Number);
}
