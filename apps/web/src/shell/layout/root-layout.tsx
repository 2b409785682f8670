import { type ReactNode, useLayoutEffect } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { useServices } from '../../lib/use-services.ts';
import { LinkProvider } from '../../ui/actions/bare-link.tsx';
import { type PageFacts, pageTitle } from '../document/page-head.ts';
import { RouterLink } from '../navigation/router-link.tsx';
import { ShellOverlays } from '../overlays/shell-overlays.tsx';
import { useShell } from '../shell-data.ts';
import { useScrollMemory } from '../visit/scroll-memory.ts';
import { Frame } from './frame.tsx';

interface RootLayoutProps {
  /** The cart's button in the header, and in the bar at the foot of phones. */
  cart: ReactNode;
  shop: ReactNode;
}

export function RootLayout({ cart, shop }: RootLayoutProps) {
  const t = useTranslations('shell');
  useDocumentTitle();
  useScrollMemory();
  return (
    <LinkProvider value={RouterLink}>
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 rounded-md bg-inverse px-4 py-2 font-medium text-on-inverse focus:translate-y-0"
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

/** The server wrote the first title; later pages take theirs from the same records, a card from its heading. */
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
