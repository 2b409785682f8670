import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { locales } from '../locale/locales.ts';
import { isExternal, localizedPath, ownPath, routeName, splitLocale } from './localized-path.ts';

test.each([
  ['/', 'en', '/'],
  ['/orders/5?page=2#top', 'en', '/orders/5?page=2#top'],
  ['/de', 'de', '/'],
  ['/de/', 'de', '/'],
  ['/de?currency=RUB', 'de', '/?currency=RUB'],
  ['/de#top', 'de', '/#top'],
  ['/de//example.com', 'de', '/example.com'],
  ['/de/\\example.com', 'de', '/example.com'],
  ['/de/\t/example.com', 'de', '/example.com'],
  ['/hi_IN/orders/5?page=2', 'hi_IN', '/orders/5?page=2'],
  ['/hi_in/orders', 'en', '/hi_in/orders'],
  ['/default', 'en', '/default'],
  ['/en/orders', 'en', '/en/orders'],
  ['/orders/de', 'en', '/orders/de'],
])('%s is %s and %s', (path, locale, bare) => {
  expect(splitLocale(path)).toEqual({ locale, path: bare });
});

test.each([
  ['/', 'de', '/de'],
  ['/?currency=RUB', 'de', '/de?currency=RUB'],
  ['/#top', 'ru', '/ru#top'],
  ['/orders?page=2#top', 'pt_BR', '/pt_BR/orders?page=2#top'],
  ['/de/orders', 'ru', '/ru/orders'],
  ['/de/orders', 'en', '/orders'],
  ['/de', 'en', '/'],
  ['https://example.com/orders', 'de', 'https://example.com/orders'],
  ['//example.com/orders', 'de', '//example.com/orders'],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(localizedPath(path, locale)).toBe(expected);
});

test.each([
  ['/orders', false],
  ['/', false],
  ['//example.com', true],
  ['/\\example.com', true],
  ['/\t/example.com', true],
  ['https://example.com', true],
  ['mailto:someone@example.com', true],
  ['javascript:alert(1)', true],
  ['', true],
])('%j leads away: %s', (address, expected) => {
  expect(isExternal(address)).toBe(expected);
});

test('switching languages never loses the page', () => {
  const segments = fc.array(fc.constantFrom('orders', 'create', '5', 'tasks'), { maxLength: 3 });
  fc.assert(
    fc.property(
      segments,
      fc.constantFrom('', '?a=/de/b'),
      fc.constantFrom(...locales),
      (parts, query, locale) => {
        const path = `/${parts.join('/')}${query}`;
        expect(splitLocale(localizedPath(path, locale))).toEqual({ locale, path });
      },
    ),
  );
});

test.each([
  ['/', 'index'],
  ['/de', 'index'],
  ['/zh_CN/', 'index'],
  ['/?isFavourites=true', 'index'],
  ['/add-funds', 'add-funds'],
  ['/add-funds/success/', 'add-funds-success'],
  ['/de/orders/create?type=autopromotion', 'orders-create'],
  ['/tasks/how-to-use-rewards#start', 'tasks-how-to-use-rewards'],
  ['//example.com/orders', undefined],
  ['https://example.com/orders', undefined],
  ['mailto:help@example.com', undefined],
])('%s is %s', (path, expected) => {
  expect(routeName(path)).toBe(expected);
});

const origin = 'https://panel.example';

it.each([
  ['/', '/'],
  ['/orders?page=2', '/orders?page=2'],
  ['/de/orders#top', '/de/orders'],
  ['https://panel.example/profile?tab=1', '/profile?tab=1'],
])('takes %s', (address, path) => {
  expect(ownPath(address, origin)).toBe(path);
});

it.each([
  '',
  'orders',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example/..//',
  'https://evil.example/',
  'https://panel.example.evil.example/',
  'https://panel.example@evil.example/',
  'https:panel.example',
  'https://panel.example:444/',
  'https://user@panel.example/',
  'http://panel.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'mailto:x@y.example',
  ' /orders',
  '\u0000/orders',
  'ftp://panel.example/',
  'http://panel.invalid/',
  'blob:https://panel.example/x',
])('refuses %j', (address) => {
  const path = ownPath(address, origin);
  // Every accepted address must still lead to this panel.
  expect(path === undefined || new URL(path, origin).origin === origin).toBe(true);
  if (!address.startsWith('/%2e')) expect(path).toBeUndefined();
});
