import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slugWords } from './slug-words.ts';

it.each([
  ['YouTube Views | 30 Days Refill', 'youtube-views-30-days-refill'],
  ['Подписчики Instagram — ещё быстрее', 'podpischiki-instagram-eshche-bystree'],
  ['Комментарий', 'kommentariy'],
  ['Жёлтый щит, объём', 'zheltyy-shchit-obem'],
  ['Підписники', 'pidpisniki'],
  ['Türk Takipçi · Işık hızı', 'turk-takipci-isik-hizi'],
  ['İslam', 'islam'],
  ['Große Straße', 'grosse-strasse'],
  ['Lượt thích Đà Nẵng', 'luot-thich-da-nang'],
  ['Følgere på Łódź', 'folgere-pa-lodz'],
  ['Œuvres & Ærø', 'oeuvres-aero'],
  ['ＹｏｕＴｕｂｅ　１０００', 'youtube-1000'],
  ['インスタグラム Followers', 'followers'],
  ['व्यूज़ १०००', '1000'],
  ['粉丝', ''],
  ['팔로워', ''],
])('%s becomes %s', (name, slug) => {
  expect(slugWords(name, 80)).toBe(slug);
});

it('is short, and holds only what an address shows as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat({ max: 60 }), (name, maximum) => {
      const slug = slugWords(name, maximum);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slug.length).toBeLessThanOrEqual(maximum);
    }),
  );
});
