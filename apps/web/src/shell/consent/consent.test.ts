import { expect, test } from 'vitest';
import { pages } from '../routing/pages.ts';
import { consentValues } from './analytics.ts';
import { parseConsent } from './consent.ts';
import { isGuardedPath } from './custom-code.ts';

test.each([
  undefined,
  '',
  'granted',
  'granted.',
  '.denied',
  'yes.no',
  'granted.denied.granted',
  'GRANTED.denied',
])('%j is no choice, so nothing may load', (cookie) => expect(parseConsent(cookie)).toBeUndefined());

test('a choice names both kinds', () => {
  expect(parseConsent('granted.denied')).toEqual({ analytics: 'granted', advertising: 'denied' });
});

test('the update says four values, three of them for advertising', () => {
  expect(consentValues({ analytics: 'granted', advertising: 'denied' })).toEqual({
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
});

test.each([
  '/login',
  '/de/login',
  '/register/',
  '/password/reset',
  '/add-funds/success',
  '/orders/create',
  '/admin',
  '/admin/orders',
  '/login?redirect=/',
  '/security',
  '/api',
  '/webhooks',
  '/linked-cards',
  '/invoices/7',
  '/de/account-management',
])('custom code never runs on %s', (path) => expect(isGuardedPath(path)).toBe(true));

test.each(['/', '/de', '/orders', '/loginx', '/services/login', '/orders/7'])(
  'custom code may run on %s',
  (path) => expect(isGuardedPath(path)).toBe(false),
);

test('custom code never runs where one comes in, nor where a mailed link with its secret leads', () => {
  // Everyone may read the panel's terms, also where it is closed to guests.
  const others = pages.filter(({ file }) => !file.endsWith('/legal-page.tsx'));
  const entrances = others.filter(({ access }) => access === 'only-guest' || access === 'anyone');
  expect(entrances.filter(({ path }) => !isGuardedPath(path))).toEqual([]);
});
