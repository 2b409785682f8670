import { defaultLocale, isLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import { negotiateLocale } from '@marquee/domain/locale/negotiate.ts';
import { isExternal, localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';

interface Visit {
  url: string;
  /** The language the visitor has chosen before. */
  cookie: string | undefined;
  acceptLanguage: string | undefined;
}

/**
 * Where to redirect a visitor, if anywhere. A language chosen before always wins; Accept-Language counts
 * only for a URL without a language, because a URL with one was chosen on purpose.
 */
export function localeRedirect({ url, cookie, acceptLanguage }: Visit): string | undefined {
  // A redirect to `//example.com` would lead to another site.
  if (isExternal(url)) return undefined;
  const { locale } = splitLocale(url);
  const preferred = preferredLocale(locale, cookie, acceptLanguage);
  return preferred === locale ? undefined : localizedPath(url, preferred);
}

function preferredLocale(
  locale: Locale,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Locale {
  if (isLocale(cookie)) return cookie;
  if (locale !== defaultLocale || !acceptLanguage) return locale;
  return negotiateLocale(acceptLanguage);
}
