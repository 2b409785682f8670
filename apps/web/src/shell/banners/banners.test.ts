import { expect, test } from 'vitest';
import { bannerStyles } from './banner-styles.ts';
import { readFrameMessage } from './frame-message.ts';
import { isKnownAddress } from './shown-slides.ts';

const information = {
  image: null,
  backgroundImage: null,
  backgroundColor: null,
  title: '',
  titleColor: null,
  buttonText: '',
  buttonLink: null,
  buttonBgColor: null,
  buttonTextColor: null,
  sorting: 0,
};

test('colours become rules; what is no colour becomes nothing', () => {
  expect(bannerStyles('b', { ...information, backgroundColor: '#221B5E', titleColor: '#FFFFFF' })).toBe(
    '.b{background-color:#221B5E;color:#FFFFFF}',
  );
  for (const evil of ['red', '#fff', '#221B5E;}', '</style><script>', 'url(https://evil.example)']) {
    expect(bannerStyles('b', { ...information, backgroundColor: evil, buttonBgColor: evil })).toBe('');
  }
});

test('text without a colour of its own can be read on its ground', () => {
  expect(bannerStyles('b', { ...information, backgroundColor: '#101010', buttonBgColor: '#FFFFFF' })).toMatch(
    /^\.b\{background-color:#101010;color:#f[\da-f]+\}\.b \.banner-button\{background-color:#FFFFFF;color:#0[\da-f]+\}$/i,
  );
});

const message = (data: unknown, origin = 'null') => readFrameMessage({ data, origin });

test('a frame may tell its height and what was clicked', () => {
  expect(message({ source: 'marquee-banner', height: 120 })).toEqual({ height: 120 });
  expect(message({ source: 'marquee-banner', height: 1e9 })).toEqual({ height: 2000 });
  expect(message({ source: 'marquee-banner', clicked: 'cta open-chat', path: null })).toEqual({
    clicked: 'cta open-chat',
    path: null,
  });
  expect(message({ source: 'marquee-banner', clicked: '', path: '/orders' })).toEqual({
    clicked: '',
    path: '/orders',
  });
});

test.each([
  null,
  undefined,
  'open-chat',
  7,
  [],
  {},
  { height: 10 },
  { source: 'other', height: 10 },
  { source: 'marquee-banner' },
  { source: 'marquee-banner', height: -1 },
  { source: 'marquee-banner', height: '10' },
  { source: 'marquee-banner', height: Number.NaN },
  { source: 'marquee-banner', clicked: 7 },
  { source: 'marquee-banner', clicked: 'x'.repeat(501) },
])('anything else is not heard: %j', (data) => expect(message(data)).toBeUndefined());

test('nobody with an origin is heard, not even ourselves', () => {
  for (const origin of ['https://panel.example', 'https://evil.example', '']) {
    expect(message({ source: 'marquee-banner', height: 1 }, origin)).toBeUndefined();
  }
});

test.each(['/', '/services', '/services?sort=price_asc#top', 'https://a.example/x'])(
  '%s may stand on a button',
  (address) => expect(isKnownAddress(address)).toBe(true),
);

test.each([
  'javascript:alert(1)',
  'http://a.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/no-such-page',
  'data:text/html,x',
  '',
  'services',
])('%j leads nowhere', (address) => expect(isKnownAddress(address)).toBe(false));
