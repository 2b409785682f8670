import type { findOffers as endpoint } from '@marquee/contract/console/services.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { containsFolded } from '../../../platform/db/fold-text.ts';

export async function findOffers(
  { db, panel }: Context,
  { search, provider }: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const wanted = search.trim();
  const rows = await db
    .selectFrom('provider_offer as offer')
    .innerJoin('provider', (join) =>
      join.onRef('provider.panel_id', '=', 'offer.panel_id').onRef('provider.id', '=', 'offer.provider_id'),
    )
    .select(['provider.id', 'provider.name as provider_name', 'offer.number', 'offer.name', 'offer.rate'])
    .where('offer.panel_id', '=', panel.id)
    .where('offer.vanished_at', 'is', null)
    .$if(provider !== undefined, (query) => query.where('offer.provider_id', '=', BigInt(provider ?? 0)))
    .where(sql<boolean>`(offer.number = ${wanted} or ${containsFolded('offer.name', wanted)})`)
    .orderBy(sql`offer.number <> ${wanted}`)
    .orderBy('offer.rate')
    .limit(20)
    .execute();
  const data = rows.map(({ id, provider_name, number, name, rate }) => ({
    provider: { id: Number(id), name: provider_name },
    number,
    name,
    rate: formatMoney(money(rate)),
  }));
  return { data };
}
