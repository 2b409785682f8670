import { type Money, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { byPreference, isLive, sources } from './live-source.ts';
import { costOf } from './update-availability.ts';

/** What the first provider takes for `pricing_per` pieces; services that nobody delivers are left out. */
export async function serviceCosts(
  { db, panel }: Context,
  serviceIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Money>> {
  if (serviceIds.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; cost: string }>`
    select service.id, ceil(${costOf(sql`first`)})::text as cost
      from service
      cross join lateral (
        select offer.rate from ${sources}
         where source.panel_id = service.panel_id and source.service_id = service.id and ${isLive}
         order by ${byPreference} limit 1) as first
     where service.panel_id = ${panel.id} and service.id = any (${[...serviceIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, cost }) => [id, money(BigInt(cost))]));
}
