import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { demoCustomer } from './demo-customer.ts';

const day = 24 * 60 * 60 * 1000;

/** An order form that the demo customer has made for a site of their own. */
export async function fillWidgets(db: Database, clock: Clock, panelId: bigint): Promise<void> {
  const customer = await demoCustomer(db, panelId);
  const made = new Date(clock.now().getTime() - 20 * day);
  await db
    .insertInto('order_widget')
    .values({
      panel_id: panelId,
      account_id: customer.id,
      name: 'blog.example',
      reward_ppm: 100_000,
      allowed_origins: ['https://blog.example'],
      created_at: made,
      updated_at: made,
    })
    .execute();
}
