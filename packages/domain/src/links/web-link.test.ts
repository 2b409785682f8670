import { expect, test } from 'vitest';
import { maxLinkLength, normalizeLink, parseWebLink } from './web-link.ts';

test.each([
  ['https://Example.com', 'example.com', '/'],
  ['http://example.com/', 'example.com', '/'],
  ['example.com/a/b/', 'example.com', '/a/b'],
  ['https://example.com//a///b', 'example.com', '/a/b'],
  ['https://example.com/a/../b', 'example.com', '/b'],
  ['https://example.com/%40name', 'example.com', '/@name'],
  ['https://example.com/имя', 'example.com', '/имя'],
  ['  example.co.uk?x=1  ', 'example.co.uk', '/'],
])('%j is at %s, %s', (typed, host, path) => {
  expect(parseWebLink(typed)).toMatchObject({ host, path });
});

test.each([
  'example',
  'mailto:a@example.com',
  'https://a@example.com/',
  'https://example.com:444/',
  'https://example.com./',
  'https://exаmple.com/',
  'https://1.2.3.4/',
  'https://example.com/%2e%2e%2f',
  'https://example.com/%25',
  'https://example.com/a b',
  'https://-example.com/',
  'https://example.1com/',
])('%j is no link', (typed) => {
  expect(parseWebLink(typed)).toBeUndefined();
});

test('a link has an end', () => {
  const start = 'https://example.com/';
  expect(parseWebLink(start + 'a'.repeat(maxLinkLength - start.length))).toBeDefined();
  expect(parseWebLink(start + 'a'.repeat(maxLinkLength - start.length + 1))).toBeUndefined();
});

test.each([
  ['http://www.example.com/a/?utm_source=x&b=2&a=1#part', 'https://example.com/a?a=1&b=2'],
  ['example.com/?fbclid=1', 'https://example.com/'],
  ['https://example.com/имя', 'https://example.com/%D0%B8%D0%BC%D1%8F'],
])('%s is written %s where nothing more is known of it', (typed, plain) => {
  const link = parseWebLink(typed);
  expect(link && normalizeLink(link)).toBe(plain);
});
