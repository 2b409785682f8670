import { SourceFailure } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import { accessToken } from '../reading/access-token.ts';

/** The video network's terms ask for it every 30 days. */
export const confirmAfterDays = 25;
const dayMs = 86_400_000;

/** A permission that was taken back is marked so, and its owner is told. A second run finds it confirmed. */
export async function confirmConsent(ctx: Context, channelId: bigint): Promise<void> {
  const stored = await ctx.db
    .selectFrom('channel_connection')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('video_channel_id', '=', channelId)
    .where('state', '=', 'connected')
    .where('confirmed_at', '<', new Date(ctx.clock.now().getTime() - confirmAfterDays * dayMs))
    .executeTakeFirst();
  if (!stored) return;
  try {
    await accessToken(ctx, stored, { isNew: true });
  } catch (error) {
    if (!(error instanceof SourceFailure) || error.reason !== 'consent_revoked') throw error;
  }
}
