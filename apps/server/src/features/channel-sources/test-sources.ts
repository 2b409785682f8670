import { channelReference } from '@marquee/domain/channels/channel-reference.ts';
import { isKnownClient } from '../../adapters/channels/google-oauth.ts';
import { SourceFailure } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { oauthClient } from './oauth-client.ts';
import { suggestSource } from './suggest-source.ts';
import { videoSource } from './video-source.ts';

const shown = 20;

/** The title of a channel, to see that the key works. */
export async function testChannel(ctx: Context, url: string): Promise<string> {
  const reference = channelReference(url);
  if (!reference) return refuse('invalid_input', { fields: [{ field: 'url', code: 'not_a_channel' }] });
  const source = await videoSource(ctx, { use: 'tests' });
  const found = await orUpstreamFailed(() => source.findChannel(reference));
  return found?.title ?? refuse('invalid_input', { fields: [{ field: 'url', code: 'channel_not_found' }] });
}

export async function testSuggestions(ctx: Context, keyword: string): Promise<string[]> {
  const source = await suggestSource(ctx);
  const query = { keyword, country: 'US', language: ctx.locale.slice(0, 2) };
  const found = await orUpstreamFailed(() => source.suggest(query));
  return found.slice(0, shown).map((one) => one.keyword.slice(0, 100));
}

/** Whether the video network knows the client and its secret; the redirect address it cannot be asked about. */
export async function testOauthClient(ctx: Context): Promise<boolean> {
  const client = (await oauthClient(ctx)) ?? refuse('wrong_state');
  return orUpstreamFailed(() => isKnownClient(ctx.fetch, client));
}

/** For calls that have nothing to show without the source. */
export async function orUpstreamFailed<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SourceFailure) return refuse('upstream_failed', { cause: error });
    throw error;
  }
}
