import type { Context } from '../../../platform/context.ts';
import { type Listener, on } from '../../../platform/events/events.ts';
import {
  accountClosed,
  type DataKinds,
  onStrangerLeft,
  personalDataRequested,
} from '../../accounts/index.ts';

async function addFavorites(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('favorites', async function* () {
    const rows = await ctx.db
      .selectFrom('favorite')
      .innerJoin('service', (join) =>
        join
          .onRef('service.panel_id', '=', 'favorite.panel_id')
          .onRef('service.id', '=', 'favorite.service_id'),
      )
      .select(['service.id', 'service.name', 'favorite.created_at'])
      .where('favorite.panel_id', '=', ctx.panel.id)
      .where('favorite.account_id', '=', accountId)
      .orderBy('favorite.created_at')
      .execute();
    for (const { id, name, created_at } of rows)
      yield { service_id: Number(id), service: name, created_at: created_at.toISOString() };
  });
}

async function forgetVisitor(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .deleteFrom('favorite')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addFavorites),
  on(accountClosed, forgetVisitor),
  onStrangerLeft(forgetVisitor),
];
