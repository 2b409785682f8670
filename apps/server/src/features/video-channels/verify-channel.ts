import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import type { Context } from '../../platform/context.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import { channelSource } from './channel-source.ts';
import type { VideoChannel } from './channel-view.ts';
import { ownChannel } from './own-channels.ts';

/** Who can write into the description owns the channel; only one account of the panel can have proven it. */
export async function verifyCode(ctx: Context, id: bigint): Promise<VideoChannel> {
  const channel = await ownChannel(ctx, id);
  if (channel.verification_code_at) return channel;
  const source = await channelSource(ctx);
  if (!(await source.descriptionHolds(channel.channel_id, channel.code)))
    refuseField('code', 'code_not_in_description');
  try {
    return await mark(ctx, channel, 'verification_code_at');
  } catch (error) {
    if (violated(error, 'video_channel_owner')) return refuseField('code', 'channel_taken');
    throw error;
  }
}

/** Second, once the channel is known to be theirs: whom it follows can be seen, so tasks can be checked. */
export async function verifyPublicSubscriptions(ctx: Context, id: bigint): Promise<VideoChannel> {
  const channel = await ownChannel(ctx, id);
  if (!channel.verification_code_at) return refuse('wrong_state');
  const source = await channelSource(ctx);
  if (!(await source.showsSubscriptions(channel.channel_id)))
    refuseField('public_subscriptions', 'subscriptions_private');
  return mark(ctx, channel, 'verification_public_subscriptions_at');
}

async function mark(
  ctx: Context,
  { id }: VideoChannel,
  column: 'verification_code_at' | 'verification_public_subscriptions_at',
): Promise<VideoChannel> {
  const marked = await ctx.db
    .updateTable('video_channel')
    .set({ [column]: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  // Let go in another tab while the network was asked.
  return marked ?? refuse('not_found');
}

function refuseField(field: string, code: FieldErrorCode): never {
  return refuse('invalid_input', { fields: [{ field, code }] });
}
