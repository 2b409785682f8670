import { sql } from 'kysely';
import type { LoopContext } from '../../../platform/loops/loop.ts';

const batch = 500;

/** Creates the dispatch row of paid orders that are due. True when there may be more. */
export async function pickUpOrders({ db, clock }: LoopContext): Promise<boolean> {
  const now = clock.now();
  const { numAffectedRows = 0n } = await sql`
    insert into dispatch (panel_id, order_id, next_at, created_at, updated_at)
    select panel_id, id, ${now}, ${now}, ${now} from customer_order as due
    where status = 'in_processing' and handed_over_at is null and starts_at <= ${now}
      and not exists (select from dispatch where dispatch.panel_id = due.panel_id and dispatch.order_id = due.id)
    order by starts_at
    limit ${batch}
    on conflict do nothing`.execute(db);
  return numAffectedRows === BigInt(batch);
}
