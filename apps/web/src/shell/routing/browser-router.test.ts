import {
  createBrowserRouter,
  type DataRouter,
  data,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  redirect,
  redirectDocument,
} from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from './fake-browser.ts';

let browser: FakeBrowser;
let loads: string[];

const hydrationData = { loaderData: { '0-0-0': 'home' } };
const options = { hydrationData, getContext: () => new RouterContextProvider() };
const make = (routes: RouteObject[], basename = '/') =>
  createBrowserRouter(routes, { ...options, basename, window: browser as unknown as Window });

const Nothing = () => null;
const load = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  loads.push(pathname + search);
  return pathname + search;
};

function table(extra: RouteObject[] = []): RouteObject[] {
  const pages: RouteObject[] = [
    { index: true, loader: load, Component: Nothing },
    { path: 'orders', loader: load, Component: Nothing },
    { path: 'orders/:id', lazy: async () => ({ loader: load, Component: Nothing }) },
    { path: 'old', loader: () => redirect('/orders?from=old') },
    {
      path: 'missing',
      loader: () => {
        throw data({ card: 'page' }, { status: 404 });
      },
    },
    {
      path: 'broken',
      loader: () => {
        throw new Error('broken');
      },
    },
    { path: 'document', loader: () => redirectDocument('/orders') },
    { path: 'away', loader: () => redirect('https://elsewhere.test/') },
    { path: 'plain', Component: Nothing },
    ...extra,
  ];
  return [
    { Component: Nothing, ErrorBoundary: Nothing, children: [{ ErrorBoundary: Nothing, children: pages }] },
  ];
}

const at = ({ state }: DataRouter) =>
  `${state.location.pathname}${state.location.search}${state.location.hash}`;

