import { formatMoney, money, parseMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notifyOperators } from './notify-operators.ts';
import { findProvider, recordProviderCall } from './provider.ts';
import { adapterFor } from './provider-kinds.ts';

/** Fetches our balance at the provider. When it gets low, operators are notified, once until it recovers. */
export async function checkBalance(ctx: Context, providerId: bigint): Promise<void> {
  const provider = await findProvider(ctx, providerId);
  if (!provider?.is_enabled) return;
  const answer = await adapterFor(ctx, provider)
    .balance()
    .catch(() => undefined);
  await recordProviderCall(ctx, providerId, answer !== undefined);
  // Providers send debts and floats too; the balance is only shown, so anything unreadable counts as zero.
  const amount = answer && (parseMoney(answer.amount.replace(/^(\d+\.\d{8})\d+$/, '$1')) ?? money(0n));
  if (amount === undefined) return;
  const isLow = provider.low_balance !== null && amount < provider.low_balance;
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const update = tx.db
      .updateTable('provider')
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', providerId);
    await update.set({ balance: amount, balance_at: now, ...(isLow ? {} : { low_told_at: null }) }).execute();
    if (!isLow) return;
    const fallen = await update
      .set({ low_told_at: now })
      .where('low_told_at', 'is', null)
      .returning(['name', 'currency'])
      .executeTakeFirst();
    if (!fallen) return;
    const balance = `${formatMoney(amount)} ${fallen.currency}`;
    await notifyOperators(tx, { kind: 'provider-low', provider: fallen.name, balance });
  });
}
