import type { Selectable } from 'kysely';
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
