import { resolveSettings } from '@marquee/contract/shell/settings.ts';
import { describe, expect, it } from 'vitest';
import type { Shell } from '../shell-data.ts';
import { pageHead, pageTitle } from './page-head.ts';

const shell = (settings: Parameters<typeof resolveSettings>[0] = {}, pages: Shell['pages'] = []): Shell => ({
  settings: resolveSettings({ panelName: 'Panel', ...settings }),
  pages,
});
const record = { route_name: 'updates', meta_title: 'Recorded', meta_description: 'From the record' };
const metaTags = { en: { title: 'Of the panel', description: 'Of all pages' }, de: { title: 'Vom Panel' } };
const visit = {
  url: new URL('https://panel.example/de/updates'),
  locale: 'de' as const,
  status: 200,
  pattern: '/updates',
};

describe('a title', () => {
  it.each([
    ['the record', shell({ metaTags }, [record]), { title: 'Own' }, 'Recorded'],
    ['the page itself', shell({ metaTags }), { title: 'Own' }, 'Own · Panel'],
    ['the panel, in the language', shell({ metaTags }), undefined, 'Vom Panel'],
    ['the panel, in English', shell({ metaTags: { en: metaTags.en } }), undefined, 'Of the panel'],
    ['the name', shell(), undefined, 'Panel'],
  ])('is taken from %s', (_, from, facts, expected) => {
    expect(pageTitle('/updates', from, 'de', facts)).toBe(expected);
  });
});

describe('the head', () => {
  it('describes the page once to search engines and once to those who share it', () => {
    const { tags } = pageHead(visit, shell({}, [record]));
    expect(tags).toContain('<meta name="description" content="From the record">');
    expect(tags).toContain('<meta property="og:description" content="From the record">');
    expect(tags).toContain('<meta property="og:title" content="Recorded">');
    expect(tags).toContain('<meta property="og:locale" content="de_DE">');
    expect(tags).toContain('<meta property="og:url" content="https://panel.example/de/updates">');
    expect(tags).toContain('https://panel.example/social-card.png?locale=de&amp;path=%2Fupdates');
  });

  it('lets no words of an operator become markup', () => {
    const { tags } = pageHead(visit, shell({ panelName: '"><script>alert(1)</script>' }));
    expect(tags).not.toContain('<script>');
  });

  it('makes no card for a page that failed', () => {
    expect(pageHead({ ...visit, status: 404 }, shell()).tags).not.toContain('og:');
  });

  it('shows the card of the panel for pages with none of their own', () => {
    const { tags } = pageHead(
      { ...visit, pattern: '/login', url: new URL('https://panel.example/login') },
      shell(),
    );
    expect(tags).toContain('/social-card.png?locale=de&amp;path=%2F"');
  });
});
