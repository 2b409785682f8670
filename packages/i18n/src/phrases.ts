import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { account } from './locales/en/account/account.ts';
import type { grades } from './locales/en/account/grades.ts';
import type { notifications } from './locales/en/account/notifications.ts';
import type { profile } from './locales/en/account/profile.ts';
import type { reseller } from './locales/en/account/reseller.ts';
import type { security } from './locales/en/account/security.ts';
import type { tickets } from './locales/en/account/tickets.ts';
import type { verification } from './locales/en/account/verification.ts';
import type { webhooks } from './locales/en/account/webhooks.ts';
import type { admin } from './locales/en/admin/admin.ts';
import type { adminAccess } from './locales/en/admin/admin-access.ts';
import type { adminBooks } from './locales/en/admin/admin-books.ts';
import type { adminCampaigns } from './locales/en/admin/admin-campaigns.ts';
import type { adminChildPanels } from './locales/en/admin/admin-child-panels.ts';
import type { adminCustomers } from './locales/en/admin/admin-customers.ts';
import type { adminGrades } from './locales/en/admin/admin-grades.ts';
import type { adminInvoices } from './locales/en/admin/admin-invoices.ts';
import type { adminMoney } from './locales/en/admin/admin-money.ts';
import type { adminOffers } from './locales/en/admin/admin-offers.ts';
import type { adminOrders } from './locales/en/admin/admin-orders.ts';
import type { adminOverview } from './locales/en/admin/admin-overview.ts';
import type { adminPriceRules } from './locales/en/admin/admin-price-rules.ts';
import type { adminPrices } from './locales/en/admin/admin-prices.ts';
import type { adminQueues } from './locales/en/admin/admin-queues.ts';
import type { adminReferrals } from './locales/en/admin/admin-referrals.ts';
import type { adminSettings } from './locales/en/admin/admin-settings.ts';
import type { adminSetup } from './locales/en/admin/admin-setup.ts';
import type { adminSources } from './locales/en/admin/admin-sources.ts';
import type { adminSupport } from './locales/en/admin/admin-support.ts';
import type { adminTrials } from './locales/en/admin/admin-trials.ts';
import type { adminWidgets } from './locales/en/admin/admin-widgets.ts';
import type { childPanels } from './locales/en/money/child-panels.ts';
import type { coupons } from './locales/en/money/coupons.ts';
import type { earning } from './locales/en/money/earning.ts';
import type { finances } from './locales/en/money/finances.ts';
import type { freeTrials } from './locales/en/money/free-trials.ts';
import type { payments } from './locales/en/money/payments.ts';
import type { payouts } from './locales/en/money/payouts.ts';
import type { referrals } from './locales/en/money/referrals.ts';
import type { widgets } from './locales/en/money/widgets.ts';
import type { catalogue } from './locales/en/ordering/catalogue.ts';
import type { ordering } from './locales/en/ordering/ordering.ts';
import type { orders } from './locales/en/ordering/orders.ts';
import type { service } from './locales/en/ordering/service.ts';
import type { subscriptions } from './locales/en/ordering/subscriptions.ts';
import type { campaignMail } from './locales/en/server/campaign-mail.ts';
import type { channelNotices } from './locales/en/server/channel-notices.ts';
import type { fields } from './locales/en/server/fields.ts';
import type { guest } from './locales/en/server/guest.ts';
import type { mail } from './locales/en/server/mail.ts';
import type { widget } from './locales/en/server/widget.ts';
import type { common } from './locales/en/shell/common.ts';
import type { dashboard } from './locales/en/shell/dashboard.ts';
import type { errors } from './locales/en/shell/errors.ts';
import type { guides } from './locales/en/shell/guides.ts';
import type { navigation } from './locales/en/shell/navigation.ts';
import type { overlays } from './locales/en/shell/overlays.ts';
import type { shell } from './locales/en/shell/shell.ts';
import type { campaigns } from './locales/en/youtube/campaigns.ts';
import type { channelReports } from './locales/en/youtube/channel-reports.ts';
import type { keywords } from './locales/en/youtube/keywords.ts';
import type { videoSource } from './locales/en/youtube/video-source.ts';

