import { type Locale, languageTag } from '@marquee/domain/locale/locales.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { loadArea } from '@marquee/i18n/load-phrases.ts';
import type { BrowserContext } from '@playwright/test';
import { pages } from '../../apps/web/src/shell/routing/pages.ts';
import { redirects } from '../../apps/web/src/shell/routing/redirects.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';
import { signIn } from '../testing/sign-in.ts';
import { type PanelRoute, panelRoutes } from './panel-routes.ts';

type Role = 'guest' | 'user';
type Card = 'notFound' | 'serviceTypeNotFound' | 'orderNotFound';
type Expected = { status: 200 } | { status: 302; location: string } | { status: 404; card: Card };

interface Walk {
  role: Role;
  cookies: string;
  settings: Record<string, unknown>;
  /** Values of this panel for the placeholders in paths. */
  named: Record<string, string>;
}

/** Twenty rows with the same markup: checking the first few is enough. */
const repeatedRows = 'li.service-row:nth-child(n+9)';
const patternOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');
const isPromised = ({ path }: PanelRoute) =>
  pages.some((page) => page.path === patternOf(path)) || path in redirects;

test('every promised address has its page', () => {
  const missing = panelRoutes.filter((route) => !route.needs && !route.later && !isPromised(route));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

for (const role of ['guest', 'user'] as const) {
  test(`every address answers a ${role} with its status, title and heading, in two languages`, async ({
    page,
    context,
  }) => {
    test.slow();
    if (role === 'user') await signIn(page);
    const walk = await prepare(role, context);
    const problems: string[] = [];
    for (const locale of ['en', 'de'] as const) {
      const { errors } = await loadArea(locale, 'shell');
      for (const route of panelRoutes) {
        const path = localizedPath(addressOf(route, walk), locale);
        const found = await answerOf(path, walk.cookies);
        const target = expected(route, walk, locale);
        const say = (what: string) => problems.push(`${path}: ${what}`);
        if (found.status !== target.status) say(`${found.status}, not ${target.status}`);
        else if (target.status === 302) {
          if (found.location !== target.location) say(`leads to ${found.location}, not ${target.location}`);
        } else {
          if (found.language !== languageTag(locale)) say(`speaks ${found.language}`);
          if (found.headings.length !== 1 || !found.headings[0])
            say(`headings ${found.headings.join(' | ')}`);
          if (['', 'Marquee'].includes(found.title)) say('has no title of its own');
          if (target.status === 404 && found.headings[0] !== plain(errors[target.card].title))
            say(`shows the card “${found.headings[0]}”`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  test(`every page opens for a ${role} without a complaint, and can be used by all`, async ({
    page,
    context,
    complaints,
    baseURL,
  }) => {
    test.slow();
    page.setDefaultTimeout(20_000);
    await context.addCookies([{ name: 'cookie_consent', value: 'denied.denied', url: String(baseURL) }]);
    if (role === 'user') await signIn(page);
    const walk = await prepare(role, context);
    const problems: string[] = [];
    for (const route of panelRoutes) {
      if (expected(route, walk, 'en').status !== 200) continue;
      const path = addressOf(route, walk);
      await open(page, path).catch((error: Error) => problems.push(`${path}: ${error.message}`));
      problems.push(...complaints.splice(0).map((complaint) => `${path}: ${complaint}`));
      // The others are checked as a guest.
      if (role === 'user' && route.access !== 'user') continue;
      const found = await accessibilityProblems(page, { exclude: repeatedRows });
      problems.push(...found.map((obstacle) => `${path}: ${obstacle}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) problems.push(`${path}: ${overflow} px wider than the screen`);
    }
    expect(problems).toEqual([]);
  });
}

test.describe('what is not there', () => {
  test.use({ expectedNoise: /404 \(Not Found\)/ });

  test('shows a card that can be used by all, and leads on', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'cookie_consent', value: 'denied.denied', url: String(baseURL) }]);
    for (const path of ['/not-found', '/no-such-type', '/services/no-such-service', '/tasks/faq']) {
      await open(page, path);
      expect(await accessibilityProblems(page), path).toEqual([]);
      await page.locator('main').getByRole('link').first().click();
      await expect(page).not.toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

async function prepare(role: Role, context: BrowserContext): Promise<Walk> {
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'AUTH_TOKEN')?.value;
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const first = async (path: string, field: string) => {
    const { data } = JSON.parse((await rawGet(path, { accept: 'application/json', ...bearer })).body);
    return String(data[0]?.[field] ?? '');
  };
  const signedIn = role === 'user';
  return {
    role,
    cookies: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    settings: JSON.parse((await rawGet('/settings', { accept: 'application/json' })).body).data,
    named: {
      '/services/{slug}': await first('/api/v1/services?per_page=1', 'slug'),
      '/{slug}': await first('/api/v1/service-types', 'slug'),
      '/free-trials/{id}': await first('/api/v1/free-trial-quests', 'id'),
      '/orders/{id}': signedIn ? await first('/api/v1/orders', 'id') : '1',
      '/youtube-campaign/{id}': signedIn ? await first('/api/v1/campaigns', 'id') : '1',
      '/subscriptions/{id}': signedIn ? await first('/api/v1/subscriptions', 'id') : '1',
    },
  };
}

function addressOf({ path }: PanelRoute, { named }: Walk): string {
  return path.replace(/\{\w+\}/, named[path] || '999999999');
}

function expected(route: PanelRoute, walk: Walk, locale: Locale): Expected {
  const { path, access, needs, leadsTo } = route;
  const signedIn = walk.role === 'user';
  const to = (location: string): Expected => ({ status: 302, location: localizedPath(location, locale) });
  const notThere = (card: Card): Expected => ({ status: 404, card });
  const isOff = route.later || (needs && !walk.settings[needs]);
  if (leadsTo) return to(leadsTo);
  // A path with one segment that is not a page is treated as a service type.
  if (isOff)
    return notThere(/^\/[^/]+$/.test(path) && !isPromised(route) ? 'serviceTypeNotFound' : 'notFound');
  // Neither exists.
  if (path === '/not-found' || path === '/site-view') return notThere('notFound');
  if (access === 'user' && !signedIn)
    return to(`/login?redirect=${encodeURIComponent(addressOf(route, walk))}`);
  if (access === 'only-guest' && signedIn) return to('/');
  // The demo's customer may not have any of these.
  if (path === '/subscriptions/{id}' && !walk.named[path]) return notThere('notFound');
  return { status: 200 };
}

async function answerOf(path: string, cookie: string) {
  const { status, headers, body } = await rawGet(path, { cookie, accept: 'text/html' });
  const text = (html: string | undefined) => (html ?? '').replace(/<[^>]*>/g, '').trim();
  return {
    status,
    location: String(headers.location ?? ''),
    language: /<html lang="([^"]+)"/.exec(body)?.[1],
    title: text(/<title>([^<]*)<\/title>/.exec(body)?.[1]),
    headings: [...body.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, heading]) => plain(text(heading))),
  };
}

function plain(html: string): string {
  return html
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
