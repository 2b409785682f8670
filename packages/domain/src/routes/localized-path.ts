import { defaultLocale, isLocale, type Locale } from '../locale/locales.ts';

/**
 * Not on this panel: another scheme, another host, or not a path from the root.
 * Browsers drop tabs and line breaks from addresses and read a backslash as a slash.
 */
export function isExternal(address: string): boolean {
  return !address.startsWith('/') || /^\/[\t\n\r]*[/\\]/.test(address);
}

/** Takes the language prefix off a path; query and hash stay. English has none, so `/en` is a page like any other. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const [, prefix, rest = ''] = /^\/([^/?#]+)(.*)$/s.exec(path) ?? [];
  if (!isLocale(prefix) || prefix === defaultLocale) return { locale: defaultLocale, path };
  // `/de//example.com` must not become the address of another host.
  return { locale: prefix, path: `/${rest.replace(/^[/\\\t\n\r]+/, '')}` };
}

/** The same page in another language. */
export function localizedPath(path: string, locale: Locale): string {
  if (isExternal(path)) return path;
  const bare = splitLocale(path).path;
  if (locale === defaultLocale) return bare;
  return `/${locale}${bare.replace(/^\/(?=$|[?#])/, '')}`;
}
