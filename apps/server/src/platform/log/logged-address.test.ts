import { endpoints } from '@marquee/contract/registry.ts';
import { expect, test } from 'vitest';
import { loggedAddress } from './logged-address.ts';

const secret = 'S3CR3T-aB9xK2mPq7Lw4Zr1';

test.each(Object.values(endpoints).map(({ path }) => [path]))('%s hides what stands in it', (path) => {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, secret]));
  const url = `${path.replace(/\{\w+\}/g, secret)}?token=${secret}&${secret}&page=${secret}${secret}`;
  const shown = loggedAddress({ url, pattern, params });
  expect(shown).not.toContain('S3CR3T');
  expect(shown).toMatch(/\?…$/);
});

test.each([
  ['/sandbox-payments/:token', `/sandbox-payments/${secret}`, '/sandbox-payments/:token'],
  ['/*', `/de/password/reset/${secret}?email=a@b.example`, '/de/password/reset/:hidden?…'],
  ['/*', `/login?token=${secret}`, '/login?…'],
  ['/*', `/email/verify?code=${secret}&page=2`, '/email/verify?page=2&…'],
  ['/*', '/orders/018f4c1e-7b1a-7c3e-9a55-0c2f6f1a2b3c', '/orders/:hidden'],
  [undefined, `/nowhere/${secret}`, '/nowhere/:hidden'],
])('%s: %s is logged as %s', (pattern, url, shown) => {
  expect(loggedAddress({ url, pattern, params: { token: secret, '*': url } })).toBe(shown);
});

test('what helps to find a fault stays', () => {
  expect(
    loggedAddress({
      url: '/api/v1/orders/12',
      pattern: '/api/v1/orders/:orderId',
      params: { orderId: '12' },
    }),
  ).toBe('/api/v1/orders/12');
  expect(loggedAddress({ url: '/orders?page=2&status=completed,canceled' })).toBe(
    '/orders?page=2&status=completed,canceled',
  );
  expect(loggedAddress({ url: '/de/services/instagram-followers-from-germany' })).toBe(
    '/de/services/instagram-followers-from-germany',
  );
});
