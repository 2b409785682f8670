import type { Banner } from '@marquee/contract/generated/shell.ts';
import { isExternal } from '@marquee/domain/routes/localized-path.ts';
import { matchPath } from 'react-router';
import { pages } from '../routing/pages.ts';

/** In the operator's order, without slides that link to a page this panel does not have. */
export function shownSlides({ information }: Banner): Banner['information'] {
  return information
    .filter(({ buttonLink }) => buttonLink === null || isKnownAddress(buttonLink))
    .toSorted((one, other) => one.sorting - other.sorting);
}

const plainPaths = new Set(pages.map(({ path }) => path).filter((path) => !path.includes(':')));

/** https, or a page that exists here. `/:slug` is left out because it would match any single word. */
export function isKnownAddress(address: string): boolean {
  if (isExternal(address)) return /^https:\/\/[^\s\\]+$/.test(address);
  const [path = '/'] = address.split(/[?#]/);
  if (plainPaths.has(path)) return true;
  return pages.some((page) => !/^\/:\w+\??$/.test(page.path) && matchPath(page.path, path) !== null);
}
