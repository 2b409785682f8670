import type { MenuGroupName, MenuPageName } from './menu-pages.ts';

export interface MenuPageEntry {
  kind: 'page';
  routeName: MenuPageName;
  path: string;
  opensNewTab: boolean;
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
