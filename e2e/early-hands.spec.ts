import type { Page } from '@playwright/test';
import { expect, test } from './panel-test.ts';
import { signIn } from './sign-in.ts';

// What a service worker fetches passes by the slow line.
test.use({ serviceWorkers: 'block', expectedNoise: /Service Worker/ });

/** The page is seen long before its code has come. */
async function slowCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a button pressed before the code has come does its work', async ({ page }) => {
  await signIn(page);
  const codeComes = await slowCode(page);
  await page.goto('/finances?type=withdrawal', { waitUntil: 'commit' });
  const download = page.waitForEvent('download');
  const button = page.getByRole('button', { name: 'Export CSV' });
  await button.click();
  await button.click();
  codeComes();
  expect((await download).suggestedFilename()).toBe('finances.csv');
});

test('what was typed and chosen before the code has come is known to it', async ({ page }) => {
  const codeComes = await slowCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('customer@demo.localhost');
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/\/login$/);
  codeComes();
  await page.waitForURL((url) => url.pathname !== '/login');
});
