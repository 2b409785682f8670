import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** For each order of the demo: how many visitors came how far before it. */
const visitors = { 'enter-url': 9, 'checkout-button': 3, 'payment-page': 2 };

/** Counts of the checkout's steps on the days of the orders, so that an operator sees how people drop off. */
export async function fillCheckoutSteps(db: Database, panelId: bigint): Promise<void> {
  for (const [step, count] of Object.entries(visitors))
    await sql`
      insert into checkout_step_count (panel_id, day, step, count)
      select panel_id, (created_at at time zone 'UTC')::date, ${step}, count(*) * ${count}::bigint
        from customer_order
       where panel_id = ${panelId}
       group by 1, 2`.execute(db);
}
