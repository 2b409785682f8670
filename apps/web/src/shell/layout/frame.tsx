import type { ReactNode } from 'react';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { CabinetPart } from '../navigation/cabinet.tsx';
import { Header } from '../navigation/header.tsx';
import { NavigationPanels } from '../navigation/navigation-panels.tsx';
import { OpenPanelProvider } from '../navigation/open-panel.tsx';
import { useSidebar } from '../preferences/sidebar.tsx';
import { useProfile } from '../session/profile.ts';
import { useShell } from '../shell-data.ts';
import { Footer } from './footer.tsx';

interface FrameProps {
  cart: ReactNode;
  shop: ReactNode;
  children: ReactNode;
}

/** What stands around a page: the bar, for those signed in the sidebar, and on phones the bar at the foot. */
export function Frame({ cart, shop, children }: FrameProps) {
  const { settings } = useShell();
  const signedIn = useProfile() !== null;
  const { isCollapsed } = useSidebar();
  return (
    <OpenPanelProvider>
      <div
        className="shell"
        data-navigation={settings.navigation ? 'new' : 'old'}
        data-sidebar={signedIn ? (isCollapsed ? 'collapsed' : 'open') : undefined}
      >
        <Header cart={cart} />
        {signedIn && <CabinetPart name="Sidebar" />}
        <div className="shell-column">
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1440px] flex-1 px-4 py-6 outline-none tablet:px-6 desktop:py-8"
          >
            {signedIn && <CabinetPart name="ImpersonationBar" />}
            {signedIn && <CabinetPart name="ModerationAlert" />}
            {children}
          </main>
          <Footer />
        </div>
        {settings.navigation && <BottomBar shop={shop} />}
        <NavigationPanels />
      </div>
    </OpenPanelProvider>
  );
}
