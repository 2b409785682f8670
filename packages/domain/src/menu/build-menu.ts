import type { Locale } from '../locale/locales.ts';
import { type CustomMenuItem, customEntry } from './custom-entry.ts';
import {
  isActiveMenuItem,
  isMenuGroup,
  type MenuEntry,
  type MenuGroupEntry,
  type MenuPageEntry,
} from './menu-entry.ts';

import {
  type MenuFeatures,
  type MenuGroupName,
  type MenuGroupRule,
  type MenuPageName,
  type MenuPageRule,
  menuPages,
  signInPages,
} from './menu-pages.ts';

export interface MenuReader {
  signedIn: boolean;
  locale: Locale;
  features: MenuFeatures;
  /** Paths by route name of the pages that exist; entries for other pages are left out. */
  paths: ReadonlyMap<string, string>;
  customItems: readonly CustomMenuItem[];
  /** Guests see only login and registration. */
  accountIsHidden: boolean;
}

/** The menu for one reader: the panel's own pages, the operator's, and for guests login and registration. */
export function buildMenu(reader: MenuReader): MenuEntry[] {
  const signIn = signInPages.flatMap((rule) => pageEntry(rule, reader));
  if (reader.accountIsHidden && !reader.signedIn) return signIn;
  const own = menuPages.flatMap((rule): MenuEntry[] =>
    isGroup(rule) ? groupEntry(rule, reader) : pageEntry(rule, reader),
  );
  const custom = reader.customItems.flatMap((item) => customEntry(item, reader) ?? []);
  return [...own, ...custom, ...signIn];
}

export function isActiveEntry(entry: MenuEntry, path: string): boolean {
  if (entry.kind === 'group') return entry.children.some((child) => isActiveEntry(child, path));
  return entry.routeName !== null && isActiveMenuItem(entry.routeName, path);
}

function isGroup(rule: (typeof menuPages)[number]): rule is Extract<typeof rule, { pages: unknown }> {
  return isMenuGroup(rule.routeName);
}

function pageEntry(rule: MenuPageRule, reader: MenuReader): MenuPageEntry[] {
  const path = reader.paths.get(rule.routeName);
  const isAllowed = reader.signedIn ? rule.isAllowedForAuthorized : rule.isAllowedForGuest;
  const isOn = rule.feature === undefined || reader.features[rule.feature];
  if (path === undefined || !isAllowed || !isOn) return [];
  return [{ kind: 'page', routeName: rule.routeName as MenuPageName, path }];
}

/** A group with a single page is shown as that page: nobody should have to expand it. */
function groupEntry(
  rule: MenuGroupRule<MenuGroupName>,
  reader: MenuReader,
): (MenuGroupEntry | MenuPageEntry)[] {
  const children = rule.pages.flatMap((page) => pageEntry(page, reader));
  if (children.length < 2) return children;
  return [{ kind: 'group', routeName: rule.routeName, children }];
}