/** What our pages rely on: an update of the library must keep it. */
describe('the router of the pages', () => {
  beforeEach(() => {
    browser = new FakeBrowser('https://shop.test/');
    loads = [];
    vi.stubGlobal('window', browser);
    vi.stubGlobal('document', browser.document);
  });

  it('begins with what the server has loaded', () => {
    const { state } = make(table());
    expect(loads).toEqual([]);
    expect(state.loaderData).toEqual({ '0-0-0': 'home' });
    expect(state.matches.map(({ route }) => route.id)).toEqual(['0', '0-0', '0-0-0']);
  });

  it('draws each route and its errors by one element that stays', async () => {
    const router = make(table());
    await router.navigate('/orders/7');
    const [frame, , page] = router.state.matches.map(({ route }) => route);
    for (const element of [frame?.element, frame?.errorElement, page?.element])
      expect(element).toMatchObject({ type: Nothing });
    expect([frame?.Component, frame?.ErrorBoundary, page?.Component]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await router.navigate('/orders/8');
    expect(router.state.matches.at(-1)?.route.element).toBe(page?.element);
  });

  it('loads code and data of a page, tells so, and then changes the address', async () => {
    const router = make(table());
    const seen: string[] = [];
    router.subscribe(({ navigation, location }) => seen.push(`${navigation.state} ${location.pathname}`));
    await router.navigate('/orders/7?tab=all', { state: { from: 'home' } });
    expect(seen).toEqual(['loading /', 'idle /orders/7']);
    expect(browser.location.href).toBe('https://shop.test/orders/7?tab=all');
    expect(router.state.location.state).toEqual({ from: 'home' });
    expect(router.state.historyAction).toBe('PUSH');
    expect(router.state.matches.at(-1)?.params).toEqual({ id: '7' });
    expect(router.state.loaderData).toEqual({ '0-0-2': '/orders/7?tab=all' });
    expect(browser.entries).toHaveLength(2);
  });

  it('replaces, keeps the path for a search alone, and loads again for it and for the same address', async () => {
    const router = make(table());
    await router.navigate('/orders', { replace: true });
    await router.navigate('?page=2', { replace: true });
    await router.navigate({ search: '?page=2' }, { replace: true });
    expect(at(router)).toBe('/orders?page=2');
    expect(loads).toEqual(['/orders', '/orders?page=2', '/orders?page=2']);
    expect(browser.entries).toHaveLength(1);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('jumps within a page without loading, and goes to a page without data at once', async () => {
    const router = make(table());
    await router.navigate('#content');
    expect(at(router)).toBe('/#content');
    await router.navigate('/plain');
    expect(router.state.loaderData).toEqual({});
    expect(loads).toEqual([]);
  });

  it('asks a route that wants to decide itself', async () => {
    const asked: unknown[] = [];
    const router = make(
      table([
        {
          path: 'calm',
          loader: load,
          shouldRevalidate: ({ nextUrl, defaultShouldRevalidate }) => {
            asked.push([nextUrl.search, defaultShouldRevalidate]);
            return false;
          },
        },
      ]),
    );
    await router.navigate('/calm');
    await router.navigate('/calm?b=2');
    expect(loads).toEqual(['/calm']);
    expect(asked).toEqual([['?b=2', true]]);
    expect(router.state.loaderData['0-0-9']).toBe('/calm');
  });

  it('goes back and forward', async () => {
    const router = make(table());
    await router.navigate('/orders', { state: 'kept' });
    await router.navigate('/plain');
    await router.navigate(-1);
    expect([at(router), router.state.historyAction, router.state.location.state]).toEqual([
      '/orders',
      'POP',
      'kept',
    ]);
    await router.navigate(-1);
    await router.navigate(2);
    expect(at(router)).toBe('/plain');
  });

  it('follows redirects, pushing or replacing as the visitor asked', async () => {
    const router = make(table());
    await router.navigate('/old');
    expect([at(router), browser.entries.length]).toEqual(['/orders?from=old', 2]);
    await router.navigate('/');
    await router.navigate('/old', { replace: true });
    expect([at(router), browser.entries.length]).toEqual(['/orders?from=old', 3]);
  });

  it('leaves the page for other sites and for documents', async () => {
    const router = make(table());
    await router.navigate('/away');
    await router.navigate('/document', { replace: true });
    expect(browser.left).toEqual(['assign https://elsewhere.test/', 'replace /orders']);
  });

  it('shows errors at the nearest boundary, and no longer after the next step', async () => {
    const router = make(table());
    await router.navigate('/missing');
    const [id, error] = Object.entries(router.state.errors ?? {})[0] ?? [];
    expect(id).toBe('0-0');
    expect(isRouteErrorResponse(error) && [error.status, error.data]).toEqual([404, { card: 'page' }]);
    await router.navigate('/broken');
    expect(router.state.errors).toEqual({ '0-0': new Error('broken') });
    await router.navigate('/orders');
    expect(router.state.errors).toBeNull();
  });

  it('tries code that did not come again', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve({ loader: load })];
    const router = make(table([{ path: 'late', lazy: () => answers.shift() ?? Promise.resolve({}) }]));
    await router.navigate('/late');
    expect(router.state.errors).toEqual({ '0-0': new Error('offline') });
    await router.navigate('/plain');
    await router.navigate('/late');
    expect(router.state.errors).toBeNull();
    expect(router.state.loaderData['0-0-9']).toBe('/late');
  });

  it('forgets a page that is left before it has come', async () => {
    const slow = Promise.withResolvers<string>();
    const signals: AbortSignal[] = [];
    const router = make(
      table([
        {
          path: 'slow',
          loader: ({ request }) => {
            signals.push(request.signal);
            return slow.promise;
          },
        },
      ]),
    );
    const first = router.navigate('/slow');
    await vi.waitFor(() => expect(signals).toHaveLength(1));
    await router.navigate('/orders');
    expect(signals[0]?.aborted).toBe(true);
    slow.resolve('too late');
    await first;
    expect([at(router), browser.entries.length]).toEqual(['/orders', 2]);
  });

  it('loads the same page again', async () => {
    const router = make(table());
    await router.navigate('/orders');
    const seen: string[] = [];
    router.subscribe(({ revalidation, navigation }) => seen.push(`${revalidation} ${navigation.state}`));
    await router.revalidate();
    expect(loads).toEqual(['/orders', '/orders']);
    expect(seen).toEqual(['loading idle', 'idle idle']);
    expect([browser.entries.length, router.state.historyAction]).toEqual([2, 'PUSH']);
  });

  it('does not leave a page that wants to be asked, until it agrees', async () => {
    const router = make(table());
    await router.navigate('/plain');
    router.getBlocker('1', ({ nextLocation }) => nextLocation.pathname !== '/plain');
    await router.navigate('/orders');
    expect([at(router), router.state.blockers.get('1')?.state]).toEqual(['/plain', 'blocked']);
    router.state.blockers.get('1')?.reset?.();
    expect(router.state.blockers.get('1')?.state).toBe('unblocked');
    await router.navigate('?tab=2');
    expect(at(router)).toBe('/plain?tab=2');
    await router.navigate('/orders');
    router.state.blockers.get('1')?.proceed?.();
    await vi.waitFor(() => expect(at(router)).toBe('/orders'));
    expect(router.state.blockers.get('1')?.state).toBe('unblocked');
    router.deleteBlocker('1');
    await router.navigate('/');
    expect(at(router)).toBe('/');
  });

  it('does the same when the visitor goes back', async () => {
    const router = make(table());
    await router.navigate('/plain');
    router.getBlocker('1', () => true);
    browser.history.go(-1);
    await vi.waitFor(() => expect(router.state.blockers.get('1')?.state).toBe('blocked'));
    await vi.waitFor(() => expect(browser.location.pathname).toBe('/plain'));
    router.state.blockers.get('1')?.proceed?.();
    await vi.waitFor(() => expect(at(router)).toBe('/'));
    expect(browser.location.pathname).toBe('/');
  });

  it('refuses other sites, however they are written', async () => {
    const router = make(table());
    for (const address of ['//elsewhere.test/', 'https://elsewhere.test/', '/\\elsewhere.test'])
      await expect(router.navigate(address)).rejects.toThrow();
    expect(browser.location.href).toBe('https://shop.test/');
  });

  it('writes addresses as the browser does', async () => {
    const router = make(table());
    await router.navigate('/orders/ä b?q=ü');
    expect(at(router)).toBe('/orders/%C3%A4%20b?q=%C3%BC');
    expect(router.state.matches.at(-1)?.params).toEqual({ id: 'ä b' });
  });
});

describe('below a base path', () => {
  it('keeps to it', async () => {
    browser = new FakeBrowser('https://shop.test/pt_BR');
    loads = [];
    vi.stubGlobal('window', browser);
    vi.stubGlobal('document', browser.document);
    const router = make(table(), '/pt_BR');
    await router.navigate('/orders');
    await router.navigate('?a=1');
    expect(at(router)).toBe('/pt_BR/orders?a=1');
    await router.navigate('/old');
    expect(at(router)).toBe('/pt_BR/orders?from=old');
    await router.navigate('/');
    expect(at(router)).toBe('/pt_BR');
    expect(loads).toEqual(['/pt_BR/orders', '/pt_BR/orders?a=1', '/pt_BR/orders?from=old', '/pt_BR']);
  });
});
