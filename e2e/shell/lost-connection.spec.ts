import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { registerBuyer } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { registerProven } from '../testing/sign-in.ts';

test.use({ expectedNoise: /Failed to load resource|ERR_|net::/ });

const unreachable = 'We couldn’t reach the server. Check your connection and try again.';
/** What Chrome, Safari and Firefox say, and what our own code throws. */
const raw = /Failed to fetch|Load failed|NetworkError|TypeError|could not be reached|\[object/;

/** From now on calls to these addresses get no answer; returns how to end that. */
async function cut(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort('connectionfailed'));
  return () => page.unroute(address);
}

async function expectTold(page: Page): Promise<void> {
  await expect(page.getByText(unreachable).first()).toBeVisible();
  await expect(page.getByText(raw)).toHaveCount(0);
}

test('a form keeps what was typed and says what to do', async ({ page }) => {
  await registerProven(page, { landingPath: '/profile' });
  const mend = await cut(page, /\/api\/v1\/profile\?/);
  await page.getByLabel('Name', { exact: true }).fill('Robin Again');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTold(page);
  await mend();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
});

test('a channel that could not be removed is still there, and can be removed from the message', async ({
  page,
}) => {
  const email = await registerProven(page);
  await withDatabase((client) =>
    client.query(
      `insert into video_channel (panel_id, account_id, channel_id, title, code)
       select panel_id, id, 'UC' || substr(md5($1), 1, 22), 'My films', 'code-123456' from account where email = $1`,
      [email],
    ),
  );
  await open(page, '/profile');
  const mend = await cut(page, /\/api\/v1\/youtube-account/);
  const channels = page.locator('#channels');
  await channels.getByRole('button', { name: 'Remove' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectTold(page);
  await expect(channels.getByText('My films')).toBeVisible();
  await mend();
  // The library reads an urgent message out and hides it from the tree until it has the focus.
  await page.getByText('Try again', { exact: true }).click();
  await expect(channels.getByText('My films')).toHaveCount(0);
});

test('a phrase file that does not come is told, and comes when it is tried again', async ({ page }) => {
  const mend = await cut(page, /\/overlays\.json/);
  await open(page, '/');
  await expect(page.getByText('Part of this page didn’t load.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expect(page.getByText('Part of this page didn’t load.')).toHaveCount(0);
});

test('an order whose line is lost says that it is not live', async ({ page }) => {
  await registerBuyer(page);
  const token = (await page.context().cookies()).find(({ name }) => name === 'AUTH_TOKEN')?.value ?? '';
  const [first] = (await (await page.request.get('/api/v1/services')).json()).data;
  const service = (await (await page.request.get(`/api/v1/services/${first.id}`)).json()).data;
  const placed = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { orders: [{ service_id: service.id, url: service.exampleLink, quantity: service.min }] },
  });
  const { id } = (await placed.json()).data.orders[0];
  const mend = await cut(page, /\/events\?/);
  await open(page, `/orders/${id}`);
  const lost = page.getByText('Live updates are paused. Reconnecting…');
  await expect(lost).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toHaveCount(0);
});
