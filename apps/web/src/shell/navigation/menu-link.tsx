import { isActiveEntry } from '@marquee/domain/menu/build-menu.ts';
import type { MenuCustomEntry, MenuPageEntry } from '@marquee/domain/menu/menu-entry.ts';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

interface MenuLinkProps {
  entry: MenuPageEntry | MenuCustomEntry;
  /** Where the visitor is, from `useMenuPath`. */
  path: string;
  className?: string;
  icon?: ReactNode;
}

/** Where the visitor is, for menus: favorites are the catalogue with a filter, and an entry of their own. */
export function useMenuPath(): string {
  const { pathname, search } = useLocation();
  return search.includes('isFavourites=true') ? '/favorites' : pathname;
}

/** One menu entry: its name, and whether it is new or opens another site or tab. */
export function MenuLink({ entry, path, className, icon }: MenuLinkProps) {
  const t = useTranslations('navigation');
  const name = entry.kind === 'custom' ? entry.text : t(`menu.${entry.routeName}`);
  const isExternal = entry.kind === 'custom' && entry.isExternal;
  const opensNewTab = entry.kind === 'custom' && entry.opensNewTab;
  return (
    <BareLink
      href={entry.path}
      target={opensNewTab ? '_blank' : undefined}
      aria-current={isActiveEntry(entry, path) ? 'page' : undefined}
      className={className}
    >
      {icon}
      <span className="menu-label min-w-0">{name}</span>
      {entry.kind === 'custom' && entry.isNew && (
        <span className="menu-extra shrink-0">
          <Badge tone="primary">{t('newBadge')}</Badge>
        </span>
      )}
      {isExternal && <ArrowUpRight className="menu-extra size-4 shrink-0 opacity-60" aria-hidden="true" />}
      {(isExternal || opensNewTab) && (
        <span className="sr-only">{isExternal ? t('opensOutside') : t('opensNewTab')}</span>
      )}
    </BareLink>
  );
}
