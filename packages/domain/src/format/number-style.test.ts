import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortNumber } from '../charts/short-number.ts';
import { type Locale, locales } from '../locale/locales.ts';
import { amountsTogether } from '../money/amounts-together.ts';
import { displayAmount, displayCharge, displayTick, parseTypedAmount } from '../money/display.ts';
import { money } from '../money/money.ts';
import { formatCount, groupThousands } from './number.ts';
import { type NumberStyle, spacedNumbers } from './number-style.ts';
import { numberStyleFor, numberStyleOf } from './number-style-of.ts';
import { formatPercent } from './percent.ts';
import { plainGrouped, plainNumber, plainWhole } from './typed-number.ts';

/** `_` for the space that no line breaks at, `'` for the narrow one. */
const spaces = (text: string) => text.replaceAll('_', '\u00a0').replaceAll("'", '\u202f');

const written: Record<Locale, readonly string[]> = {
  ar: ['1,234', '12,345', '1,234,567.89', '1,234.50_$', '1,234.50_₽', '−1,234,567.00_$', '2,550%'],
  en: ['1,234', '12,345', '1,234,567.89', '$1,234.50', '₽1,234.50', '−$1,234,567.00', '2,550%'],
  de: ['1.234', '12.345', '1.234.567,89', '1.234,50_$', '1.234,50_₽', '−1.234.567,00_$', '2.550_%'],
  es: ['1234', '12.345', '1.234.567,89', '1234,50_$', '1234,50_₽', '−1.234.567,00_$', '2550_%'],
  fr: ["1'234", "12'345", "1'234'567,89", "1'234,50_$", "1'234,50_₽", "−1'234'567,00_$", "2'550_%"],
  hi_IN: ['1,234', '12,345', '12,34,567.89', '$1,234.50', '₽1,234.50', '−$12,34,567.00', '2,550%'],
  ja: ['1,234', '12,345', '1,234,567.89', '$1,234.50', '₽1,234.50', '−$1,234,567.00', '2,550%'],
  ko: ['1,234', '12,345', '1,234,567.89', '$1,234.50', '₽1,234.50', '−$1,234,567.00', '2,550%'],
  pt_BR: ['1.234', '12.345', '1.234.567,89', '$_1.234,50', '₽_1.234,50', '−$_1.234.567,00', '2.550%'],
  ru: ['1_234', '12_345', '1_234_567,89', '1_234,50_$', '1_234,50_₽', '−1_234_567,00_$', '2_550_%'],
  tr: ['1.234', '12.345', '1.234.567,89', '$1.234,50', '₽1.234,50', '−$1.234.567,00', '%2.550'],
  vi: ['1.234', '12.345', '1.234.567,89', '1.234,50_$', '1.234,50_₽', '−1.234.567,00_$', '2.550%'],
  zh_CN: ['1,234', '12,345', '1,234,567.89', '$1,234.50', '₽1,234.50', '−$1,234,567.00', '2,550%'],
};

function write(style: NumberStyle, locale: Locale): string[] {
  return [
    formatCount(1234, style),
    formatCount(12_345n, style),
    groupThousands('1234567.89', style),
    displayCharge('USD', 123_450_000_000n, style),
    displayCharge('RUB', 123_450_000_000n, style),
    displayAmount(money(-123_456_700_000_000n), { currency: 'USD', precision: 2, numbers: style }),
    formatPercent(25.5, locale, style),
  ];
}

test.each(locales)('numbers as %s writes them', (locale) => {
  expect(write(numberStyleOf(locale), locale)).toEqual(written[locale].map(spaces));
});

test('without the setting every language has the same', () => {
  const same = ['1_234', '12_345', '1_234_567.89', '$1_234.50', '1_234.50_₽', '−$1_234_567.00'].map(spaces);
  for (const locale of locales) {
    expect(write(numberStyleFor(locale, false), locale).slice(0, -1)).toEqual(same);
    expect(numberStyleFor(locale, undefined)).toBe(spacedNumbers);
    expect(numberStyleFor(locale, true)).toBe(numberStyleOf(locale));
  }
});

describe('what no floating point number could hold', () => {
  test.each([
    ['de', '9.007.199.254.740.993,12345678'],
    ['hi_IN', '9,00,71,99,25,47,40,993.12345678'],
    ['es', '9.007.199.254.740.993,12345678'],
  ] as const)('%s', (locale, expected) => {
    expect(groupThousands('9007199254740993.12345678', numberStyleOf(locale))).toBe(expected);
  });

  test.each(locales)('%s writes the digits of Intl, at every size', (locale) => {
    const intl = new Intl.NumberFormat(locale.replace('_', '-'));
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (count) => {
        expect(formatCount(count, numberStyleOf(locale))).toBe(intl.format(count).replaceAll('\u200e', ''));
      }),
    );
  });
});

