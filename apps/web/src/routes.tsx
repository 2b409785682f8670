import type { RouteObject } from 'react-router';
import { ErrorPage } from './shell/errors/error-page.tsx';
import { notFound } from './shell/errors/not-found.ts';
import { RootLayout } from './shell/layout/root-layout.tsx';
import { pageRoute } from './shell/routing/page-route.ts';
import { pages, redirects } from './shell/routing/pages.ts';
import { redirectRoute } from './shell/routing/redirect-route.ts';

const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [pageRoute({ path: '/dev/ui', file: 'areas/dev/ui-page.tsx', access: 'guest' })]
  : [];

/** The pages of `shell/routing/pages.ts` as the router wants them. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          ...pages.map(pageRoute),
          ...developmentPages,
          ...Object.entries(redirects).map(([from, to]) => redirectRoute(from, to)),
          { path: '*', loader: () => notFound() },
        ],
      },
    ],
  },
];
