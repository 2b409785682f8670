import { expect, it } from 'vitest';
import type { Locale } from './locales.ts';
import { nameOrder, placesByName } from './name-order.ts';

it.each<[Locale, readonly string[]]>([
  ['de', ['Apfel', 'Äpfel', 'Birne', 'Öl', 'Strand', 'Straße', 'Über', 'Zebra']],
  ['en', ['Ångström', 'Äpfel', 'Banana', 'Ölund', 'Zoo']],
  ['es', ['nube', 'nuez', 'ñandú', 'oso']],
  ['fr', ['école', 'écran', 'zèbre']],
  ['tr', ['cam', 'çam', 'ısı', 'islam', 'İstanbul', 'iz']],
  ['ru', ['ёж', 'ежи', 'ёлка', 'ель', 'жук', 'яма']],
  ['vi', ['an', 'ăn', 'dong', 'đong', 'e']],
  ['ja', ['あき', 'アニメ', 'いいね', 'ガイド', 'かに', 'フォロワー', 'ん']],
  ['ko', ['가격', '구독자', '좋아요', '팔로워']],
  ['zh_CN', ['点赞', '粉丝', '评论', '直播']],
  ['hi_IN', ['अनुयायी', 'कमेंट', 'लाइक', 'व्यूज़']],
  ['pt_BR', ['Ações', 'Água', 'Bola', 'Éden', 'Zero']],
])('sorts names as %s does', (locale, sorted) => {
  expect([...sorted].reverse().toSorted(nameOrder(locale))).toEqual(sorted);
});

it('knows dotless ı before i in Turkish, and ё beside е in Russian', () => {
  expect(['iz', 'ız', 'jest', 'hız'].toSorted(nameOrder('tr'))).toEqual(['hız', 'ız', 'iz', 'jest']);
  expect(['жук', 'ёж', 'еж', 'яма'].toSorted(nameOrder('ru'))).toEqual(['еж', 'ёж', 'жук', 'яма']);
});

it('counts numbers as numbers', () => {
  expect(['10 likes', '9 likes', '100 likes'].toSorted(nameOrder('en'))).toEqual([
    '9 likes',
    '10 likes',
    '100 likes',
  ]);
});

it('gives equal names one place', () => {
  expect([...placesByName(['b', 'a', 'b', 'C'], 'en')]).toEqual([1, 0, 1, 2]);
  expect([...placesByName([], 'en')]).toEqual([]);
});
