import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Panel } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import type { DB } from '../platform/db/generated/tables.ts';

export async function createAccount(
  db: Database,
  panel: Panel,
  values: Partial<Omit<Insertable<DB['account']>, 'panel_id'>> = {},
): Promise<Selectable<DB['account']>> {
  return db
    .insertInto('account')
    .values({ email: `${randomUUID()}@test.localhost`, name: 'Test person', ...values, panel_id: panel.id })
    .returningAll()
    .executeTakeFirstOrThrow();
}
