import { z } from 'zod';
import type { FetchFailure } from '../../../platform/guarded-fetch/fetch-failure.ts';
import type { GuardedFetch } from '../../../platform/guarded-fetch/guarded-fetch.ts';
import { type FailureReason, SourceFailure } from '../video-source.ts';
import { understood } from './youtube-schemas.ts';

/** `absent`: it answered that there is no such thing, or that it is not public. */
export type YoutubeAnswer = { body: unknown } | { absent: string };

export type YoutubeResource = 'channels' | 'videos' | 'playlistItems' | 'search' | 'subscriptions';
export type AskYoutube = (
  resource: YoutubeResource,
  query: Readonly<Record<string, string>>,
  /** An answer of another form counts as none: it is neither kept nor believed. */
  form: z.ZodType,
) => Promise<YoutubeAnswer>;

/** What the network charges for a call, from its price list. */
export const unitsOf: Record<YoutubeResource, number> = {
  channels: 1,
  videos: 1,
  playlistItems: 1,
  search: 100,
  subscriptions: 1,
};

/** No fault of anybody: what was asked about is private, or gone. */
const absences = new Set([
  'notFound',
  'channelNotFound',
  'channelForbidden',
  'channelClosed',
  'channelSuspended',
  'playlistNotFound',
  'playlistForbidden',
  'playlistItemsNotAccessible',
  'subscriberNotFound',
  'subscriptionForbidden',
  'accountClosed',
  'accountSuspended',
  'videoNotFound',
]);
const denials = new Set(['forbidden', 'insufficientPermissions', 'authError', 'authorizationRequired']);
const spent = new Set(['quotaExceeded', 'dailyLimitExceeded', 'dailyLimitExceededUnreg']);

const problem = z.object({
  error: z.object({
    errors: z
      .array(z.object({ reason: z.string().max(100) }))
      .max(100)
      .default([]),
    status: z.string().max(100).optional(),
  }),
});

interface YoutubeAccess {
  fetch: GuardedFetch;
  baseUrl: string;
  apiKey: string;
}

/** One call of the YouTube Data API, version 3. */
export function askYoutube({ fetch, baseUrl, apiKey }: YoutubeAccess): AskYoutube {
  return async (resource, query, form) => {
    const url = `${baseUrl}/youtube/v3/${resource}?${new URLSearchParams(query)}`;
    // In a header, so that no proxy logs the key.
    const asking = { headers: { 'x-goog-api-key': apiKey }, denied: 'unavailable' } as const;
    const answer = await readAnswer(fetch, url, asking);
    if ('body' in answer) understood(form, answer.body);
    return answer;
  };
}

interface Asking {
  headers: Record<string, string>;
  /** What it means when the key or token is not accepted. */
  denied: Extract<FailureReason, 'unavailable' | 'consent_revoked'>;
  /** States that say that there is nothing of this kind. */
  absentOn?: readonly number[];
}

/** Asks one of Google's services that answer in JSON and explain refusals with reasons. */
export async function readAnswer(
  guarded: GuardedFetch,
  url: string,
  { headers, denied, absentOn = [404] }: Asking,
): Promise<YoutubeAnswer> {
  const { status, body } = await guarded(url, {
    headers: { accept: 'application/json', ...headers },
    timeoutMs: 8000,
    maxBytes: 2_000_000,
  }).catch((cause: FetchFailure) => unanswered(cause));
  const answer = parsed(body);
  const refusal = problem.safeParse(answer).data?.error;
  if (status === 200 && !refusal && typeof answer === 'object' && answer !== null) return { body: answer };
  const reasons = refusal?.errors.map(({ reason }) => reason) ?? [];
  const absent = reasons.find((reason) => absences.has(reason));
  if (absent) return { absent };
  const cause = new Error((reasons[0] ?? refusal?.status ?? `status ${status}`).slice(0, 100));
  if (reasons.some((reason) => spent.has(reason))) throw new SourceFailure('quota_used_up', { cause });
  if (absentOn.includes(status)) return { absent: cause.message };
  if (status === 401 || reasons.some((reason) => denials.has(reason)))
    throw new SourceFailure(denied, { cause });
  throw new SourceFailure('unavailable', { cause });
}

function unanswered(cause: FetchFailure): never {
  // A request that never left costs nothing.
  throw new SourceFailure('unavailable', { cause, sent: cause.sent ?? true });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
