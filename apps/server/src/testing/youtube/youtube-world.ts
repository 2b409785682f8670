import { sampleReports } from '../../adapters/channels/sample/sample-reports.ts';
import { sampleSuggest } from '../../adapters/channels/sample/sample-suggest.ts';
import { sampleVideos } from '../../adapters/channels/sample/sample-videos.ts';

/** How the local video network behaves. */
export const faults = [
  'fine',
  /** Says nothing. */
  'silent',
  /** Begins to answer and stops. */
  'half_open',
  'quota',
  'rate_limited',
  'denied',
  'server_error',
  'html',
  'truncated',
  /** Right in form, absurd in what it says. */
  'lying',
  'error_in_200',
  'huge',
] as const;
export type Fault = (typeof faults)[number];

/** What the local video network knows: the figures of the samples, in the network's own formats. */
export function youtubeWorld(now: () => Date) {
  return {
    now,
    facts: sampleVideos(now),
    figures: sampleReports(now),
    suggestions: sampleSuggest,
    fault: 'fine' as Fault,
    /** Appears in all searches. */
    tracked: undefined as string | undefined,
    descriptions: new Map<string, string>(),
    hiddenSubscriptions: new Set<string>(),
    hiddenSubscribers: new Set<string>(),
    /** Answers about impressions, which not every channel gets. */
    knowsReach: true,
    suggestCharset: 'utf-8' as 'utf-8' | 'iso-8859-1',
    oauth: {
      code: 'the-code',
      challenge: '',
      refreshTokens: new Set<string>(),
      accessTokens: new Set<string>(),
      channelId: 'UC_x5XG1OV2P6uZZ5FSM9Ttw',
    },
    requested: [] as { path: string; query: URLSearchParams; headers: Record<string, unknown> }[],
  };
}
export type YoutubeWorld = ReturnType<typeof youtubeWorld>;

export type Answered = [status: number, body: unknown];

export function problem(status: number, reason: string): Answered {
  return [status, { error: { code: status, message: reason, errors: [{ reason, domain: 'youtube' }] } }];
}
