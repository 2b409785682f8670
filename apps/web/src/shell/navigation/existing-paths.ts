import type { Settings } from '@marquee/contract/settings.ts';
import { routeName } from '@marquee/domain/routes/route-name.ts';
import { isFeatureOn } from '../routing/feature-switches.ts';
import { pages } from '../routing/pages.ts';

/** Paths by route name of the pages that this panel has; those with a parameter are no menu's business. */
export function existingPaths(settings: Settings): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ path, feature }) => {
      const name = routeName(path);
      const isThere = !path.includes(':') && (!feature || isFeatureOn(feature, settings));
      return name && isThere ? [[name, path] as const] : [];
    }),
  );
}
