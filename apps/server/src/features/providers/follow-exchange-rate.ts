import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { usdPerUnit } from './exchange-rate.ts';
import { holdProvider, releaseProvider } from './hold-provider.ts';
import { findProvider, type Provider } from './provider.ts';

/** The provider with its currency at the panel's present rate; without a rate it is held until there is one. */
export async function followExchangeRate(ctx: Context, provider: Provider): Promise<Provider | undefined> {
  if (!provider.follows_exchange_rate) return provider;
  const worth = await usdPerUnit(ctx, provider.currency);
  return inTransaction(ctx, async (tx) => {
    if (worth === undefined) {
      await holdProvider(tx, provider, { reason: 'exchange_rate', reported: provider.currency });
    } else {
      await tx.db
        .updateTable('provider')
        .set({ usd_per_unit: worth })
        .where('panel_id', '=', tx.panel.id)
        .where('id', '=', provider.id)
        .where('usd_per_unit', '<>', worth)
        .execute();
      await releaseProvider(tx, provider.id, 'exchange_rate');
    }
    return findProvider(tx, provider.id);
  });
}
