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

export const homeRouteName = 'index';

/** The segments of a path within the panel, without language, query and hash. */
export function pathSegments(path: string): string[] {
  const [bare = ''] = splitLocale(path).path.split(/[?#]/);
  return bare.split('/').filter((segment) => segment !== '');
}

/** `/de/tasks/faq/` is `tasks-faq`; another site has no name here. */
export function routeName(address: string): string | undefined {
  if (isExternal(address)) return undefined;
  return pathSegments(address).join('-') || homeRouteName;
}

const nowhere = 'http://panel.invalid';

/**
 * The path, query included, that an address of this panel names; `undefined` for every other address.
 * A full address counts when its origin is the panel's own.
 */
export function ownPath(address: string, origin: string = nowhere): string | undefined {
  const isFull = address.startsWith(`${origin}/`);
  if (!isFull && isExternal(address)) return undefined;
  const url = URL.canParse(address, nowhere) ? new URL(address, nowhere) : undefined;
  if (!url || url.origin !== (isFull ? origin : nowhere) || url.username !== '') return undefined;
  const path = `${url.pathname}${url.search}`;
  // `URL` has resolved the dots: `/.//host` is now `//host`.
  return isExternal(path) ? undefined : path;
}
