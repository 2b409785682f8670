import { expect, test } from 'vitest';
import { isolatedValues } from './isolated-values.ts';
import { translator } from './translator.ts';

const plural = '{count, plural, zero {لا شيء} one {طلب من {name}} other {Webhook}}';

test('values keep their own order in a text that is read from the right', () => {
  expect(isolatedValues('من {from} إلى {to}', 'ar')).toBe('من \u2068{from}\u2069 إلى \u2068{to}\u2069');
  expect(isolatedValues('+{amount} لكل $1، من $2.10', 'ar')).toBe(
    '\u2068+{amount}\u2069 لكل \u2068$1\u2069، من \u2068$2.10\u2069',
  );
  expect(isolatedValues(plural, 'ar')).toBe(plural.replace('{name}', '\u2068{name}\u2069'));
  expect(isolatedValues('{from} to {to}', 'en')).toBe('{from} to {to}');
});

test('also in what the server writes', async () => {
  const said = (await translator('ar'))('common.words.labelled', { label: 'التاريخ', value: '2026-11-18' });
  expect(said).toBe('\u2068التاريخ\u2069: \u20682026-11-18\u2069');
});
