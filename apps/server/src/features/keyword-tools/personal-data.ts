import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';

async function forgetSearches({ db, panel }: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await db
    .deleteFrom('keyword_search')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
  await db
    .deleteFrom('keyword_allowance')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

async function addSearches(
  { db, panel }: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('keyword-searches', async function* () {
    const rows = await db
      .selectFrom('keyword_search')
      .select(['keyword', 'country', 'searched_at'])
      .where('panel_id', '=', panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const { searched_at, ...search } of rows)
      yield { ...search, searched_at: searched_at.toISOString() };
  });
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosed, forgetSearches),
  onStrangerLeft(forgetSearches),
  on(personalDataRequested, addSearches),
];
