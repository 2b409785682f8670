import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { countUnread } from './list-notifications.ts';

/** Reading it again changes nothing; somebody else's is answered like one that does not exist. */
export async function readNotification(ctx: Context, id: bigint): Promise<{ unread: number }> {
  const { accountId } = signedIn(ctx);
  const own = await ctx.db
    .selectFrom('notification')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) refuse('not_found');
  await markRead(ctx, accountId, { only: id });
  return { unread: await countUnread(ctx, accountId) };
}

/** Up to the newest one that the reader has seen: what came meanwhile stays unread. */
export async function readAllNotifications(ctx: Context, upTo: bigint): Promise<{ unread: number }> {
  const { accountId } = signedIn(ctx);
  await markRead(ctx, accountId, { upTo });
  return { unread: await countUnread(ctx, accountId) };
}

async function markRead(
  { db, panel, clock }: Context,
  accountId: bigint,
  which: { only: bigint } | { upTo: bigint },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where((build) => ('only' in which ? build('id', '=', which.only) : build('id', '<=', which.upTo)))
    .execute();
}
