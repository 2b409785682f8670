import {
  NavigationType as Action,
  createPath,
  type DataRouteMatch,
  type DataRouter,
  type HydrationState,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type RouterNavigateOptions,
  type RouterState,
  type To,
} from 'react-router';
import { createBlockers } from './blockers.ts';
import { belowBase, createBrowserHistory } from './browser-history.ts';
import { dataRoutes } from './data-routes.ts';
import { type Loaded, loadMatches } from './load-matches.ts';
import { isJump, wantsData } from './wants-data.ts';

interface BrowserRouterOptions {
  basename: string;
  /** What the server has loaded for this page. */
  hydrationData: HydrationState;
  getContext: () => RouterContextProvider;
}

interface Journey {
  action: Action;
  location: Location;
  /** The same page with fresh data. */
  isRevalidation?: boolean;
}

type Listener = Parameters<DataRouter['subscribe']>[0];

/**
 * The part of React Router that moves between pages, for what our pages do: loaders and code on the way, going back,
 * blocked leaving, fresh data. The library's own serves forms, fetchers, middleware and more, and weighs 10 kB.
 * Its components and hooks work on this one (docs/developers/first-page.md).
 */
export function createBrowserRouter(routeObjects: RouteObject[], options: BrowserRouterOptions): DataRouter {
  const { basename, hydrationData, getContext } = options;
  const routes = dataRoutes(routeObjects);
  const history = createBrowserHistory(basename);
  const listeners = new Set<Listener>();
  const match = (location: Location) => matchRoutes(routes, location, basename) as DataRouteMatch[] | null;
  const first = history.current();

  let state: RouterState = {
    historyAction: Action.Pop,
    location: first,
    matches: match(first) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: hydrationData.loaderData ?? {},
    actionData: null,
    errors: hydrationData.errors ?? null,
    fetchers: new Map(),
    blockers: new Map(),
  };
  let underWay: { journey: Journey; controller: AbortController } | undefined;
  let whenReturned: (() => void) | undefined;
  let whenPopped: (() => void) | undefined;

  const update = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    const about = { deletedFetchers: [], newErrors: change.errors ?? null, flushSync: false };
    for (const listener of [...listeners]) listener(state, about);
  };
  const blockers = createBlockers(
    () => state.blockers,
    (next) => update({ blockers: next }),
  );

  async function travel(journey: Journey): Promise<void> {
    const { action, location, isRevalidation = false } = journey;
    underWay?.controller.abort();
    underWay = undefined;
    const matches = match(location);
    // Not a page of this language: the server knows better.
    if (!matches) return window.location.assign(createPath(location));
    if (!isRevalidation && isJump(state.location, location))
      return arrive(journey, matches, { data: {}, errors: state.errors ?? null });
    const isWanted = wantsData(state, location, isRevalidation);
    if (matches.every((one) => !one.route.lazy && !(one.route.loader && isWanted(one))))
      return arrive(journey, matches, { data: {}, errors: null });
    const controller = new AbortController();
    underWay = { journey, controller };
    if (!isRevalidation) update({ navigation: loading(location, matches, action) });
    const { signal } = controller;
    const url = new URL(createPath({ ...location, hash: '' }), window.location.origin);
    const loaded = await loadMatches({ matches, isWanted, url, signal, context: getContext() });
    if (signal.aborted) return;
    underWay = undefined;
    if (loaded.redirect) return redirected(loaded.redirect, action === Action.Replace);
    arrive(journey, matches, loaded);
  }

  function arrive({ action, location, isRevalidation }: Journey, matches: DataRouteMatch[], loaded: Loaded) {
    if (!isRevalidation && action === Action.Push) history.push(location);
    if (!isRevalidation && action === Action.Replace) history.replace(location);
    const kept = matches.filter(
      ({ route }) => !(route.id in loaded.data) && state.loaderData[route.id] !== undefined,
    );
    update({
      historyAction: action,
      location,
      matches,
      loaderData: {
        ...Object.fromEntries(kept.map(({ route }) => [route.id, state.loaderData[route.id]])),
        ...loaded.data,
      },
      errors: loaded.errors,
      navigation: IDLE_NAVIGATION,
      revalidation: 'idle',
    });
    if (!isRevalidation) blockers.settle();
    whenPopped?.();
  }

  function redirected({ headers }: Response, isReplacing: boolean): Promise<void> | undefined {
    const target = headers.get('Location') ?? '/';
    const isReplace = isReplacing || headers.has('X-Remix-Replace');
    const url = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)
      ? new URL(target, window.location.href)
      : undefined;
    const isElsewhere =
      url && (url.origin !== window.location.origin || belowBase(url.pathname, basename) === undefined);
    if (url && !/^https?:$/.test(url.protocol)) throw new Error('Invalid redirect location');
    if (isElsewhere || headers.has('X-Remix-Reload-Document')) {
      const address = url ? url.href : createPath(history.resolve(target, state.location));
      window.location[isReplace ? 'replace' : 'assign'](address);
      return;
    }
    const path = url ?? history.resolve(target, state.location);
    return travel({ action: isReplace ? Action.Replace : Action.Push, location: freshLocation(path, null) });
  }

  async function navigate(to: To | number | null, given: RouterNavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') {
      window.history.go(to);
      return new Promise((resolve) => {
        whenPopped = resolve;
      });
    }
    const action = given.replace ? Action.Replace : Action.Push;
    const location = freshLocation(history.resolve(to ?? '', state.location), given.state);
    const question = { currentLocation: state.location, nextLocation: location, historyAction: action };
    if (blockers.block(question, () => void navigate(to, given))) return;
    return travel({ action, location });
  }

  history.listen((location, delta) => {
    if (whenReturned) {
      whenReturned();
      whenReturned = undefined;
      return;
    }
    const question = { currentLocation: state.location, nextLocation: location, historyAction: Action.Pop };
    if (delta !== null) {
      const returned = Promise.withResolvers<void>();
      if (blockers.block(question, () => void returned.promise.then(() => window.history.go(delta)))) {
        whenReturned = returned.resolve;
        window.history.go(-delta);
        whenPopped?.();
        return;
      }
    }
    void travel({ action: Action.Pop, location });
  });

  const isIncomplete = state.matches.some(
    ({ route }) => route.loader && state.loaderData[route.id] === undefined,
  );
  if (isIncomplete && !state.errors) void travel({ action: Action.Pop, location: first });

  const router = {
    basename,
    window,
    routes,
    manifest: {},
    get state() {
      return state;
    },
    match,
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    revalidate() {
      update({ revalidation: 'loading' });
      const again = { action: state.historyAction, location: state.location, isRevalidation: true };
      return travel(underWay?.journey ?? again);
    },
    createHref: (location: Location | URL) => createPath(location),
    createURL: (to: To) => new URL(typeof to === 'string' ? to : createPath(to), window.location.origin),
    encodeLocation: (to: To) => {
      const { pathname, search, hash } = router.createURL(to);
      return { pathname, search, hash };
    },
    getBlocker: blockers.get,
    deleteBlocker: blockers.delete,
  };
  // The library's components ask nothing else of a router when no page submits forms or fetches beside its address.
  return router as unknown as DataRouter;
}

function freshLocation(
  { pathname, search, hash }: Omit<Location, 'key' | 'state' | 'mask'>,
  state: unknown,
): Location {
  const key = Math.random().toString(36).slice(2, 10);
  return { pathname, search, hash, state: state ?? null, key, mask: undefined };
}

function loading(
  location: Location,
  matches: DataRouteMatch[],
  historyAction: Action,
): RouterState['navigation'] {
  return {
    ...IDLE_NAVIGATION,
    state: 'loading',
    location,
    matches,
    historyAction,
  } as RouterState['navigation'];
}
