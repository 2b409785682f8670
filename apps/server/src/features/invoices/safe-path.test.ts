import { expect, test } from 'vitest';
import { returnUrl, safePath } from './safe-path.ts';

const origin = 'https://panel.example';

test.each([
  ['/orders/7?tab=1', '/orders/7?tab=1'],
  ['/de/add-funds/success', '/de/add-funds/success'],
  ['/a/../orders', '/orders'],
])('%s is a page of the panel', (path, kept) => {
  expect(safePath(path, '/usual')).toBe(kept);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/orders/..//evil.example?x=1',
  'javascript:alert(1)',
  `/${'a'.repeat(400)}`,
  `/${'ж'.repeat(399)}`,
])('%s leads to the usual page', (path) => {
  expect(safePath(path, '/usual')).toBe('/usual');
  expect(returnUrl(origin, safePath(path, '/usual'), 7n)).toBe(`${origin}/usual?invoice=7`);
});
