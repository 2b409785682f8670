import { z } from 'zod';
import { decimal, fraction, hexColor, httpsUrl, link, locale, text } from '../primitives.ts';
import { bannerPlaces } from './banner-places.ts';
import { menuItem } from './menu-item.ts';

const url = httpsUrl.nullable().default(null);
const file = link.nullable().default(null);
const key = text(120).nullable().default(null);
const on = z.boolean().default(true);
const off = z.boolean().default(false);
const color = (hex: string) => hexColor.default(hex);
const group = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape).prefault({} as never);

const stored = {
  panelName: text(120).min(1).default('Marquee'),
  logos: group({ light: file, dark: file, alt: text(120).default(''), destinationUrl: file }),
  socials: group({ youtube: url, telegram: url, vk: url, linkedin: url, facebook: url, twitter: url }),
  colors: group({
    light: group({
      primary: color('#4C3BCF'),
      secondary: color('#0F766E'),
      icons: color('#6554D6'),
      info: color('#1D5FD1'),
      success: color('#15803D'),
      warning: color('#A8540A'),
      headerLeft: color('#2B2178'),
      headerRight: color('#5A3FD0'),
    }),
    dark: group({
      primary: color('#A396FF'),
      secondary: color('#5CD3C6'),
      icons: color('#B7ACFF'),
      info: color('#84B5FF'),
      success: color('#62D392'),
      warning: color('#F3B562'),
      headerLeft: color('#1A153D'),
      headerRight: color('#33277F'),
    }),
  }),
  analytics: group({
    googleAnalyticsId: key,
    googleTagManagerId: key,
    yandexMetrikaId: key,
    facebookPixelId: key,
  }),
  customCode: text(20_000).default(''),
  chatWidgets: group({ crispWebsiteId: key, jivoWidgetId: key }),
  telegramBotUsername: key,
  guaranteeChargePercent: fraction.default(0),
  speedupChargePercent: fraction.default(0),
  childPanelsPrice: decimal.default('25'),
  navigation: on,
  singleOrderDesign: z.enum(['full_design', 'simplified_design_v2025']).default('full_design'),
  orderTypes: z
    .array(z.enum(['single', 'multi', 'expert', 'autopromotion']))
    .min(1)
    .max(4)
    .default(['single', 'multi', 'expert', 'autopromotion']),
  darkModeAvailable: on,
  hidePersonalAccountForUnregistered: off,
  defaultMarketplaceView: z.enum(['table', 'card']).default('table'),
  /** A currency without a rate cannot be chosen. Rates are units of that currency for one USD. */
  currencies: group({
    USD: group({ rate: z.literal('1').default('1') }),
    RUB: group({ rate: decimal.nullable().default(null) }),
  }),
  cabinetWidgetToken: key,
  metaTags: z
    .partialRecord(
      locale,
      z.strictObject({ title: text(300), description: text(1000), keywords: text(500) }).partial(),
    )
    .default({}),
  captcha_is_enabled: on,
  /** Another provider than the built-in ALTCHA counts once the panel has given both of its keys. */
  captcha: group({
    provider: z.enum(['altcha', 'recaptcha', 'hcaptcha', 'turnstile']).default('altcha'),
    siteKey: key,
  }),
  rounding_precision: z.int().min(0).max(8).default(2),
  /** Numbers as the reader's language writes them; off: alike in every language. */
  numbers_by_language: off,
  contact_info_is_required: off,
  grades_enabled: on,
  /** Only what was spent within so many days counts towards grades; 0: everything does. */
  grade_period_days: z.int().min(0).max(3650).default(365),
  /** A grade is kept for so many days after too little was spent for it. */
  grade_mercy_days: z.int().min(0).max(365).default(30),
  enabled_child_panels: on,
  /** A child panel closes so many days after its month has ended unpaid, and is given up so many days later. */
  child_panel_grace_days: z.int().min(0).max(90).default(7),
  child_panel_frozen_days: z.int().min(1).max(365).default(30),
  /** So long an own domain may wait for its DNS records; then the month is refunded. */
  child_panel_dns_days: z.int().min(1).max(90).default(14),
  maximum_child_panels: z.int().min(1).max(1000).default(10),
  /** Names are given below this host; empty: below the panel's own. */
  child_panel_domain: text(200).default(''),
  /** Whether child panels may have child panels of their own. */
  grandchildren_allowed: off,
  /** Off until there are tasks to do: its guides would promise what no panel has yet. */
  enable_tasks: off,
  staff_second_factor_is_required: off,
  /** Larger corrections of a wallet, in USD, need the confirmation of a second member of staff. */
  adjustment_second_person_above: decimal.default('100'),
  enable_bonuses: on,
  enable_keyword_tools: on,
  /** For each customer, by the day of UTC. */
  keyword_searches_per_day: z.int().min(1).max(1000).default(30),
  free_views_is_allowed: on,
  freeTrials: group({
    proofIsRequired: off,
    expireAfterDays: z.int().min(1).max(365).default(7),
    /** What trials may cost the panel in a day (UTC); null: no limit. */
    dailyBudget: decimal.nullable().default(null),
  }),
  /** Elsewhere, or a page of the panel itself: /terms, /privacy, /refunds, /contact. */
  termsUrl: file,
  privacyUrl: file,
  refundsUrl: file,
  contactUrl: file,
  /** Who runs the panel, as consumer law asks for it. */
  company: group({
    name: text(200).default(''),
    address: text(500).default(''),
    registration: text(120).default(''),
    vat: text(40).default(''),
    email: z.email().max(254).nullable().default(null),
    phone: text(40).default(''),
  }),
  bannerSlots: group(
    Object.fromEntries(bannerPlaces.map((place) => [place, on])) as Record<
      (typeof bannerPlaces)[number],
      typeof on
    >,
  ),
  default_outer_widget_partner_percent: fraction.default(0.1),
  maximum_widget_reward_percent: fraction.default(0.3),
  referral_program_percent: fraction.default(0.05),
  unpaid_discount_percent: fraction.default(0),
  /** How customers whose grade has a personal manager reach them. */
  personalManagerUrl: url,
  /** A subscription that finds nothing for this long ends. */
  subscription_idle_days: z.int().min(1).max(365).default(30),
};

