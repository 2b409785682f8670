import type { Call } from '@marquee/contract/client.ts';
import { numberStyleOf } from '@marquee/domain/format/number-style-of.ts';
import { type RelativeTimes, relativeTimesOf } from '@marquee/domain/format/relative-times.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { isConsolePath } from '@marquee/domain/routes/console-path.ts';
import { localizedPath, splitLocale } from '@marquee/domain/routes/localized-path.ts';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { App } from './app.tsx';
import { consoleRoutes } from './areas/console/console-routes.tsx';
import { type GuestAddress, guestAddress } from './areas/guest-address.ts';
import { type AppServices, appServices } from './lib/app-services.ts';
import { basePath } from './lib/base-path.ts';
import { createKeptParts, createPlaces } from './lib/kept-parts.ts';
import type { PageState } from './lib/page-state.ts';
import { createPhraseStore } from './lib/phrase-store.ts';
import { createQueryClient } from './lib/query-client.ts';
import { labelsKey } from './product/catalogue/query-keys.ts';
import { routes } from './routes.tsx';
import { type Asset, renderDocument } from './shell/document/document.ts';
import type { PageVisit } from './shell/document/meta-tags.ts';
import { type PageFacts, pageHead } from './shell/document/page-head.ts';
import { errorCard } from './shell/errors/error-cards.ts';
import { cabinetFile, prepareCabinet } from './shell/navigation/cabinet.tsx';
import { RouterLink } from './shell/navigation/router-link.tsx';
import { choicesVariant, visitorChoices } from './shell/preferences/visitor-choices.ts';
import { networksKey, shellKey } from './shell/query-keys.ts';
import type { PageHandle } from './shell/routing/page-module.ts';
import { loadProfile } from './shell/session/profile.ts';
import { basePhrases, loadShell } from './shell/shell-data.ts';
import { LinkProvider } from './ui/actions/bare-link.tsx';

/** What the HTTP server hands over for one page. It knows nothing of React, and this file nothing of HTTP. */
export interface PageRequest {
  url: string;
  cookies: string;
  locale: Locale;
  nonce: string;
  now: number;
  call: Call;
  /** Where the browser finds the API, if not on the page's own host. */
  apiUrl?: string;
  /** Scripts and styles of an entry and the given page files, from the build's manifest (or the dev server). */
  assets(entry: string, files: readonly string[]): Asset[];
}

export interface PageAnswer {
  status: number;
  location?: string;
  html?: Buffer;
  /** Instead of `html`, for guests: what is missing, and a page that says so for every address of this name. */
  missing?: { name: string; html(): Buffer };
  /** What went wrong while loading, for the log; the visitor has got the error page. */
  failure?: unknown;
  /** The address is a secret. */
  isSecret?: boolean;
}

/** What of an address changes a guest's page, for whoever keeps rendered ones. */
export function address(url: string, locale: Locale): GuestAddress {
  if (appOf(url) === 'console') return { href: url, kind: 'personal' };
  return guestAddress(new URL(url), handler('shop', locale).dataRoutes, basePath(locale));
}

function secretOf(handle: unknown): boolean {
  return (handle as Partial<PageHandle> | undefined)?.isSecret ?? false;
}

/** Names what of the cookies changes a page, for whoever keeps rendered ones. */
export const variant = choicesVariant;

/** Two apps in one house: whatever a panel lets in from outside never runs where operators work. */
const apps = {
  shop: { entry: 'src/entry-client.tsx', routes },
  console: { entry: 'src/entry-console.tsx', routes: consoleRoutes },
};
type AppName = keyof typeof apps;

function appOf(url: string): AppName {
  return isConsolePath(splitLocale(new URL(url).pathname).path) ? 'console' : 'shop';
}

const handlers = new Map<string, StaticHandler>();

