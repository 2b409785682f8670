import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

/** What a speaker types, and what is written where it must be found. */
const same: Record<string, readonly (readonly [typed: string, written: string])[]> = {
  tr: [
    ['islam', 'İslam'],
    ['ISLAM', 'islam'],
    ['ıslam', 'ISLAM'],
    ['isparta', 'Isparta'],
    ['ISPARTA', 'ısparta'],
    ['takipci', 'Takipçi'],
    ['begeni', 'BEĞENİ'],
    ['goruntulenme', 'Görüntülenme'],
  ],
  de: [
    ['strasse', 'Straße'],
    ['STRASSE', 'straße'],
    ['GROẞE', 'grosse'],
    ['anfanger', 'Anfänger'],
    ['zuschauer', 'ZUSCHAUER'],
  ],
  ru: [
    ['еще', 'ЕЩЁ'],
    ['ёлка', 'елка'],
    ['ПОДПИСЧИКИ', 'подписчики'],
    ['комментарий', 'Комментарии\u0306'],
  ],
  vi: [
    ['nguoi theo doi', 'Người theo dõi'],
    ['dang ky', 'Đăng ký'],
    ['luot thich', 'LƯỢT THÍCH'],
  ],
  es: [
    ['espanol', 'Español'],
    ['mas rapido', 'MÁS RÁPIDO'],
  ],
  fr: [
    ['abonnes francais', 'Abonnés français'],
    ['oeuvre', 'Œuvre'],
    ["l'abonne", 'L’abonné'],
  ],
  pt_BR: [
    ['visualizacoes', 'Visualizações'],
    ['nao', 'NÃO'],
  ],
  pl: [
    ['zloty', 'złoty'],
    ['lodz', 'ŁÓDŹ'],
  ],
  da: [
    ['folgere', 'følgere'],
    ['aeble', 'Æble'],
  ],
  hi_IN: [
    ['ज', 'ज़'],
    ['ज़', 'ज\u093c'],
    ['व्यूज', 'व्यूज़'],
    ['123', '१२३'],
    ['फॉलोअर', 'फ़ॉलोअर'],
  ],
  ar: [
    ['123', '١٢٣'],
    ['456', '۴۵۶'],
    ['محمد', 'مُحَمَّد'],
  ],
  ja: [
    ['ふぉろわー', 'フォロワー'],
    ['ﾌｫﾛﾜｰ', 'フォロワー'],
    ['ｶﾞｲﾄﾞ', 'がいど'],
    ['ヴ', 'ｳﾞ'],
    ['１２３', '123'],
    ['ＹｏｕＴｕｂｅ', 'youtube'],
    ['再生　回数', '再生 回数'],
    ['[即日]', '【即日】'],
  ],
  ko: [
    ['한국어', '\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1165'],
    ['팔로워', '팔로워'.normalize('NFD')],
    ['ﾡ', 'ㄱ'],
  ],
  zh_CN: [
    ['１０００粉丝', '1000粉丝'],
    ['点赞,评论', '点赞，评论'],
    ['"直播"', '「直播」'],
  ],
  signs: [
    ['drip-feed', 'Drip\u2011feed'],
    ['24-48', '24–48'],
    ['instagram', 'Insta\u00adgram'],
    ['views', 'vi\u200bews\ufeff'],
    ['❤', '❤\ufe0f'],
    ['1', '1\ufe0f\u20e3'],
    ['fine', 'ﬁne'],
  ],
};

describe.each(Object.entries(same))('in %s', (_, pairs) => {
  it.each(pairs)('%s finds %s', (typed, written) => {
    expect(fold(written)).toBe(fold(typed));
  });
});

it.each([
  ['и', 'й'],
  ['か', 'が'],
  ['は', 'ぱ'],
  ['कि', 'की'],
  ['하', '한'],
  ['д', 'd'],
  ['つ', 'っ'],
])('%s and %s stay apart', (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

it('is what it was after a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

it('takes the short way for plain texts only where it leads to the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(fold(`${text}\u00ad`)).toBe(fold(text));
    }),
  );
});
