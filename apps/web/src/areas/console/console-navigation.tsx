import type { Permission } from '@marquee/domain/access/permissions.ts';
import { Gauge, HandCoins, type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useProfile } from '../../shell/session/profile.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';

interface Entry {
  name: 'overview' | 'withdrawals';
  path: string;
  icon: LucideIcon;
  permission: Permission;
}

const entries: readonly Entry[] = [
  { name: 'overview', path: '/admin', icon: Gauge, permission: 'console.view' },
  { name: 'withdrawals', path: '/admin/withdrawals', icon: HandCoins, permission: 'withdrawals.manage' },
];

/** The pages that this member of staff may open. */
export function ConsoleNavigation({ onFollow }: { onFollow?: () => void }) {
  const t = useTranslations('admin');
  const { pathname } = useLocation();
  const permissions = useProfile()?.permissions ?? [];
  return (
    <nav aria-label={t('title')}>
      <ul className="flex flex-col gap-0.5">
        {entries
          .filter(({ permission }) => permissions.includes(permission))
          .map(({ name, path, icon: Icon }) => (
            <li key={name}>
              <BareLink
                href={path}
                onClick={onFollow}
                aria-current={pathname === path ? 'page' : undefined}
                className="flex min-h-tap items-center gap-3 rounded-md px-3 font-medium text-ink-soft hover:bg-hover hover:text-ink aria-[current]:bg-primary-soft aria-[current]:text-primary-text desktop:min-h-9"
              >
                <Icon className="size-4.5 shrink-0" aria-hidden="true" />
                <span className="min-w-0 truncate">{t(`pages.${name}`)}</span>
              </BareLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
