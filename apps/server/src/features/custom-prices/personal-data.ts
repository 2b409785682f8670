import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';
import { ownPrices } from './customer-prices.ts';
import { auditedPrice } from './set-custom-price.ts';

async function addPrices(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('custom-prices', async function* () {
    for (const row of await ownPrices(ctx, accountId)) {
      const { id: _, ...price } = auditedPrice(row);
      yield { ...price, created_at: row.created_at.toISOString() };
    }
  });
}

async function forgetTerms(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  for (const table of ['custom_price', 'service_access'] as const)
    await tx.db
      .deleteFrom(table)
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addPrices),
  on(accountClosed, forgetTerms),
  onStrangerLeft(forgetTerms),
];
