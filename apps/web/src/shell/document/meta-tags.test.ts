import { type Locale, locales } from '@marquee/domain/locale/locales.ts';
import { canonicalPath, indexedPages } from '@marquee/domain/routes/indexed-pages.ts';
import { describe, expect, it } from 'vitest';
import { pages } from '../routing/pages.ts';
import { isIndexed, searchTags } from './meta-tags.ts';

/** Nobody looks for these; a new page for guests belongs here or among the indexed ones. */
const tools = /^\/(site-view|not-found|unsubscribe|email|orders\/create)/;

const visit = (path: string, pattern?: string, locale: Locale = 'en', status = 200) => ({
  url: new URL(path, 'https://panel.example'),
  locale,
  status,
  pattern,
});

describe('what may be found by searching', () => {
  it.each([
    ['/', '/', true],
    ['/services', '/services', true],
    ['/de/services/views', '/services/:slug', true],
    ['/?utm_source=x&gclid=y&ref=anna&currency=RUB', '/', true],
    ['/?network=youtube', '/', false],
    ['/?search=views', '/', false],
    ['/?isFavourites=true', '/', false],
    ['/orders', '/orders', false],
    ['/login', '/login', false],
    ['/no-such-page', undefined, false],
  ])('%s of %s: %s', (path, pattern, expected) => {
    expect(isIndexed(visit(path, pattern))).toBe(expected);
  });

  it('is no page that failed', () => {
    expect(isIndexed(visit('/services/gone', '/services/:slug', 'en', 404))).toBe(false);
  });

  it('is every page that guests may open, but for those that are mere tools', () => {
    const open = pages.filter(({ access }) => access === 'guest').map(({ path }) => canonicalPath(path));
    const request = new Set(open.filter((path) => !tools.test(path)));
    expect([...request].sort()).toEqual(indexedPages.map(({ path }) => path).sort());
  });

  it('needs a switch exactly where its page does', () => {
    const features = new Map(pages.map(({ path, feature }) => [path, feature]));
    const names = {
      enable_tasks: 'tasks',
      enable_keyword_tools: 'keywordTools',
      free_views_is_allowed: 'freeTrials',
    };
    for (const { path, needs } of indexedPages) expect(features.get(path), path).toBe(needs && names[needs]);
  });
});

describe('the address of a page', () => {
  it('is the same whatever else the address bar holds', () => {
    const tags = searchTags(visit('/de/services?utm_source=x&currency=RUB', '/services', 'de'));
    expect(tags).toContain('<link rel="canonical" href="https://panel.example/de">');
    expect(tags).not.toContain('utm_source');
  });

  it('is named for every language and for everyone else', () => {
    const tags = searchTags(visit('/hi_IN/services/views', '/services/:slug', 'hi_IN'));
    expect(tags.match(/rel="alternate"/g)).toHaveLength(locales.length + 1);
    expect(tags).toContain('hreflang="hi-IN" href="https://panel.example/hi_IN/services/views"');
    expect(tags).toContain('hreflang="x-default" href="https://panel.example/services/views"');
  });

  it('cannot break out of its attribute', () => {
    expect(searchTags(visit('/"><script>', '/:slug'))).not.toContain('<script>');
  });

  it('is not given where nothing shall be found', () => {
    expect(searchTags(visit('/orders', '/orders'))).toBe('<meta name="robots" content="noindex">');
  });
});
