import type { Page } from '@playwright/test';
import { watchLayout } from '../testing/layout-shift.ts';
import { expect, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';
import { signIn } from '../testing/sign-in.ts';

// Requests of a service worker would not be throttled.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
  expectedNoise: /Service Worker|preloaded using link preload/,
});

// The line that a customer's page keeps open for news has no end, and with it the network would never rest.
test.beforeEach(({ page }) =>
  page.route('**/notifications/events*', (route) => route.fulfill({ status: 204 })),
);

/** Far below what counts as good (0.1): a line of text that moves by its own height is seen. */
const mostShift = 0.02;

/** A cheap phone on fast 3G, as browsers' developer tools define it. */
async function slowDown(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  });
}

/** The whole page is drawn, whether or not its code has come. */
async function openDrawn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#page-state').waitFor({ state: 'attached' });
}

async function cameAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await openDrawn(page, path);
  await cameAlive(page);
  const { sum, moved } = await page.evaluate(() => {
    const { layoutShift, movedParts } = window as unknown as { layoutShift: number; movedParts: string[] };
    return { sum: layoutShift, moved: movedParts };
  });
  expect.soft(sum, `${path}\n${moved.join('\n')}`).toBeLessThanOrEqual(mostShift);
}

test('public pages do not move while they load on a slow phone', async ({ page }) => {
  test.slow();
  const slugOf = async (path: string) => JSON.parse((await rawGet(path)).body).data[0].slug;
  const service = await slugOf('/api/v1/services?per_page=1');
  const type = await slugOf('/api/v1/service-types');
  await watchLayout(page);
  await slowDown(page);
  const paths = [
    '/',
    '/ru',
    '/ja',
    `/services/${service}`,
    `/${type}`,
    '/login',
    '/orders/create',
    '/updates',
  ];
  for (const path of paths) await expectSteady(page, path);
});

test('pages of a customer do not move while they load on a slow phone', async ({ page }) => {
  test.slow();
  await signIn(page);
  await watchLayout(page);
  await slowDown(page);
  const paths = [
    '/',
    '/dashboard',
    '/orders',
    '/orders/create',
    '/finances',
    '/add-funds',
    '/statistics',
    '/profile',
  ];
  for (const path of paths) await expectSteady(page, path);
});

test('who scrolls before the code has come stays there', async ({ page }) => {
  test.slow();
  await signIn(page);
  await slowDown(page);
  for (const path of ['/', '/orders', '/finances']) {
    await openDrawn(page, path);
    await page.evaluate(() => window.scrollTo(0, 500));
    const before = await page.evaluate(() => window.scrollY);
    expect(before, path).toBeGreaterThan(200);
    await cameAlive(page);
    expect(await page.evaluate(() => window.scrollY), path).toBe(before);
  }
});

for (const who of ['guest', 'customer'])
  test(`a link that a ${who} types before the code has come stays in the order form`, async ({ page }) => {
    test.slow();
    if (who === 'customer') await signIn(page);
    await slowDown(page);
    await openDrawn(page, '/orders/create');
    const field = page.getByRole('textbox', { name: 'Link', exact: true });
    await field.focus();
    const link = 'https://www.youtube.com/watch?v=typed-early';
    await page.keyboard.type(link);
    await cameAlive(page);
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
    await expect(field).toHaveValue(link);
  });

test('many orders that are typed before the code has come stay in their form', async ({ page }) => {
  test.slow();
  await slowDown(page);
  await openDrawn(page, '/orders/create?type=expert');
  const field = page.getByRole('textbox', { name: 'Orders, one per line' });
  await field.focus();
  const text = '101 | https://www.instagram.com/reel/AbCdEfGhIjK/ | 1000';
  await page.keyboard.type(text);
  await cameAlive(page);
  await expect(field).toHaveValue(text);
});

/** Parts of the page whose code waits for the first interaction get it late. */
async function loadLate(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
}

/** Where the first service of the list stands, in every frame from now on. */
async function watchFirstRow(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen = window as unknown as { rowTops: Set<number> };
    seen.rowTops = new Set();
    const look = () => {
      const row = document.querySelector('li.service-row');
      seen.rowTops.add(Math.round(row?.getBoundingClientRect().top ?? 0));
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { rowTops: Set<number> }).rowTops]);
}

test('the first tap opens the menu, and what is below stays', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await cameAlive(page);
  await loadLate(page);
  const places = await watchFirstRow(page);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await places()).toHaveLength(1);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test('the first click may choose the theme or the currency, and the list stays', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await cameAlive(page);
    await loadLate(page);
    const places = await watchFirstRow(page);
    await page.getByRole('button', { name: /theme/i }).click();
    await page.getByRole('button', { name: /^Currency/ }).click();
    await expect(page.locator('li.service-row').first()).toContainText('₽');
    await page.waitForLoadState('networkidle');
    expect(await places()).toHaveLength(1);
  });
});
