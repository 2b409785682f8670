import { link } from '@marquee/contract/primitives.ts';
import type { MenuItem } from '@marquee/contract/shell/menu-item.ts';
import type { Selectable } from 'kysely';
import type { DB } from '../../platform/db/generated/tables.ts';

export function menuItemView(row: Selectable<DB['menu_item']>): MenuItem {
  return {
    id: Number(row.id),
    shown: row.is_shown,
    text: row.text,
    icon: row.icon,
    href: row.href,
    routeName: row.route_name,
    markAsNew: row.mark_as_new,
    openInNewTab: row.open_in_new_tab,
    showInInternal: row.show_in_internal,
    showInPublic: row.show_in_public,
    translations: row.translations as MenuItem['translations'],
  };
}

/** https, or a path within the panel; any other link is dropped. */
export function safeLink(address: string): string | null {
  const trimmed = address.trim();
  return link.safeParse(trimmed).success ? trimmed : null;
}
