import { isCurrency } from '@marquee/domain/currency/currencies.ts';
import { matchRoutes, type Params, type RouteObject } from 'react-router';
import { catalogueParameters } from '../product/catalogue/catalogue-search.ts';
import type { PageHandle } from '../shell/routing/page-module.ts';

/**
 * The parameters that pages read while they are rendered for a guest, by path. `all` for pages that hand
 * on whatever they get. A page that is not listed reads none,
 * but for the currency.
 */
export const pageQueries: Readonly<Record<string, readonly string[] | 'all'>> = {
  '/': catalogueParameters,
  '/services': catalogueParameters,
  '/updates': ['kind', 'network', 'service_id', 'favourites'],
  '/login': 'all',
  '/register': 'all',
  '/password/reset': 'all',
  '/login/telegram/return': ['state'],
  '/email/verify': ['code'],
  '/email/change': ['code'],
  '/email/undo': ['code'],
  '/unsubscribe': ['signature'],
  '/unsubscribe/:userId': ['signature'],
  '/site-view': ['url'],
  '/orders/create': [
    'url',
    'networkId',
    'serviceTypeId',
    'serviceId',
    'quantity',
    'isDripFeed',
    'numberOfRuns',
    'dripFeedMinutes',
    'dripFeedMode',
    'dripFeedQuantityStep',
    'service',
    'type',
    'placed',
    'state',
    'cartItem',
  ],
};

/** No page is there, and no page ever will be. */
const nowhere = '/not/found';

/**
 * The address as far as it changes what a guest sees, so that nobody can ask for the same page under any
 * number of names. The browser still has the whole address.
 */
export function guestAddress(url: URL, routes: RouteObject[], base: string): string {
  const found = matchRoutes(routes, url.pathname, base)?.at(-1);
  const start = `${url.origin}${base === '/' ? '' : base}`;
  if (!found || found.route.path === '*') return `${start}${nowhere}`;
  const { path } = (found.route.handle ?? {}) as Partial<PageHandle>;
  if (path === undefined) return url.href;
  const names = pageQueries[path] ?? [];
  const page = `${start}${path === '/' && base !== '/' ? '' : spelled(path, found.params)}`;
  if (names === 'all') return `${page}${url.search}`;
  const read = new URLSearchParams();
  for (const name of ['currency', ...names]) {
    const value = url.searchParams.get(name);
    // Every page shows amounts in the currency of the address, if it is one.
    if (value && (name !== 'currency' || isCurrency(value))) read.set(name, value);
  }
  return `${page}${read.size > 0 ? `?${read}` : ''}`;
}

/** `/SERVICES/`, `/%73ervices` and the other spellings of a page lead to it as well. */
function spelled(path: string, params: Params): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
