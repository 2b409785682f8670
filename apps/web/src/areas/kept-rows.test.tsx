import { createClient } from '@marquee/contract/client.ts';
import type { Network } from '@marquee/contract/generated/catalogue.ts';
import type { Currency } from '@marquee/domain/currency/currencies.ts';
import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../app.tsx';
import { ServiceList, type ServicePages } from '../features/catalogue/list/service-list.tsx';
import type { AppServices } from '../lib/app-services.ts';
import { createKeptParts, createPlaces } from '../lib/kept-parts.ts';
import { createPhraseStore } from '../lib/phrase-store.ts';
import type { ListedService } from '../lib/search-worker/service-page.ts';
import { allPhrases } from '../lib/testing/compiled-phrases.ts';
import { favouritesQuery } from '../product/catalogue/favourites-query.ts';
import { labelsKey } from '../product/catalogue/query-keys.ts';
import { RouterLink } from '../shell/navigation/router-link.tsx';
import { profileKey, shellKey } from '../shell/query-keys.ts';
import { LinkProvider } from '../ui/actions/bare-link.tsx';
import { NetworkDrawings } from '../ui/icons/network-drawings.tsx';

const phrases = createPhraseStore('de', await allPhrases('de'));
const call = createClient({ baseUrl: '', fetch, locale: () => 'de' });

const film = { id: 3, slug: 'film', name: 'Film', icon: 'path:M4 5h16', color: '#E5332A' } as Network;
const service = (id: number, changes: Partial<ListedService> = {}): ListedService => ({
  id,
  slug: `views-${id}`,
  network_id: 3,
  name: `Views · <${id}>`,
  default_price: '1.5',
  price: '1.2',
  discount_percent: 0.2,
  pricing_per: 1000,
  min: 100,
  max: 1_000_000,
  default_quantity: 1000,
  default_quantity_price: '1.2',
  drip_feed_is_allowed: true,
  is_package: false,
  has_refill: true,
  start_time: 60,
  speed: 5000,
  average_time: null,
  guarantee: 30,
  labels: ['vip'],
  reviews: { rating: 4.2, count: 36 },
  is_deactivated: false,
  ...changes,
});
const shown = [service(1), service(2, { labels: [], reviews: { rating: null, count: 0 } })];

interface Visit {
  keeps: boolean;
  currency?: Currency;
  favourites?: readonly number[];
  label?: string;
  search?: string;
  /** Rows drawn anew. */
  drawn?: string[];
}

function visit({
  keeps,
  currency = 'USD',
  favourites,
  label = 'Kenner',
  search = '',
  drawn = [],
}: Visit): string {
  const queryClient = new QueryClient();
  const state = { currency, now: 0 };
  const services: AppServices = { locale: 'de', queryClient, call, phrases, nonce: '' };
  const settings = { rounding_precision: 2, currencies: { RUB: { rate: '92.5' } } };
  queryClient.setQueryData(shellKey, { settings, pages: [] });
  queryClient.setQueryData(profileKey, favourites ? { name: 'Ada' } : null);
  queryClient.setQueryData(favouritesQuery(services).queryKey, [...(favourites ?? [])]);
  queryClient.setQueryData(labelsKey, [{ slug: 'vip', name: label, color: '#AA00FF', services_count: 1 }]);
  const render = (part: ReactElement) =>
    renderToString(
      <App state={state} services={services}>
        <LinkProvider value={RouterLink}>{part}</LinkProvider>
      </App>,
    );
  const { place, write } = createPlaces('nonce');
  if (keeps)
    services.keptParts = createKeptParts(place, (part) => {
      const html = render(part);
      drawn.push(html);
      return html;
    });
  const list = { data: { pages: [{ data: shown, total: 2 }], pageParams: [1] } } as unknown as ServicePages;
  const html = render(
    <NetworkDrawings networks={[film]}>
      <ServiceList list={list} networks={[film]} view="table" search={search} nothing={null} />
    </NetworkDrawings>,
  );
  return write(html).toString();
}

test.each([
  ['a guest', {}],
  ['another currency', { currency: 'RUB' as const }],
  ['a customer with a favourite', { favourites: [2] }],
  ['a customer with another favourite', { favourites: [1] }],
  ['a renamed label', { label: 'Profi' }],
  ['a search', { search: 'Views' }],
])('kept rows are what the browser draws: %s', (_, look) => {
  const plain = visit({ keeps: false, ...look });
  expect(plain).toContain('href="/de/services/views-1"');
  expect(visit({ keeps: true, ...look })).toBe(plain);
  expect(visit({ keeps: true, ...look })).toBe(plain);
});

test('a row is drawn once for all who see the same', () => {
  const drawn: string[] = [];
  visit({ keeps: true, label: 'Einmal', drawn });
  expect(drawn).toHaveLength(2);
  visit({ keeps: true, label: 'Einmal', drawn });
  expect(drawn).toHaveLength(2);
  visit({ keeps: true, label: 'Einmal', favourites: [], drawn });
  expect(drawn).toHaveLength(4);
});
