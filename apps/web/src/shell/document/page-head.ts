import { type Locale, languageTag, locales } from '@marquee/domain/locale/locales.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { routeName } from '@marquee/domain/routes/route-name.ts';
import type { Shell } from '../shell-data.ts';
import { escapeHtml } from './escape-html.ts';
import { structuredDataTags } from './structured-data.ts';

/** What a page says of itself, in its `head` export. */
export interface PageFacts {
  title: string;
  description?: string;
  /** For search engines; it stays on the server. */
  structuredData?: readonly object[];
}

export interface PageHead {
  title: string;
  /** Ready HTML for the head. */
  tags: string;
}

/** The panel's record for exactly this route wins over what the page says itself; its name is the last resort. */
export function pageHead(url: URL, locale: Locale, shell: Shell, facts?: PageFacts): PageHead {
  const path = splitLocale(url.pathname).path;
  const title = pageTitle(path, shell, facts);
  const words = pageRecord(path, shell)?.meta_description || facts?.description;
  const description = words ? `<meta name="description" content="${escapeHtml(words)}">` : '';
  const address = (of: Locale) => escapeHtml(`${url.origin}${localizedPath(path, of)}`);
  const alternates = locales
    .map((of) => `<link rel="alternate" hreflang="${languageTag(of)}" href="${address(of)}">`)
    .join('');
  return {
    title,
    tags: `${description}<link rel="canonical" href="${address(locale)}">${alternates}\
<link rel="alternate" hreflang="x-default" href="${address('en')}">\
${structuredDataTags(facts?.structuredData)}`,
  };
}

export function pageTitle(path: string, shell: Shell, facts?: PageFacts): string {
  const { panelName } = shell.settings;
  const recorded = pageRecord(path, shell)?.meta_title;
  if (recorded || !facts?.title) return recorded || panelName;
  return facts.title.includes(panelName) ? facts.title : `${facts.title} · ${panelName}`;
}

function pageRecord(path: string, shell: Shell) {
  const name = routeName(path);
  return shell.pages.find((page) => page.route_name === name);
}
