import { createClient } from '@marquee/contract/client.ts';
import type { Permission } from '@marquee/domain/access/permissions.ts';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { createPhraseStore } from '../../lib/phrase-store.ts';
import { allPhrases } from '../../lib/testing/compiled-phrases.ts';
import { profileKey, shellKey } from '../../shell/query-keys.ts';
import { ConsoleErrorPage } from './console-error-page.tsx';

const phrases = createPhraseStore('de', await allPhrases('de'));
const call = createClient({ baseUrl: '', fetch, locale: () => 'de' });

const Nothing = () => null;
const routes = [{ id: 'page', path: '*', Component: Nothing, ErrorBoundary: ConsoleErrorPage }];

interface Visit {
  status: number;
  permissions: readonly Permission[];
}

/** The texts of what can be pressed, each with where it leads. */
function waysOn({ status, permissions }: Visit): Record<string, string | undefined> {
  const queryClient = new QueryClient();
  queryClient.setQueryData(shellKey, { settings: {}, pages: [] });
  queryClient.setQueryData(profileKey, { permissions });
  const router = createMemoryRouter(routes, {
    hydrationData: { errors: { page: { status } }, loaderData: {} },
  });
  const html = renderToString(
    <App
      state={{ currency: 'USD', now: 0 }}
      services={{ locale: 'de', queryClient, call, phrases, nonce: '' }}
    >
      <RouterProvider router={router} />
    </App>,
  );
  const pressed = html.matchAll(/<(?:a(?: href="([^"]*)")?|button)[^>]*>(.*?)<\/(?:a|button)>/g);
  return Object.fromEntries([...pressed].map(([, href, text = '']) => [text.replace(/<.*?>/g, ''), href]));
}

test.each([
  [
    'staff go on within the console',
    { status: 404, permissions: ['console.view'] },
    { 'Zur Übersicht': '/admin', 'Konsole durchsuchen': undefined },
  ],
  [
    'staff may try again',
    { status: 500, permissions: ['console.view'] },
    { 'Erneut versuchen': '', 'Zur Übersicht': '/admin', 'Konsole durchsuchen': undefined },
  ],
  [
    'who may not see the overview is not sent there',
    { status: 404, permissions: ['orders.view'] },
    { 'Konsole durchsuchen': undefined },
  ],
  ['customers go to the shop', { status: 404, permissions: [] }, { 'Neue Bestellung': '/de/orders/create' }],
  [
    'a frozen account is unfrozen by the support of the shop',
    { status: 423, permissions: ['console.view'] },
    { 'Support kontaktieren': '/de/tickets' },
  ],
] as const)('%s', (_, visit, expected) => {
  expect(waysOn(visit)).toEqual(expected);
});
