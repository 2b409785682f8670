import { type Money, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** What an account has added to its balance by its own payments, less what went back. */
export async function toppedUp({ db, panel }: Context, accountId: bigint): Promise<Money> {
  const row = await db
    .selectFrom('invoice')
    .select(sql<bigint>`coalesce(sum(greatest(amount - reversed_amount, 0)), 0)::bigint`.as('total'))
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'add_funds')
    .where('paid_at', 'is not', null)
    .executeTakeFirst();
  return money(row?.total ?? 0n);
}
