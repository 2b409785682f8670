import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { LinkProvider } from '../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type PageFacts, pageTitle } from '../document/page-head.ts';
import { BottomBar } from '../navigation/bottom-bar.tsx';
import { CabinetPart } from '../navigation/cabinet.tsx';
import { Header } from '../navigation/header.tsx';
import { NavigationPanels } from '../navigation/navigation-panels.tsx';
import { OpenPanelProvider } from '../navigation/open-panel.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import { ShellOverlays } from '../overlays/shell-overlays.tsx';
import { useCurrencyOfAddress } from '../preferences/currency.tsx';
import { useSidebar } from '../preferences/sidebar.tsx';
import { useProfile } from '../session/profile.ts';
import { useShell } from '../shell-data.ts';
import { useFocusHeading } from '../visit/focus-heading.ts';
import { useScrollMemory } from '../visit/scroll-memory.ts';
import { Footer } from './footer.tsx';
import { ReadOnlyBar } from './read-only-bar.tsx';

interface FrameProps {
  cart: ReactNode;
  shop: ReactNode;
  children: ReactNode;
}

interface RootLayoutProps {
  /** The cart's button in the header. */
  cart: ReactNode;
  shop: ReactNode;
}

export function RootLayout({ cart, shop }: RootLayoutProps) {
  const t = useTranslations('shell');
  useDocumentTitle();
  useCurrencyOfAddress();
  useScrollMemory();
  useFocusHeading();
  return (
    <LinkProvider value={RouterLink}>
      <a
        href="#content"
        className="absolute top-2 start-2 z-50 -translate-y-20 rounded-md bg-inverse px-4 py-2 font-medium text-on-inverse focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <Frame cart={cart} shop={shop}>
        <Outlet />
      </Frame>
      <ShellOverlays />
    </LinkProvider>
  );
}

/** The server wrote the first title; later pages use the same records, error cards their heading. */
function useDocumentTitle() {
  const shell = useShell();
  const { locale } = useServices();
  const { pathname } = useLocation();
  const facts = useMatches().at(-1)?.loaderData as PageFacts | null | undefined;
  useLayoutEffect(() => {
    const title = document.querySelector('h1')?.textContent ?? '';
    document.title = pageTitle(pathname, shell, locale, facts ?? { title });
  }, [pathname, shell, locale, facts]);
}

/**
 * The layout around a page: header, sidebar for signed-in users, bottom bar on phones. Each comes alive by itself, so
 * that a click waits only for the part it meets.
 */
function Frame({ cart, shop, children }: FrameProps) {
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
        <Suspense>
          <Header cart={cart} />
        </Suspense>
        <Suspense>{signedIn && <CabinetPart name="Sidebar" />}</Suspense>
        <div className="shell-column">
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto w-full max-w-[1440px] flex-1 px-4 py-6 outline-none tablet:px-6 desktop:py-8"
          >
            <ReadOnlyBar />
            {signedIn && <CabinetPart name="ImpersonationBar" />}
            {signedIn && <CabinetPart name="ModerationAlert" />}
            <Suspense>{children}</Suspense>
          </main>
          <Suspense>
            <Footer />
          </Suspense>
        </div>
        {settings.navigation && <BottomBar shop={shop} />}
        <NavigationPanels />
      </div>
    </OpenPanelProvider>
  );
}
