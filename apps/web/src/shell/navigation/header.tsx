import type { ReactNode } from 'react';
import { CurrencySwitch } from '../preferences/currency-switch.tsx';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { ThemeToggle } from '../preferences/theme-toggle.tsx';
import { useProfile } from '../session/profile.ts';
import { useShell } from '../shell-data.ts';
import { Balance } from './balance.tsx';
import { Entrance } from './entrance.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButtons } from './menu-buttons.tsx';
import { NavigationList } from './navigation-list.tsx';
import { NewOrderLink } from './new-order-link.tsx';
import { ProfileButton } from './profile-button.tsx';
import { useMenu } from './use-menu.ts';

/** The bar over every page. `cart` is the place of the cart's button; without one the place closes up. */
export function Header({ cart }: { cart?: ReactNode }) {
  const { settings } = useShell();
  const profile = useProfile();
  const menu = useMenu();
  const isNew = settings.navigation;
  return (
    <header className="shell-header">
      <div className="header-row flex h-full items-center gap-1 px-2 tablet:gap-1.5 tablet:px-4 desktop:px-6">
        <MenuButtons />
        <HomeLink />
        {isNew && !menu.isClosed && <NavigationList menu={menu} />}
        <div className="ml-auto flex min-w-0 flex-1 items-center justify-end gap-1 tablet:gap-1.5">
          {!menu.isClosed && <HeaderSearch />}
          {settings.darkModeAvailable && (
            <span className="max-tablet:hidden">
              <ThemeToggle />
            </span>
          )}
          <LanguageMenu />
          {profile ? (
            <Balance profile={profile} addFunds={menu.paths.get('add-funds')} />
          ) : (
            <span className="max-tablet:hidden">
              <CurrencySwitch />
            </span>
          )}
          {!menu.isClosed && <NewOrderLink href={menu.paths.get('orders-create')} />}
          {!menu.isClosed && cart}
          {profile ? <ProfileButton profile={profile} /> : <Entrance menu={menu} />}
        </div>
      </div>
    </header>
  );
}
