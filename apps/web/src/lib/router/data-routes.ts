import { createElement } from 'react';
import type { DataRouteObject, RouteObject } from 'react-router';

/** Routes are named by their place in the table, as the server's part of the library does it. */
export function dataRoutes(
  routes: readonly RouteObject[],
  parent: readonly number[] = [],
): DataRouteObject[] {
  return routes.map((route, place) => {
    const path = [...parent, place];
    const children = route.children && dataRoutes(route.children, path);
    return { ...route, ...elementsOf(route), id: route.id ?? path.join('-'), children } as DataRouteObject;
  });
}

/** One element per route for good: a page is not drawn again because the router has told something. */
export function elementsOf({ Component, ErrorBoundary }: RouteObject): RouteObject {
  return {
    ...(Component ? { element: createElement(Component), Component: undefined } : {}),
    ...(ErrorBoundary ? { errorElement: createElement(ErrorBoundary), ErrorBoundary: undefined } : {}),
  };
}
