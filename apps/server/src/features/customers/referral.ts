import type { CustomerCard } from '@marquee/contract/console/customers.ts';
import type { Context } from '../../platform/context.ts';
import type { Account } from '../accounts/index.ts';

const most = 1000;
const shown = 10;

/** Who brought this customer, and whom they have brought. */
export async function referralOf(
  { db, panel }: Context,
  { id: accountId, affiliate_code, referrer_id }: Account,
): Promise<CustomerCard['referral']> {
  const accounts = db
    .selectFrom('account')
    .select(['id', 'name', 'created_at'])
    .where('panel_id', '=', panel.id);
  const [bringer, brought] = await Promise.all([
    referrer_id === null ? undefined : accounts.where('id', '=', referrer_id).executeTakeFirst(),
    accounts.where('referrer_id', '=', accountId).orderBy('id', 'desc').limit(most).execute(),
  ]);
  return {
    code: affiliate_code,
    referred_by: bringer ? { id: Number(bringer.id), name: bringer.name } : null,
    referred: brought.length,
    recent: brought.slice(0, shown).map(({ id, name, created_at }) => ({
      id: Number(id),
      name,
      created_at: created_at.toISOString(),
    })),
  };
}
