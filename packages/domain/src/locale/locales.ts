export const locales = [
  'en',
  'de',
  'es',
  'fr',
  'hi_IN',
  'ja',
  'ko',
  'pt_BR',
  'ru',
  'tr',
  'vi',
  'zh_CN',
] as const;

export type Locale = (typeof locales)[number];

/** English has no path prefix; every other locale is the first path segment. */
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value);
}

/** `hi_IN` is our path and cookie spelling; browsers and `Intl` want the tag `hi-IN`. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

export const nativeNames: Record<Locale, string> = {
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
};
