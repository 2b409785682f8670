import type { Context } from '../../../platform/context.ts';
import type { Provider } from '../provider.ts';

/** The parent panel as a provider of this one, with the owner's account there. */
export async function findParentProvider({
  db,
  panel,
}: Context): Promise<(Provider & { parent_account_id: bigint }) | undefined> {
  const provider = await db
    .selectFrom('provider')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('adapter', '=', 'parent_panel')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const accountId = provider?.parent_account_id;
  return provider && accountId ? { ...provider, parent_account_id: accountId } : undefined;
}
