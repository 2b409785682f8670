import { spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { numberStyleFor } from '@marquee/domain/format/number-style-of.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import compile from 'icu-minify/compile';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createTranslator } from './use-translations.tsx';

const messages = {
  orders: {
    counted: compile('{count, plural, one {# order} other {# orders}} of {name}'),
    plain: 'Plain',
    linked: compile('Read <b>the <i>rules</i></b> first'),
  },
};

function text(locale: string, count: number, isByLanguage: boolean) {
  const numbers = numberStyleFor(locale.replace('-', '_') as Locale, isByLanguage);
  return createTranslator({ locale, messages }, numbers, 'orders')('counted', { count, name: 'Kim' });
}

test.each([
  ['en', '1\u00a0234 orders of Kim', '1,234 orders of Kim'],
  ['de', '1\u00a0234 orders of Kim', '1.234 orders of Kim'],
  ['es', '1\u00a0234 orders of Kim', '1234 orders of Kim'],
  ['hi-IN', '1\u00a0234 orders of Kim', '1,234 orders of Kim'],
])('a count in a phrase in %s', (locale, alike, byLanguage) => {
  expect(text(locale, 1234, false)).toBe(alike);
  expect(text(locale, 1234, true)).toBe(byLanguage);
});

const t = createTranslator({ locale: 'de', messages }, spacedNumbers);

test('large and broken numbers, and phrases without any', () => {
  expect(text('hi-IN', 1_234_567, true)).toBe('12,34,567 orders of Kim');
  expect(text('de', 1.5, true)).toBe('1,5 orders of Kim');
  expect(text('de', 0.1 + 0.2, false)).toBe('0.3 orders of Kim');
  expect(t('orders.plain')).toBe('Plain');
});

test('elements in a phrase', () => {
  const said = vi.spyOn(console, 'error');
  const rich = t.rich('orders.linked', { b: (parts) => <b>{parts}</b>, i: (parts) => <i>{parts}</i> });
  expect(renderToStaticMarkup(rich)).toBe('Read <b>the <i>rules</i></b> first');
  expect(said).not.toHaveBeenCalled();
});

test.each([
  ['a group of phrases', () => t('orders')],
  ['a count that is missing', () => t('orders.counted', { name: 'Kim' })],
])('%s is shown by its key and told to the console', (_, write) => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect(write()).toMatch(/^orders/);
  expect(said).toHaveBeenCalledOnce();
});

test('a phrase that is not there', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  expect([t.has('orders.plain'), t.has('orders.other'), t.has('other.plain')]).toEqual([true, false, false]);
  expect(t('orders.other')).toBe('orders.other');
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
