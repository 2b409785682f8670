import { expect, test } from 'vitest';
import { isBlockedBy, normalizeBlockedLink } from './blocked-link.ts';

test.each([
  ['https://www.Example.com/', 'example.com'],
  ['http://m.example.com/Name/#top', 'example.com/name'],
  ['example.com/watch?v=A', 'example.com/watch?v=a'],
])('%j is kept as %j', (typed, form) => {
  expect(normalizeBlockedLink(typed)).toBe(form);
});

test.each([
  ['https://example.com/', 'example.com'],
  ['https://shop.example.com/a', 'example.com'],
  ['https://www.example.com/name', 'example.com/name'],
  ['https://example.com/Name/posts/1', 'example.com/name'],
  ['https://example.com/name?tab=1', 'example.com/name'],
  ['https://example.com/watch?v=a&t=1', 'example.com/watch?v=a'],
])('%j falls under %j', (link, entry) => {
  expect(isBlockedBy(link, entry)).toBe(true);
});

test.each([
  ['https://badexample.com/', 'example.com'],
  ['https://example.com.evil.org/', 'example.com'],
  ['https://example.com/names', 'example.com/name'],
  ['https://example.com/watch?v=ab', 'example.com/watch?v=a'],
  ['https://shop.example.com/name', 'example.com/name'],
])('%j does not fall under %j', (link, entry) => {
  expect(isBlockedBy(link, entry)).toBe(false);
});
