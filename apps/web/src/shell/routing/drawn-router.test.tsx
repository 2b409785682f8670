import { renderToString } from 'react-dom/server';
import {
  createBrowserRouter,
  data,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { FakeBrowser } from './fake-browser.ts';

function Frame() {
  const facts = useMatches().at(-1)?.loaderData;
  return (
    <main>
      {`${useLocation().pathname} ${useNavigation().state} ${facts} `}
      <Outlet />
    </main>
  );
}

function Sorry() {
  return `sorry: ${(useRouteError() as { status: number }).status}`;
}

const Unsaved = () => useBlocker(true).state;

const routes: RouteObject[] = [
  {
    Component: Frame,
    ErrorBoundary: () => 'last resort',
    children: [
      {
        ErrorBoundary: Sorry,
        children: [
          { index: true, loader: () => 'again', Component: () => 'home' },
          { path: 'form', lazy: async () => ({ Component: Unsaved, loader: () => 'form' }) },
          {
            path: '*',
            Component: () => null,
            loader: () => {
              throw data({}, { status: 404 });
            },
          },
        ],
      },
    ],
  },
];

let browser: FakeBrowser;

function make(hydrationData: object) {
  const router = createBrowserRouter(routes, {
    basename: '/',
    hydrationData,
    getContext: () => new RouterContextProvider(),
    window: browser as unknown as Window,
  });
  return { router, drawn: () => renderToString(<RouterProvider router={router} />) };
}

beforeEach(() => {
  browser = new FakeBrowser('https://shop.test/');
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', browser.document);
});

it('draws the page that the server has drawn, and the next one, with the library’s hooks', async () => {
  const { router, drawn } = make({ loaderData: { '0-0-0': 'first' } });
  expect(drawn()).toBe('<main>/ idle first <!-- -->home</main>');
  await router.navigate('/form');
  expect(drawn()).toBe('<main>/form idle form <!-- -->unblocked</main>');
});

it('draws errors, the server’s and its own, in the nearest boundary', async () => {
  const { router, drawn } = make({ loaderData: {}, errors: { '0-0': { status: 410 } } });
  expect(drawn()).toContain('sorry: 410</main>');
  await router.navigate('/nowhere');
  expect(drawn()).toContain('/nowhere idle');
  expect(drawn()).toContain('sorry: 404</main>');
  await router.navigate('/');
  expect(drawn()).toContain('again <!-- -->home</main>');
});
