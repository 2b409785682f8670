import { numberStyleOf } from '@marquee/domain/format/number-style-of.ts';
import { locales } from '@marquee/domain/locale/locales.ts';
import { expect, it } from 'vitest';
import { loadArea } from './load-phrases.ts';
import { translator } from './translator.ts';

it('fills in values and chooses the plural of the language', async () => {
  const english = await translator('en');
  const russian = await translator('ru');
  const japanese = await translator('ja');
  expect(english('mail.greeting', { name: 'Ada' })).toBe('Hello Ada,');
  expect(english('catalogue.count', { count: 0 })).toBe('No services');
  expect([1, 3, 5, 21].map((count) => russian('catalogue.count', { count }))).toEqual([
    '1 услуга',
    '3 услуги',
    '5 услуг',
    '21 услуга',
  ]);
  expect(japanese('common.durations.days', { count: 2 })).toBe('2日');
});

it('understands the locales that are not spelled like a language tag', async () => {
  const hindi = await translator('hi_IN');
  const portuguese = await translator('pt_BR');
  expect(hindi('common.durations.hours', { count: 2 })).toBe('2 घंटे');
  expect(portuguese('catalogue.reviews.count', { count: 1_000_000 })).toBe(
    '1\u00a0000\u00a0000 de avaliações',
  );
});

it('counts in the style of the numbers around', async () => {
  const [german, hindi] = [
    await translator('de', numberStyleOf('de')),
    await translator('hi_IN', numberStyleOf('hi_IN')),
  ];
  expect(german('catalogue.count', { count: 12_345 })).toContain('12.345 ');
  expect(hindi('catalogue.count', { count: 1_234_567 })).toContain('12,34,567 ');
  expect((await translator('de'))('catalogue.count', { count: 12_345 })).toContain('12\u00a0345 ');
});

it.each(locales)('%s counts orders as they are written on the panel', async (locale) => {
  const t = await translator(locale);
  expect(t('orders.found', { count: 12_345, shown: '12 345' })).toContain('12 345');
});

it('loads one area alone', async () => {
  expect((await loadArea('fr', 'common')).actions.save).toBe('Enregistrer');
});
