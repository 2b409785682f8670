import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LinkProvider } from '../../ui/bare-link.tsx';
import { pageTitle } from '../document/page-head.ts';
import { Header } from '../navigation/header.tsx';
import { RouterLink } from '../navigation/router-link.tsx';
import { useShell } from '../shell-data.ts';
import { useScrollMemory } from '../visit/scroll-memory.ts';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

export function RootLayout() {
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
      <NavigationProgress />
      <div className="flex min-h-dvh flex-col">
        <Header />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto w-full max-w-[1440px] flex-1 px-4 py-6 outline-none tablet:px-6 desktop:py-8"
        >
          <Outlet />
        </main>
        <Footer />
      </div>
    </LinkProvider>
  );
}

/** The server wrote the first title; later pages take theirs from the same records. */
function useDocumentTitle() {
  const shell = useShell();
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = pageTitle(pathname, shell);
  }, [pathname, shell]);
}
