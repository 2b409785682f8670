import { asNumber, type Finder, mostFound } from '../../platform/console/finder.ts';
import { shownEmail } from './account.ts';
import { findCustomerIds } from './customers.ts';

/** By number or the whole e-mail address. */
export const customerFinder: Finder = {
  kind: 'customer',
  permission: 'accounts.view',
  async find(ctx, text) {
    const number = asNumber(text);
    const ids = number ? [number] : text.includes('@') ? await findCustomerIds(ctx, text.toLowerCase()) : [];
    if (ids.length === 0) return [];
    const accounts = await ctx.db
      .selectFrom('account')
      .select(['id', 'name', 'email', 'claimed_email'])
      .where('panel_id', '=', ctx.panel.id)
      .where('id', 'in', ids.slice(0, mostFound))
      .orderBy('id', 'desc')
      .execute();
    return accounts.map((account) => ({
      id: account.id,
      title: account.name || (shownEmail(account) ?? ''),
      detail: shownEmail(account) ?? '',
    }));
  },
};
