import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { account } from './locales/en/account.ts';
import type { catalogue } from './locales/en/catalogue.ts';
import type { common } from './locales/en/common.ts';
import type { dashboard } from './locales/en/dashboard.ts';
import type { earning } from './locales/en/earning.ts';
import type { errors } from './locales/en/errors.ts';
import type { finances } from './locales/en/finances.ts';
import type { guest } from './locales/en/guest.ts';
import type { guides } from './locales/en/guides.ts';
import type { mail } from './locales/en/mail.ts';
import type { navigation } from './locales/en/navigation.ts';
import type { notifications } from './locales/en/notifications.ts';
import type { ordering } from './locales/en/ordering.ts';
import type { orders } from './locales/en/orders.ts';
import type { overlays } from './locales/en/overlays.ts';
import type { payments } from './locales/en/payments.ts';
import type { payouts } from './locales/en/payouts.ts';
import type { profile } from './locales/en/profile.ts';
import type { reseller } from './locales/en/reseller.ts';
import type { security } from './locales/en/security.ts';
import type { service } from './locales/en/service.ts';
import type { shell } from './locales/en/shell.ts';
import type { subscriptions } from './locales/en/subscriptions.ts';
import type { tickets } from './locales/en/tickets.ts';
import type { verification } from './locales/en/verification.ts';
import type { webhooks } from './locales/en/webhooks.ts';

/** English is the type: keys, and the placeholders that its sentences ask for. */
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
  security: typeof security;
  service: typeof service;
  guides: typeof guides;
  earning: typeof earning;
  reseller: typeof reseller;
  payments: typeof payments;
  errors: typeof errors;
  mail: typeof mail;
  tickets: typeof tickets;
  verification: typeof verification;
  notifications: typeof notifications;
  guest: typeof guest;
  finances: typeof finances;
  payouts: typeof payouts;
  subscriptions: typeof subscriptions;
  webhooks: typeof webhooks;
}

export type Area = keyof EnglishPhrases;

type SameKeys<T> = T extends string ? string : { readonly [Key in keyof T]: SameKeys<T[Key]> };

/** What every other language has to fill in, whole. */
export type Phrases = { readonly [Name in Area]: SameKeys<EnglishPhrases[Name]> };

export const areas: readonly Area[] = [
  'common',
  'shell',
  'navigation',
  'overlays',
  'ordering',
  'orders',
  'dashboard',
  'catalogue',
  'account',
  'profile',
  'security',
  'service',
  'guides',
  'earning',
  'reseller',
  'payments',
  'errors',
  'mail',
  'tickets',
  'verification',
  'notifications',
  'guest',
  'finances',
  'payouts',
  'subscriptions',
  'webhooks',
];

declare module 'use-intl' {
  interface AppConfig {
    Messages: EnglishPhrases;
  }
}

/** One area of one language: a chunk of its own in the browser. */
export async function loadArea<Name extends Area>(locale: Locale, area: Name): Promise<Phrases[Name]> {
  const module: Record<string, unknown> = await import(`./locales/${locale}/${area}.ts`);
  return module[area] as Phrases[Name];
}

/** Everything in one language, for the server. */
export async function allPhrases(locale: Locale): Promise<Phrases> {
  const loaded = await Promise.all(areas.map(async (area) => [area, await loadArea(locale, area)] as const));
  return Object.fromEntries(loaded) as unknown as Phrases;
}
