import { madeOnce } from '../format/made-once.ts';

/**
 * One line per language, by the name its speakers give it. The code is its path, its cookie and its
 * folder of texts: see docs/developers/recipes/add-a-language.md.
 */
export const nativeNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi_IN: 'हिन्दी',
  ja: '日本語',
  ko: '한국어',
  pt_BR: 'Português (Brasil)',
  ru: 'Русский',
  tr: 'Türkçe',
  vi: 'Tiếng Việt',
  zh_CN: '简体中文',
  ar: 'العربية',
} as const;

export type Locale = keyof typeof nativeNames;

export const locales = Object.keys(nativeNames) as readonly Locale[];

/** English has no path prefix; every other locale is the first path segment. */
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(nativeNames, value);
}

/** `hi_IN` is our path and cookie spelling; browsers and `Intl` want the tag `hi-IN`. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

/** With the script and region that most speakers of the language use. */
const likely = madeOnce((locale: Locale) => new Intl.Locale(languageTag(locale)).maximize());

/** The letters a language is written with: `Latn`, `Deva`, `Jpan`, … (ISO 15924). */
export function scriptOf(locale: Locale): string {
  return likely(locale).script ?? 'Latn';
}

/** Arabic, Persian, Urdu, Pashto, Sindhi, Uighur, Kurdish; Hebrew, Yiddish; Maldivian; Syriac; N’Ko. */
const rightToLeft = /^(ar|fa|ur|ps|sd|ug|ckb|he|yi|dv|syr|nqo)(_|$)/;

/** Where a line of the language begins. Not asked of `Intl`, which a slow phone takes long to load. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return rightToLeft.test(locale) ? 'rtl' : 'ltr';
}

/** Keeps what is written from left to right in that order, such as `-$5.00` between Arabic words. */
export function isolated(text: string, locale: Locale): string {
  return rightToLeft.test(locale) ? `\u2066${text}\u2069` : text;
}

/** The attributes of a document's `<html>`, and of a part in another language. */
export function languageAttributes(locale: Locale): string {
  return `lang="${languageTag(locale)}" dir="${directionOf(locale)}"`;
}

/** For formats that need a country with every language: `de` is `de_DE`, `hi_IN` stays. */
export function localeWithRegion(locale: Locale): string {
  const { language, region } = likely(locale);
  return region ? `${language}_${region}` : language;
}
