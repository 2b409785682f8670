import { speedupHelps } from '@marquee/domain/delivery/speedup.ts';
import { sql } from 'kysely';
import type { CacheDefinition } from '../../../platform/caches.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { costOf, isLive, kindsThat, sellingPrice } from '../../providers/index.ts';

interface Row {
  service_id: bigint;
  /** In the order they are tried; those that cost too much are left out. */
  seconds: (number | null)[];
  waiting: number;
}

/** Counted anew after so many seconds: a queue comes and goes. */
const maxAgeSeconds = 10;

const storedServices: CacheDefinition<ReadonlySet<bigint>> = {
  name: 'speedup',
  topics: ['speedup', 'catalogue'],
  maxAgeSeconds,
  load: async (db, panelId) => {
    const rows = await loadRows(db, panelId);
    return new Set(
      rows
        .filter(({ seconds, waiting }) =>
          speedupHelps(
            seconds.map((medianSeconds) => ({ medianSeconds })),
            waiting,
          ),
        )
        .map(({ service_id }) => service_id),
    );
  },
};

/** Services for which paying for speed-up would change something right now. */
export function speedupServices({ caches, panel }: Context): Promise<ReadonlySet<bigint>> {
  return caches.get(storedServices, panel.id);
}

/** Orders younger than a moment are not waiting, they are on their way. */
async function loadRows(db: Database, panelId: bigint): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with usable as (
      select source.service_id, source.provider_id, service.can_speedup, speed.median_seconds,
             row_number() over (partition by source.service_id
                                order by source.priority, source.provider_id, source.offer_number) as place,
             not service.sells_below_cost and ${sellingPrice} < ${costOf(sql`offer`)} as is_too_dear
        from service_source as source
        join service on service.panel_id = source.panel_id and service.id = source.service_id
        join provider on provider.panel_id = source.panel_id and provider.id = source.provider_id
        join provider_offer as offer on offer.panel_id = source.panel_id
          and offer.provider_id = source.provider_id and offer.number = source.offer_number
        left join source_speed as speed on speed.panel_id = source.panel_id
          and speed.service_id = source.service_id and speed.provider_id = source.provider_id
          and speed.offer_number = source.offer_number
       where source.panel_id = ${panelId} and ${isLive} and provider.adapter = any(${kindsThat('takesOrders')})
         and coalesce(provider.open_until <= now(), true)
    ), queued as (
      select usable.provider_id, count(*) as orders from customer_order as ordered
        join usable on usable.service_id = ordered.service_id and usable.place = 1
       where ordered.panel_id = ${panelId} and ordered.status = 'in_processing' and ordered.handed_over_at is null
         and ordered.starts_at < now() - interval '5 seconds' and not ordered.is_speedup
       group by usable.provider_id
    )
    select usable.service_id, array_agg(usable.median_seconds order by usable.place) as seconds,
           coalesce(max(queued.orders) filter (where usable.place = 1), 0)::integer as waiting
      from usable left join queued on queued.provider_id = usable.provider_id
     where usable.can_speedup and (usable.place = 1 or not usable.is_too_dear)
     group by usable.service_id`.execute(db);
  return rows;
}
