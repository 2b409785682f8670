import type { DemoQuality } from '@marquee/i18n/demo-texts.ts';

/** One variant in which a kind is sold. Price and speed are percent of the service type's own. */
export interface Variant {
  slug: string;
  qualities: readonly DemoQuality[];
  price: number;
  speed: number;
  startMinutes: number;
  refillDays?: number;
  minutes?: number;
  days?: number;
  symbol?: string;
  /** An ISO code, or `any` for one picked for the service type. */
  country?: string;
  /** Sold as a package: this many default quantities for one price. */
  packageOf?: number;
  isRestricted?: true;
}

type Extras = Omit<Variant, 'slug' | 'qualities' | 'price' | 'speed' | 'startMinutes'>;

function variant(
  slug: string,
  qualities: readonly DemoQuality[],
  price: number,
  speed: number,
  startMinutes: number,
  extras: Extras = {},
): Variant {
  return { slug, qualities, price, speed, startMinutes, ...extras };
}

const wholesale = variant('wholesale', ['wholesale', 'largeVolume'], 72, 300, 360, { isRestricted: true });
const starterPackage = variant('starter-package', ['highQuality'], 115, 100, 30, {
  packageOf: 2,
  refillDays: 30,
});
const growthPackage = variant('growth-package', ['premium'], 140, 100, 60, { packageOf: 10, refillDays: 60 });

