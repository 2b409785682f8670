import { localeWithRegion } from '@marquee/domain/locale/locales.ts';
import { canonicalPath } from '@marquee/domain/routes/indexed-pages.ts';
import { splitLocale } from '@marquee/domain/routes/localized-path.ts';
import { escapeHtml } from './escape-html.ts';
import { canonicalAddress, isIndexed, type PageVisit } from './search-tags.ts';

interface CardTexts {
  title: string;
  description?: string;
  panelName: string;
}

/** What a shared link shows: X reads the same tags, but for the size of the picture. */
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

/** A page that is not to be found by searching has no words for a picture of its own. */
function pictureAddress(visit: PageVisit): string {
  const path = isIndexed(visit) ? canonicalPath(splitLocale(visit.url.pathname).path) : '/';
  return `${visit.url.origin}/social-card.png?${new URLSearchParams({ locale: visit.locale, path })}`;
}
