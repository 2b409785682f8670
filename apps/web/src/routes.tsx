import type { RouteObject } from 'react-router';
import { page } from './lib/page-route.ts';
import { ErrorPage } from './shell/errors/error-page.tsx';
import { unknownRoute } from './shell/errors/unknown-route.ts';
import { RootLayout } from './shell/layout/root-layout.tsx';

/** Every page once; the language prefix is the router's base, so no path names a language. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          page({ index: true, file: 'features/catalogue/home-page.tsx', phrases: ['catalogue'] }),
          page({ path: 'services', file: 'features/catalogue/home-page.tsx', phrases: ['catalogue'] }),
          ...(import.meta.env.DEV ? [page({ path: 'dev/ui', file: 'areas/dev/ui-page.tsx' })] : []),
          { path: '*', loader: unknownRoute },
        ],
      },
    ],
  },
];
