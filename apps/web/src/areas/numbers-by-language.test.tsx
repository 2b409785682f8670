import { createClient } from '@marquee/contract/client.ts';
import { numberStyleFor } from '@marquee/domain/format/number-style-of.ts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../app.tsx';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { useAmounts, useAmountsTogether } from '../shell/preferences/use-amounts.ts';
import { usePercent } from '../shell/preferences/use-percent.ts';
import { shellKey } from '../shell/query-keys.ts';
import { MoneyInput } from '../ui/forms/money-input.tsx';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { useNumbers } from '../ui/text/use-numbers.ts';

function html(element: ReactElement, locale: 'de' | 'en', numbers_by_language: boolean): string {
  const queryClient = createQueryClient();
  const settings = { rounding_precision: 2, currencies: { RUB: { rate: null } } };
  const numbers = numberStyleFor(locale, numbers_by_language);
  queryClient.setQueryData(shellKey, { settings, pages: [] });
  const call = createClient({ baseUrl: '', fetch, locale: () => locale });
  const services = { locale, queryClient, call, phrases: createPhraseStore(locale), nonce: '' };
  return renderToString(
    <App state={{ currency: 'USD', now: 0, numbers }} services={services}>
      {element}
    </App>,
  ).replaceAll('\u00a0', '_');
}

function Figures() {
  const numbers = useNumbers();
  const amounts = useAmounts();
  const { total } = useAmountsTogether();
  const percent = usePercent();
  const texts = [numbers.count(12_345), numbers.decimal('4.8'), numbers.short(1299), percent(12.345)];
  return (
    <p>{[...texts, amounts.charge('1234.5'), amounts.unitPrice('0.0009'), total('-1000')].join(' | ')}</p>
  );
}

test('all that a page writes follows the setting', () => {
  expect(html(<Figures />, 'de', true)).toBe(
    '<p>12.345 | 4,8 | 1,2K | 1.234,5_% | 1.234,50_$ | 0,0009_$ | −1.000,00_$</p>',
  );
  expect(html(<Figures />, 'en', true)).toBe(
    '<p>12,345 | 4.8 | 1.2K | 1,234.5% | $1,234.50 | $0.0009 | −$1,000.00</p>',
  );
  expect(html(<Figures />, 'de', false)).toBe(
    '<p>12_345 | 4.8 | 1.2K | 1_234,5_% | $1_234.50 | $0.0009 | −$1_000.00</p>',
  );
});

test('fields show plain values as the page writes numbers, with the symbol on its side', () => {
  const field = <MoneyInput value="1234.5" onValueChange={() => undefined} />;
  const german = html(field, 'de', true);
  expect(german).toContain('value="1.234,5"');
  expect(german.indexOf('<input')).toBeLessThan(german.indexOf('$'));
  const alike = html(field, 'de', false);
  expect(alike).toContain('value="1234.5"');
  expect(alike.indexOf('$')).toBeLessThan(alike.indexOf('<input'));
  const decimal = <NumberInput inputMode="decimal" value="0.05" onValueChange={() => undefined} />;
  expect(html(decimal, 'de', true)).toContain('value="0,05"');
  expect(html(decimal, 'de', false)).toContain('value="0.05"');
  const whole = <NumberInput inputMode="numeric" value="123456" onValueChange={() => undefined} />;
  expect(html(whole, 'de', true)).toContain('value="123456"');
});
