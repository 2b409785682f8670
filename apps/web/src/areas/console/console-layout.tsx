import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RouterLink } from '../../shell/navigation/router-link.tsx';
import { OverlayHost } from '../../shell/overlays/overlay-host.tsx';
import { useSessionUpkeep } from '../../shell/session/use-session-upkeep.ts';
import { useShell } from '../../shell/shell-data.ts';
import { useFocusHeading } from '../../shell/visit/focus-heading.ts';
import { useScrollMemory } from '../../shell/visit/scroll-memory.ts';
import { LinkProvider } from '../../ui/actions/bare-link.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ConsoleDialogs } from './console-dialogs.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { ConsoleNavigation } from './console-navigation.tsx';
import { ConsoleToasts } from './console-toasts.tsx';
import { useOwnPages } from './use-own-pages.ts';

/** The frame around every page of the console. Nothing of the shop's visitors runs here: no banner, no outside script. */
export function ConsoleLayout() {
  const t = useTranslations('shell');
  useScrollMemory();
  useFocusHeading();
  useSessionUpkeep();
  useDocumentTitle();
  const isStaff = useOwnPages().length > 0;
  const content = (
    <main
      id="content"
      tabIndex={-1}
      className="w-full min-w-0 max-w-[1680px] flex-1 px-4 py-5 outline-none tablet:px-6"
    >
      <Breadcrumbs />
      <Outlet />
    </main>
  );
  return (
    <LinkProvider value={RouterLink}>
      <a
        href="#content"
        className="absolute top-2 start-2 z-50 -translate-y-20 rounded-md bg-inverse px-4 py-2 font-medium text-on-inverse focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      {isStaff ? <StaffFrame>{content}</StaffFrame> : content}
      <OverlayHost />
      <ConsoleToasts />
    </LinkProvider>
  );
}

/** Customers, for whom there is no console, see nothing of it. */
function StaffFrame({ children }: { children: ReactNode }) {
  const menu = useOpenPageInView();
  return (
    <ConsoleDialogs>
      <div className="flex min-h-dvh flex-col">
        <ConsoleHeader />
        <div className="flex flex-1">
          <aside
            ref={menu}
            className="sticky top-12 hidden h-[calc(100dvh-3rem)] w-56 shrink-0 overflow-y-auto border-line border-e bg-surface p-3 desktop:block"
          >
            <ConsoleNavigation />
          </aside>
          {children}
        </div>
      </div>
    </ConsoleDialogs>
  );
}

/** The page's heading, so that many open tabs can be told apart. */
function useDocumentTitle(): void {
  const { panelName } = useShell().settings;
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another heading
  useLayoutEffect(() => {
    const heading = document.querySelector('h1')?.textContent;
    document.title = heading ? `${heading} · ${panelName}` : panelName;
  }, [pathname, panelName]);
}

/** The menu is longer than most screens: it shows the entry of the open page. */
function useOpenPageInView(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry
  useEffect(() => {
    const entry = menu.current?.querySelector('[aria-current]');
    // Not `scrollIntoView`: that moves the page as well.
    if (menu.current && entry) scrollWithin(menu.current, entry);
  }, [pathname]);
  return menu;
}

function scrollWithin(box: Element, entry: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
