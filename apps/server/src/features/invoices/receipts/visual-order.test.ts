import type { Locale } from '@marquee/domain/locale/locales.ts';
import { expect, test } from 'vitest';
import { inVisualOrder } from './visual-order.ts';

const drawn = (text: string, locale: Locale) =>
  inVisualOrder(text, locale).map(({ text, isFromRight }) => (isFromRight ? `<${text}>` : text));

test.each([
  ['Total: $5.00', ['Total: $5.00']],
  ['أحمد الشريف', ['<الشريف>', ' ', '<أحمد>']],
  ['شارع 25 (دبي)', ['(', '<دبي>', ') 25 ', '<شارع>']],
  ['Paid by أحمد علي, thanks', ['Paid by ', '<علي>', ' ', '<أحمد>', ', thanks']],
  ['علي 😀', ['<علي>', ' 😀']],
])('%j in a language that is read from the left', (text, pieces) => {
  expect(drawn(text, 'en')).toEqual(pieces);
});

test.each([
  ['Marquee', ['Marquee']],
  ['علي 😀', ['😀 ', '<علي>']],
  ['رصيد: \u2066-$5.00\u2069', ['-$5.00 :', '<رصيد>']],
  ['الإيصال MARQUEE-000042', ['MARQUEE-000042 ', '<الإيصال>']],
])('%j in one that is read from the right', (text, pieces) => {
  expect(drawn(text, 'ar')).toEqual(pieces);
});
