import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { isInUse, queueRevocation } from './give-back-grant.ts';

/** Two at once: the second finds no connection. */
export async function disconnectChannel(ctx: Context, channelId: bigint): Promise<void> {
  const { accountId } = signedIn(ctx);
  await inTransaction(ctx, async (tx) => {
    const own = await tx.db
      .selectFrom('channel_connection')
      .select('video_channel_id')
      .where('panel_id', '=', tx.panel.id)
      .where('video_channel_id', '=', channelId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    if (!own || (await forgetConnections(tx, [channelId])) === 0) refuse('not_found');
  });
}

/** Forgets connections and all that was read with them; a permission that no other channel needs is given back. */
export async function forgetConnections(tx: Context, channelIds: readonly bigint[]): Promise<number> {
  const gone = await tx.db
    .deleteFrom('channel_connection')
    .where('panel_id', '=', tx.panel.id)
    .where('video_channel_id', 'in', channelIds)
    .returning(['grant_hash', 'refresh_token'])
    .execute();
  for (const table of ['channel_report_day', 'channel_report_answer'] as const)
    await tx.db
      .deleteFrom(table)
      .where('panel_id', '=', tx.panel.id)
      .where('video_channel_id', 'in', channelIds)
      .execute();
  const grants = new Map(gone.map((row) => [row.grant_hash.toString('hex'), row]));
  for (const { grant_hash, refresh_token } of grants.values())
    if (refresh_token && !(await isInUse(tx, grant_hash))) await queueRevocation(tx, refresh_token);
  return gone.length;
}
