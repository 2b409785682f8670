import type { ReactNode } from 'react';
import { CurrencySwitch } from '../preferences/currency-switch.tsx';
import { LanguageMenu } from '../preferences/language-menu.tsx';
import { ThemeToggle } from '../preferences/theme-toggle.tsx';
import { useShell } from '../shell-data.ts';
import { CabinetPart } from './cabinet.tsx';
import { Entrance } from './entrance.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavigationList } from './navigation-list.tsx';
import { NewOrderLink } from './new-order-link.tsx';
import { useMenu } from './use-menu.ts';

/** The bar over every page. `cart` is the place of the cart's button; without one the place closes up. */
export function Header({ cart }: { cart?: ReactNode }) {
  const { settings } = useShell();
  const menu = useMenu();
  return (
    <header className="shell-header">
      <div className="header-row flex h-full items-center gap-1 px-2 tablet:gap-1.5 tablet:px-4 desktop:px-6">
        {menu.signedIn && <CabinetPart name="SidebarButton" />}
        <MenuButton />
        <HomeLink />
        {settings.navigation && !menu.isClosed && <NavigationList menu={menu} />}
        <div className="ml-auto flex flex-1 items-center justify-end gap-1 tablet:gap-1.5">
          {!menu.isClosed && <HeaderSearch />}
          {settings.darkModeAvailable && (
            <span className="max-tablet:hidden">
              <ThemeToggle />
            </span>
          )}
          <LanguageMenu />
          {menu.signedIn ? (
            <CabinetPart name="Balance" />
          ) : (
            <span className="max-tablet:hidden">
              <CurrencySwitch />
            </span>
          )}
          {!menu.isClosed && <NewOrderLink href={menu.paths.get('orders-create')} />}
          {!menu.isClosed && cart}
          {menu.signedIn ? <CabinetPart name="ProfileButton" /> : <Entrance menu={menu} />}
        </div>
      </div>
    </header>
  );
}
