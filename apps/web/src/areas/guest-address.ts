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
  '/setup': ['code'],
  '/login/telegram/return': ['state'],
  '/email/verify': ['code'],
  '/email/change': ['code'],
  '/email/undo': ['code'],
  '/unsubscribe': ['signature'],
  '/unsubscribe/:userId': ['signature'],
  '/site-view': ['url'],
  '/order-status/:token': ['order'],
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

/** Mailed links and steps of a sign-in: what stands behind the parameters concerns one visitor, once. */
const personalPages: ReadonlySet<string> = new Set([
  '/password/reset',
  '/setup',
  '/login/telegram/return',
  '/email/verify',
  '/email/change',
  '/email/undo',
  '/unsubscribe',
  '/unsubscribe/:userId',
]);

/** Numbers have no end, unlike the slugs of the catalogue: kept as briefly as queries are. */
const numberedPages: ReadonlySet<string> = new Set(['/free-trials/:id']);

export interface GuestAddress {
  href: string;
  /** Of queries there is no end; a `personal` page is of no use to another visitor. */
  kind: 'page' | 'query' | 'personal';
}

/** No page is there, and no page ever will be. */
const nowhere = '/not/found';

/**
 * The address as far as it changes what a guest sees, so that nobody can ask for the same page under any
 * number of names. The browser still has the whole address.
 */
export function guestAddress(url: URL, routes: RouteObject[], base: string): GuestAddress {
  const found = matchRoutes(routesLike(url.pathname.slice(base.length), routes), url.pathname, base)?.at(-1);
  const start = `${url.origin}${base === '/' ? '' : base}`;
  if (!found || found.route.path === '*') return { href: `${start}${nowhere}`, kind: 'page' };
  const { path, isSecret } = (found.route.handle ?? {}) as Partial<PageHandle>;
  if (path === undefined) return { href: url.href, kind: url.search ? 'query' : 'page' };
  const page = `${start}${path === '/' && base !== '/' ? '' : spelled(path, found.params)}`;
  const query = readQuery(url, pageQueries[path] ?? []);
  const isPersonal = isSecret || (personalPages.has(path) && (query !== '' || path.includes(':')));
  const isEndless = query !== '' || numberedPages.has(path);
  return { href: `${page}${query}`, kind: isPersonal ? 'personal' : isEndless ? 'query' : 'page' };
}

function readQuery({ search, searchParams }: URL, names: readonly string[] | 'all'): string {
  if (names === 'all') return search;
  const read = new URLSearchParams();
  for (const name of ['currency', ...names]) {
    const value = searchParams.get(name);
    // Every page shows amounts in the currency of the address, if it is one.
    if (value && (name !== 'currency' || isCurrency(value))) read.set(name, value);
  }
  return read.size > 0 ? `?${read}` : '';
}

/** By the first segment of their paths; the router would compile every route again for each address. */
const byStart = new WeakMap<RouteObject[], ReadonlyMap<string, RouteObject[]>>();

/** The routes that can match a path by its first segment. */
function routesLike(path: string, routes: RouteObject[]): RouteObject[] {
  const known = byStart.get(routes) ?? groupByStart(routes);
  byStart.set(routes, known);
  return known.get(startOf(path)) ?? known.get(anyStart) ?? [];
}

const anyStart = ':';

function groupByStart(routes: RouteObject[]): ReadonlyMap<string, RouteObject[]> {
  const leaves = routes.flatMap((route) => leavesOf(route));
  const isOpen = (start: string) => start === '*' || start.startsWith(':');
  const starts = leaves.map((leaf) => startOf(leaf.path ?? ''));
  const named = new Set(starts.filter((start) => !isOpen(start)));
  const withStart = (wanted: string) =>
    leaves.filter((_, index) => isOpen(starts[index] ?? '') || starts[index] === wanted);
  return new Map([...named, anyStart].map((start) => [start, withStart(start)]));
}

/** Layouts above them have no paths of their own. */
function leavesOf(route: RouteObject): RouteObject[] {
  return route.children ? route.children.flatMap(leavesOf) : [route];
}

function startOf(path: string): string {
  const [start = ''] = path.replace(/^\/+/, '').split('/', 1);
  try {
    return decodeURIComponent(start).toLowerCase();
  } catch {
    return anyStart;
  }
}

/** `/SERVICES/`, `/%73ervices` and the other spellings of a page lead to it as well. */
function spelled(path: string, params: Params): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
