import { createClient } from '@marquee/contract/client.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { importPhrases } from '../../lib/import-phrases.ts';
import { createPhraseStore } from '../../lib/phrase-store.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { routes } from '../../routes.tsx';
import { LastResort } from './error-page.tsx';

/** Nothing of the panel is known, not even a router: no settings, no networks, nobody signed in. */
async function rendered(locale: 'en' | 'de'): Promise<string> {
  const call = createClient({ baseUrl: '', fetch, locale: () => locale });
  const phrases = createPhraseStore(locale);
  await phrases.ensure(['shell']);
  const services = { locale, queryClient: createQueryClient(), call, phrases, nonce: '' };
  return renderToString(
    <App state={{ currency: 'USD', now: 0 }} services={services}>
      <LastResort />
    </App>,
  );
}

test('it stands behind the frame and the error page', () => {
  expect(routes.map(({ ErrorBoundary }) => ErrorBoundary)).toEqual([LastResort]);
});

test.each([
  ['en', '/'],
  ['de', '/de'],
] as const)('a frame that failed leaves words and a way home in %s', async (locale, home) => {
  const { errors } = await importPhrases(locale, 'shell');
  const html = await rendered(locale);
  expect(html).toContain(`<h1>${errors.errorPage.text}</h1>`);
  expect(html).toContain(`href="${home}"`);
});