/** Best first: a service type offers as many of them as its size says, from the top. */
export const variants = {
  watching: [
    variant('standard', ['standard'], 60, 200, 30),
    variant('high-retention', ['highRetention'], 125, 60, 60, { refillDays: 30 }),
    variant('fast', ['fastStart', 'largeVolume'], 100, 400, 5),
    variant('high-quality', ['highQuality'], 110, 80, 60, { refillDays: 30 }),
    variant('ad-traffic', ['adTraffic', 'gradual'], 190, 30, 720),
    variant('united-states', ['highRetention'], 240, 25, 180, { country: 'US' }),
    variant('search', ['fromSearch'], 210, 15, 360),
    variant('social', ['socialTraffic'], 150, 50, 120, { refillDays: 60 }),
    variant('country', ['highQuality'], 205, 25, 180, { country: 'any' }),
    variant('premium', ['premium', 'highRetention'], 260, 20, 120, { refillDays: 90 }),
    starterPackage,
    wholesale,
  ],
  reach: [
    variant('standard', ['standard'], 65, 150, 20),
    variant('high-quality', ['highQuality'], 110, 80, 45),
    variant('fast', ['fastStart'], 100, 300, 5),
    variant('active', ['activeProfiles'], 160, 40, 120),
    variant('united-states', ['highQuality'], 230, 20, 180, { country: 'US' }),
    variant('country', ['highQuality'], 195, 20, 180, { country: 'any' }),
    variant('gradual', ['gradual'], 120, 15, 240),
    variant('premium', ['premium'], 220, 25, 120),
    variant('large', ['largeVolume'], 85, 400, 60),
    variant('social', ['socialTraffic'], 150, 50, 120),
    starterPackage,
  ],
  engagement: [
    variant('standard', ['standard'], 60, 150, 20),
    variant('high-quality', ['highQuality'], 110, 80, 45, { refillDays: 30 }),
    variant('fast', ['fastStart'], 95, 300, 5),
    variant('active', ['activeProfiles'], 180, 30, 120, { refillDays: 30 }),
    variant('united-states', ['highQuality'], 320, 15, 240, { country: 'US' }),
    variant('gradual', ['gradual'], 115, 12, 240, { refillDays: 15 }),
    variant('country', ['activeProfiles'], 260, 15, 240, { country: 'any' }),
    variant('premium', ['premium'], 240, 25, 90, { refillDays: 60 }),
    variant('long-refill', ['highQuality'], 150, 50, 60, { refillDays: 90 }),
    variant('large', ['largeVolume'], 85, 400, 60),
    starterPackage,
    growthPackage,
  ],
  audience: [
    variant('standard', ['standard'], 55, 150, 60),
    variant('high-quality', ['highQuality'], 110, 80, 120, { refillDays: 30 }),
    variant('active', ['activeProfiles'], 190, 25, 240, { refillDays: 60 }),
    variant('fast', ['fastStart'], 95, 250, 10, { refillDays: 15 }),
    variant('gradual', ['highQuality', 'gradual'], 130, 10, 360, { refillDays: 60 }),
    variant('united-states', ['activeProfiles'], 360, 10, 480, { country: 'US', refillDays: 30 }),
    variant('country', ['highQuality'], 280, 12, 480, { country: 'any', refillDays: 30 }),
    variant('long-refill', ['highQuality'], 165, 60, 120, { refillDays: 365 }),
    variant('premium', ['premium'], 280, 20, 240, { refillDays: 90 }),
    variant('ad-traffic', ['adTraffic'], 420, 5, 1440),
    growthPackage,
    wholesale,
  ],
  comments: [
    variant('own-texts', ['yourTexts'], 130, 60, 120),
    variant('emoji', ['emoji'], 60, 150, 30),
    variant('on-topic', ['onTopic'], 100, 80, 90),
    variant('own-texts-active', ['yourTexts', 'activeProfiles'], 210, 30, 240, { refillDays: 30 }),
    variant('on-topic-high-quality', ['onTopic', 'highQuality'], 140, 60, 120, { refillDays: 30 }),
    variant('own-texts-united-states', ['yourTexts'], 340, 15, 480, { country: 'US' }),
    variant('on-topic-country', ['onTopic'], 260, 20, 360, { country: 'any' }),
    variant('own-texts-premium', ['yourTexts', 'premium'], 300, 20, 240, { refillDays: 60 }),
  ],
  live: [
    variant('30-minutes', ['standard'], 50, 100, 5, { minutes: 30 }),
    variant('60-minutes', ['standard'], 95, 100, 5, { minutes: 60 }),
    variant('90-minutes', ['standard'], 140, 100, 5, { minutes: 90 }),
    variant('120-minutes', ['standard'], 180, 100, 5, { minutes: 120 }),
    variant('60-minutes-active', ['activeProfiles'], 210, 50, 10, { minutes: 60 }),
    variant('180-minutes', ['highQuality'], 320, 80, 10, { minutes: 180 }),
    variant('60-minutes-country', ['highQuality'], 260, 40, 15, { minutes: 60, country: 'any' }),
    variant('240-minutes', ['highQuality'], 410, 80, 10, { minutes: 240 }),
  ],
  reactions: [
    variant('mixed', ['mixedReactions'], 80, 150, 10),
    variant('thumbs-up', ['standard'], 75, 150, 10, { symbol: '👍' }),
    variant('heart', ['standard'], 75, 150, 10, { symbol: '❤️' }),
    variant('fire', ['standard'], 75, 150, 10, { symbol: '🔥' }),
    variant('celebration', ['standard'], 75, 150, 10, { symbol: '🎉' }),
    variant('mixed-high-quality', ['mixedReactions', 'highQuality'], 140, 80, 30),
    variant('mixed-active', ['mixedReactions', 'activeProfiles'], 220, 40, 60),
    variant('mixed-fast', ['mixedReactions', 'fastStart'], 110, 300, 2),
    variant('mixed-gradual', ['mixedReactions', 'gradual'], 120, 20, 120),
    variant('star-struck', ['highQuality'], 130, 80, 30, { symbol: '🤩' }),
  ],
  'watch-hours': [
    variant('standard', ['standard', 'longVideos'], 80, 150, 720, { refillDays: 30 }),
    variant('high-retention', ['highRetention', 'longVideos'], 110, 80, 1440, { refillDays: 60 }),
    variant('gradual', ['gradual', 'longVideos'], 120, 30, 1440, { refillDays: 60 }),
    variant('ad-traffic', ['adTraffic'], 210, 30, 2880),
    variant('worldwide', ['worldwide', 'highQuality'], 135, 100, 1440, { refillDays: 90 }),
    variant('premium', ['premium', 'gradual'], 190, 40, 2880, { refillDays: 365 }),
  ],
  timed: [
    variant('7-days', ['standard'], 50, 100, 60, { days: 7 }),
    variant('30-days', ['standard'], 130, 100, 60, { days: 30 }),
    variant('14-days', ['highQuality'], 90, 80, 60, { days: 14 }),
    variant('60-days', ['highQuality'], 230, 60, 120, { days: 60 }),
    variant('30-days-active', ['activeProfiles'], 210, 30, 180, { days: 30 }),
    variant('90-days', ['premium'], 330, 40, 180, { days: 90 }),
  ],
} as const satisfies Record<string, readonly Variant[]>;

export type VariantFamily = keyof typeof variants;
