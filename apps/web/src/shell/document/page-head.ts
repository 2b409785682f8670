import { defaultLocale, type Locale } from '@marquee/domain/locale/locales.ts';
import { canonicalPath } from '@marquee/domain/routes/indexed-pages.ts';
import { routeName, splitLocale } from '@marquee/domain/routes/localized-path.ts';

import type { Shell } from '../shell-data.ts';
import { escapeHtml } from './escape-html.ts';
import { type PageVisit, searchTags, socialCards } from './meta-tags.ts';

import { structuredDataTags } from './structured-data.ts';

/** What a page's `head` export returns. */
export interface PageFacts {
  title: string;
  description?: string;
  /** For search engines; it stays on the server. */
  structuredData?: readonly object[];
}

export interface PageHead {
  title: string;
  /** HTML for the head. */
  tags: string;
}

/** The page's title and meta tags: description, canonical address, social card, structured data. */
export function pageHead(visit: PageVisit, shell: Shell, facts?: PageFacts): PageHead {
  const path = splitLocale(visit.url.pathname).path;
  const title = pageTitle(path, shell, visit.locale, facts);
  const panelTags = panelMetaTags(shell, visit.locale);
  const description =
    pageRecord(path, shell)?.meta_description || facts?.description || panelTags?.description;
  return {
    title,
    tags: `${metaTag('description', description)}${metaTag('keywords', panelTags?.keywords)}${searchTags(visit)}\
${socialCards(visit, { title, description, panelName: shell.settings.panelName })}\
${structuredDataTags(facts?.structuredData)}`,
  };
}

/** The panel's SEO record for this route wins over the page's own title; the panel's name is the fallback. */
export function pageTitle(path: string, shell: Shell, locale: Locale, facts?: PageFacts): string {
  const { panelName } = shell.settings;
  const recorded = pageRecord(path, shell)?.meta_title;
  if (recorded || !facts?.title) return recorded || panelMetaTags(shell, locale)?.title || panelName;
  return facts.title.includes(panelName) ? facts.title : `${facts.title} · ${panelName}`;
}

/** The panel's general meta tags, for pages without their own. */
function panelMetaTags({ settings: { metaTags } }: Shell, locale: Locale) {
  return metaTags[locale] ?? metaTags[defaultLocale];
}

function metaTag(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
}

function pageRecord(path: string, shell: Shell) {
  const name = routeName(canonicalPath(path));
  return shell.pages.find((page) => page.route_name === name);
}
