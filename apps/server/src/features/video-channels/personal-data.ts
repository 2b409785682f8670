import type { Context } from '../../platform/context.ts';
import type { DataKinds } from '../accounts/index.ts';
import { deleteChannels, listChannels } from './own-channels.ts';

export async function addChannelData(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('channels', async function* () {
    for (const channel of await listChannels(ctx, accountId))
      yield {
        channel_id: channel.channel_id,
        title: channel.title,
        code_verified_at: channel.verification_code_at?.toISOString() ?? null,
        subscriptions_verified_at: channel.verification_public_subscriptions_at?.toISOString() ?? null,
        created_at: channel.created_at.toISOString(),
      };
  });
}

export async function forgetChannels(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await deleteChannels(tx, { accountId });
}
