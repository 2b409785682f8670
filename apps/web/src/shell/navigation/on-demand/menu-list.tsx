import { isActiveEntry } from '@marquee/domain/menu/build-menu.ts';
import type { MenuEntry, MenuGroupEntry } from '@marquee/domain/menu/menu-entry.ts';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { useServices } from '../../../lib/use-services.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { MenuLink, useMenuPath } from '../menu-link.tsx';
import { menuIcon } from './menu-icons.ts';

interface MenuPlace {
  /** As links see it: see `useMenuPath`. */
  path: string;
  pathname: string;
}

/** The whole menu: in the sidebar, and in the menu panel on small screens. All who see the same page see it alike. */
export function MenuList({ entries }: { entries: readonly MenuEntry[] }) {
  const { keptParts } = useServices();
  const place = { path: useMenuPath(), pathname: useLocation().pathname };
  const items = <MenuItems entries={entries} place={place} />;
  if (import.meta.env.SSR && keptParts) {
    const __html = keptParts.keep(entries, `menu ${current(entries, place)}`, () => items);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it from the same items
    return <ul className={list} dangerouslySetInnerHTML={{ __html }} />;
  }
  return <ul className={list}>{items}</ul>;
}

const list = 'flex flex-col gap-0.5';

/** What of the place shows in the menu. */
function current(entries: readonly MenuEntry[], { path, pathname }: MenuPlace): string {
  return entries
    .flatMap((entry) =>
      entry.kind === 'group'
        ? [isActiveEntry(entry, pathname), ...entry.children.map((child) => isActiveEntry(child, path))]
        : isActiveEntry(entry, path),
    )
    .map(Number)
    .join('');
}

function MenuItems({ entries, place }: { entries: readonly MenuEntry[]; place: MenuPlace }) {
  return entries.map((entry) => (
    <li key={entry.kind === 'custom' ? entry.id : entry.routeName}>
      {entry.kind === 'group' ? (
        <Group group={entry} place={place} />
      ) : (
        <MenuLink entry={entry} path={place.path} className="menu-row" icon={<Icon entry={entry} />} />
      )}
    </li>
  ));
}

/** A native disclosure, open when the current page is one of its children. */
function Group({ group, place }: { group: MenuGroupEntry; place: MenuPlace }) {
  const t = useTranslations('navigation.menu');
  return (
    <details className="group/menu" open={isActiveEntry(group, place.pathname)}>
      <summary className="menu-row">
        <Icon entry={group} />
        <span className="menu-label min-w-0 flex-1 truncate">{t(group.routeName)}</span>
        <ChevronDown
          className="menu-extra size-4 shrink-0 text-ink-faint transition-transform group-open/menu:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="menu-children">
        {group.children.map((entry) => (
          <li key={entry.routeName}>
            <MenuLink entry={entry} path={place.path} className="menu-row" />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Icon({ entry }: { entry: MenuEntry }) {
  const Drawn = menuIcon(entry);
  return <Drawn className="size-5 shrink-0 text-icons" aria-hidden="true" />;
}
