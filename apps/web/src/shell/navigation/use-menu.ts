import type { Settings } from '@marquee/contract/generated/shell.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { buildMenu } from '@marquee/domain/menu/build-menu.ts';
import type { MenuEntry } from '@marquee/domain/menu/menu-entry.ts';
import type { MenuFeatures } from '@marquee/domain/menu/menu-pages.ts';
import { routeName } from '@marquee/domain/routes/localized-path.ts';
import { useServices } from '../../lib/use-services.ts';
import { isFeatureOn } from '../routing/feature-switches.ts';
import { pages } from '../routing/pages.ts';
import { useProfile } from '../session/profile.ts';
import { useShell } from '../shell-data.ts';

export interface Menu {
  entries: readonly MenuEntry[];
  paths: ReadonlyMap<string, string>;
  signedIn: boolean;
  /** Guests of a closed panel see only the pages for signing in. */
  isClosed: boolean;
}

export function useMenu(): Menu {
  const { settings } = useShell();
  const { locale } = useServices();
  const signedIn = useProfile() !== null;
  const menus = menusOf.get(settings) ?? {};
  menusOf.set(settings, menus);
  const name = `${locale} ${signedIn}`;
  menus[name] ??= createMenu(settings, locale, signedIn);
  return menus[name];
}

/** A page has several menus, and the server the same ones for every visitor. */
const menusOf = new WeakMap<Settings, Record<string, Menu>>();

function createMenu(settings: Settings, locale: Locale, signedIn: boolean): Menu {
  const paths = existingPaths(settings);
  const accountIsHidden = settings.hidePersonalAccountForUnregistered;
  const entries = buildMenu({
    signedIn,
    locale,
    paths,
    accountIsHidden,
    features: menuFeatures(settings),
    customItems: settings.customMenuItems,
  });
  return { entries, paths, signedIn, isClosed: accountIsHidden && !signedIn };
}

function menuFeatures(settings: Settings): MenuFeatures {
  return {
    bonuses: isFeatureOn('bonuses', settings),
    childPanels: isFeatureOn('childPanels', settings),
    freeTrials: isFeatureOn('freeTrials', settings),
    grades: isFeatureOn('grades', settings),
    keywordTools: isFeatureOn('keywordTools', settings),
    tasks: isFeatureOn('tasks', settings),
    referralProgram: isFeatureOn('referralProgram', settings),
  };
}

let namedPages: ReturnType<typeof namePages> | undefined;

/** Pages without parameters. */
function namePages() {
  return pages
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path, feature }) => {
      const name = routeName(path);
      return name ? { name, path, feature } : [];
    });
}

/** The catalogue with a filter, so it has no path of its own. */
const favouritesPath = '/?isFavourites=true';

/** Paths of the panel's pages by route name. */
export function existingPaths(settings: Settings): ReadonlyMap<string, string> {
  // Once: every page has several menus. Not while the code is read, when a slow phone is busy enough.
  namedPages ??= namePages();
  const shown = namedPages.filter(({ feature }) => !feature || isFeatureOn(feature, settings));
  return new Map([...shown.map(({ name, path }) => [name, path] as const), ['favorites', favouritesPath]]);
}
