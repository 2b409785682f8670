import { pick, seededRandom } from '../seeded-random.ts';

import { type KindFacts, kinds } from './kinds.ts';
import { networks } from './networks.ts';
import { averageRating, reviewStars } from './review-stars.ts';
import { type ServiceTypeFacts, serviceTypes } from './service-types.ts';
import type { Variant } from './variants.ts';

const countries = [
  'BR',
  'DE',
  'ES',
  'FR',
  'GB',
  'ID',
  'IN',
  'IT',
  'JP',
  'KR',
  'MX',
  'PL',
  'TR',
  'VN',
] as const;
const discountsPpm = [50_000, 100_000, 150_000, 200_000] as const;
const unlimited = 2_147_483_647;
const withDripFeed: readonly string[] = ['watching', 'reach', 'engagement', 'reactions'];
const deactivated: readonly string[] = [
  'facebook-shares-premium',
  'linkedin-comments-own-texts-united-states',
  'soundcloud-reposts-country',
  'vk-reposts-country',
];

/** Cannot be paid from the balance or by card on a hosted page. */
const paymentRestricted: readonly string[] = ['youtube-watch-hours-ad-traffic', 'linkedin-likes-gradual'];
/** From this many guarantee days on, refills are automatic. */
const autoRefillDays = 90;

/** A service's numbers and switches, derived from its slug so that they are always the same. */
export function serviceFacts(
  type: ServiceTypeFacts,
  variant: Variant,
  variantIndex: number,
  pricePercent: number,
) {
  const slug = `${type.slug}-${variant.slug}`;
  const random = seededRandom(slug);
  const kind: KindFacts = kinds[type.kind];
  const country = variant.country === 'any' ? pick(countries, random()) : variant.country;
  const packageQuantity = variant.packageOf ? variant.packageOf * kind.defaultQuantity : undefined;
  const dollars = (type.price * variant.price * pricePercent * (0.95 + random() * 0.1)) / 10_000;
  const popularity = Math.round(1000 * prominence(type) * 0.86 ** variantIndex * (0.9 + random() * 0.1));
  const stars = variant.isRestricted ? [] : reviewStars(slug, popularity);
  const discount = random() < 0.12 ? pick(discountsPpm, random()) : 0;
  const isNew = random() < 0.06;
  return {
    slug,
    country,
    packageQuantity,
    default_price: priceUnits(packageQuantity ? (dollars * packageQuantity) / 1000 : dollars),
    discount_ppm: discount,
    pricing_per: packageQuantity ? 1n : 1000n,
    ...(packageQuantity ? onePackage : quantities(kind, variant)),
    is_package: packageQuantity !== undefined,
    drip_feed_is_allowed: withDripFeed.includes(kind.family) && !packageQuantity,
    calculable_quantity: variant.slug.startsWith('own-texts'),
    can_cancel: variant.startMinutes >= 60 && !packageQuantity,
    can_pause: variant.qualities.includes('gradual'),
    can_speedup: variant.startMinutes > 0 && !packageQuantity && !kind.isMomentary,
    allowed_use_countries: variant.qualities.includes('adTraffic'),
    has_refill: variant.refillDays !== undefined,
    refill_days: variant.refillDays ?? null,
    auto_refill_is_allowed: (variant.refillDays ?? 0) >= autoRefillDays,
    payment_restricted: paymentRestricted.includes(slug),
    start_minutes: variant.startMinutes,
    speed_per_day: BigInt(Math.max(10, Math.round((kind.speedPerDay * variant.speed) / 1000) * 10)),
    average_minutes: averageMinutes(kind, variant),
    geo: country ? [country] : [],
    labels: labels(variant, variantIndex, isNew),
    restricted_access: variant.isRestricted ?? false,
    is_deactivated: deactivated.includes(slug),
    popularity,
    rating_hundredths: averageRating(stars),
    reviews_count: stars.length,
  };
}

/** Its usual start time, and how long an order of the default quantity takes. */
function averageMinutes(kind: KindFacts, variant: Variant): number {
  const perDay = (kind.speedPerDay * variant.speed) / 100;
  return Math.round(variant.startMinutes + (kind.defaultQuantity / perDay) * 24 * 60);
}

const onePackage = { min: 1n, max: 10n, step: 1n, default_quantity: 1n };

function quantities(kind: KindFacts, variant: Variant) {
  const isScarce = variant.country || variant.qualities.some((quality) => scarce.includes(quality));
  const isLarge = variant.qualities.includes('largeVolume');
  const scarceMax = kind.max === unlimited ? 200_000 : kind.max / 10;
  return {
    min: BigInt(isLarge ? kind.min * 10 : kind.min),
    max: BigInt(isLarge ? unlimited : isScarce ? scarceMax : kind.max),
    step: BigInt(kind.step),
    default_quantity: BigInt(isLarge ? kind.defaultQuantity * 5 : kind.defaultQuantity),
  };
}

const scarce: readonly string[] = ['premium', 'activeProfiles', 'adTraffic'];

function labels(variant: Variant, variantIndex: number, isNew: boolean): string[] {
  const holds: [string, boolean][] = [
    ['recommended', variantIndex === 1],
    ['fast', variant.qualities.includes('fastStart')],
    ['premium', variant.qualities.includes('premium')],
    ['new', isNew],
  ];
  return holds.filter(([, isTrue]) => isTrue).map(([label]) => label);
}

type ServiceFacts = ReturnType<typeof serviceFacts>;

/** Of a type's services that anyone can buy, those with the lowest price per piece; none if there is no choice. */
export function cheapestServices(services: readonly ServiceFacts[]): ServiceFacts[] {
  const sold = services.filter(
    ({ restricted_access, is_deactivated }) => !restricted_access && !is_deactivated,
  );
  const price = ({ default_price, discount_ppm, pricing_per, packageQuantity }: ServiceFacts) =>
    (Number(default_price) * (1_000_000 - discount_ppm)) / (packageQuantity ?? Number(pricing_per));
  const lowest = Math.min(...sold.map(price));
  return sold.length > 1 ? sold.filter((service) => price(service) === lowest) : [];
}

/** Well-known networks and their main types rank first, with the networks mixed. */
function prominence(type: ServiceTypeFacts): number {
  const networkIndex = networks.findIndex(({ slug }) => slug === type.network);
  const siblings = serviceTypes.filter(({ network }) => network === type.network);
  return 0.96 ** networkIndex * 0.92 ** siblings.indexOf(type);
}

/** At most five decimals, and three significant digits so that it reads like a price list. */
function priceUnits(dollars: number): bigint {
  const hundredThousandths = Math.max(1, Math.round(Number(dollars.toPrecision(3)) * 100_000));
  return BigInt(hundredThousandths) * 1000n;
}
