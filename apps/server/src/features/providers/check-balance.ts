import { parseMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { adapterFor } from './adapter-for.ts';
import { noteCall } from './note-call.ts';
import { findProvider } from './provider.ts';

/** Asks what is left over there. True when it has just become low: somebody should be told, once. */
export async function checkBalance(ctx: Context, providerId: bigint): Promise<boolean> {
  const provider = await findProvider(ctx, providerId);
  if (!provider?.is_enabled) return false;
  const answer = await adapterFor(ctx, provider)
    .balance()
    .catch(() => undefined);
  await noteCall(ctx, providerId, answer !== undefined);
  // Debts and floats occur; a balance is for looking at, and what is no amount counts as none.
  const amount = answer && (parseMoney(answer.amount.replace(/^(\d+\.\d{8})\d+$/, '$1')) ?? 0n);
  if (amount === undefined) return false;
  const now = ctx.clock.now();
  const isLow = provider.low_balance !== null && amount < provider.low_balance;
  await ctx.db
    .updateTable('provider')
    .set({ balance: amount, balance_at: now, low_told_at: isLow ? (provider.low_told_at ?? now) : null })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', providerId)
    .execute();
  return isLow && provider.low_told_at === null;
}
