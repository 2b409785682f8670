import type { SourceKind } from '@marquee/domain/video-sources/source-state.ts';
import type { VideoSource } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { quotaToday, sourceKind, videoSource } from '../channel-sources/index.ts';

interface Quota {
  lookupsLeft: number;
  lookupsPerDay: number;
  resetsAt: Date;
}

/** Where positions and titles come from. */
export interface RankingSources {
  kind(ctx: Context): Promise<SourceKind>;
  /** On the account of whose turn it is. */
  videos(ctx: Context, accountId?: bigint): Promise<VideoSource>;
  /** Null: no budget to keep. */
  quota(ctx: Context): Promise<Quota | null>;
}

export const panelSources: RankingSources = {
  kind: sourceKind,
  videos: (ctx, accountId) =>
    videoSource(ctx, { use: 'rankings', ...(accountId === undefined ? {} : { accountId }) }),
  quota: quotaToday,
};
