import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import type { Page } from '@playwright/test';
import { createPanel } from '../server/panel-database.ts';
import { expectStill, throttleLoading, watchLayout } from '../testing/layout-shift.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';
import { signIn } from '../testing/sign-in.ts';

const overflowingElements = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Parts of the header that overlap the previous part or leave the page. */
async function clashesInHeader(page: Page, width: number) {
  const places = await page.locator('.shell-header :is(a, button, input):visible').evaluateAll((parts) =>
    parts
      .filter((part) => !part.closest('[popover]'))
      .map((part) => part.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right }))
      .toSorted((a, b) => a.left - b.left),
  );
  return places.filter(
    ({ left, right }, index) => left < (places[index - 1]?.right ?? 0) - 0.5 || right > width,
  );
}

for (const width of [390, 768, 1440]) {
  for (const locale of ['de', 'hi_IN', 'ja'] as const) {
    test(`nothing sticks out at ${width} px in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/?network=youtube', '/no-such-page']) {
        if (path === '/no-such-page') await page.goto(localizedPath(path, locale));
        else await open(page, localizedPath(path, locale));
        expect(await overflowingElements(page), path).toBeLessThanOrEqual(0);
      }
    });
  }
}

test.use({ expectedNoise: /404 \(Not Found\)/ });

for (const width of [390, 1440]) {
  test(`nothing moves while a page loads at ${width} px`, async ({ page }) => {
    const slugOf = async (path: string) => JSON.parse((await rawGet(path)).body).data[0].slug;
    const service = await slugOf('/api/v1/services?per_page=1');
    const type = await slugOf('/api/v1/service-types');
    await page.setViewportSize({ width, height: 900 });
    await watchLayout(page);
    for (const path of ['/', `/services/${service}`, `/${type}`, '/login', '/orders/create']) {
      await open(page, path);
      await expectStill(page, path);
    }
    await signIn(page);
    await throttleLoading(page);
    for (const path of ['/', '/orders', '/dashboard', '/finances', '/add-funds', '/profile', '/statistics']) {
      await open(page, path);
      await expectStill(page, path);
    }
  });
}

test.describe('a font that comes late', () => {
  // Requests of a service worker would not be throttled.
  test.use({ serviceWorkers: 'block', expectedNoise: /Service Worker/ });

  test('moves nothing either', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchLayout(page);
    const fonts = page.waitForResponse(/\.woff2$/);
    await page.route(/\.woff2$/, async (route) => {
      await page.locator('h1').waitFor();
      await new Promise((done) => setTimeout(done, 300));
      await route.continue();
    });
    await open(page, '/');
    await fonts;
    await expectStill(page, '/');
  });
});

test('letters twice as large have room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const ready = {
    '/': page.getByRole('heading', { level: 1 }),
    '/orders/create': page.getByText(/^starts in/),
  };
  for (const [path, part] of Object.entries(ready)) {
    await open(page, path === '/' ? path : `${path}?serviceId=1`);
    await expect(part.first()).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    expect(await overflowingElements(page), path).toBeLessThanOrEqual(0);
    expect(await clashesInHeader(page, 390), path).toEqual([]);
  }
});

test.describe('a panel with a long name', () => {
  test('keeps it clear of the buttons beside it', async ({ page }) => {
    const panelName = 'Donaudampfschifffahrtsgesellschaft für Reichweite';
    const { origin } = await createPanel(`long-name-${crypto.randomUUID()}`, { panelName });
    for (const width of [390, 768, 1150, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const locale of ['en', 'ru'] as const) {
        await open(page, origin + localizedPath('/', locale));
        expect(await clashesInHeader(page, width), `${width} ${locale}`).toEqual([]);
      }
    }
  });
});