/** English is the type: its keys, and the placeholders in its sentences. */
export interface EnglishPhrases {
  common: typeof common;
  shell: typeof shell;
  navigation: typeof navigation;
  overlays: typeof overlays;
  ordering: typeof ordering;
  orders: typeof orders;
  dashboard: typeof dashboard;
  catalogue: typeof catalogue;
  account: typeof account;
  profile: typeof profile;
  grades: typeof grades;
  security: typeof security;
  service: typeof service;
  guides: typeof guides;
  earning: typeof earning;
  freeTrials: typeof freeTrials;
  reseller: typeof reseller;
  payments: typeof payments;
  coupons: typeof coupons;
  errors: typeof errors;
  campaignMail: typeof campaignMail;
  mail: typeof mail;
  tickets: typeof tickets;
  verification: typeof verification;
  notifications: typeof notifications;
  guest: typeof guest;
  finances: typeof finances;
  payouts: typeof payouts;
  referrals: typeof referrals;
  widgets: typeof widgets;
  childPanels: typeof childPanels;
  subscriptions: typeof subscriptions;
  webhooks: typeof webhooks;
  channelNotices: typeof channelNotices;
  fields: typeof fields;
  widget: typeof widget;
  channelReports: typeof channelReports;
  keywords: typeof keywords;
  videoSource: typeof videoSource;
  campaigns: typeof campaigns;
  admin: typeof admin;
  adminAccess: typeof adminAccess;
  adminOffers: typeof adminOffers;
  adminOrders: typeof adminOrders;
  adminOverview: typeof adminOverview;
  adminCustomers: typeof adminCustomers;
  adminGrades: typeof adminGrades;
  adminInvoices: typeof adminInvoices;
  adminMoney: typeof adminMoney;
  adminBooks: typeof adminBooks;
  adminPriceRules: typeof adminPriceRules;
  adminPrices: typeof adminPrices;
  adminReferrals: typeof adminReferrals;
  adminSources: typeof adminSources;
  adminSupport: typeof adminSupport;
  adminTrials: typeof adminTrials;
  adminWidgets: typeof adminWidgets;
  adminChildPanels: typeof adminChildPanels;
  adminCampaigns: typeof adminCampaigns;
  adminQueues: typeof adminQueues;
  adminSetup: typeof adminSetup;
  adminSettings: typeof adminSettings;
}

export type Area = keyof EnglishPhrases;

type SameKeys<T> = T extends string ? string : { readonly [Key in keyof T]: SameKeys<T[Key]> };

/** What every other language has to provide completely. */
export type Phrases = { readonly [Name in Area]: SameKeys<EnglishPhrases[Name]> };

type Folder = 'shell' | 'ordering' | 'money' | 'account' | 'server' | 'admin' | 'youtube';

/** The subfolder of each area in a language's folder; browsers never load those of the server. */
const folders: Record<Area, Folder> = {
  common: 'shell',
  shell: 'shell',
  navigation: 'shell',
  overlays: 'shell',
  errors: 'shell',
  dashboard: 'shell',
  guides: 'shell',
  catalogue: 'ordering',
  service: 'ordering',
  ordering: 'ordering',
  orders: 'ordering',
  subscriptions: 'ordering',
  payments: 'money',
  coupons: 'money',
  payouts: 'money',
  grades: 'account',
  widgets: 'money',
  childPanels: 'money',
  finances: 'money',
  earning: 'money',
  referrals: 'money',
  freeTrials: 'money',
  account: 'account',
  profile: 'account',
  security: 'account',
  notifications: 'account',
  verification: 'account',
  tickets: 'account',
  reseller: 'account',
  webhooks: 'account',
  campaignMail: 'server',
  mail: 'server',
  guest: 'server',
  channelNotices: 'server',
  fields: 'server',
  widget: 'server',
  channelReports: 'youtube',
  keywords: 'youtube',
  videoSource: 'youtube',
  campaigns: 'youtube',
  admin: 'admin',
  adminAccess: 'admin',
  adminOffers: 'admin',
  adminOrders: 'admin',
  adminOverview: 'admin',
  adminCustomers: 'admin',
  adminGrades: 'admin',
  adminInvoices: 'admin',
  adminMoney: 'admin',
  adminBooks: 'admin',
  adminPriceRules: 'admin',
  adminPrices: 'admin',
  adminReferrals: 'admin',
  adminSources: 'admin',
  adminSupport: 'admin',
  adminTrials: 'admin',
  adminWidgets: 'admin',
  adminChildPanels: 'admin',
  adminCampaigns: 'admin',
  adminQueues: 'admin',
  adminSetup: 'admin',
  adminSettings: 'admin',
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: EnglishPhrases;
  }
}

/** One import per folder, because the build finds the files by the fixed parts of the path. */
const load: Record<Folder, (locale: Locale, area: Area) => Promise<Record<string, unknown>>> = {
  shell: (locale, area) => import(`./locales/${locale}/shell/${area}.ts`),
  ordering: (locale, area) => import(`./locales/${locale}/ordering/${area}.ts`),
  money: (locale, area) => import(`./locales/${locale}/money/${kebabCase(area)}.ts`),
  account: (locale, area) => import(`./locales/${locale}/account/${area}.ts`),
  admin: (locale, area) => import(`./locales/${locale}/admin/${kebabCase(area)}.ts`),
  youtube: (locale, area) => import(`./locales/${locale}/youtube/${kebabCase(area)}.ts`),
  server: (locale, area) => import(`./locales/${locale}/server/${kebabCase(area)}.ts`),
};

/** Files are named `admin-orders.ts` where the area is `adminOrders`. */
function kebabCase(area: Area): string {
  return area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** One area of one language: a separate chunk in the browser. */
export async function loadArea<Name extends Area>(locale: Locale, area: Name): Promise<Phrases[Name]> {
  const module = await load[folders[area]](locale, area);
  return module[area] as Phrases[Name];
}

/** Everything in one language, for the server. */
export async function allPhrases(locale: Locale): Promise<Phrases> {
  const areas = Object.keys(folders) as Area[];
  const loaded = await Promise.all(areas.map(async (area) => [area, await loadArea(locale, area)] as const));
  return Object.fromEntries(loaded) as unknown as Phrases;
}
