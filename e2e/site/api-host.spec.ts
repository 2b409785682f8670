import { type RunningPanel, startPanel } from '../server/start-panel.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { typePassword } from '../testing/sign-in.ts';

// A header of the test's own would need the permission of another host.
test.use({ extraHTTPHeaders: {} });

let panel: RunningPanel;
test.beforeAll(async () => {
  test.slow();
  panel = await startPanel({ apiHost: 'api.localhost' });
});
test.afterAll(() => panel.stop());

test('the web app calls the host of the API, signed in and after a reload', async ({ page }) => {
  test.slow();
  const called = new Set<string>();
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) called.add(hostname);
  });
  await open(page, `${panel.origin}/login?redirect=/profile`);
  await typePassword(page, 'customer@demo.localhost', 'marquee-demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.reload();
  await open(page, `${panel.origin}/profile`);
  await page.getByLabel('Name', { exact: true }).fill('Casey Elsewhere');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(200);
  expect(new URL((await saved).url()).hostname).toBe('api.localhost');
  expect([...called]).toEqual(['api.localhost']);
});
