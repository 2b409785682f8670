import { expect, test } from 'vitest';
import { canonicalPath, staticPages } from './indexed-pages.ts';

const switches = { enable_tasks: false, enable_keyword_tools: false, free_views_is_allowed: false };

test('patterns are no pages of their own, and a page of a switched-off feature does not stand', () => {
  const pages = staticPages(switches);
  expect(pages).toContain('/');
  expect(pages.filter((path) => path.includes(':'))).toEqual([]);
  expect(pages.filter((path) => path.startsWith('/tasks'))).toEqual([]);
});

test.each([
  ['/', '/'],
  ['/services', '/'],
  ['/services/', '/'],
  ['/services/some-views', '/services/some-views'],
  ['/services/some-views/', '/services/some-views'],
  ['/updates//', '/updates'],
])('%s has one address: %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
