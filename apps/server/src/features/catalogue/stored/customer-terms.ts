import { money } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { CustomPriceRule } from '@marquee/domain/pricing/custom-price.ts';
import type { CacheDefinition } from '../../../platform/caches.ts';
import type { Database } from '../../../platform/db/database.ts';

/** What the operator has agreed with one customer. */
export interface CustomerTerms {
  rules: readonly CustomPriceRule[];
  /** Restricted services that lists show them. */
  openedIds: ReadonlySet<bigint>;
}

/** By account; most customers have none. */
export const customerTerms: CacheDefinition<ReadonlyMap<bigint, CustomerTerms>> = {
  name: 'customer-terms',
  topics: ['customer-terms'],
  load: (db, panelId) => readTerms(db, panelId),
};

/** Of all accounts, or of one. */
export async function readTerms(
  db: Database,
  panelId: bigint,
  accountId?: bigint,
): Promise<ReadonlyMap<bigint, CustomerTerms>> {
  const [prices, opened] = await Promise.all([
    db
      .selectFrom('custom_price')
      .select(['account_id', 'service_id', 'service_type_id', 'fixed_price', 'discount_ppm'])
      .where('panel_id', '=', panelId)
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0n))
      .execute(),
    db
      .selectFrom('service_access')
      .select(['account_id', 'service_id'])
      .where('panel_id', '=', panelId)
      .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? 0n))
      .execute(),
  ]);
  const pricesByAccount = Map.groupBy(prices, ({ account_id }) => account_id);
  const openedByAccount = Map.groupBy(opened, ({ account_id }) => account_id);
  const accountIds = new Set([...pricesByAccount.keys(), ...openedByAccount.keys()]);
  return new Map(
    [...accountIds].map((accountId) => [
      accountId,
      {
        rules: (pricesByAccount.get(accountId) ?? []).map((row) => ({
          serviceId: row.service_id,
          serviceTypeId: row.service_type_id,
          fixedPrice: row.fixed_price === null ? null : money(row.fixed_price),
          discountPpm: row.discount_ppm === null ? null : ppm(row.discount_ppm),
        })),
        openedIds: new Set((openedByAccount.get(accountId) ?? []).map(({ service_id }) => service_id)),
      },
    ]),
  );
}