const storedSettings = z.object(stored);

/** All settings of a panel, as `GET /settings` returns them. */
export const settingsSchema = storedSettings.extend({
  keywordToolsIsEnabled: z.boolean(),
  customMenuItems: z.array(menuItem).max(100),
  /** When the ruble's rate was fetched; null if the operator set it or there is none. */
  exchangeRateAt: z.iso.datetime().max(40).nullable(),
  /** A child panel that is not paid for: everything can be read, but it sells nothing and takes no money. */
  isReadOnly: z.boolean(),
});

export type Settings = z.output<typeof settingsSchema>;
export type SettingsOverrides = z.input<typeof storedSettings>;

/** What a panel stores: only what differs from the defaults; unknown settings are rejected. */
export const settingsOverridesSchema = onlyDifferences(
  storedSettings,
) as unknown as z.ZodType<SettingsOverrides>;

/** A panel's complete settings. The API has two names for the keyword tools; one is stored. */
export function resolveSettings(
  overrides: SettingsOverrides,
  customMenuItems: Settings['customMenuItems'] = [],
  /** Used if the operator has not set a rate. */
  fetchedRate?: { rate: string; at: string },
): Settings {
  const settings = storedSettings.parse(overrides);
  const { USD, RUB } = settings.currencies;
  const fetched = RUB.rate === null ? fetchedRate : undefined;
  return {
    ...settings,
    currencies: { USD, RUB: { rate: fetched?.rate ?? RUB.rate } },
    keywordToolsIsEnabled: settings.enable_keyword_tools,
    customMenuItems,
    exchangeRateAt: fetched?.at ?? null,
    isReadOnly: false,
  };
}

export const defaultSettings: Settings = resolveSettings({});

function onlyDifferences(schema: z.ZodObject): z.ZodObject {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const inner = field instanceof z.ZodDefault || field instanceof z.ZodPrefault ? field.unwrap() : field;
    const kept = inner instanceof z.ZodObject ? onlyDifferences(inner) : (inner as z.ZodType);
    return [name, kept.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(fields));
}
