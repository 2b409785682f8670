import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

const keptDays = 90;
const batch = 5000;

/** The record keeps three months. Deleted in batches, so that writers do not wait. */
export async function forgetCalls({ db, clock }: Context): Promise<void> {
  const before = new Date(clock.now().getTime() - keptDays * 24 * 60 * 60 * 1000);
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from provider_call where (panel_id, id) in (
        select panel_id, id from provider_call where created_at < ${before} order by created_at limit ${batch}
      )`.execute(db);
    if (numAffectedRows < BigInt(batch)) return;
  }
}
