import { defaultLocale, type Locale, languageTag, locales } from '@marquee/domain/locale/locales.ts';
import { canonicalPath, indexedPages } from '@marquee/domain/routes/indexed-pages.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { escapeHtml } from './escape-html.ts';

/** One answer to one visit, as far as machines that read it care. */
export interface PageVisit {
  url: URL;
  locale: Locale;
  status: number;
  /** The page's own path in the table of pages, `/services/:slug`; absent when no page was found. */
  pattern?: string;
}

/** Where someone came from, and in which currency they want to see the same page. */
const harmlessParameter = /^(utm_\w+|\w*clid|_g[al]|mc_[ce]id|ref|currency|download_app)$/;

/** Private pages, errors and lists that the visitor narrowed down are nothing to find by searching. */
export function isIndexed({ url, status, pattern }: PageVisit): boolean {
  if (status !== 200 || pattern === undefined) return false;
  const isListed = indexedPages.some(({ path }) => path === canonicalPath(pattern));
  return isListed && [...url.searchParams.keys()].every((name) => harmlessParameter.test(name));
}

export function canonicalAddress({ url, locale }: PageVisit): string {
  return `${url.origin}${localizedPath(canonicalPath(splitLocale(url.pathname).path), locale)}`;
}

/** One address for each page in each language, whatever the address bar holds beside it. */
export function searchTags(visit: PageVisit): string {
  if (!isIndexed(visit)) return '<meta name="robots" content="noindex">';
  const address = (locale: Locale) => escapeHtml(canonicalAddress({ ...visit, locale }));
  const alternate = (language: string, locale: Locale) =>
    `<link rel="alternate" hreflang="${language}" href="${address(locale)}">`;
  return `<link rel="canonical" href="${address(visit.locale)}">\
${locales.map((locale) => alternate(languageTag(locale), locale)).join('')}${alternate('x-default', defaultLocale)}`;
}
