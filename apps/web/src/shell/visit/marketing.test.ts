import { expect, test, vi } from 'vitest';
import { keptSource, rememberSource, sourceInAddress } from './marketing.ts';

/** A browser that keeps one cookie after the other. */
function stubBrowser() {
  const jar = new Map<string, string>();
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    },
  });
}
const land = (query: string) => rememberSource(new URLSearchParams(query));

test('an address names its campaign, and nothing else of it counts', () => {
  const query = new URLSearchParams(
    'utm_source=news&utm_campaign=may&vs_cid=7&vs_subid=&utm_term=x&ref=anna',
  );
  expect(sourceInAddress(query)).toEqual({
    marketing_source: 'news',
    marketing_campaign: 'may',
    vs_cid: '7',
  });
});

test('the landing page’s campaign is kept until another one comes', () => {
  stubBrowser();
  expect(land('utm_source=news&vs_cid=7')).toBe(true);
  expect(land('networkId=3')).toBe(false);
  expect(keptSource(document.cookie)).toEqual({ marketing_source: 'news', vs_cid: '7' });
  expect(land('utm_source=news&vs_cid=7')).toBe(false);
  expect(land('utm_source=forum')).toBe(true);
  expect(keptSource(document.cookie)).toEqual({ marketing_source: 'forum' });
});

test('what others wrote into the cookie is not believed', () => {
  for (const text of ['broken', '[]', '7', 'null', '{"marketing_source":7,"other":"x"}'])
    expect(keptSource(`marketing=${encodeURIComponent(text)}`)).toEqual({});
  const long = encodeURIComponent(JSON.stringify({ vs_cid: 'x'.repeat(900) }));
  expect(keptSource(`marketing=${long}`).vs_cid).toHaveLength(200);
});
