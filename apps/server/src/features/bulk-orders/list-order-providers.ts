import type { Context } from '../../platform/context.ts';
import { byName } from '../../platform/db/by-name.ts';
import { kindsThat } from '../providers/index.ts';

const most = 500;

/** Those that an order can be sent to, by name. */
export async function listOrderProviders({
  db,
  panel,
  locale,
}: Context): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('provider')
    .select(['id', 'name'])
    .where('panel_id', '=', panel.id)
    .where('is_enabled', '=', true)
    .where('adapter', 'in', kindsThat('takesOrders'))
    .orderBy(byName('name', locale))
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}
