import type { GeneratedTags } from '@marquee/contract/youtube/keywords.ts';
import { buildTags, topicsOf } from '@marquee/domain/keywords/build-tags.ts';
import { cleanKeyword, languageOfCountry } from '@marquee/domain/keywords/keyword-text.ts';
import { type TagSource, tagSourceOf } from '@marquee/domain/keywords/tag-source.ts';
import { SourceFailure, type SuggestSource, type VideoSource } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findSuggestions } from './find-suggestions.ts';
import { readKeyword, requireTools } from './require-tools.ts';
import { sourceView } from './source-view.ts';

interface TagSources {
  suggest(): Promise<SuggestSource>;
  videos(): Promise<VideoSource>;
}

const longestTitle = 300;

/** From the words alone where no source answers; from an address only if its video can be read. */
export async function generateTags(
  ctx: Context,
  { text, country }: { text: string; country: string },
  sources: TagSources,
): Promise<GeneratedTags> {
  await requireTools(ctx);
  const language = languageOfCountry(country);
  const asked = tagSourceOf(text, language);
  if (asked.kind === 'address') refuse('invalid_input', { fields: [{ field: 'text', code: 'not_a_video' }] });
  if (asked.kind === 'video') return tagsOfVideo(ctx, { ...asked, country, language }, sources);

  const words = cleanKeyword(text);
  if (words === '') readKeyword(words, 'text');
  const { suggestions, source } = await around(
    ctx,
    { text: words, country, language },
    await sources.suggest(),
  );
  const tags = buildTags({ text: words, ownTags: [], suggestions, language });
  return { kind: asked.kind, title: null, tags, source };
}

async function tagsOfVideo(
  ctx: Context,
  {
    videoId,
    country,
    language,
  }: Extract<TagSource, { kind: 'video' }> & { country: string; language: string },
  sources: TagSources,
): Promise<GeneratedTags> {
  const videos = await sources.videos();
  const nothing = { kind: 'video', title: null, tags: [] } as const;
  try {
    const [video] = await videos.videos([videoId]);
    if (!video) return { ...nothing, tags: [], source: sourceView(videos.kind, { state: 'gone' }) };
    const text = cleanKeyword(video.title).slice(0, longestTitle);
    const { suggestions } = await around(ctx, { text, country, language }, await sources.suggest());
    return {
      kind: 'video',
      title: text,
      tags: buildTags({ text, ownTags: video.tags, suggestions, language }),
      source: sourceView(videos.kind, { readAt: ctx.clock.now() }),
    };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    ctx.log.warn({ err: error }, 'a video could not be read for its tags');
    return { ...nothing, tags: [], source: sourceView(videos.kind, { failure: error }) };
  }
}

/** What people search for around the topics of a text. The first topic tells how the source stands. */
async function around(
  ctx: Context,
  { text, country, language }: { text: string; country: string; language: string },
  suggest: SuggestSource,
) {
  const topics = topicsOf(text, language);
  const found = await Promise.all(
    topics.map((keyword) => findSuggestions(ctx, suggest, { keyword, country, expanded: false })),
  );
  return {
    suggestions: found.flatMap(({ suggestions }) =>
      suggestions.map(({ keyword, volume }) => ({ keyword, weight: volume })),
    ),
    source: found[0]?.source ?? sourceView(suggest.kind, { readAt: ctx.clock.now() }),
  };
}
