import {
  type DataRouteMatch,
  type RouteObject,
  type RouterContextProvider,
  UNSAFE_ErrorResponseImpl as RouterError,
} from 'react-router';
import { elementsOf } from './data-routes.ts';

export type LoaderData = Record<string, unknown>;

interface Load {
  matches: readonly DataRouteMatch[];
  /** Those of `matches` whose loaders run; all get their code. */
  isWanted(match: DataRouteMatch): boolean;
  url: URL;
  signal: AbortSignal;
  context: RouterContextProvider;
}

export interface Loaded {
  /** Undefined for a loader that has failed. */
  data: LoaderData;
  /** By the route whose boundary shows it. */
  errors: LoaderData | null;
  redirect?: Response;
}

type Outcome = { data: unknown } | { error: unknown } | undefined;

/** Code and data of the routes, all at once. What a loader throws is shown by the nearest boundary around it. */
export async function loadMatches(load: Load): Promise<Loaded> {
  const outcomes = await Promise.all(load.matches.map((match) => outcomeOf(match, load)));
  const data: LoaderData = {};
  const errors: LoaderData = {};
  for (const [place, outcome] of outcomes.entries()) {
    if (!outcome) continue;
    const thrown = 'error' in outcome ? outcome.error : outcome.data;
    if (isRedirect(thrown)) return { data, errors: null, redirect: thrown };
    const id = load.matches[place]?.route.id ?? '';
    if ('data' in outcome) data[id] = outcome.data;
    else {
      data[id] = undefined;
      errors[boundaryOf(load.matches.slice(0, place + 1))] ??= shownError(outcome.error);
    }
  }
  return { data, errors: Object.keys(errors).length > 0 ? errors : null };
}

async function outcomeOf(match: DataRouteMatch, load: Load): Promise<Outcome> {
  const { route, params } = match;
  try {
    if (typeof route.lazy === 'function') {
      const loaded = (await route.lazy()) as RouteObject;
      Object.assign(route, loaded, elementsOf(loaded), { lazy: undefined });
    }
    if (typeof route.loader !== 'function' || !load.isWanted(match)) return;
    const { url, signal, context } = load;
    const request = new Request(url, { signal });
    return { data: await route.loader({ request, params, context, url, pattern: route.path ?? '' }) };
  } catch (error) {
    return { error };
  }
}

function isRedirect(value: unknown): value is Response {
  return value instanceof Response && value.headers.has('Location');
}

/** Always one: the outermost route has a boundary. */
function boundaryOf(matches: readonly DataRouteMatch[]): string {
  return (matches.findLast(({ route }) => route.errorElement) ?? matches[0])?.route.id ?? '';
}

/** `data(…)` with a status is how loaders say what is missing. */
function shownError(error: unknown): unknown {
  const { type, data, init } = Object(error);
  return type === 'DataWithResponseInit' ? new RouterError(init?.status ?? 500, '', data) : error;
}
