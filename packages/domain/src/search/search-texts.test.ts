import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { type FuzzyMatcher, matchRank, searchWords, serviceSearchText, typeWords } from './search-texts.ts';

import { SearchableTexts } from './searchable-texts.ts';

function searchTexts(texts: readonly string[], query: string, fuzzy: FuzzyMatcher): number[] {
  const searchable = new SearchableTexts();
  for (const text of texts) searchable.add(text);
  return [...searchable.search(query, fuzzy)].flatMap((isFound, index) => (isFound ? [index] : []));
}

const texts = ['YouTube views', 'Instagram likes', 'Vidéo für Anfänger'].map(fold);

/** Finds the word with its last letter cut off. */
const careless: FuzzyMatcher = {
  filter: (all, word, among = all.map((_, index) => index)) =>
    among.filter((index) => all[index]?.includes(word.slice(0, -1))),
};

it('finds every word in any order, whatever its case, accents and width', () => {
  expect(searchTexts(texts, 'views YOUTUBE', careless)).toEqual([0]);
  expect(searchTexts(texts, 'fur video', careless)).toEqual([2]);
  expect(searchTexts(texts, 'ｌｉｋｅｓ', careless)).toEqual([1]);
  expect(searchTexts(texts, 'views likes', careless)).toEqual([]);
});

it('forgives mistakes only where nothing fits as typed', () => {
  expect(searchTexts(texts, 'instagrax likez', careless)).toEqual([1]);
  expect(searchTexts([...texts, 'viewz'], 'viewz', careless)).toEqual([3]);
});

it('takes short words and signs as they stand', () => {
  expect(searchTexts(texts, 'instagrax li', careless)).toEqual([1]);
  expect(searchTexts(texts, 'instagrax lx', careless)).toEqual([]);
  expect(searchTexts(texts, '(v+)+$', careless)).toEqual([]);
});

it('finds a service by its number, and no other whose number only begins like it', () => {
  const services = [
    serviceSearchText(170, 'Likes', 'fast'),
    serviceSearchText(17, 'Views', 'Up to 170 a day'),
    serviceSearchText(4, 'Comments', 'slow'),
  ];
  expect(searchTexts(services, '#17', careless)).toEqual([1]);
  expect(searchTexts(services, '170', careless)).toEqual([0, 1]);
  expect(services.map((text) => matchRank(text, searchWords('17')))).toEqual([2, 0, 2]);
});

it('finds a type by the English words of its address, whatever the language of its name', () => {
  const service = serviceSearchText(
    4,
    'Instagram फ़ॉलोअर',
    'धीरे-धीरे',
    'Instagram',
    typeWords('instagram-followers'),
  );
  expect(searchTexts([service], 'instagram followers', careless)).toEqual([0]);
  expect(searchTexts([service], 'फ़ॉलोअर', careless)).toEqual([0]);
});

it('does not tire of a long query', () => {
  expect(searchWords('a '.repeat(50))).toHaveLength(8);
});

it('ranks what begins as typed before the rest', () => {
  const rank = (text: string, query: string) => matchRank(fold(text), searchWords(query));
  expect(rank('Views for you', 'views')).toBe(0);
  expect(rank('Fast views', 'views')).toBe(1);
  expect(rank('Overviews', 'views')).toBe(2);
});
