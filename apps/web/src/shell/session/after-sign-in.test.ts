import { expect, test } from 'vitest';
import { afterSignIn } from './after-sign-in.ts';

const after = (query: string) => afterSignIn(new URLSearchParams(query));

test('goes back to the page that was wanted, with the rest of its query', () => {
  expect(after('redirect=/orders/7')).toBe('/orders/7');
  expect(after('redirect=/orders&page=2&token=secret&email=a@b.example')).toBe('/orders?page=2');
  expect(after('redirect=/de/orders')).toBe('/orders');
  expect(after('')).toBe('/');
});

test.each(['/login', '/register', '/de/login', '/password/reset', '/email/verify'])(
  'never goes round in a circle through %s',
  (path) => expect(after(`redirect=${path}`)).toBe('/'),
);

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '/de//evil.example',
  '/de/\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'evil.example',
  '///evil.example',
  'http:/evil.example',
  '/%09//evil.example/',
])('stays on the panel when asked for %j', (address) => {
  const target = after(new URLSearchParams({ redirect: address }).toString());
  expect(new URL(target, 'https://panel.example').origin).toBe('https://panel.example');
});
