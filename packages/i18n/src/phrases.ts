import type { EnglishPhrases } from './generated/phrases.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: EnglishPhrases;
  }
}

/** The name of a file in a language's folder, `adminOrders` for `admin-orders.json`. */
export type Area = keyof EnglishPhrases;

export type Texts<Part> = Part extends string ? string : { readonly [Key in keyof Part]: Texts<Part[Key]> };

/** What every language says. */
export type Phrases = Texts<EnglishPhrases>;

/** Read by the server alone, for mails, notices and the form on other sites. No browser loads them as phrases. */
export const serverAreas: readonly Area[] = [
  'campaignMail',
  'channelNotices',
  'fields',
  'guest',
  'mail',
  'widget',
];

/** Files of the demo panel begin like this; they are stored in its database and are no area. */
export const demoPrefix = 'demo-';

export function fileOf(area: string): string {
  return `${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
}

export function areaOf(file: string): string {
  return file.replace(/\.json$/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
