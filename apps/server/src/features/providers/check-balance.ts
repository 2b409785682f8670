import { formatMoney, money, parseMoney } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { notifyOperators } from '../notifications/index.ts';
import { holdProvider, releaseProvider } from './hold-provider.ts';
import { findProvider, type Provider, recordProviderCall } from './provider.ts';
import { adapterFor } from './provider-kinds.ts';

/**
 * Fetches our balance at the provider. When it gets low, operators are notified, once until it recovers. When
 * it comes in another currency than ours, every price would be wrong: the provider is held.
 */
export async function checkBalance(ctx: Context, providerId: bigint): Promise<void> {
  const provider = await findProvider(ctx, providerId);
  if (!provider?.is_enabled) return;
  const answer = await adapterFor(ctx, provider)
    .balance()
    .catch(() => undefined);
  await recordProviderCall(ctx, providerId, answer !== undefined);
  if (!answer) return;
  await inTransaction(ctx, async (tx) => {
    await storeBalance(tx, provider, answer.amount);
    if (answer.currency !== undefined) await compareCurrency(tx, provider, knownName(answer.currency));
  });
}

async function storeBalance(tx: Context, provider: Provider, written: string): Promise<void> {
  // Providers send debts and floats too; the balance is only shown, so anything unreadable counts as zero.
  const amount = parseMoney(written.replace(/^(\d+\.\d{8})\d+$/, '$1')) ?? money(0n);
  const isLow = provider.low_balance !== null && amount < provider.low_balance;
  const now = tx.clock.now();
  const update = tx.db
    .updateTable('provider')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', provider.id);
  await update.set({ balance: amount, balance_at: now, ...(isLow ? {} : { low_told_at: null }) }).execute();
  if (!isLow) return;
  const fallen = await update
    .set({ low_told_at: now })
    .where('low_told_at', 'is', null)
    .returning(['name', 'currency'])
    .executeTakeFirst();
  if (!fallen) return;
  const balance = `${formatMoney(amount)} ${fallen.currency}`;
  await notifyOperators(tx, 'providers.manage', { kind: 'provider-low', provider: fallen.name, balance });
}

/** A name that an operator has already settled, by setting a currency for it, is not asked about again. */
async function compareCurrency(tx: Context, provider: Provider, reported: string): Promise<void> {
  const isSettled = provider.held_at === null && reported === provider.reported_currency;
  if (reported === provider.currency) await releaseProvider(tx, provider.id, 'currency');
  else if (!isSettled) await holdProvider(tx, provider, { reason: 'currency', reported });
}

const aliases: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  USDT: 'USD',
  '₽': 'RUB',
  RUR: 'RUB',
};

function knownName(reported: string): string {
  return aliases[reported] ?? reported;
}
