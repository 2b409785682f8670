import { createClient } from '@marquee/contract/client.ts';
import { numberStyleFor } from '@marquee/domain/format/number-style-of.ts';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { createPhraseStore } from '../../lib/phrase-store.ts';
import { allPhrases } from '../../lib/testing/compiled-phrases.ts';
import { shellKey } from '../../shell/query-keys.ts';
import { Page } from './subscription-page.tsx';

const phrases = createPhraseStore('de', await allPhrases('de'));
const call = createClient({ baseUrl: '', fetch, locale: () => 'de' });

function guide(currency: 'USD' | 'RUB', numbersByLanguage: boolean): string {
  const queryClient = new QueryClient();
  const settings = { rounding_precision: 2, currencies: { RUB: { rate: '80.373' } } };
  queryClient.setQueryData(shellKey, { settings, pages: [] });
  const numbers = numberStyleFor('de', numbersByLanguage);
  const html = renderToString(
    <App
      state={{ currency, now: 0, numbers }}
      services={{ locale: 'de', queryClient, call, phrases, nonce: '' }}
    >
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </App>,
  );
  return html.replaceAll('\u00a0', '_');
}

test.each([
  ['USD', false, 'kosten $2.10,', 'höchstens $21.00.', 'bis 1_000.'],
  ['USD', true, 'kosten 2,10_$,', 'höchstens 21,00_$.', 'bis 1.000.'],
  // As many times what is shown for one: 168.79 times 10.
  ['RUB', false, 'kosten ≈_168.79_₽,', 'höchstens ≈_1_687.90_₽.', 'bis 1_000.'],
  ['RUB', true, 'kosten ≈_168,79_₽,', 'höchstens ≈_1.687,90_₽.', 'bis 1.000.'],
] as const)('the example adds up in %s, numbers by language: %s', (currency, byLanguage, ...texts) => {
  const html = guide(currency, byLanguage);
  for (const text of texts) expect(html).toContain(text);
});
