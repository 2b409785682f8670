import { isActiveEntry } from '@marquee/domain/menu/build-menu.ts';
import type { MenuCustomEntry, MenuEntry, MenuPageEntry } from '@marquee/domain/menu/menu-entry.ts';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { MenuLink, useMenuPath } from './menu-link.tsx';
import { PanelButton } from './navigation-panels.tsx';
import type { Menu } from './use-menu.ts';

interface HeaderPopoverProps {
  id: string;
  label: string;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** These have their own button in the header. */
const shownElsewhere: readonly string[] = ['index', 'orders-create', 'login', 'register'];
/** Beside the others in a menu, which is never for one page alone. */
const inBar = (links: readonly unknown[]) => (links.length === 3 ? 1 : 2);

/** Services first, as an icon on tablets. Guests have no sidebar, so the rest of the menu is here as well. */
export function NavigationList({ menu }: { menu: Menu }) {
  const t = useTranslations();
  const path = useMenuPath();
  const links = menu.signedIn ? [] : menu.entries.flatMap(flattenEntry);
  const maxInBar = inBar(links);
  // With a sidebar, which is the navigation then, this is only a button.
  const Wrapper = menu.signedIn ? 'div' : 'nav';
  const label = menu.signedIn ? undefined : t('shell.header.navigation');
  return (
    <Wrapper aria-label={label} className="flex items-center max-tablet:hidden">
      <PanelButton panel="services" className="header-button">
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
              <MenuLink entry={entry} path={path} className="menu-row" />
            </li>
          ))}
        </HeaderPopover>
      )}
    </Wrapper>
  );
}

function BarLink({ entry }: { entry: MenuPageEntry | MenuCustomEntry }) {
  const path = useMenuPath();
  const active = isActiveEntry(entry, path);
  return (
    <MenuLink
      entry={entry}
      path={path}
      className={classNames(
        'header-button',
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

/** A short list below its button, as a native popover that works without a script. */
function HeaderPopover({ id, label, className, children }: HeaderPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list closes on navigation
  useEffect(() => popover.current?.hidePopover(), [key]);
  return (
    <>
      <button type="button" className={classNames('header-button', className)} popoverTarget={id}>
        {label}
        <ChevronDown className="size-4 opacity-70" aria-hidden="true" />
      </button>
      <div ref={popover} id={id} popover="auto" className="popover-below-header">
        <ul>{children}</ul>
      </div>
    </>
  );
}
