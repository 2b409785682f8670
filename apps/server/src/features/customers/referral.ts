import type { CustomerCard } from '@marquee/contract/console/customers.ts';
import type { Context } from '../../platform/context.ts';
import type { Account } from '../accounts/index.ts';

const most = 1000;
const shown = 10;

/** Who brought this customer, and whom they have brought. */
export async function referralOf(
  { db, panel }: Context,
  { affiliate_code, referred_by }: Account,
): Promise<CustomerCard['referral']> {
  const accounts = db
    .selectFrom('account')
    .select(['id', 'name', 'created_at'])
    .where('panel_id', '=', panel.id);
  const [bringer, brought] = await Promise.all([
    referred_by === null ? undefined : accounts.where('affiliate_code', '=', referred_by).executeTakeFirst(),
    accounts.where('referred_by', '=', affiliate_code).orderBy('id', 'desc').limit(most).execute(),
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
