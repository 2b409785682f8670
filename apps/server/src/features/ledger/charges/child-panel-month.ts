import { type Money, zero } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { houseAccount } from '../account-name.ts';
import { mirrorTransaction } from '../reversals/reverse-transaction.ts';
import { takeFromWallets } from './charge-wallets.ts';

interface Month {
  customerId: bigint;
  childPanelId: bigint;
  /** Counted from 1. */
  month: number;
  amount: Money;
  /** Shown to the customer beside the charge: the panel's domain. */
  domain: string;
}

/** Charges a month of a child panel: bonus first, then cash, as for orders. The same month is charged once. */
export async function chargeChildPanelMonth(ctx: Context, input: Month): Promise<void> {
  if (input.amount === zero) return;
  await takeFromWallets(ctx, {
    type: 'child_panel',
    key: monthKey(input),
    ref: { type: 'child_panel', id: input.childPanelId },
    reason: input.domain,
    customerId: input.customerId,
    wallets: ['bonus', 'cash'],
    to: houseAccount('fee_income'),
    amount: input.amount,
  });
}

/** Gives a month back to the wallets it came from, once. Nothing if it cost nothing. */
export async function refundChildPanelMonth(
  ctx: Context,
  input: Pick<Month, 'childPanelId' | 'month' | 'domain'>,
): Promise<void> {
  const charge = await ctx.db
    .selectFrom('ledger_txn')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .where('idem_key', '=', monthKey(input))
    .executeTakeFirst();
  if (!charge) return;
  await mirrorTransaction(ctx, {
    txnId: charge.id,
    reason: input.domain,
    isReversible: (type) => type === 'child_panel',
  });
}

function monthKey({ childPanelId, month }: Pick<Month, 'childPanelId' | 'month'>): string {
  return `child-panel:${childPanelId}:${month}`;
}
