import type { Page } from '@playwright/test';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn, typePassword } from '../testing/sign-in.ts';

// Requests of a service worker would not be delayed.
test.use({ serviceWorkers: 'block', expectedNoise: /Service Worker/ });

/** The page is visible long before its code has loaded. */
async function slowCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client-/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the page is visible, although its code is not loaded yet. */
async function openUnready(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#page-state').waitFor({ state: 'attached' });
}

test('a button pressed before the code has come does its work', async ({ page }) => {
  await signIn(page);
  const codeComes = await slowCode(page);
  await openUnready(page, '/finances?type=withdrawal');
  const download = page.waitForEvent('download');
  const button = page.getByRole('button', { name: 'Export CSV' });
  await button.click();
  await button.click();
  codeComes();
  expect((await download).suggestedFilename()).toBe('finances.csv');
});

test('what was typed and chosen before the code has come is known to it', async ({ page }) => {
  const codeComes = await slowCode(page);
  await openUnready(page, '/login');
  await page.getByLabel('E-mail').fill('customer@demo.localhost');
  await page.getByLabel('Password', { exact: true }).fill('marquee-demo');
  await page.keyboard.press('Enter');
  expect(page.url()).toMatch(/\/login$/);
  codeComes();
  await page.waitForURL((url) => url.pathname !== '/login');
});

test('what was typed long before the code has come is known to it', async ({ page }) => {
  const codeComes = await slowCode(page);
  await openUnready(page, '/orders/create');
  const field = page.getByRole('textbox', { name: 'Link', exact: true });
  await field.fill('https://www.youtube.com/watch?v=typed-early');
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 30_000;
    // The page looks once more at its clock before the code is there.
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  codeComes();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await expect(field).toHaveValue('https://www.youtube.com/watch?v=typed-early');
});

test('what a password manager fills in while the page is arriving is known to the code', async ({ page }) => {
  await page.addInitScript(() => {
    const values = { email: 'customer@demo.localhost', 'current-password': 'marquee-demo' };
    new MutationObserver(() => {
      for (const [name, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement>(`#root [name="${name}"]:not([data-filled])`);
        if (!field || document.readyState !== 'loading') continue;
        field.dataset.filled = '';
        field.value = value;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, '/login');
  await expect(page.locator('[data-filled]')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
});

for (const wait of [0, 150, 300, 450])
  test(`a form filled in ${wait} ms after its page has begun is sent whole by a slow phone`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForTimeout(wait);
    await typePassword(page, 'customer@demo.localhost', 'marquee-demo');
    await page.waitForURL((url) => url.pathname !== '/login');
  });
