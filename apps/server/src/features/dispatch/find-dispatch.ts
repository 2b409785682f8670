import type { Context } from '../../platform/context.ts';
import type { Dispatch } from './move-dispatch.ts';

export function findDispatch({ db, panel }: Context, orderId: bigint): Promise<Dispatch | undefined> {
  return db
    .selectFrom('dispatch')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
