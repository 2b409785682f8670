import type { Settings } from '@marquee/contract/shell/settings.ts';
import { routeName } from '@marquee/domain/routes/localized-path.ts';
import { isFeatureOn } from '../routing/feature-switches.ts';
import { pages } from '../routing/pages.ts';

/** Those with a parameter are no menu's business. Names are worked out once: every page has several menus. */
const named = pages
  .filter(({ path }) => !path.includes(':'))
  .flatMap(({ path, feature }) => {
    const name = routeName(path);
    return name ? { name, path, feature } : [];
  });

/** Paths by route name of the pages that this panel has. */
export function existingPaths(settings: Settings): ReadonlyMap<string, string> {
  return new Map(
    named
      .filter(({ feature }) => !feature || isFeatureOn(feature, settings))
      .map(({ name, path }) => [name, path]),
  );
}
