import { createClient } from '@marquee/contract/client.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { setApiUrl } from './lib/api-address.ts';
import { type AppServices, appServices } from './lib/app-services.ts';
import { basePath } from './lib/base-path.ts';
import { readCookies } from './lib/cookies.ts';
import { stopWaitingForInteraction } from './lib/first-interaction.ts';
import { nextTask } from './lib/next-task.ts';
import { type PageState, pageNonce, readPageState } from './lib/page-state.ts';
import { createPhraseStore } from './lib/phrase-store.ts';
import { createQueryClient } from './lib/query-client.ts';
import { createSessionFetch } from './shell/session/session-fetch.ts';
import { withDemands } from './shell/session/with-demands.ts';
import { keepShell } from './shell/shell-data.ts';

/** Few sessions end while somebody looks on. */
const leaving = () => import('./shell/session/sign-out.ts');

/**
 * Takes over the page that the server has rendered. Between its steps the browser may paint and answer: no long
 * pause on a slow phone. `prepare` loads what the first render needs besides its page.
 */
export async function startApp(
  routes: RouteObject[],
  prepare: (services: AppServices) => Promise<void> | undefined = () => undefined,
): Promise<void> {
  await nextTask();
  const state = readPageState();
  setApiUrl(state.apiUrl);
  const services = createServices(state);
  const basename = basePath(state.locale);
  await nextTask();
  await Promise.all([loadMatchedPages(routes, basename), prepare(services)]);
  await nextTask();
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: state.router,
    getContext: () => new RouterContextProvider(new Map([[appServices, services]])),
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') stopWaitingForInteraction();
  });
  await nextTask();
  startTransition(() => {
    const root = document.getElementById('root');
    if (!root) throw new Error('The page has no root element');
    hydrateRoot(
      root,
      <App state={state} services={services}>
        <RouterProvider router={router} />
      </App>,
    );
  });
}

function createServices(state: PageState): AppServices {
  const queryClient = createQueryClient();
  keepShell(queryClient);
  const cache = queryClient.getQueryCache();
  // Parts of the page come alive only when they are needed, and must find the data that the server drew them with.
  for (const [queryKey, data] of state.queries) {
    const query = cache.build(queryClient, { queryKey, gcTime: Number.POSITIVE_INFINITY });
    query.setData(data, { updatedAt: state.now, manual: true });
  }
  return {
    locale: state.locale,
    queryClient,
    call: withDemands(
      createClient({
        baseUrl: '',
        fetch: createSessionFetch(async () => (await leaving()).sessionEnded(state.locale)),
        locale: () => state.locale,
        countryCode: () => readCookies(document.cookie).get('client_ip_country'),
      }),
    ),
    phrases: createPhraseStore(state.locale, state.phrases),
    nonce: pageNonce(),
    relativeTimes: () => state.relativeTimes,
  };
}

/** The first render must find its pages loaded, or it would replace the server's HTML by nothing. */
async function loadMatchedPages(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
