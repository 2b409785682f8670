import { type Selectable, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';

export type Provider = Selectable<DB['provider']>;

export function findProvider({ db, panel }: Context, id: bigint): Promise<Provider | undefined> {
  return db
    .selectFrom('provider')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

const maxFailures = 5;

/** A circuit breaker: after five failures in a row nothing is sent for a while, longer each time; a success resets it. */
export async function recordProviderCall(
  { db, panel, clock }: Context,
  providerId: bigint,
  succeeded: boolean,
): Promise<void> {
  const now = clock.now();
  const update = db.updateTable('provider').where('panel_id', '=', panel.id).where('id', '=', providerId);
  if (succeeded) {
    await update.set({ failures: 0, open_until: null }).where('failures', '>', 0).execute();
    return;
  }
  await update
    .set({
      failures: sql`failures + 1`,
      open_until: sql`case when failures + 1 >= ${maxFailures}
        then ${now}::timestamptz + least(3600, 15 * 2 ^ least(failures + 1 - ${maxFailures}, 10)) * interval '1 second'
        else open_until end`,
    })
    .execute();
}
