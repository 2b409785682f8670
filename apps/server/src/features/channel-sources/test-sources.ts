import { channelReference } from '@marquee/domain/channels/channel-reference.ts';
import { SourceFailure } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
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

/** For calls that have nothing to show without the source. */
export async function orUpstreamFailed<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SourceFailure) return refuse('upstream_failed', { cause: error });
    throw error;
  }
}
