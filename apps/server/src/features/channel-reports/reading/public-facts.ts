import { SourceFailure, type VideoSource } from '../../../adapters/channels/video-source.ts';
import type { Context } from '../../../platform/context.ts';
import { sourceKind, videoSource } from '../../channel-sources/index.ts';
import type { OwnChannel } from '../report-channels.ts';
import { accessToken } from './access-token.ts';
import { requireUnpaused } from './use-reports.ts';

/** Cards of channels and videos: by the panel's key, or where it has none, by the owner's own permission. */
export async function publicFacts(
  ctx: Context,
  { channel, connection, stored }: OwnChannel,
): Promise<VideoSource> {
  const { account_id: accountId } = channel;
  if (connection === 'sample' || (await sourceKind(ctx)) === 'youtube')
    return videoSource(ctx, { use: 'reports', accountId });
  // The samples of a panel without a key are not this channel's figures.
  if (stored?.state !== 'connected') throw new SourceFailure('consent_revoked');
  requireUnpaused(ctx, stored);
  const [{ youtubeVideos }, { readAnswer }, { token, hosts }] = await Promise.all([
    import('../../../adapters/channels/youtube/youtube-videos.ts'),
    import('../../../adapters/channels/youtube/ask-youtube.ts'),
    accessToken(ctx, stored, { isNew: false }),
  ]);
  const headers = { authorization: `Bearer ${token}` };
  return youtubeVideos((resource, query) =>
    readAnswer(ctx.fetch, `${hosts.data}/youtube/v3/${resource}?${new URLSearchParams(query)}`, {
      headers,
      denied: 'consent_revoked',
    }),
  );
}
