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

it('marks the letters of the text, whatever folding makes of them', () => {
  expect(marked('In der Straße', 'strasse')).toEqual(['Straße']);
  expect(marked('In der Straße', 'stras')).toEqual(['Straß']);
  expect(marked('İslam tarihi', 'islam')).toEqual(['İslam']);
  expect(marked('Ещё раз', 'еще')).toEqual(['Ещё']);
  expect(marked('фанаты Cafe\u0301', 'cafe')).toEqual(['Cafe\u0301']);
  expect(marked('新 ｶﾞｲﾄﾞ 集', 'がいど')).toEqual(['ｶﾞｲﾄﾞ']);
  expect(marked('Insta\u00adgram likes', 'instagram')).toEqual(['Insta\u00adgram']);
  expect(marked('व्यूज़ १२३', '123 व्यूज')).toEqual(['व्यूज़', '१२३']);
  expect(marked('\u1112\u1161\u11ab\u1100\u116e\u11a8 팬', '한국')).toEqual([
    '\u1112\u1161\u11ab\u1100\u116e\u11a8',
  ]);
  expect(marked('ﬁne', 'f i')).toEqual(['ﬁ']);
});

it('marks the word that was meant when it was mistyped', () => {
  expect(marked('Instagram followers', 'folowers')).toEqual(['followers']);
  expect(marked('Instagram followers', 'instargam')).toEqual(['Instagram']);
  expect(marked('Instagram followers', 'instagrax')).toEqual(['Instagram']);
  expect(marked('Instagram likes', 'folowers')).toEqual([]);
  expect(marked('Instagram likes', 'lkes')).toEqual(['likes']);
  expect(marked('a like', 'lik')).toEqual(['lik']);
});

it('finds in a text what folding it whole would find', () => {
  const scripts = fc.constantFrom(
    ...'aßéıİñ',
    'e\u0301',
    'ё',
    'й',
    'ж',
    'ｶﾞ',
    'ガ',
    'か',
    'ज़',
    'ज\u093c',
    '१',
    '한',
    '\u1112\u1161',
    'ㅎ',
    '\u00ad',
    '\u200b',
    '漢',
    '１',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(scripts), (parts) => {
      const text = parts.join('');
      for (const word of searchWords(text)) expect(matchRanges(text, [word])).not.toEqual([]);
    }),
  );
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
