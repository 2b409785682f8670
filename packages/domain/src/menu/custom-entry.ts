import type { Locale } from '../locale/locales.ts';
import type { MenuCustomEntry } from './menu-entry.ts';

/** An entry that the panel's operator added. */
export interface CustomMenuItem {
  id: number;
  shown: boolean;
  text: string;
  icon: string | null;
  href: string | null;
  routeName: string | null;
  markAsNew: boolean;
  openInNewTab: boolean;
  showInInternal: boolean;
  showInPublic: boolean;
  translations: Partial<Record<Locale, { text: string }>>;
}

interface Reader {
  signedIn: boolean;
  locale: Locale;
  paths: ReadonlyMap<string, string>;
}

/** Undefined where the item is not for this reader, or leads to a page that this panel does not have. */
export function customEntry(item: CustomMenuItem, reader: Reader): MenuCustomEntry | undefined {
  const isForReader = reader.signedIn ? item.showInInternal : item.showInPublic;
  const target = resolveTarget(item, reader.paths);
  if (!item.shown || !isForReader || !target) return undefined;
  return {
    kind: 'custom',
    id: item.id,
    ...target,
    text: item.translations[reader.locale]?.text || item.text,
    icon: item.icon,
    isNew: item.markAsNew,
    opensNewTab: item.openInNewTab,
  };
}

/** Another site opens in a new tab, or else in the panel's page for showing other sites, if it has one. */
function resolveTarget(
  { href, routeName, openInNewTab }: CustomMenuItem,
  paths: ReadonlyMap<string, string>,
): Pick<MenuCustomEntry, 'path' | 'routeName' | 'isExternal'> | undefined {
  if (href === null) {
    const path = routeName === null ? undefined : paths.get(routeName);
    return path === undefined ? undefined : { path, routeName, isExternal: false };
  }
  const viewer = openInNewTab ? undefined : paths.get('site-view');
  if (viewer === undefined) return { path: href, routeName: null, isExternal: true };
  return { path: `${viewer}?${new URLSearchParams({ url: href })}`, routeName: null, isExternal: false };
}