export async function render(request: PageRequest): Promise<PageAnswer> {
  let toldTimes: RelativeTimes | undefined;
  const services: AppServices = {
    locale: request.locale,
    queryClient: createQueryClient(),
    call: request.call,
    phrases: createPhraseStore(request.locale),
    nonce: request.nonce,
    relativeTimes: () => {
      toldTimes = relativeTimesOf(request.locale);
      return toldTimes;
    },
  };
  const [shell, profile] = await Promise.all([
    loadShell(services),
    loadProfile(services),
    services.phrases.ensure(basePhrases),
  ]);
  const app = appOf(request.url);
  const hasCabinet = profile !== null && app === 'shop';
  if (hasCabinet) await prepareCabinet(services);
  const routed = await route(request, services);
  if (routed instanceof Response) {
    return { status: routed.status, location: routed.headers.get('location') ?? '/' };
  }

  const choices = visitorChoices(request.cookies, new URL(request.url).searchParams, shell.settings);
  const state: PageState = {
    locale: request.locale,
    ...choices,
    now: request.now,
    ...(shell.settings.numbers_by_language ? { numbers: numberStyleOf(request.locale) } : {}),
    ...(request.apiUrl ? { apiUrl: request.apiUrl } : {}),
    phrases: services.phrases.current(),
    queries: loadedQueries(services.queryClient),
    router: { loaderData: forBrowser(routed.loaderData), errors: plainErrors(routed) },
  };
  const { place, write } = createPlaces(request.nonce);
  const impersonal = withoutVisitor(services);
  services.keptParts = createKeptParts(place, (part) =>
    renderToString(
      <App state={state} services={impersonal()}>
        <LinkProvider value={RouterLink}>{part}</LinkProvider>
      </App>,
    ),
  );
  const files = routed.matches.flatMap((match) => (match.route.handle as PageHandle | undefined)?.file ?? []);
  const draw = (context: StaticHandlerContext, url: string) => {
    const body = renderToString(
      <App state={state} services={services}>
        <StaticRouterProvider
          router={createStaticRouter(handler(app, request.locale).dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </App>,
    );
    return write(
      renderDocument({
        state: toldTimes ? { ...state, relativeTimes: toldTimes } : state,
        place,
        body,
        nonce: request.nonce,
        settings: shell.settings,
        head: pageHead(visitOf({ ...request, url }, context), shell, factsOf(context, services)),
        assets: request.assets(apps[app].entry, hasCabinet ? [...files, cabinetFile] : files),
      }),
    );
  };
  const secrecy = { isSecret: secretOf(routed.matches.at(-1)?.route.handle) };
  if (routed.statusCode === 404 && !profile) {
    return { ...secrecy, status: 404, missing: missing(request, routed, draw) };
  }
  const html = draw(routed, request.url);
  return { ...secrecy, status: routed.statusCode, failure: readFailure(routed), html };
}

/** A page that mentions neither its address nor anything else of this request, so that others can get it, too. */
function missing(
  { url, locale }: PageRequest,
  routed: StaticHandlerContext,
  draw: (context: StaticHandlerContext, url: string) => Buffer,
): NonNullable<PageAnswer['missing']> {
  const { origin } = new URL(url);
  const pathname = localizedPath('/not-found', locale);
  const [error] = Object.values(routed.errors ?? {});
  const { path } = (routed.matches.at(-1)?.route.handle ?? {}) as Partial<PageHandle>;
  const location = { ...routed.location, pathname, search: '', hash: '' };
  return {
    name: JSON.stringify([path ?? '', errorCard(error).phrases]),
    html: () => draw({ ...routed, location }, `${origin}${pathname}`),
  };
}

function handler(app: AppName, locale: Locale): StaticHandler {
  const name = `${app} ${locale}`;
  const known = handlers.get(name) ?? createStaticHandler(apps[app].routes, { basename: basePath(locale) });
  handlers.set(name, known);
  return known;
}

function route(request: PageRequest, services: AppServices): Promise<StaticHandlerContext | Response> {
  const requestContext = new RouterContextProvider(new Map([[appServices, services]]));
  const headers = { cookie: request.cookies };
  return handler(appOf(request.url), request.locale).query(new Request(request.url, { headers }), {
    requestContext,
  });
}

function visitOf({ url, locale }: PageRequest, { matches, statusCode }: StaticHandlerContext): PageVisit {
  const handle = matches.at(-1)?.route.handle as PageHandle | undefined;
  return { url: new URL(url), locale, status: statusCode, pattern: handle?.path };
}

function factsOf(
  { matches, loaderData, errors }: StaticHandlerContext,
  { phrases }: AppServices,
): PageFacts | undefined {
  const [error] = Object.values(errors ?? {});
  if (error) return { title: phrases.current().shell?.errors[errorCard(error).phrases].title ?? '' };
  return loaderData[matches.at(-1)?.route.id ?? ''] ?? undefined;
}

/** What all visitors of a panel see alike; a part that is kept for others finds nothing else. */
const sharedKeys = [shellKey, networksKey, labelsKey];

function withoutVisitor(services: AppServices): () => AppServices {
  let made: AppServices | undefined;
  return () => {
    if (made) return made;
    const queryClient = createQueryClient();
    for (const key of sharedKeys) queryClient.setQueryData(key, services.queryClient.getQueryData(key));
    made = { ...services, queryClient, keptParts: undefined };
    return made;
  };
}

function loadedQueries(client: QueryClient): PageState['queries'] {
  const queries = client.getQueryCache().getAll();
  return queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

/** Structured data is in the head already; the browser has no use for a second copy. */
function forBrowser(loaderData: StaticHandlerContext['loaderData']): StaticHandlerContext['loaderData'] {
  const entries = Object.entries(loaderData as Record<string, PageFacts | null>);
  return Object.fromEntries(
    entries.map(([id, facts]) => [id, facts && { ...facts, structuredData: undefined }]),
  );
}

/** Only what the error page shows crosses to the browser: never a stack, never an internal message. */
function plainErrors({ errors }: StaticHandlerContext): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
}

function plainError(error: unknown): { status: number; card?: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, card: error.data?.card };
  return { status: (error as { status?: number }).status ?? 500 };
}

function readFailure({ errors }: StaticHandlerContext): unknown {
  return Object.values(errors ?? {}).find((error) => plainError(error).status >= 500);
}
