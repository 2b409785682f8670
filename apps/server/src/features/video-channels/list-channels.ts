import type { Context } from '../../platform/context.ts';
import type { VideoChannel } from './channel-view.ts';

export function listChannels(ctx: Context, accountId: bigint): Promise<VideoChannel[]> {
  return ctx.db
    .selectFrom('video_channel')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .limit(50)
    .execute();
}
