import { homeRouteName, pathSegments } from '../routes/localized-path.ts';
import type { MenuGroupName, MenuPageName } from './menu-pages.ts';

export interface MenuPageEntry {
  kind: 'page';
  routeName: MenuPageName;
  path: string;
}

/** Has no page of its own: it opens its children. */
export interface MenuGroupEntry {
  kind: 'group';
  routeName: MenuGroupName;
  children: readonly MenuPageEntry[];
}

export interface MenuCustomEntry {
  kind: 'custom';
  id: number;
  path: string;
  /** Null: not a page that the menu could mark as the current one. */
  routeName: string | null;
  text: string;
  icon: string | null;
  isExternal: boolean;
  isNew: boolean;
  opensNewTab: boolean;
}

export type MenuEntry = MenuPageEntry | MenuGroupEntry | MenuCustomEntry;

/** A group has no page of its own: it opens its children. */
export function isMenuGroup(routeName: string): boolean {
  return routeName.includes('-group');
}

/** The catalogue is the home page and is also reached under this name. */
const catalogueSegment = 'services';

/** Creating something is a separate task, so `/orders/create` does not highlight `orders`. */
export function isActiveMenuItem(itemRouteName: string, path: string): boolean {
  const [first = homeRouteName, second] = pathSegments(path);
  const current = first === catalogueSegment ? homeRouteName : first;
  return current === itemRouteName && second !== 'create';
}
