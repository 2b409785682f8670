import { defaultLocale, type Locale } from '@marquee/domain/locale/locales.ts';

/** English is at the root; other languages are the first segment. */
export function basePath(locale: Locale): string {
  return locale === defaultLocale ? '/' : `/${locale}`;
}
