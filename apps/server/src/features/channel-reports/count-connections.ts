import type { Context } from '../../platform/context.ts';

/** For staff: how many channels of the panel are read with their owners' permission, and how many no longer. */
export async function countConnections(
  { db, panel }: Context,
  counts: { connected: number; revoked: number },
): Promise<void> {
  const rows = await db
    .selectFrom('channel_connection')
    .select((select) => ['state', select.fn.countAll<bigint>().as('number')])
    .where('panel_id', '=', panel.id)
    .groupBy('state')
    .execute();
  for (const { state, number } of rows) counts[state] += Number(number);
}
