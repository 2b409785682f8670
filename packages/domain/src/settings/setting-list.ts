/** How a setting is edited. */
export type SettingEditor =
  | { kind: 'text'; longest: number }
  | { kind: 'longText'; longest: number }
  | { kind: 'code' }
  | { kind: 'link' }
  | { kind: 'webAddress' }
  | { kind: 'email' }
  | { kind: 'switch' }
  | { kind: 'percent' }
  | { kind: 'amount' }
  | { kind: 'number'; smallest: number; largest: number }
  | { kind: 'color' }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'metaTags' };

export const settingGroups = [
  'brand',
  'colors',
  'shop',
  'ordering',
  'money',
  'features',
  'security',
  'legal',
  'outside',
  'banners',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

const text = (longest: number) => ({ kind: 'text', longest }) as const;
const link = { kind: 'link' } as const;
const webAddress = { kind: 'webAddress' } as const;
const flag = { kind: 'switch' } as const;
const percent = { kind: 'percent' } as const;
const color = { kind: 'color' } as const;
const key = text(120);

const colors = [
  'primary',
  'secondary',
  'icons',
  'info',
  'success',
  'warning',
  'headerLeft',
  'headerRight',
] as const;
const places = [
  'dashboard',
  'orders',
  'profile',
  'grades',
  'drip_feed',
  'order_widget',
  'free_trials',
  'sidebar',
  'create_order',
  'autopromotion',
  'tasks',
  'services_type_main',
  'services_type_first_short',
  'services_type_second_short',
  'referral_program',
  'services_pricing_main',
  'services_pricing_first_short',
  'services_pricing_second_short',
  'services_pricing_long',
  'services_pricing_footer',
] as const;

/** Every setting with a phrase of its own, by its path in the settings. */
const own = {
  panelName: ['brand', text(120)],
  'logos.light': ['brand', link],
  'logos.dark': ['brand', link],
  'logos.alt': ['brand', text(120)],
  'logos.destinationUrl': ['brand', link],
  'socials.youtube': ['brand', webAddress],
  'socials.telegram': ['brand', webAddress],
  'socials.vk': ['brand', webAddress],
  'socials.linkedin': ['brand', webAddress],
  'socials.facebook': ['brand', webAddress],
  'socials.twitter': ['brand', webAddress],
  metaTags: ['brand', { kind: 'metaTags' }],
  darkModeAvailable: ['shop', flag],
  navigation: ['shop', flag],
  hidePersonalAccountForUnregistered: ['shop', flag],
  defaultMarketplaceView: ['shop', { kind: 'choice', options: ['table', 'card'] }],
  rounding_precision: ['shop', { kind: 'number', smallest: 0, largest: 8 }],
  numbers_by_language: ['shop', flag],
  'currencies.RUB.rate': ['shop', { kind: 'amount' }],
  singleOrderDesign: ['ordering', { kind: 'choice', options: ['full_design', 'simplified_design_v2025'] }],
  orderTypes: ['ordering', { kind: 'choices', options: ['single', 'multi', 'expert', 'autopromotion'] }],
  guaranteeChargePercent: ['ordering', percent],
  speedupChargePercent: ['ordering', percent],
  unpaid_discount_percent: ['ordering', percent],
  subscription_idle_days: ['ordering', { kind: 'number', smallest: 1, largest: 365 }],
  referral_program_percent: ['money', percent],
  default_outer_widget_partner_percent: ['money', percent],
  maximum_widget_reward_percent: ['money', percent],
  adjustment_second_person_above: ['security', { kind: 'amount' }],
  childPanelsPrice: ['money', { kind: 'amount' }],
  grades_enabled: ['features', flag],
  grade_period_days: ['features', { kind: 'number', smallest: 0, largest: 3650 }],
  grade_mercy_days: ['features', { kind: 'number', smallest: 0, largest: 365 }],
  enable_bonuses: ['features', flag],
  enable_tasks: ['features', flag],
  enable_keyword_tools: ['features', flag],
  keyword_searches_per_day: ['features', { kind: 'number', smallest: 1, largest: 1000 }],
  enabled_child_panels: ['features', flag],
  child_panel_domain: ['features', text(200)],
  maximum_child_panels: ['features', { kind: 'number', smallest: 1, largest: 1000 }],
  child_panel_dns_days: ['features', { kind: 'number', smallest: 1, largest: 90 }],
  child_panel_grace_days: ['features', { kind: 'number', smallest: 0, largest: 90 }],
  child_panel_frozen_days: ['features', { kind: 'number', smallest: 1, largest: 365 }],
  grandchildren_allowed: ['features', flag],
  free_views_is_allowed: ['features', flag],
  'freeTrials.proofIsRequired': ['features', flag],
  'freeTrials.expireAfterDays': ['features', { kind: 'number', smallest: 1, largest: 365 }],
  'freeTrials.dailyBudget': ['features', { kind: 'amount' }],
  personalManagerUrl: ['features', webAddress],
  staff_second_factor_is_required: ['security', flag],
  contact_info_is_required: ['security', flag],
  captcha_is_enabled: ['security', flag],
  'captcha.provider': [
    'security',
    { kind: 'choice', options: ['altcha', 'recaptcha', 'hcaptcha', 'turnstile'] },
  ],
  'captcha.siteKey': ['security', key],
  'company.name': ['legal', text(200)],
  'company.address': ['legal', { kind: 'longText', longest: 500 }],
  'company.registration': ['legal', text(120)],
  'company.vat': ['legal', text(40)],
  'company.email': ['legal', { kind: 'email' }],
  'company.phone': ['legal', text(40)],
  termsUrl: ['legal', link],
  privacyUrl: ['legal', link],
  refundsUrl: ['legal', link],
  contactUrl: ['legal', link],
  'analytics.googleAnalyticsId': ['outside', key],
  'analytics.googleTagManagerId': ['outside', key],
  'analytics.yandexMetrikaId': ['outside', key],
  'analytics.facebookPixelId': ['outside', key],
  'chatWidgets.crispWebsiteId': ['outside', key],
  'chatWidgets.jivoWidgetId': ['outside', key],
  telegramBotUsername: ['outside', key],
  cabinetWidgetToken: ['outside', key],
  customCode: ['outside', { kind: 'code' }],
} as const satisfies Record<string, readonly [SettingGroup, SettingEditor]>;

/** A setting with name and explanation of its own. */
export type ExplainedSetting = keyof typeof own;
export type ColorName = (typeof colors)[number];
export type BannerSlot = (typeof places)[number];

/** What a setting is named by: itself, or a color or a place that several share. */
export type SettingPhrase =
  | { of: 'settings'; name: ExplainedSetting }
  | { of: 'colors'; name: ColorName; theme: 'light' | 'dark' }
  | { of: 'banners'; name: BannerSlot };

export interface SettingEntry {
  path: string;
  group: SettingGroup;
  editor: SettingEditor;
  phrase: SettingPhrase;
}

/** Every setting of a panel. A test holds it to the schema of the settings. */
export const settingList: readonly SettingEntry[] = [
  ...Object.entries(own).map(([path, [group, editor]]) => ({
    path,
    group,
    editor,
    phrase: { of: 'settings', name: path as ExplainedSetting } as const,
  })),
  ...(['light', 'dark'] as const).flatMap((theme) =>
    colors.map((name) => ({
      path: `colors.${theme}.${name}`,
      group: 'colors' as const,
      editor: color,
      phrase: { of: 'colors', name, theme } as const,
    })),
  ),
  ...places.map((name) => ({
    path: `bannerSlots.${name}`,
    group: 'banners' as const,
    editor: flag,
    phrase: { of: 'banners', name } as const,
  })),
];
