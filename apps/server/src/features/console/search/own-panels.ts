import type { OwnPanel } from '@marquee/contract/console/search.ts';
import type { Context } from '../../../platform/context.ts';
import { byName } from '../../../platform/db/by-name.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { findAccount } from '../../accounts/index.ts';
import { panelOrigin } from '../../panels/index.ts';

/** Accounts are a panel's own: a person is the same one where the same address has been proven. */
export async function listOwnPanels(ctx: Context): Promise<OwnPanel[]> {
  const account = await findAccount(ctx, signedIn(ctx).accountId);
  if (!account?.email) return [];
  const panels = await ctx.db
    .selectFrom('account')
    .innerJoin('panel', 'panel.id', 'account.panel_id')
    .select(['panel.id', 'panel.slug', 'panel.name'])
    .where('account.email', '=', account.email)
    .where('account.role', '<>', 'customer')
    .where('account.closed_at', 'is', null)
    .orderBy(byName('panel.name', ctx.locale))
    .orderBy('panel.id')
    .limit(100)
    .execute();
  return Promise.all(
    panels.map(async (panel) => ({
      name: panel.name,
      url: `${await panelOrigin({ ...ctx, panel })}/admin`,
      is_current: panel.id === ctx.panel.id,
    })),
  );
}
