import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { appServices } from '../../lib/app-services.ts';
import { notFound } from '../../shell/errors/error-cards.ts';
import { LastResort } from '../../shell/errors/error-page.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { lazyRoute } from '../lazy-route.ts';
import { admitStaff } from './admit-staff.ts';
import { ConsoleErrorPage } from './console-error-page.tsx';
import { ConsoleLayout } from './console-layout.tsx';
import type { ConsolePage } from './console-page.ts';
import { consolePages } from './console-pages.ts';

const modules = import.meta.glob<PageModule>('./{features,areas}/**/console/**/*-page.tsx', {
  base: '../../',
});

function consoleRoute({ path, file, permission, phrases = [] }: ConsolePage): RouteObject {
  return lazyRoute({
    path,
    // Nothing of the console may be kept or told to other sites.
    handle: { file: `src/${file}`, path, isSecret: true },
    importPage: modules[`./${file}`],
    phrases,
    admit: (services, url) => admitStaff(services, permission, url),
  });
}

/** Whoever is not signed in learns nothing about which addresses exist. */
async function unknownPage({ context, request }: LoaderFunctionArgs): Promise<never> {
  await admitStaff(context.get(appServices), 'console.view', new URL(request.url));
  return notFound();
}

/** The pages of `console-pages.ts` as the router wants them. */
export const consoleRoutes: RouteObject[] = [
  {
    Component: ConsoleLayout,
    ErrorBoundary: LastResort,
    loader: async ({ context }) => {
      await context.get(appServices).phrases.ensure(['admin']);
      return null;
    },
    // Phrases of a language never change while the page is open.
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: ConsoleErrorPage,
        children: [...consolePages.map(consoleRoute), { path: '*', loader: unknownPage }],
      },
    ],
  },
];
