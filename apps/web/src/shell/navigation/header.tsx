import { Menu as MenuIcon, Plus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { CurrencySwitch } from '../preferences/currency.tsx';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { ThemeToggle } from '../preferences/theme.tsx';
import { useShell } from '../shell-data.ts';
import { CabinetPart } from './cabinet.tsx';
import { HeaderSearch } from './header-search.tsx';
import { NavigationList } from './navigation-list.tsx';
import { PanelButton } from './navigation-panels.tsx';
import { HomeLink } from './panel-logo.tsx';
import { type Menu, useMenu } from './use-menu.ts';

/** The header of every page. `cart` is the slot for the cart's button. */
export function Header({ cart }: { cart?: ReactNode }) {
  const { settings } = useShell();
  const menu = useMenu();
  return (
    <header className="shell-header">
      <div className="header-row flex h-full items-center gap-1 px-2 tablet:gap-1.5 tablet:px-4 desktop:px-6">
        {menu.signedIn && <CabinetPart name="SidebarButton" />}
        <MenuButton />
        <HomeLink className={menu.signedIn ? 'max-tablet:[&_.panel-name]:hidden' : undefined} />
        {settings.navigation && !menu.isClosed && <NavigationList menu={menu} />}
        <div className="ms-auto flex flex-1 items-center justify-end gap-1 tablet:gap-1.5">
          {!menu.isClosed && <HeaderSearch />}
          {settings.darkModeAvailable && (
            <span className="max-tablet:hidden">
              <ThemeToggle />
            </span>
          )}
          <span className={menu.signedIn ? 'max-[24rem]:hidden' : undefined}>
            <LanguageMenu />
          </span>
          {menu.signedIn && <CabinetPart name="OrdersLink" />}
          {menu.signedIn ? (
            <CabinetPart name="Balance" />
          ) : (
            <span className="max-tablet:hidden">
              <CurrencySwitch />
            </span>
          )}
          {!menu.isClosed && <NewOrderLink href={menu.paths.get('orders-create')} />}
          {!menu.isClosed && cart}
          {menu.signedIn && <CabinetPart name="NotificationBell" />}
          {menu.signedIn ? <CabinetPart name="ProfileButton" /> : <SignInLinks menu={menu} />}
        </div>
      </div>
    </header>
  );
}

/** The header's one primary button. On phones it is in the bottom bar. */
function NewOrderLink({ href }: { href: string | undefined }) {
  const t = useTranslations('shell.header');
  if (!href) return null;
  return (
    <BareLink
      href={href}
      className="inline-flex min-h-tap shrink-0 items-center gap-1.5 whitespace-nowrap rounded-md bg-on-header px-3 font-semibold text-body text-header-right transition-opacity hover:opacity-90 focus-visible:outline-on-header max-tablet:hidden"
    >
      <Plus className="size-4.5" aria-hidden="true" />
      <span className="max-desktop:sr-only">{t('newOrder')}</span>
    </BareLink>
  );
}

/** The menu button where there is no sidebar: opens the menu over the page. */
function MenuButton() {
  const t = useTranslations('shell.header');
  return (
    <PanelButton panel="menu" className="header-button without-sidebar" aria-label={t('openMenu')}>
      <MenuIcon className="size-5" aria-hidden="true" />
    </PanelButton>
  );
}

/** Signing in leads back to the current page, unless that is the home page or itself for signing in. */
function SignInLinks({ menu }: { menu: Menu }) {
  const t = useTranslations('shell.header');
  const { pathname } = useLocation();
  const login = menu.paths.get('login');
  const register = menu.paths.get('register');
  if (!login) return null;
  const isSignInPage = pathname === login || pathname === register || pathname === '/';
  const href = isSignInPage ? login : `${login}?${new URLSearchParams({ redirect: pathname })}`;
  return (
    <>
      {menu.isClosed && register && (
        <BareLink href={register} className="header-button whitespace-nowrap">
          {t('register')}
        </BareLink>
      )}
      <BareLink
        href={href}
        className="header-button shrink-0 whitespace-nowrap bg-on-header/14 hover:bg-on-header/22"
      >
        <UserRound className="size-4.5" aria-hidden="true" />
        <span className="max-tablet:sr-only">{t('signIn')}</span>
      </BareLink>
    </>
  );
}
