import { type Money, money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import type { CustomerKind, Wallet } from './account-name.ts';

export interface WalletBalances extends Record<Wallet | 'hold', Money> {
  /** What the customer owes after chargebacks. */
  owed: Money;
}

/** For display only: when money is spent, the ledger decides under the wallets' lock. */
export async function walletBalances(ctx: Context, input: { customerId: bigint }): Promise<WalletBalances> {
  const rows = await ctx.db
    .selectFrom('ledger_account')
    .select(['kind', 'debits', 'credits'])
    .where('panel_id', '=', ctx.panel.id)
    .where('owner_type', '=', 'customer')
    .where('owner_id', '=', input.customerId)
    .execute();
  const held = new Map(rows.map(({ kind, debits, credits }) => [kind, credits - debits]));
  const balance = (kind: CustomerKind) => money(held.get(kind) ?? zero);
  return {
    cash: balance('cash'),
    bonus: balance('bonus'),
    referral: balance('referral'),
    task: balance('task'),
    hold: balance('hold'),
    owed: money(-balance('receivable')),
  };
}
