import { cleanKeyword, keywordKey } from './keyword-text.ts';
import { stopWordsFor } from './stop-words.ts';
import { maxTagLength } from './tag-characters.ts';
import { joined, phrasesOf, type Word } from './words.ts';

export interface WeighedKeyword {
  keyword: string;
  /** 0 to 100 beside the most asked. */
  weight: number;
}

export interface Tag {
  tag: string;
  /** 0 to 100; the list begins with the highest. */
  relevance: number;
}

export interface TagMaterial {
  /** A keyword, or the title of a video. */
  text: string;
  /** Those that the video has already, in its order. */
  ownTags: readonly string[];
  /** What people search for around the text. */
  suggestions: readonly WeighedKeyword[];
  language: string;
}

const mostTags = 100;
const longestPhrase = 4;
/** A whole title is a tag only while it is as short as something people would type. */
const mostWordsOfTitle = 8;
const wordsOfTopic = 3;
const byWordCount = [0, 48, 78, 72, 64] as const;

/**
 * The text itself first, then the video's own tags, what people search for, and the text's phrases and words. What
 * several of them name stands higher.
 */
export function buildTags({ text, ownTags, suggestions, language }: TagMaterial): Tag[] {
  const found = new Map<string, Tag>();
  const add = (typed: string, relevance: number) => {
    const tag = cleanTag(typed);
    if (tag === '' || tag.length > maxTagLength) return;
    const key = keywordKey(tag);
    const before = found.get(key);
    const best = Math.max(before?.relevance ?? 0, relevance) + (before ? 4 : 0);
    found.set(key, { tag: before?.tag ?? tag, relevance: Math.min(100, Math.round(best)) });
  };

  const phrases = phrasesOf(text, language);
  const words = phrases.flat();
  if (words.length > 0 && words.length <= mostWordsOfTitle) add(cleanKeyword(text).toLowerCase(), 100);
  for (const [index, tag] of ownTags.entries()) add(tag, Math.max(60, 94 - index));
  const known = new Set(words.map((word) => word.text));
  for (const { keyword, weight } of suggestions)
    add(keyword, suggestionRelevance(keyword, weight, known, language));
  for (const { phrase, relevance } of phrasesInside(phrases, language)) add(phrase, relevance);
  return [...found.values()].toSorted((a, b) => b.relevance - a.relevance).slice(0, mostTags);
}

/** What a text is about: itself if it is short, otherwise its two best phrases, for asking what people search for. */
export function topicsOf(text: string, language: string): string[] {
  const phrases = phrasesOf(text, language);
  const count = phrases.flat().length;
  if (count === 0) return [];
  if (count <= wordsOfTopic) return [cleanKeyword(text).slice(0, maxTagLength)];
  const inside = phrasesInside(phrases, language).toSorted((a, b) => b.relevance - a.relevance);
  const [best] = inside;
  const other = inside.find(
    ({ phrase }) => best && !phrase.includes(best.phrase) && !shareWords(phrase, best.phrase),
  );
  return [best, other].flatMap((found) => (found ? [found.phrase.slice(0, maxTagLength)] : []));

  function shareWords(one: string, another: string): boolean {
    const words = new Set(
      phrasesOf(another, language)
        .flat()
        .map((word) => word.text),
    );
    return phrasesOf(one, language)
      .flat()
      .some((word) => words.has(word.text));
  }
}

/** Half by how often it is asked for, half by how many of the text's words it has. */
function suggestionRelevance(
  keyword: string,
  weight: number,
  known: ReadonlySet<string>,
  language: string,
): number {
  const words = phrasesOf(keyword, language).flat();
  const shared = words.filter((word) => known.has(word.text)).length;
  return 30 + weight * 0.3 + (words.length === 0 ? 0 : (shared / words.length) * 35);
}

/** Runs of one to four words that neither begin nor end with a stop word nor hold two; earlier ones count for more. */
function phrasesInside(
  phrases: readonly (readonly Word[])[],
  language: string,
): { phrase: string; relevance: number }[] {
  const stops = stopWordsFor(language);
  let place = 0;
  return phrases.flatMap((words) =>
    words.flatMap((_, start) => {
      place += 1;
      return runsFrom(words, start)
        .filter((run) => isTag(run, stops))
        .map((run) => ({
          phrase: joined(run),
          relevance: Math.max(10, (byWordCount[run.length] ?? 0) - Math.min(place, 30)),
        }));
    }),
  );
}

function runsFrom(words: readonly Word[], start: number): (readonly Word[])[] {
  return Array.from({ length: longestPhrase }, (_, extra) => words.slice(start, start + extra + 1)).filter(
    (run, extra) => run.length === extra + 1,
  );
}

function isTag(run: readonly Word[], stops: ReadonlySet<string>): boolean {
  const [first, last] = [run[0]?.text ?? '', run.at(-1)?.text ?? ''];
  if (stops.has(first) || stops.has(last)) return false;
  if (run.filter((word) => stops.has(word.text)).length > 1) return false;
  return (
    run.length > 1 || (!/^\p{N}+$/u.test(first) && !/^[\p{Script=Latin}\p{Script=Cyrillic}]$/u.test(first))
  );
}

/** Commas part tags and quotes wrap them, so neither can be inside of one. */
function cleanTag(typed: string): string {
  return cleanKeyword(typed.replace(/^#+/, '').replace(/[",“”„«»]/gu, ' '));
}
