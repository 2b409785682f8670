import { cleanKeyword } from './keyword-text.ts';

export interface Word {
  text: string;
  from: number;
  to: number;
}

/** What may stand between two words of one phrase; anything else ends it. */
const joins = /^[\s'’\-‐‑._&+]*$/u;
const mostWords = 60;

/**
 * The words of a text as phrases: `Lo-fi beats | 3 hours` is two. Languages that write no spaces are cut into
 * words by their dictionaries.
 */
export function phrasesOf(text: string, language: string): Word[][] {
  const cleaned = cleanKeyword(text).toLowerCase();
  const phrases: Word[][] = [];
  let end = -1;
  let count = 0;
  for (const { segment, index, isWordLike } of segmenterFor(language).segment(cleaned)) {
    if (!isWordLike || count >= mostWords) continue;
    const phrase = end >= 0 && joins.test(cleaned.slice(end, index)) ? phrases.at(-1) : undefined;
    const word = { text: segment, from: index, to: index + segment.length };
    if (phrase) phrase.push(word);
    else phrases.push([word]);
    end = word.to;
    count += 1;
  }
  return phrases;
}

/** Neighbouring words as one text, with a space only where the writer left one. */
export function joined(words: readonly Word[]): string {
  return words.reduce((text, word, index) => {
    const before = words[index - 1];
    return before && before.to < word.from ? `${text} ${word.text}` : text + word.text;
  }, '');
}

function segmenterFor(language: string): Intl.Segmenter {
  return new Intl.Segmenter(language, { granularity: 'word' });
}
