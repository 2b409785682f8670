import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

const daysKept = 90;
const batchSize = 5000;

/** Deletes old notifications of all panels in batches. */
export async function sweepNotifications(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - daysKept * 86_400_000);
  let deleted = batchSize;
  while (deleted === batchSize) {
    const { rows } = await sql`
      delete from notification where (panel_id, id) in (
        select panel_id, id from notification where created_at < ${before} order by created_at limit ${batchSize})
      returning id`.execute(ctx.db);
    deleted = rows.length;
  }
}
