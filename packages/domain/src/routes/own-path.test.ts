import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

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
