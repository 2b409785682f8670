import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { pages } from '../shell/routing/pages.ts';
import { guestAddress, pageQueries } from './guest-address.ts';

const routes: RouteObject[] = [
  ...pages.map(({ path, isSecret }): RouteObject => ({ path, handle: { path, isSecret } })),
  { path: '/impersonate' },
  { path: '*' },
];
const found = (path: string, base = '/') => guestAddress(new URL(path, 'http://panel.example'), routes, base);
const addressOf = (path: string, base?: string) =>
  found(path, base).href.slice('http://panel.example'.length);

test.each([
  ['/services?x=1&y=2', '/services'],
  ['/services?utm_source=mail&search=likes', '/services?search=likes'],
  ['/services?search=a&network=b', '/services?search=a&network=b'],
  ['/services?network=b&x=1&search=a', '/services?search=a&network=b'],
  ['/services?search=a&search=b', '/services?search=a'],
  ['/services?search=', '/services'],
  ['/?currency=RUB', '/?currency=RUB'],
  ['/?currency=anything', '/'],
  ['/services/some-service?ref=friend', '/services/some-service'],
  ['/tasks/faq?search=a', '/tasks/faq'],
  ['/login?redirect=%2Forders&amount=5', '/login?redirect=%2Forders&amount=5'],
  ['/impersonate?token=secret', '/impersonate?token=secret'],
  ['/orders/create?service=likes&x=1', '/orders/create?service=likes'],
  ['/Services', '/services'],
  ['/%73ERV%49CES?search=a', '/services?search=a'],
  ['/services/', '/services'],
  ['/services//', '/services'],
  ['/SERVICES/some%2Dservice/', '/services/some-service'],
  ['/services/a%20b%2Fc', '/services/a%20b%2Fc'],
  ['/LogIn?redirect=%2Forders', '/login?redirect=%2Forders'],
  ['/some/where/else', '/not/found'],
  ['/another/address?with=a-query', '/not/found'],
])('%s is rendered as %s', (asked, rendered) => {
  expect(addressOf(asked)).toBe(rendered);
});

test('every page is found, whatever stands for its parameters', () => {
  for (const { path } of pages) {
    const asked = path.replace(/:\w+/g, 'some-value');
    expect(addressOf(asked)).toBe(asked);
    expect(addressOf(`/ja${asked === '/' ? '' : asked}`, '/ja')).toBe(`/ja${asked === '/' ? '' : asked}`);
  }
});

test.each([
  ['/services', 'page'],
  ['/services/some-service', 'page'],
  ['/services?x=1', 'page'],
  ['/some/where/else?x=1', 'page'],
  ['/services?search=likes', 'query'],
  ['/?currency=RUB', 'query'],
  ['/login?redirect=%2Forders', 'query'],
  ['/impersonate?token=secret', 'query'],
  ['/unsubscribe', 'page'],
  ['/unsubscribe/17', 'personal'],
  ['/unsubscribe/17?signature=abc', 'personal'],
  ['/password/reset', 'page'],
  ['/password/reset?code=abc', 'personal'],
  ['/email/undo?code=abc', 'personal'],
])('%s is a %s', (path, kind) => {
  expect(found(path).kind).toBe(kind);
});

test('a page with a parameter in its path is bounded by the catalogue, kept like a query, or not for guests', () => {
  const open = pages.filter(({ path, access }) => path.includes(':') && access !== 'user');
  const endless = open.filter(({ path }) => found(path.replace(/:\w+/g, 'x')).kind === 'page');
  expect(endless.map(({ path }) => path)).toEqual(['/services/:slug', '/:slug']);
});

test('a language is part of the address', () => {
  expect(addressOf('/de/services?x=1', '/de')).toBe('/de/services');
  expect(addressOf('/de/no/such/page', '/de')).toBe('/de/not/found');
  expect(addressOf('/de/SERVICES/', '/de')).toBe('/de/services');
  expect(addressOf('/de', '/de')).toBe('/de');
  expect(addressOf('/de/', '/de')).toBe('/de');
});

/** Read by pages for signed-in visitors, who are rendered for themselves, or in the browser alone. */
const notForGuests = new Set(
  `page status feed range drip_feed from to sort direction per_page card type wallet call state new order show
   amount coupon invoice method subscription of orderId ref download_app token notice email redirect
   utm_source utm_medium utm_campaign vs_cid vs_subid widget total country keywords keyword connected connect_error
   period channel compare metric track`.split(/\s+/),
);

/** The names of parameters that some file of the shop reads; guests never see the console. */
function readNames(): Map<string, string> {
  const root = join(import.meta.dirname, '..');
  const reading =
    /\b(?:query|searchParams|params|URLSearchParams\(\w+\))\)?\.(?:get|has|getAll)\('([^']+)'\)/g;
  const found = new Map<string, string>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.|\/console\//.test(file)) continue;
    for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(reading))
      found.set(name, file);
  }
  return found;
}

test('a parameter that a page reads is declared: otherwise guests would get the page without it', () => {
  const declared = new Set(Object.values(pageQueries).flatMap((names) => (names === 'all' ? [] : names)));
  const names = readNames();
  expect(names.size).toBeGreaterThan(30);
  const unknown = [...names].filter(([name]) => !declared.has(name) && !notForGuests.has(name));
  expect(unknown).toEqual([]);
});

test('only pages of the table declare parameters', () => {
  const paths = new Set(pages.map(({ path }) => path));
  expect(Object.keys(pageQueries).filter((path) => !paths.has(path))).toEqual([]);
});
