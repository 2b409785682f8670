import { isActiveEntry } from '@marquee/domain/menu/build-menu.ts';
import type { MenuCustomEntry, MenuEntry, MenuPageEntry } from '@marquee/domain/menu/menu-entry.ts';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { classNames } from '../../ui/class-names.ts';
import { headerButton } from './header-button.ts';
import { MenuLink } from './menu-link.tsx';
import { PanelButton } from './navigation-panels.tsx';
import type { Menu } from './use-menu.ts';

interface HeaderPopoverProps {
  id: string;
  label: string;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** These have a button of their own in the bar. */
const shownElsewhere: readonly string[] = ['index', 'orders-create', 'login', 'register'];
const maxInBar = 2;

/** Services first, on tablets as an icon; a guest, who has no sidebar, finds the rest of the menu here as well. */
export function NavigationList({ menu }: { menu: Menu }) {
  const t = useTranslations();
  const links = menu.signedIn ? [] : menu.entries.flatMap(flattenEntry);
  // Beside a sidebar, which is the navigation then, it is a button and no more.
  const Wrapper = menu.signedIn ? 'div' : 'nav';
  const label = menu.signedIn ? undefined : t('shell.header.navigation');
  return (
    <Wrapper aria-label={label} className="flex items-center max-tablet:hidden">
      <PanelButton panel="services" className={classNames(headerButton)}>
        <LayoutGrid className="size-4.5" aria-hidden="true" />
        <span className="max-desktop:sr-only">{t('shell.header.services')}</span>
        <ChevronDown className="size-4 opacity-70 max-desktop:hidden" aria-hidden="true" />
      </PanelButton>
      {links.slice(0, maxInBar).map((entry) => (
        <BarLink key={entry.path} entry={entry} />
      ))}
      {links.length > 0 && (
        <HeaderPopover
          id="more-pages"
          label={t('navigation.more')}
          className={classNames('max-desktop:hidden', links.length <= maxInBar && 'wide:hidden')}
        >
          {links.map((entry, index) => (
            <li key={entry.path} className={index < maxInBar ? 'wide:hidden' : undefined}>
              <MenuLink entry={entry} className="menu-row" />
            </li>
          ))}
        </HeaderPopover>
      )}
    </Wrapper>
  );
}

function BarLink({ entry }: { entry: MenuPageEntry | MenuCustomEntry }) {
  const { pathname } = useLocation();
  const active = isActiveEntry(entry, pathname);
  return (
    <MenuLink
      entry={entry}
      className={classNames(
        headerButton,
        'max-w-48 max-wide:hidden',
        active && 'underline decoration-2 underline-offset-8',
      )}
    />
  );
}

function flattenEntry(entry: MenuEntry): readonly (MenuPageEntry | MenuCustomEntry)[] {
  if (entry.kind === 'group') return entry.children;
  return shownElsewhere.includes(entry.routeName ?? '') ? [] : [entry];
}

/** A short list below its button. The browser's own popover: it opens and closes without a script. */
function HeaderPopover({ id, label, className, children }: HeaderPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever arrives at another page is done with the list
  useEffect(() => popover.current?.hidePopover(), [key]);
  return (
    <>
      <button type="button" className={classNames(headerButton, className)} popoverTarget={id}>
        {label}
        <ChevronDown className="size-4 opacity-70" aria-hidden="true" />
      </button>
      <div ref={popover} id={id} popover="auto" className="popover-below-header">
        <ul>{children}</ul>
      </div>
    </>
  );
}
