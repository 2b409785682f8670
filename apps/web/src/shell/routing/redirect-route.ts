import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router';

/** An old address leads to its new one with whatever else the query holds. */
export function redirectRoute(from: string, to: string): RouteObject {
  const [path = '/', ownQuery = ''] = to.split('?');
  const loader = ({ request }: LoaderFunctionArgs) => {
    const query = new URLSearchParams(new URL(request.url).search);
    for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value);
    return redirect(query.size > 0 ? `${path}?${query}` : path);
  };
  return { path: from.slice(1), loader };
}
