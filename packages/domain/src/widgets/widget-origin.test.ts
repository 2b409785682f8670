import { expect, test } from 'vitest';
import { widgetOrigin } from './widget-origin.ts';

test.each([
  ['example.com', 'https://example.com'],
  ['https://Example.com/shop?x=1', 'https://example.com'],
  ['https://example.com:8443/', 'https://example.com:8443'],
  ['http://localhost:5000', 'http://localhost:5000'],
  [' https://münchen.de ', 'https://xn--mnchen-3ya.de'],
])('%j is %s', (typed, origin) => {
  expect(widgetOrigin(typed)).toBe(origin);
});

test.each([
  '',
  '*',
  'https://*.example.com',
  'http://example.com',
  'javascript://example.com',
  'data://x',
  "https://a.com'; script-src *",
  'https://user:pass@example.com',
  'https://',
])('%j can frame nothing', (typed) => {
  expect(widgetOrigin(typed)).toBeUndefined();
});
