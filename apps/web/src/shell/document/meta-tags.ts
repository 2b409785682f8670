import {
  defaultLocale,
  type Locale,
  languageTag,
  locales,
  localeWithRegion,
} from '@marquee/domain/locale/locales.ts';
import { canonicalPath, indexedPages } from '@marquee/domain/routes/indexed-pages.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { escapeHtml } from './escape-html.ts';

/** One rendered page, as search engines and social networks see it. */
export interface PageVisit {
  url: URL;
  locale: Locale;
  status: number;
  /** The page's path in the table of pages, such as `/services/:slug`; absent when no page was found. */
  pattern?: string;
}

/** Parameters that do not change what the page is about: campaign tags, referrals, the currency. */
const harmlessParameter = /^(utm_\w+|\w*clid|_g[al]|mc_[ce]id|ref|currency|download_app)$/;

/** Private pages, errors and filtered lists are not for search engines. */
export function isIndexed({ url, status, pattern }: PageVisit): boolean {
  if (status !== 200 || pattern === undefined) return false;
  const isListed = indexedPages.some(({ path }) => path === canonicalPath(pattern));
  return isListed && [...url.searchParams.keys()].every((name) => harmlessParameter.test(name));
}

function canonicalAddress({ url, locale }: PageVisit): string {
  return `${url.origin}${localizedPath(canonicalPath(splitLocale(url.pathname).path), locale)}`;
}

/** One canonical address per page and language, whatever else is in the query. */
export function searchTags(visit: PageVisit): string {
  if (!isIndexed(visit)) return '<meta name="robots" content="noindex">';
  const address = (locale: Locale) => escapeHtml(canonicalAddress({ ...visit, locale }));
  const alternate = (language: string, locale: Locale) =>
    `<link rel="alternate" hreflang="${language}" href="${address(locale)}">`;
  return `<link rel="canonical" href="${address(visit.locale)}">\
${locales.map((locale) => alternate(languageTag(locale), locale)).join('')}${alternate('x-default', defaultLocale)}`;
}

interface CardTexts {
  title: string;
  description?: string;
  panelName: string;
}

/** What a shared link shows. X reads the same tags, except for the size of the picture. */
export function socialCards(visit: PageVisit, { title, description, panelName }: CardTexts): string {
  if (visit.status !== 200) return '';
  const facts: [property: string, content: string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', panelName],
    ['og:locale', localeWithRegion(visit.locale)],
    ['og:url', canonicalAddress(visit)],
    ['og:title', title],
    ['og:description', description],
    ['og:image', pictureAddress(visit)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', title],
  ];
  const tags = facts.map(([property, content]) =>
    content ? `<meta property="${property}" content="${escapeHtml(content)}">` : '',
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
}

/** A page that is not indexed has no picture of its own and gets the home page's. */
function pictureAddress(visit: PageVisit): string {
  const path = isIndexed(visit) ? canonicalPath(splitLocale(visit.url.pathname).path) : '/';
  return `${visit.url.origin}/social-card.png?${new URLSearchParams({ locale: visit.locale, path })}`;
}
