import fc from 'fast-check';
import { expect, it } from 'vitest';
import { matchRanges } from './match-ranges.ts';
import { searchWords } from './search-texts.ts';

const marked = (text: string, query: string) =>
  matchRanges(text, searchWords(query)).map(([start, end]) => text.slice(start, end));

it('marks every word where it stands, whatever its case, accents and width', () => {
  expect(marked('YouTube views · fast views', 'VIEWS you')).toEqual(['You', 'views', 'views']);
  expect(marked('Vidéo für Anfänger', 'anfanger video')).toEqual(['Vidéo', 'Anfänger']);
  expect(marked('Ｆｏｌｌｏｗｅｒｓ', 'followers')).toEqual(['Ｆｏｌｌｏｗｅｒｓ']);
  expect(marked('रील्स व्यूज़', 'व्यू')).toEqual(['व्यू']);
});

it('marks the word that was meant when it was mistyped', () => {
  expect(marked('Instagram followers', 'folowers')).toEqual(['followers']);
  expect(marked('Instagram followers', 'instargam')).toEqual(['Instagram']);
  expect(marked('Instagram followers', 'instagrax')).toEqual(['Instagram']);
  expect(marked('Instagram likes', 'folowers')).toEqual([]);
  expect(marked('Instagram likes', 'lkes')).toEqual(['likes']);
  expect(marked('a like', 'lik')).toEqual(['lik']);
});

it('joins what overlaps', () => {
  expect(marked('views', 'vie iews')).toEqual(['views']);
});

it('always gives ranges in order that lie inside the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      let end = 0;
      for (const [start, stop] of matchRanges(text, searchWords(query))) {
        expect(start).toBeGreaterThanOrEqual(end);
        expect(stop).toBeGreaterThanOrEqual(start);
        expect(stop).toBeLessThanOrEqual(text.length);
        end = stop;
      }
    }),
  );
});
