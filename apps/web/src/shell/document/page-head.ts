import { type Locale, languageTag, locales } from '@marquee/domain/locale/locales.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { routeName } from '@marquee/domain/routes/route-name.ts';
import type { Shell } from '../shell-data.ts';
import { escapeHtml } from './escape-html.ts';

export interface PageHead {
  title: string;
  /** Ready HTML for the head. */
  tags: string;
}

/** Title and description come from the panel's record for the route; the panel's name is the fallback. */
export function pageHead(url: URL, locale: Locale, shell: Shell): PageHead {
  const path = splitLocale(url.pathname).path;
  const title = pageTitle(path, shell);
  const record = pageRecord(path, shell);
  const description = record?.meta_description
    ? `<meta name="description" content="${escapeHtml(record.meta_description)}">`
    : '';
  const address = (of: Locale) => escapeHtml(`${url.origin}${localizedPath(path, of)}`);
  const alternates = locales
    .map((of) => `<link rel="alternate" hreflang="${languageTag(of)}" href="${address(of)}">`)
    .join('');
  return {
    title,
    tags: `${description}<link rel="canonical" href="${address(locale)}">${alternates}\
<link rel="alternate" hreflang="x-default" href="${address('en')}">`,
  };
}

export function pageTitle(path: string, shell: Shell): string {
  return pageRecord(path, shell)?.meta_title ?? shell.settings.panelName;
}

function pageRecord(path: string, shell: Shell) {
  const name = routeName(path);
  return shell.pages.find((page) => page.route_name === name);
}
