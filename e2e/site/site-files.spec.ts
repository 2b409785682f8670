import { locales } from '@marquee/domain/locale/locales.ts';
import type { Page } from '@playwright/test';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';

test('the panel can be installed: manifest, icons, and a start page in its language', async ({ page }) => {
  await open(page, '/de');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await page.evaluate(async (url) => (await fetch(String(url))).json(), address);
  expect(manifest).toMatchObject({ name: 'Marquee', start_url: '/de', display: 'standalone', lang: 'de' });

  for (const { src, sizes, type } of manifest.icons) {
    const drawn = await page.evaluate(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    if (type === 'image/png') expect(drawn, src).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await rawGet(url)).status, url).toBe(200);

  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

/** Waits until the service worker controls the page. */
async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 20_000,
  });
}

test.describe('without a connection', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/ });

  test('the offline page shows in the language of the page, and makes way when there is one again', async ({
    page,
    context,
  }) => {
    await open(page, '/fr');
    await controlled(page);
    await page.reload();
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/offline?locale=fr'))))
      .toBe(true);

    await context.setOffline(true);
    await page.goto('/fr/updates').catch(() => undefined);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('header')).toContainText('Marquee');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await context.setOffline(false);
    await expect(page.locator('#content')).toBeVisible();
    await expect(page).toHaveURL(/\/fr\/updates$/);
  });
});

test('the worker keeps built files and the offline page, never a call and never a page', async ({ page }) => {
  await open(page, '/');
  await controlled(page);
  await page.reload();
  await page.evaluate(() => fetch('/api/v1/networks'));
  await open(page, '/services?sort=price_asc');
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    }
    return found;
  });
  expect(kept).toContain('/offline');
  expect(kept.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(kept.filter((path) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);
});

test('sitemaps are well-formed, whole, and those of their own panel', async ({ page }) => {
  const locations = (path: string, host = 'localhost') =>
    rawGet(path, { host }).then(({ status, headers, body }) => {
      expect(status, path).toBe(200);
      expect(headers['content-type']).toContain('application/xml');
      return page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        if (parsed.querySelector('parsererror')) throw new Error('not well-formed');
        return [...parsed.getElementsByTagName('loc')].map(({ textContent }) => String(textContent));
      }, body);
    });
  const robots = (await rawGet('/robots.txt', { host: 'localhost' })).body;
  expect(robots).toMatch(/Sitemap: http:\/\/localhost(:\d+)?\/sitemap\.xml/);
  const parts = await locations('/sitemap.xml');
  expect(new Set(parts.map((part) => /sitemaps\/(\w+)-\d+\.xml$/.exec(part)?.[1]))).toEqual(new Set(locales));

  const [own, foreign] = [
    await locations('/sitemaps/ja-1.xml'),
    await locations('/sitemaps/ja-1.xml', 'second.localhost'),
  ];
  expect(own.length).toBeGreaterThan(foreign.length);
  // With the port that the panel is reached at.
  expect(own.some((address) => /^http:\/\/localhost(:\d+)?\/ja$/.test(address))).toBe(true);
  expect(foreign.every((address) => /^http:\/\/second\.localhost(:\d+)?\/ja/.test(address))).toBe(true);
  for (const address of [own.at(0), own.at(20), own.at(-1)]) {
    expect((await rawGet(new URL(String(address)).pathname)).status, address).toBe(200);
  }
});

test('a page says what it is to those who share it, and what may be found', async ({ page }) => {
  const robots = page.locator('meta[name=robots]');
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  await open(page, '/de/services?utm_source=mail&currency=RUB');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${panelOrigin()}/de`);
  await expect(page.locator('link[rel=alternate]')).toHaveCount(locales.length + 1);
  await expect(robots).toHaveCount(0);
  expect(await property('title')).toBe(await page.title());
  const card = await page.request.get(String(await property('image')));
  expect(card.headers()['content-type']).toBe('image/png');

  await open(page, '/?network=youtube');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});

test('each panel shows its own face', async () => {
  const get = async (path: string, host: string) => (await rawGet(path, { host })).body;
  expect(await get('/icons/icon.svg', 'localhost')).not.toBe(
    await get('/icons/icon.svg', 'second.localhost'),
  );
  const manifest = JSON.parse(await get('/manifest.webmanifest?locale=ko', 'second.localhost'));
  expect(manifest).toMatchObject({ name: 'Second Stage', start_url: '/ko' });
});
