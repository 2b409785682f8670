import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';

/** Old addresses that still work. The query is kept. */
export const redirects: Readonly<Record<string, string>> = {
  '/impersonate': '/login',
  '/user-widget-auth': '/login',
  '/free-views': '/free-trials',
  '/subscriptions/create': '/orders/create?type=autopromotion',
};

/** Redirects an old address to its new one and keeps the query. */
export function redirectRoute(from: string, to: string): RouteObject {
  const [path = '/', ownQuery = ''] = to.split('?');
  const loader = ({ request }: LoaderFunctionArgs) => {
    const query = new URLSearchParams(new URL(request.url).search);
    for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
    return redirect(query.size > 0 ? `${path}?${query}` : path);
  };
  return { path: from.slice(1), loader };
}
