import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';

async function forgetSavedLinks({ db, panel }: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await db
    .deleteFrom('saved_link')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

/** Hidden ones too, since they are stored. */
async function addSavedLinks(
  { db, panel }: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('saved-links', async function* () {
    const rows = await db
      .selectFrom('saved_link')
      .select(['url', 'name', 'created_at', 'hidden_at'])
      .where('panel_id', '=', panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const { url, name, created_at, hidden_at } of rows)
      yield {
        url,
        name,
        created_at: created_at.toISOString(),
        hidden_at: hidden_at?.toISOString() ?? null,
      };
  });
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosed, forgetSavedLinks),
  onStrangerLeft(forgetSavedLinks),
  on(personalDataRequested, addSavedLinks),
];
