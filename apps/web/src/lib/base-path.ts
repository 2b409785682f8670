import { defaultLocale, type Locale } from '@marquee/domain/locale/locales.ts';

/** English lives at the root; another language is the first segment. */
export function basePath(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}`;
}
