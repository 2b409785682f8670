import { expect, open, test } from '../testing/panel-test.ts';

// Requests of a service worker would bypass the faults that the test injects.
test.use({
  serviceWorkers: 'block',
  expectedNoise: /Service Worker|ERR_FAILED|dynamically imported module|Failed to fetch|preload/,
});

test('code that is gone reloads the page once a minute, then the error is shown', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await open(page, '/');
  expect(documents).toBe(1);
  // A slow navigation shows a progress bar.
  await page.route(/\/assets\/updates-page-/, async (route) => {
    await page.locator('.navigation-progress').waitFor({ state: 'attached' });
    await route.abort();
  });
  // The bar's code is part of what loads after the page.
  const prompt = page.getByRole('region', { name: 'We use cookies' });
  const updates = page.getByRole('contentinfo').getByRole('link', { name: 'Service updates' });

  await expect(prompt).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await updates.click();
  await reloaded;
  expect(documents).toBe(2);

  await open(page, '/?sort=price_asc');
  await expect(prompt).toBeVisible();
  await updates.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  expect(documents).toBe(3);
  await expect(page.locator('.navigation-progress')).toHaveCount(0);
});
