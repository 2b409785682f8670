import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import type { Context } from '../../platform/context.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import { orUpstreamFailed, videoSource } from '../channel-sources/index.ts';
import type { VideoChannel } from './channel-view.ts';
import { ownChannel } from './own-channels.ts';

/** Whoever can edit the channel's description owns it; only one account per panel can verify a channel. */
export async function verifyCode(ctx: Context, id: bigint): Promise<VideoChannel> {
  const channel = await ownChannel(ctx, id);
  if (channel.verification_code_at) return channel;
  const source = await videoSource(ctx, { use: 'verification', accountId: channel.account_id });
  if (!(await orUpstreamFailed(() => source.descriptionHolds(channel.channel_id, channel.code))))
    refuseField('code', 'code_not_in_description');
  try {
    return await setVerified(ctx, channel, 'verification_code_at');
  } catch (error) {
    if (violated(error, 'video_channel_owner')) return refuseField('code', 'channel_taken');
    throw error;
  }
}

/** The second step after ownership: subscriptions must be public, so that tasks can be checked. */
export async function verifyPublicSubscriptions(ctx: Context, id: bigint): Promise<VideoChannel> {
  const channel = await ownChannel(ctx, id);
  if (!channel.verification_code_at) return refuse('wrong_state');
  const source = await videoSource(ctx, { use: 'verification', accountId: channel.account_id });
  if (!(await orUpstreamFailed(() => source.showsSubscriptions(channel.channel_id))))
    refuseField('public_subscriptions', 'subscriptions_private');
  return setVerified(ctx, channel, 'verification_public_subscriptions_at');
}

async function setVerified(
  ctx: Context,
  { id }: VideoChannel,
  column: 'verification_code_at' | 'verification_public_subscriptions_at',
): Promise<VideoChannel> {
  const updated = await ctx.db
    .updateTable('video_channel')
    .set({ [column]: ctx.clock.now() })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  // The channel was deleted in another tab in the meantime.
  return updated ?? refuse('not_found');
}

function refuseField(field: string, code: FieldErrorCode): never {
  return refuse('invalid_input', { fields: [{ field, code }] });
}
