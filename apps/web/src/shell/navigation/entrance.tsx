import { UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { headerButton } from './header-button.ts';
import type { Menu } from './use-menu.ts';

/** Signing in leads back to the page one came from, unless that is itself an entrance. */
export function Entrance({ menu }: { menu: Menu }) {
  const t = useTranslations('shell.header');
  const { pathname } = useLocation();
  const login = menu.paths.get('login');
  const register = menu.paths.get('register');
  if (!login) return null;
  const isEntrance = pathname === login || pathname === register || pathname === '/';
  const href = isEntrance ? login : `${login}?${new URLSearchParams({ redirect: pathname })}`;
  return (
    <>
      {menu.isClosed && register && (
        <BareLink href={register} className={classNames(headerButton, 'whitespace-nowrap')}>
          {t('register')}
        </BareLink>
      )}
      <BareLink
        href={href}
        className={classNames(headerButton, 'shrink-0 whitespace-nowrap bg-on-header/14')}
      >
        <UserRound className="size-4.5" aria-hidden="true" />
        <span className="max-tablet:sr-only">{t('signIn')}</span>
      </BareLink>
    </>
  );
}
