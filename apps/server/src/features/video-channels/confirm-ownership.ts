import type { Context } from '../../platform/context.ts';
import { newCode } from './bind-channel.ts';
import type { VideoChannel } from './channel-view.ts';
import { listChannels, maxChannels } from './own-channels.ts';

interface Proof {
  accountId: bigint;
  channelId: string;
  title: string;
}

/**
 * Binds a channel whose ownership the video network itself has confirmed. Two accounts at once: one of them fails
 * with a violation of `video_channel_owner`.
 */
export async function confirmOwnership(
  tx: Context,
  { accountId, channelId, title }: Proof,
): Promise<VideoChannel | 'taken' | 'too_many'> {
  const owner = await tx.db
    .selectFrom('video_channel')
    .select('account_id')
    .where('panel_id', '=', tx.panel.id)
    .where('channel_id', '=', channelId)
    .where('verification_code_at', 'is not', null)
    .executeTakeFirst();
  if (owner && owner.account_id !== accountId) return 'taken';
  const bound = await listChannels(tx, accountId);
  const isBound = bound.some((channel) => channel.channel_id === channelId);
  if (!isBound && bound.length >= maxChannels) return 'too_many';
  const now = tx.clock.now();
  const shownTitle = title.trim().slice(0, 200).toWellFormed() || channelId;
  return tx.db
    .insertInto('video_channel')
    .values({
      panel_id: tx.panel.id,
      account_id: accountId,
      channel_id: channelId,
      title: shownTitle,
      code: newCode(),
      verification_code_at: now,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'account_id', 'channel_id']).doUpdateSet(({ fn, ref, val }) => ({
        title: shownTitle,
        verification_code_at: fn.coalesce(ref('video_channel.verification_code_at'), val(now)),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}