test('amounts together, ticks and short numbers', () => {
  const numbers = numberStyleOf('de');
  const { total, parts } = amountsTogether({ currency: 'USD', precision: 2, rounding: 'up', numbers });
  expect(total(money(123_456_789_000n), '+')).toBe('+1.234,56789\u00a0$');
  expect(parts([money(100_000_000_000n)])).toEqual(['1.000,00\u00a0$']);
  expect(displayTick(250_000_000_000n, 'USD', numbers)).toBe('2.500\u00a0$');
  expect(shortNumber(1299, numbers)).toBe('1,2K');
});

describe('what is typed', () => {
  test.each([
    ['de', '1.234,50', '1234.50'],
    ['de', '1.234', '1234'],
    ['de', '12.345.678', '12345678'],
    ['de', '1,234', '1.234'],
    ['de', '12,5', '12.5'],
    ['de', '12.5', '12.5'],
    ['de', '0.125', '0.125'],
    ['de', '1234.567', '1234.567'],
    ['de', '1,234.50', '1234.50'],
    ['de', '12,', '12'],
    ['de', ',5', '0.5'],
    ['de', ' 1 234,50 ', '1234.50'],
    ['en', '1,234.50', '1234.50'],
    ['en', '1,234', '1234'],
    ['en', '1.234', '1.234'],
    ['en', '1,5', '1.5'],
    ['en', '1.234,50', '1234.50'],
    ['es', '1.234', '1234'],
    ['es', '1234,5', '1234.5'],
    ['fr', '1\u202f234,50', '1234.50'],
    ['ru', '1\u00a0234,50', '1234.50'],
    ['ru', '1.5', '1.5'],
    ['ru', '1,234', '1.234'],
    ['hi_IN', '12,34,567.89', '1234567.89'],
    ['hi_IN', '1,234,567.89', '1234567.89'],
    ['de', '1.23.456', undefined],
    ['de', '1,2,3', undefined],
    ['de', '1.234,5.6', undefined],
    ['de', '-5', undefined],
    ['de', '', undefined],
    ['de', '.', undefined],
    ['de', 'ten', undefined],
  ] as const)('in %s, %j is %s', (locale, text, expected) => {
    expect(plainNumber(text, numberStyleOf(locale))).toBe(expected);
  });

  test.each([
    ['de', '1.234', '1234'],
    ['de', '1.23', '123'],
    ['de', '1.234,50', '1234.50'],
    ['en', '1,234', '1234'],
    ['ru', '1 234', '1234'],
    ['hi_IN', '12,34,567', '1234567'],
    ['de', 'abc', ''],
  ] as const)('in a field of whole numbers in %s, %j is %s', (locale, text, expected) => {
    expect(plainWhole(text, numberStyleOf(locale))).toBe(expected);
  });

  test.each([
    ['de', '1.000', '1000'],
    ['de', '1.0', '1.0'],
    ['de', '1,5', '1,5'],
    ['de', '1000', '1000'],
    ['ru', '1 000', '1000'],
    ['en', 'A-1.000', 'A-1.000'],
  ] as const)('in a field of text in %s, %j stays %s', (locale, text, expected) => {
    expect(plainGrouped(text, numberStyleOf(locale))).toBe(expected);
  });

  test('without the setting, as ever', () => {
    expect(plainNumber('1 234.50', spacedNumbers)).toBe('1234.50');
    expect(plainWhole('1 234', spacedNumbers)).toBe('1234');
    expect(plainWhole('1.234', spacedNumbers)).toBe('1234');
  });

  test.each(locales)('%s reads every amount that it shows', (locale) => {
    const numbers = numberStyleOf(locale);
    const dollars = { currency: 'USD' } as const;
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }).map(money), (amount) => {
        const shown = displayAmount(amount, { ...dollars, precision: 2, exact: true, numbers });
        expect(parseTypedAmount(shown, dollars, numbers)).toBe(amount);
        expect(parseTypedAmount(shown.replace(/[^\d.,]/g, ''), dollars, numbers)).toBe(amount);
      }),
    );
  });

  test.each(locales)('%s reads every count that it shows', (locale) => {
    const style = numberStyleOf(locale);
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (count) => {
        expect(plainWhole(formatCount(count, style), style)).toBe(count.toString());
      }),
    );
  });
});
