import type { Locale } from '@marquee/domain/locale/locales.ts';
import type { account } from './locales/en/account.ts';
import type { catalogue } from './locales/en/catalogue.ts';
import type { common } from './locales/en/common.ts';
import type { earning } from './locales/en/earning.ts';
import type { errors } from './locales/en/errors.ts';
import type { guides } from './locales/en/guides.ts';
import type { mail } from './locales/en/mail.ts';
import type { navigation } from './locales/en/navigation.ts';
import type { overlays } from './locales/en/overlays.ts';
import type { reseller } from './locales/en/reseller.ts';
import type { service } from './locales/en/service.ts';
import type { shell } from './locales/en/shell.ts';

/** English is the type: keys, and the placeholders that its sentences ask for. */
export interface EnglishPhrases {
  common: typeof common;
  shell: typeof shell;
  navigation: typeof navigation;
  overlays: typeof overlays;
  catalogue: typeof catalogue;
  account: typeof account;
  service: typeof service;
  guides: typeof guides;
  earning: typeof earning;
  reseller: typeof reseller;
  errors: typeof errors;
  mail: typeof mail;
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
  'catalogue',
  'account',
  'service',
  'guides',
  'earning',
  'reseller',
  'errors',
  'mail',
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
