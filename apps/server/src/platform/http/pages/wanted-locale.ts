import { defaultLocale, isLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import { negotiateLocale } from '@marquee/domain/locale/negotiate.ts';
import { isExternal, localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';

interface Visit {
  url: string;
  /** What the visitor chose before. */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * Where a visitor should be instead, if anywhere. A language chosen before always wins; the
 * browser's wish counts only at an address without a language, for one with it was chosen by someone.
 */
export function localeRedirect({ url, cookie, acceptLanguage }: Visit): string | undefined {
  // `//example.com` is no page here: as a redirect it would be the address of another site.
  if (isExternal(url)) return undefined;
  const { locale } = splitLocale(url);
  const request = wantedLocale(locale, cookie, acceptLanguage);
  return request === locale ? undefined : localizedPath(url, request);
}

function wantedLocale(
  locale: Locale,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (isLocale(cookie)) return cookie;
  if (locale !== defaultLocale || !acceptLanguage) return locale;
  return negotiateLocale(acceptLanguage);
}
