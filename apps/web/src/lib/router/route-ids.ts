import type { DataRouteObject, RouteObject } from 'react-router';

/** Routes are named by their place in the table, as the server's part of the library does it. */
export function withIds(routes: readonly RouteObject[], parent: readonly number[] = []): DataRouteObject[] {
  return routes.map((route, place) => {
    const path = [...parent, place];
    const children = route.children && withIds(route.children, path);
    return { ...route, id: route.id ?? path.join('-'), children } as DataRouteObject;
  });
}
