import type { TextPage } from '@marquee/domain/legal/text-pages.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';

/** The kinds of services that the demo sells. */
export type DemoKind =
  | 'views'
  | 'likes'
  | 'subscribers'
  | 'followers'
  | 'comments'
  | 'shares'
  | 'watch-hours'
  | 'live-viewers'
  | 'story-views'
  | 'saves'
  | 'profile-visits'
  | 'members'
  | 'reactions'
  | 'boosts'
  | 'page-likes'
  | 'group-members'
  | 'reposts'
  | 'bookmarks'
  | 'plays'
  | 'monthly-listeners'
  | 'playlist-followers'
  | 'online-members'
  | 'impressions';

/** What a customer's link points at; each language says what it has to be. */
export type DemoTarget =
  | 'video'
  | 'post'
  | 'profile'
  | 'channel'
  | 'stream'
  | 'story'
  | 'track'
  | 'playlist'
  | 'page'
  | 'group'
  | 'server';

/** A quality of a service; each language names and explains it. */
export type DemoQuality =
  | 'standard'
  | 'highQuality'
  | 'premium'
  | 'activeProfiles'
  | 'highRetention'
  | 'fromSearch'
  | 'adTraffic'
  | 'socialTraffic'
  | 'fastStart'
  | 'gradual'
  | 'largeVolume'
  | 'worldwide'
  | 'yourTexts'
  | 'emoji'
  | 'onTopic'
  | 'mixedReactions'
  | 'longVideos'
  | 'wholesale';

export type DemoLabel = 'recommended' | 'fast' | 'cheap' | 'premium' | 'new';
export type DemoOffer = 'popular' | 'discounted' | 'packages' | 'next';
export type DemoField = 'comments' | 'seo_keywords' | 'textarea' | 'languages';
export type DemoGrade = 'newcomer' | 'bronze' | 'silver' | 'gold' | 'platinum';
export type DemoCoupon = 'WELCOME10' | 'TOPUP5' | 'CASHBACK3';
export type DemoPaymentMethod = 'balance' | 'sandbox' | 'transfer' | 'scan';
export type DemoQuest = 'views' | 'post' | 'regulars';
export type DemoPayout = 'card' | 'crypto' | 'paypal';

/** A name for lists and one sentence that says honestly what it means. */
export type NameAndNote = readonly [name: string, note: string];

interface Question {
  question: string;
  answer: string;
}

export const demoPages = [
  'index',
  'orders-create',
  'login',
  'register',
  'free-trials',
  'api-documentation',
] as const;

type DemoPage = (typeof demoPages)[number];

/**
 * Everything the demo catalogue says in one language. Brands are never inflected: each language
 * ties a brand to a noun in its own way, and sentences keep clear of the brand where they can.
 */
interface Catalogue {
  /** `YouTube` and `views` become `YouTube views`; lower case, ready for the middle of a sentence. */
  typeName(brand: string, noun: string): string;
  /** The noun in its basic form, and what the kind is good for. */
  kinds: Record<DemoKind, NameAndNote>;
  /** For networks that have their own word for a kind. */
  nounsOn?: Partial<Record<string, Partial<Record<DemoKind, string>>>>;
  typeTitle(name: string): string;
  howItWorks(brand: string): string;
  /** What the link must show. */
  targets: Record<DemoTarget, string>;
  questions: {
    start: Question;
    need: { question(name: string): string; answer: string };
    drop: Question;
    partial: Question;
  };
  qualities: Record<DemoQuality, NameAndNote>;
  refill(days: number): NameAndNote;
  noRefill: string;
  minutes(count: number): NameAndNote;
  days(count: number): NameAndNote;
  symbol(symbol: string): NameAndNote;
  country(name: string): NameAndNote;
  /** Receives a number that is already formatted for the language. */
  bundle(quantity: string): NameAndNote;
  /** Separates two sentences: empty in Chinese and Japanese. */
  sentenceGap: ' ' | '';
  pages: Record<DemoPage, (panel: string, networks: number) => readonly [title: string, description: string]>;
  banners: Record<'order' | 'referral' | 'dripFeed', readonly [title: string, button: string]>;
  menu: Record<'api' | 'subscriptions', string>;
}

interface Shop {
  /** Labels of demo services, in the order in which lists offer them. */
  labels: Record<DemoLabel, string>;
  offers: Record<DemoOffer, string>;
  /** Name and placeholder of each extra form field. */
  fields: Record<DemoField, readonly [name: string, placeholder: string]>;
  websiteTraffic: Record<
    'network' | 'type' | 'title' | 'about' | 'name' | 'short' | 'description' | 'requirements',
    string
  >;
}

interface Money {
  coupons: Record<DemoCoupon, { name: string; description: string }>;
  grades: Record<DemoGrade, string>;
  /** With instructions for payments by hand. */
  paymentMethods: Record<
    DemoPaymentMethod,
    readonly [name: string, description: string, instructions?: string]
  >;
  payouts: Record<DemoPayout, { name: string; description: string; account_hint: string }>;
}

/** Sentences that fit any service: about the order, never about what was bought. */
interface Reviews {
  authors: readonly string[];
  /** Five and four stars, three, two and one. */
  good: readonly string[];
  fair: readonly string[];
  poor: readonly string[];
}

/** Everything the demo says in one language: the folder `demo` of each language, a file per part. */
export interface DemoTexts {
  catalogue: Catalogue;
  shop: Shop;
  money: Money;
  reviews: Reviews;
  freeTrials: Record<DemoQuest, { name: string; short_body: string; steps: readonly string[] }>;
  /** Texts of the panel's own pages; each says that this is a demo. A heading begins with `# `. */
  legal: Record<TextPage, string>;
}

export async function loadDemoTexts(locale: Locale): Promise<DemoTexts> {
  const [{ catalogue }, { shop }, { money }, { reviews }, { freeTrials }, { legal }] = await Promise.all([
    import(`./locales/${locale}/demo/catalogue.ts`),
    import(`./locales/${locale}/demo/shop.ts`),
    import(`./locales/${locale}/demo/money.ts`),
    import(`./locales/${locale}/demo/reviews.ts`),
    import(`./locales/${locale}/demo/free-trials.ts`),
    import(`./locales/${locale}/demo/legal.ts`),
  ]);
  return { catalogue, shop, money, reviews, freeTrials, legal };
}
