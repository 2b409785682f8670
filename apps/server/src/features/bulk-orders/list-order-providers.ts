import type { Context } from '../../platform/context.ts';
import { kindsThat } from '../providers/index.ts';

const most = 500;

/** Those that an order can be sent to, by name. */
export async function listOrderProviders({ db, panel }: Context): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('provider')
    .select(['id', 'name'])
    .where('panel_id', '=', panel.id)
    .where('is_enabled', '=', true)
    .where('adapter', 'in', kindsThat('takesOrders'))
    .orderBy('name')
    .limit(most)
    .execute();
  return rows.map(({ id, name }) => ({ id: Number(id), name }));
}
