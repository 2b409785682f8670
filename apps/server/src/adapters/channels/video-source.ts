import type { SourceKind } from '@marquee/domain/video-sources/source-state.ts';
import type { ChannelSource } from './channel-source.ts';

export interface ChannelCard {
  id: string;
  title: string;
  thumbnail: string | null;
  country: string | null;
  createdAt: Date | null;
  /** Null where the channel hides them. */
  subscribers: number | null;
  views: number;
  videos: number;
}

export interface VideoCard {
  id: string;
  channelId: string;
  channelTitle: string;
  title: string;
  thumbnail: string | null;
  publishedAt: Date;
  durationSeconds: number | null;
  views: number;
  likes: number | null;
  comments: number | null;
  tags: readonly string[];
}

export interface FoundVideo {
  id: string;
  channelId: string;
  channelTitle: string;
  title: string;
  publishedAt: Date | null;
}

/** Public facts about channels and videos. Fails with `SourceFailure`; what does not exist is absent from the answer. */
export interface VideoSource extends ChannelSource {
  readonly kind: SourceKind;
  /** Private and removed ones are left out. */
  channels(ids: readonly string[]): Promise<ChannelCard[]>;
  videos(ids: readonly string[]): Promise<VideoCard[]>;
  newestVideos(channelId: string, limit: number): Promise<VideoCard[]>;
  /** In the order of the search results, at most `limit` (50); `total` is the network's estimate of all. */
  searchVideos(query: {
    keyword: string;
    country: string;
    limit: number;
    /** A video that is looked for: only samples read it, to give it a place that moves slowly. */
    near?: string;
  }): Promise<{ results: FoundVideo[]; total: number }>;
}

export interface DayReport {
  day: string;
  views: number;
  watchTimeMinutes: number;
  averageViewDuration: number;
  averageViewPercentage: number;
  subscribersGained: number;
  subscribersLost: number;
}

export interface VideoReport {
  videoId: string;
  views: number;
  watchTimeMinutes: number;
  averageViewDuration: number;
  averageViewPercentage: number;
  likes: number | null;
  comments: number | null;
  impressions: number | null;
  /** A share of one. */
  clickRate: number | null;
  monetized: boolean | null;
}

export interface Reach {
  impressions: number | null;
  clickRate: number | null;
}

/** Figures that only the owner of a channel may read. Days are inclusive, `2026-11-16`, as the network counts them. */
export interface ReportSource {
  readonly kind: SourceKind;
  daily(range: ReportRange): Promise<DayReport[]>;
  reach(range: ReportRange): Promise<Reach>;
  videos(range: ReportRange, videoIds: readonly string[]): Promise<VideoReport[]>;
}

export interface ReportRange {
  channelId: string;
  start: string;
  end: string;
}

/** What people type that begins with a text; the most asked first, `weight` 0 to 100 beside the first. */
export interface SuggestSource {
  readonly kind: SourceKind;
  suggest(query: {
    keyword: string;
    country: string;
    language: string;
  }): Promise<{ keyword: string; weight: number }[]>;
}

export type FailureReason =
  /** The day's units are spent, or this use's share of them. */
  | 'quota_used_up'
  /** No answer, a broken one, or not asked because it failed before. */
  | 'unavailable'
  /** The owner of the channel took the permission back, or it ran out. */
  | 'consent_revoked'
  | 'gone';

/** Why a source did not answer; features turn it into the `state` of their answers, never into a server error. */
export class SourceFailure extends Error {
  readonly reason: FailureReason;
  /** When asking again makes sense, if known. */
  readonly retryAt: Date | undefined;
  /** False if the request certainly never left. */
  readonly sent: boolean;

  constructor(
    reason: FailureReason,
    options: { retryAt?: Date | undefined; sent?: boolean; cause?: unknown } = {},
  ) {
    super(`The video network: ${reason}`, { cause: options.cause });
    this.name = 'SourceFailure';
    this.reason = reason;
    this.retryAt = options.retryAt;
    this.sent = options.sent ?? true;
  }
}
