import type { RouteObject } from 'react-router';
import { pageRoute } from './areas/page-route.ts';
import { StorefrontLayout } from './areas/storefront/storefront-layout.tsx';
import { notFound } from './shell/errors/error-cards.ts';
import { ErrorPage, LastResort } from './shell/errors/error-page.tsx';
import { pages } from './shell/routing/pages.ts';
import { redirectRoute, redirects } from './shell/routing/redirects.ts';

const developmentPages: RouteObject[] = import.meta.env.DEV
  ? [pageRoute({ path: '/dev/ui', file: 'areas/dev/ui-page.tsx', access: 'guest' })]
  : [];

/** The pages of `shell/routing/pages.ts` as the router wants them. */
export const routes: RouteObject[] = [
  {
    Component: StorefrontLayout,
    ErrorBoundary: LastResort,
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
