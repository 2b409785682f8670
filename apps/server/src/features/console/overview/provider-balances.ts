import type { Overview } from '@marquee/contract/console/overview.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';

const mostListed = 50;

/** Those in use, the lowest balance first. */
export async function providerBalances({ db, panel }: Context): Promise<NonNullable<Overview['providers']>> {
  const providers = await db
    .selectFrom('provider')
    .select(['id', 'name', 'balance', 'currency', 'balance_at', 'low_balance', 'held_at'])
    .where('panel_id', '=', panel.id)
    .where('is_enabled', '=', true)
    .orderBy('balance', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(mostListed)
    .execute();
  return providers.map(({ id, name, balance, currency, balance_at, low_balance, held_at }) => ({
    id: Number(id),
    name,
    balance: balance === null ? null : formatMoney(money(balance)),
    currency,
    balance_at: balance_at?.toISOString() ?? null,
    is_low: balance !== null && low_balance !== null && balance < low_balance,
    is_held: held_at !== null,
  }));
}
