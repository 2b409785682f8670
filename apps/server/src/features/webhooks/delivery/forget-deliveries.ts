import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

const keptDays = 30;
const batch = 5000;

/** The log keeps one month. Deleted in batches, so that writers do not wait. */
export async function forgetDeliveries({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from webhook_delivery where (panel_id, id) in (
        select panel_id, id from webhook_delivery where created_at < ${before} order by created_at limit ${batch}
      )`.execute(db);
    if (numAffectedRows < BigInt(batch)) return;
  }
}
