import type { SavedView } from '@marquee/contract/console/saved-views.ts';
import type { Context } from '../../../platform/context.ts';
import { byName } from '../../../platform/db/by-name.ts';
import { signedIn } from '../../../platform/signed-in.ts';

const mostListed = 200;

/** The caller's own views of a list and those that others share, by name. */
export async function listViews(ctx: Context, list: string): Promise<SavedView[]> {
  const { accountId } = signedIn(ctx);
  const rows = await ctx.db
    .selectFrom('console_view')
    .select(['id', 'account_id', 'name', 'query', 'is_shared'])
    .where('panel_id', '=', ctx.panel.id)
    .where('list', '=', list)
    .where(({ eb, or }) => or([eb('account_id', '=', accountId), eb('is_shared', '=', true)]))
    .orderBy(byName('name', ctx.locale))
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return rows.map(({ id, account_id, name, query, is_shared }) => ({
    id: Number(id),
    name,
    query,
    is_shared,
    is_own: account_id === accountId,
  }));
}
