import { z } from 'zod';
import type { FetchFailure } from '../../platform/guarded-fetch/fetch-failure.ts';
import type { GuardedAnswer, GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { SourceFailure, type SuggestSource } from './video-source.ts';

const most = 20;
const longest = 100;

/** `[typed, [suggestions], [descriptions], [], {"google:suggestrelevance": [1300, …]}]` */
const answerForm = z.tuple([z.string().max(1000), z.array(z.string().max(1000)).max(100)]).rest(z.unknown());
const extras = z.object({ 'google:suggestrelevance': z.array(z.number()).max(100) });

/** What people type into the video network's search, from Google's suggestions. */
export function googleSuggest({
  fetch: guarded,
  baseUrl,
}: {
  fetch: GuardedFetch;
  baseUrl: string;
}): SuggestSource {
  return {
    kind: 'youtube',
    suggest: async ({ keyword, country, language }) => {
      const query = {
        client: 'chrome',
        ds: 'yt',
        hl: language,
        gl: country,
        q: keyword,
        ie: 'utf8',
        oe: 'utf8',
      };
      const url = `${baseUrl}/complete/search?${new URLSearchParams(query)}`;
      const answer = await guarded(url, { timeoutMs: 5000, maxBytes: 200_000 }).catch(
        (cause: FetchFailure) => {
          throw new SourceFailure('unavailable', { cause, sent: cause.sent ?? true });
        },
      );
      return weighted(readSuggestions(answer));
    },
  };
}

function readSuggestions({
  status,
  headers,
  body,
}: GuardedAnswer): { keyword: string; relevance?: number }[] {
  if (status !== 200) throw new SourceFailure('unavailable', { cause: new Error(`status ${status}`) });
  const [, texts, ...rest] = understoodAnswer(body, String(headers['content-type'] ?? ''));
  const relevance = rest
    .map((part) => extras.safeParse(part).data?.['google:suggestrelevance'])
    .find((found) => found !== undefined);
  const seen = new Set<string>();
  return texts
    .map((text, index) => ({ keyword: clean(text), relevance: relevance?.[index] }))
    .filter(({ keyword }) => {
      const isNew = keyword !== '' && keyword.length <= longest && !seen.has(keyword);
      seen.add(keyword);
      return isNew;
    })
    .slice(0, most);
}

function understoodAnswer(body: Buffer, contentType: string): z.output<typeof answerForm> {
  try {
    // Told in the header, and not always UTF-8.
    const charset = /charset=["']?([\w-]{1,40})/i.exec(contentType)?.[1] ?? 'utf-8';
    return answerForm.parse(JSON.parse(new TextDecoder(charset).decode(body)));
  } catch {
    throw new SourceFailure('unavailable', { cause: new Error('an answer of an unknown form') });
  }
}

function clean(text: string): string {
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
}

/** By the network's own measure where it says one, otherwise by their order. */
function weighted(found: readonly { keyword: string; relevance?: number | undefined }[]) {
  const highest = Math.max(1, ...found.map(({ relevance }) => relevance ?? 0));
  return found
    .map(({ keyword, relevance }, index) => {
      const share = relevance === undefined ? 0.9 ** index : Math.max(0, relevance) / highest;
      return { keyword, weight: Math.min(100, Math.max(1, Math.round(share * 100))) };
    })
    .sort((one, other) => other.weight - one.weight);
}
