import { freePort } from '../server/free-port.ts';
import { databaseUrl, panelDataDir } from '../server/panel-database.ts';
import { type RunningProcess, startProcess } from '../server/start-panel.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { addCustomer, typePassword } from '../testing/sign-in.ts';

// A header of the test's own would need the permission of another host.
test.use({ extraHTTPHeaders: {} });

/** A second process of the panel under test, with another setting. */
let panel: RunningProcess;
test.beforeAll(async () => {
  test.slow();
  const port = await freePort();
  const environment = {
    HOST: 'localhost',
    DATABASE_URL: databaseUrl(),
    DATA_DIR: panelDataDir(),
    API_URL: `http://api.localhost:${port}`,
  };
  panel = await startProcess({ port, environment, args: ['--services=web'] });
});
test.afterAll(() => panel?.stop());

test('the web app calls the host of the API, signed in and after a reload', async ({ page }) => {
  test.slow();
  const called = new Set<string>();
  page.on('request', (request) => {
    const { hostname, pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) called.add(hostname);
  });
  await open(page, `${panel.origin}/login?redirect=/profile`);
  await typePassword(page, await addCustomer(), 'marquee-demo');
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
