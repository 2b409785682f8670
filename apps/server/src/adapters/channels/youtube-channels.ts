import type { ChannelReference } from '@marquee/domain/channels/channel-reference.ts';
import { z } from 'zod';
import { refuse } from '../../platform/errors.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import type { ChannelSource } from './channel-source.ts';

interface YoutubeAccess {
  fetch: GuardedFetch;
  /** `https://www.googleapis.com`, or a replacement in tests. */
  baseUrl: string;
  apiKey: string;
}

const channelList = z.object({
  items: z
    .array(
      z.object({
        id: z.string().regex(/^[A-Za-z0-9_-]{6,60}$/),
        snippet: z.object({ title: z.string(), description: z.string().default('') }),
      }),
    )
    .default([]),
});
const problem = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) });

/** Old custom names are handles today, with the same spelling. */
const parameters: Record<ChannelReference['kind'], string> = {
  id: 'id',
  handle: 'forHandle',
  user: 'forUsername',
  custom: 'forHandle',
};

/** The YouTube Data API, version 3. */
export function youtubeChannels(access: YoutubeAccess): ChannelSource {
  const find = async ({ kind, value }: ChannelReference) => {
    const { status, answer } = await ask(access, 'channels', {
      part: 'snippet',
      maxResults: '1',
      [parameters[kind]]: value,
    });
    const parsed = channelList.safeParse(answer);
    if (status !== 200 || !parsed.success) return refuse('upstream_failed');
    return parsed.data.items[0];
  };
  return {
    findChannel: async (reference) => {
      const found = await find(reference);
      return found && { id: found.id, title: found.snippet.title.trim().slice(0, 200) || found.id };
    },
    descriptionHolds: async (channelId, text) => {
      const found = await find({ kind: 'id', value: channelId });
      return found?.snippet.description.includes(text) ?? false;
    },
    showsSubscriptions: async (channelId) => {
      const { status, answer } = await ask(access, 'subscriptions', {
        part: 'id',
        channelId,
        maxResults: '1',
      });
      if (status === 200) return true;
      const reasons = problem.safeParse(answer).data?.error.errors.map(({ reason }) => reason) ?? [];
      // YouTube's way to say that they are private or the channel is gone.
      if (reasons.includes('subscriptionForbidden') || reasons.includes('subscriberNotFound')) return false;
      return refuse('upstream_failed');
    },
  };
}

async function ask(
  access: YoutubeAccess,
  resource: string,
  query: Record<string, string>,
): Promise<{ status: number; answer: unknown }> {
  try {
    // In a header, so that no proxy logs the key.
    const headers = { accept: 'application/json', 'x-goog-api-key': access.apiKey };
    const url = `${access.baseUrl}/youtube/v3/${resource}?${new URLSearchParams(query)}`;
    const { status, body } = await access.fetch(url, { headers });
    return { status, answer: JSON.parse(body.toString('utf8')) };
  } catch (cause) {
    return refuse('upstream_failed', { cause });
  }
}
