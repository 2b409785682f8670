import type { Context } from '../../../platform/context.ts';
import { type Listener, on } from '../../../platform/events/events.ts';
import {
  accountClosed,
  type DataKinds,
  onStrangerLeft,
  personalDataRequested,
} from '../../accounts/index.ts';
import { notificationViews } from './notification-view.ts';

async function forget({ db, panel }: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

async function addNotifications(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('notifications', async function* () {
    const rows = await ctx.db
      .selectFrom('notification')
      .selectAll()
      .where('panel_id', '=', ctx.panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const { id, title, text, created_at, read_at } of await notificationViews(ctx, rows))
      yield { id, title, text, created_at, read_at };
  });
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosed, forget),
  onStrangerLeft(forget),
  on(personalDataRequested, addNotifications),
];
