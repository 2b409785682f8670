import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** How many orders were there before this one, wait for the same provider and are passed by it now. */
export async function countAhead(
  { db, panel }: Context,
  providerId: bigint,
  startsAt: Date,
): Promise<number> {
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::integer as ahead from customer_order as waiting
     where waiting.panel_id = ${panel.id} and waiting.status = 'in_processing'
       and waiting.handed_over_at is null and waiting.starts_at < ${startsAt} and not waiting.is_speedup
       and exists (
         select from service_source as source
          where source.panel_id = waiting.panel_id and source.service_id = waiting.service_id
            and source.provider_id = ${providerId} and source.is_enabled)`.execute(db);
  return rows[0]?.ahead ?? 0;
}
