import { formatMoney, money, parseMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { adapterFor } from './adapter-for.ts';
import { noteCall } from './note-call.ts';
import { notifyOperators } from './notify-operators.ts';
import { findProvider } from './provider.ts';

/** Asks what is left over there. When it has become low, the operators are told, once until it recovers. */
export async function checkBalance(ctx: Context, providerId: bigint): Promise<void> {
  const provider = await findProvider(ctx, providerId);
  if (!provider?.is_enabled) return;
  const answer = await adapterFor(ctx, provider)
    .balance()
    .catch(() => undefined);
  await noteCall(ctx, providerId, answer !== undefined);
  // Debts and floats occur; a balance is for looking at, and what is no amount counts as none.
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
