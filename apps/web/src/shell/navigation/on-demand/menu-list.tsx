import { isActiveEntry } from '@marquee/domain/menu/build-menu.ts';
import type { MenuEntry, MenuGroupEntry } from '@marquee/domain/menu/menu-entry.ts';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { MenuLink } from '../menu-link.tsx';
import { menuIcon } from './menu-icons.ts';

/** The whole menu: in the sidebar, and in the menu panel on small screens. */
export function MenuList({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {entries.map((entry) => (
        <li key={entry.kind === 'custom' ? entry.id : entry.routeName}>
          {entry.kind === 'group' ? (
            <Group group={entry} />
          ) : (
            <MenuLink entry={entry} className="menu-row" icon={<Icon entry={entry} />} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A native disclosure, open when the current page is one of its children. */
function Group({ group }: { group: MenuGroupEntry }) {
  const t = useTranslations('navigation.menu');
  const { pathname } = useLocation();
  return (
    <details className="group/menu" open={isActiveEntry(group, pathname)}>
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
            <MenuLink entry={entry} className="menu-row" />
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
