import type { DataRouteMatch, Location, RouterState } from 'react-router';

/**
 * Which loaders run on the way to an address: those of new pages, and all when the search has changed or the visitor
 * asks for the same address again. A route may decide for itself.
 */
export function wantsData(
  { location: from, matches, loaderData }: Pick<RouterState, 'location' | 'matches' | 'loaderData'>,
  to: Location,
  isRevalidation: boolean,
): (match: DataRouteMatch) => boolean {
  const isSearchNew = from.search !== to.search;
  const isSamePath = from.pathname === to.pathname;
  return ({ route, pathname, params }) => {
    const current = matches.find((known) => known.route.id === route.id);
    if (!current || loaderData[route.id] === undefined) return true;
    const byDefault = isRevalidation || isSearchNew || isSamePath || current.pathname !== pathname;
    if (!route.shouldRevalidate) return byDefault;
    return route.shouldRevalidate({
      currentUrl: urlOf(from),
      currentParams: current.params,
      nextUrl: urlOf(to),
      nextParams: params,
      defaultShouldRevalidate: byDefault,
    });
  };
}

/** To another part of the same page: nothing loads. */
export function isJump(from: Location, to: Location): boolean {
  return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}

function urlOf({ pathname, search, hash }: Location): URL {
  return new URL(`${pathname}${search}${hash}`, window.location.origin);
}
