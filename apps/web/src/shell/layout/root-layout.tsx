import { type ReactNode, useLayoutEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { LinkProvider } from '../../ui/bare-link.tsx';
import { type PageFacts, pageTitle } from '../document/page-head.ts';
import { RouterLink } from '../navigation/router-link.tsx';
import { ShellOverlays } from '../overlays/shell-overlays.tsx';
import { useSessionUpkeep } from '../session/use-session-upkeep.ts';
import { useShell } from '../shell-data.ts';
import { useScrollMemory } from '../visit/scroll-memory.ts';
import { Frame } from './frame.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

interface RootLayoutProps {
  /** The cart's button in the header, and in the bar at the foot of phones. */
  cart: ReactNode;
  shop: ReactNode;
  /** Floats over the page. */
  children?: ReactNode;
}

export function RootLayout({ cart, shop, children }: RootLayoutProps) {
  const t = useTranslations('shell');
  useDocumentTitle();
  useScrollMemory();
  useSessionUpkeep();
  return (
    <LinkProvider value={RouterLink}>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-inverse px-4 py-2 font-medium text-on-inverse focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <NavigationProgress />
      <Frame cart={cart} shop={shop}>
        <Outlet />
      </Frame>
      {children}
      <ShellOverlays />
    </LinkProvider>
  );
}

/** The server wrote the first title; later pages take theirs from the same records. */
function useDocumentTitle() {
  const shell = useShell();
  const { locale } = useServices();
  const { pathname } = useLocation();
  const facts = useMatches().at(-1)?.loaderData as PageFacts | null | undefined;
  useLayoutEffect(() => {
    document.title = pageTitle(pathname, shell, locale, facts ?? undefined);
  }, [pathname, shell, locale, facts]);
}
