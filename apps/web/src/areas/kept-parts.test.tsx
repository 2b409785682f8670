import { createClient } from '@marquee/contract/client.ts';
import type { Settings } from '@marquee/contract/generated/shell.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { App } from '../app.tsx';
import type { AppServices } from '../lib/app-services.ts';
import { createKeptParts, createPlaces } from '../lib/kept-parts.ts';
import { createPhraseStore } from '../lib/phrase-store.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import { Footer } from '../shell/layout/footer.tsx';
import { MenuList } from '../shell/navigation/on-demand/menu-list.tsx';
import { RouterLink } from '../shell/navigation/router-link.tsx';
import { useMenu } from '../shell/navigation/use-menu.ts';
import { profileKey, shellKey } from '../shell/query-keys.ts';
import { LinkProvider } from '../ui/actions/bare-link.tsx';

const phrases = {
  de: createPhraseStore('de', await allPhrases('de')),
  ja: createPhraseStore('ja', await allPhrases('ja')),
};
const call = createClient({ baseUrl: '', fetch, locale: () => 'de' });

const panel = (name: string) =>
  ({
    panelName: name,
    company: {},
    socials: {},
    customMenuItems: [],
    termsUrl: '/terms',
  }) as unknown as Settings;
const [film, music] = [panel('Film'), panel('Musik')];

interface Visit {
  keeps?: boolean;
  settings?: Settings;
  locale?: Locale & keyof typeof phrases;
  name?: string;
  path?: string;
  year?: number;
  /** Parts drawn anew. */
  drawn?: string[];
}

function Parts() {
  return (
    <>
      <MenuList entries={useMenu().entries} />
      <Footer />
    </>
  );
}

function visit({
  keeps = true,
  settings = film,
  locale = 'de',
  name,
  path = '/',
  year = 2026,
  drawn = [],
}: Visit): string {
  const state = { currency: 'USD', now: Date.UTC(year, 5) } as const;
  const queriesOf = (profile: object | null) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(shellKey, { settings, pages: [] });
    queryClient.setQueryData(profileKey, profile);
    return queryClient;
  };
  const render = (part: ReactElement, shown: AppServices) =>
    renderToString(
      <App state={state} services={shown}>
        <LinkProvider value={RouterLink}>{part}</LinkProvider>
      </App>,
    );
  const services: AppServices = {
    locale,
    queryClient: queriesOf(name ? { name } : null),
    call,
    phrases: phrases[locale],
    nonce: '',
  };
  const { place, write } = createPlaces('nonce');
  const keptParts = createKeptParts(place, (part) => {
    const html = render(part, { ...services, queryClient: queriesOf(null) });
    drawn.push(html);
    return html;
  });
  const page = (
    <MemoryRouter initialEntries={[path]}>
      <Parts />
    </MemoryRouter>
  );
  return write(render(page, keeps ? { ...services, keptParts } : services)).toString();
}

test('what is kept is what would be drawn for this visitor, whoever came before', () => {
  const looks = [film, music].flatMap((settings) =>
    (['de', 'ja'] as const).flatMap((locale) =>
      [undefined, 'Ada'].flatMap((name) =>
        ['/', '/orders', '/orders/create', '/?isFavourites=true', '/nowhere'].map((path) => ({
          settings,
          locale,
          ...(name && { name }),
          path,
        })),
      ),
    ),
  );
  const pages = looks.map((look) => visit({ ...look, keeps: false }));
  expect(new Set(pages).size).toBeGreaterThan(16);
  expect(looks.map((look) => visit(look))).toEqual(pages);
  expect(looks.toReversed().map((look) => visit(look))).toEqual(pages.toReversed());
  expect(visit({ year: 2027 })).toBe(visit({ year: 2027, keeps: false }));
});

test('two customers share what is drawn', () => {
  const settings = panel('Neu');
  const drawn: string[] = [];
  visit({ settings, name: 'Ada', drawn });
  expect(drawn).toHaveLength(2);
  visit({ settings, name: 'Kim', drawn });
  visit({ settings, name: 'Kim', path: '/nowhere', drawn });
  expect(drawn.length).toBeLessThanOrEqual(3);
});

test('nobody can write what stands for a kept part', () => {
  const { place, write } = createPlaces('secret');
  const owner = {};
  const kept = createKeptParts(place, renderToString).keep(owner, '', () => <b>“kept”</b>);
  expect(write(`<p>{other:0}{0}{secret:7}${kept}–${kept}</p>`).toString()).toBe(
    '<p>{other:0}{0}{secret:7}<b>“kept”</b>–<b>“kept”</b></p>',
  );
});

test('a page longer than any before is written whole', () => {
  const text = 'ы“a'.repeat(400_000);
  expect(createPlaces('n').write(text).toString()).toBe(text);
});
