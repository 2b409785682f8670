import type { Insertable, Selectable } from 'kysely';
import type { Panel } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';

/** Two percent, at least half a dollar, from 10 to 1000 dollars, unless overridden. */
export function createWithdrawalMethod(
  db: Database,
  panel: Panel,
  values: Partial<Omit<Insertable<DB['withdrawal_method']>, 'panel_id'>> = {},
): Promise<Selectable<DB['withdrawal_method']>> {
  return db
    .insertInto('withdrawal_method')
    .values({
      name: 'Test transfer',
      fee_ppm: 20_000,
      min_fee: 50_000_000n,
      min_amount: 1_000_000_000n,
      max_amount: 100_000_000_000n,
      ...values,
      panel_id: panel.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
