import type { SuggestSource } from '../video-source.ts';
import { chance, seedOf } from './sample-chance.ts';

const most = 20;
const before = ['how to', 'best', 'easy', 'what is', 'learn', 'funny', 'the story of'];
const after = [
  'tutorial',
  'for beginners',
  'tips',
  'ideas',
  'review',
  'explained',
  'at home',
  'step by step',
  'live',
  'compilation',
  'vs',
  'shorts',
  'full course',
  'music',
  'challenge',
  'reaction',
  'without equipment',
  '2026',
];

/** Common ways to go on typing, in an order that belongs to the keyword and the country. */
export const sampleSuggest: SuggestSource = {
  kind: 'sample',
  suggest: async ({ keyword, country }) => {
    const typed = keyword.trim().replaceAll(/\s+/g, ' ').slice(0, 80).toWellFormed();
    if (typed === '') return [];
    const phrases = [...before.map((word) => `${word} ${typed}`), ...after.map((word) => `${typed} ${word}`)];
    const ordered = phrases
      .map((phrase) => ({ phrase, rank: chance(seedOf('suggest', phrase.toLowerCase(), country)) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ phrase }) => phrase);
    return [typed, ...ordered].slice(0, most).map((phrase, index) => ({
      keyword: phrase,
      // Falling from one to the next, each by a part of its own.
      weight: Math.max(
        1,
        Math.round(100 * 0.86 ** (index - 0.4 * chance(seedOf(phrase)) * Math.sign(index))),
      ),
    }));
  },
};
