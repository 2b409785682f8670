import type { Page } from '@playwright/test';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const pathOf = (address: string) => new URL(address).pathname;

/** Waits for the deferred parts of the page: the cookie banner, and the session upkeep with it. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'We use cookies' })).toBeVisible();
}

async function answered(page: Page, path: string): Promise<void> {
  const response = await page.waitForResponse((answer) => pathOf(answer.url()) === path);
  await response.finished();
}

/** Waits until the page has read earlier responses: one requested after them has arrived. */
async function waitUntilRead(page: Page): Promise<void> {
  await page.evaluate(async () => (await fetch('/robots.txt')).text());
}

function countCalls(page: Page): (path: string) => number {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(pathOf(request.url())));
  return (path) => calls.filter((call) => call === path).length;
}

test('who is signed in gets fresh settings every ten minutes and a new token every twenty', async ({
  page,
  context,
}) => {
  const tokenOf = async () => (await context.cookies()).find(({ name }) => name === 'AUTH_TOKEN')?.value;
  await signIn(page);
  await page.clock.install();
  await open(page, '/');
  await settled(page);
  const calls = countCalls(page);
  await page.clock.fastForward('09:30');
  expect(calls('/settings')).toBe(0);
  // While one request is running, no second one is sent.
  const answers = Promise.all([answered(page, '/settings'), answered(page, '/pages')]);
  await page.clock.fastForward('00:31');
  await answers;
  await waitUntilRead(page);
  expect(calls('/settings')).toBe(1);
  expect(calls('/refresh')).toBe(0);

  const before = await tokenOf();
  await page.clock.fastForward('10:00');
  await expect.poll(() => calls('/refresh')).toBe(1);
  await expect.poll(tokenOf).not.toBe(before);
  await expect.poll(() => calls('/settings')).toBe(2);
});

test('a guest is left alone', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  const calls = countCalls(page);
  await page.clock.fastForward('45:00');
  // The page needs no more than its first data, however long it is open.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service updates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service updates');
  expect([calls('/settings'), calls('/refresh')]).toEqual([0, 0]);
});

test('a part of the page that comes alive late finds the data it was drawn with', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'services_view_mode', value: 'card', url: baseURL ?? '' }]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/service-cards-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.install();
  await open(page, '/');
  // Longer than unused data is kept.
  await page.clock.fastForward('15:00');
  release();
  await page.waitForFunction(() => {
    const card = document.querySelector('[data-service]');
    return card !== null && Object.keys(card).some((key) => key.startsWith('__reactFiber'));
  });
});

test.describe('a session that has ended elsewhere', () => {
  test.use({ expectedNoise: /401 \(Unauthorized\)/ });

  test('leads to the entrance, and back to the page afterwards', async ({ page, context, request }) => {
    await signIn(page);
    const token = (await context.cookies()).find(({ name }) => name === 'AUTH_TOKEN')?.value;
    await page.clock.install();
    await open(page, '/finances');
    await settled(page);
    const left = await request.post('/logout', { headers: { authorization: `Bearer ${token}` } });
    expect(left.ok()).toBe(true);
    const statusOf = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status();
    await expect.poll(() => statusOf('/finances')).toBe(302);
    await page.clock.fastForward('20:01');
    await expect(page).toHaveURL(/\/login\?redirect=%2Ffinances$/);
  });
});
