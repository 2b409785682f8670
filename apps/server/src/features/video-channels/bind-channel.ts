import { randomInt } from 'node:crypto';
import type { FieldErrorCode } from '@marquee/contract/error-codes.ts';
import { channelReference } from '@marquee/domain/channels/channel-reference.ts';
import type { Channel } from '../../adapters/channels/channel-source.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { orUpstreamFailed, videoSource } from '../channel-sources/index.ts';
import type { VideoChannel } from './channel-view.ts';
import { listChannels, maxChannels } from './own-channels.ts';

/** Without characters that are easily confused when typed off a screen. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Binding the same channel again returns the same row and code. */
export async function bindChannel(ctx: Context, url: string): Promise<VideoChannel> {
  const { accountId } = signedIn(ctx);
  const found = await findChannel(ctx, url, accountId);
  const bound = await listChannels(ctx, accountId);
  const known = bound.find(({ channel_id }) => channel_id === found.id);
  if (known) return known;
  if (bound.length >= maxChannels) refuseUrl('too_big', { limit: maxChannels });
  return ctx.db
    .insertInto('video_channel')
    .values({
      panel_id: ctx.panel.id,
      account_id: accountId,
      channel_id: found.id,
      title: found.title,
      code: newCode(),
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['panel_id', 'account_id', 'channel_id']).doUpdateSet({ title: found.title }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Refuses the address when there is no such channel. */
async function findChannel(ctx: Context, url: string, accountId: bigint): Promise<Channel> {
  const reference = channelReference(url) ?? refuseUrl('not_a_channel');
  const source = await videoSource(ctx, { use: 'verification', accountId });
  return (await orUpstreamFailed(() => source.findChannel(reference))) ?? refuseUrl('channel_not_found');
}

export function newCode(): string {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `MQ-${part()}-${part()}`;
}

function refuseUrl(code: FieldErrorCode, values?: Record<string, number>): never {
  return refuse('invalid_input', { fields: [{ field: 'youtube_channel_url', code, values }] });
}
