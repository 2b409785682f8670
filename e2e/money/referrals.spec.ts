import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { payIn } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { fillRegistration, registerProven, signIn } from '../testing/sign-in.ts';

test('a link is opened, somebody registers and buys, and the referrer sees the reward', async ({
  page,
  browser,
}) => {
  test.slow();
  const referrer = await registerProven(page, { landingPath: '/referral-program' });
  await moveAway(referrer);
  await open(page, '/referral-program');
  await expect(page.getByRole('heading', { name: 'Referral program', level: 1 })).toBeVisible();
  await expect(page.getByText('Invite your first customer')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code of your referral link' })).toBeVisible();
  const link =
    (await page
      .getByText(/\?ref=[a-z0-9]+$/)
      .first()
      .textContent()) ?? '';
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Square' }).click();
  expect((await download).suggestedFilename()).toMatch(/-square\.png$/);

  // A browser of its own, as a stranger's is.
  const context = await browser.newContext();
  const visitor = await context.newPage();
  const counted = visitor.waitForResponse((answer) => answer.url().includes('/referral-program/visits'));
  await open(visitor, link);
  expect((await counted).status()).toBe(204);
  const email = `billie-${crypto.randomUUID()}@people.example`;
  await open(visitor, '/register');
  await fillRegistration(visitor, email);
  await visitor.getByRole('button', { name: 'Create account' }).click();
  await expect(visitor).not.toHaveURL(/register/);
  await payIn(visitor, '100');
  const token = (await context.cookies()).find(({ name }) => name === 'AUTH_TOKEN')?.value ?? '';
  const { data: services } = await (await visitor.request.get('/api/v1/services')).json();
  // Dear enough that it is paid in cash too, beside the bonus that came with the payment.
  const dear = services.find(
    ({ price, max }: { price: string; max: number }) => Number(price) > 2 && max > 9999,
  );
  const { data: service } = await (await visitor.request.get(`/api/v1/services/${dear.id}`)).json();
  const quantity = Math.ceil(40_000 / Number(service.price) / 1000) * 1000;
  const placed = await visitor.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { orders: [{ service_id: service.id, url: service.exampleLink, quantity }] },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  await context.close();

  await open(page, '/referral-program');
  await expect(page.getByText('b***@p***.example')).toBeVisible();
  await expect(page.getByText('Completed orders').first()).toBeVisible();
  await complete(await (await browser.newContext()).newPage(), email);
  await expect.poll(() => rewardState(email), { timeout: 30_000 }).toBe('matured');
  await open(page, '/referral-program');
  const earnings = page.getByText('Total earned').locator('..');
  await expect(earnings).toContainText('$');
  await expect(earnings).not.toContainText('$0.00');
});

/** Both browsers of a test are at one address, which would be held for an operator. */
async function moveAway(email: string): Promise<void> {
  await withDatabase((client) =>
    client.query(
      `update login_attempt set address = '203.0.113.7' from account a
        where a.panel_id = login_attempt.panel_id and a.id = login_attempt.account_id
          and $1 in (a.email, a.claimed_email)`,
      [email],
    ),
  );
}

async function rewardState(email: string): Promise<string | undefined> {
  return withDatabase(async (client) => {
    const { rows } = await client.query(
      `select reward.state from referral_reward reward
         join account a on a.panel_id = reward.panel_id and a.id = reward.referred_id
        where a.claimed_email = $1 or a.email = $1`,
      [email],
    );
    return rows[0]?.state;
  });
}

/** The operator counts the person's order as delivered, as the simulator would in a while. */
async function complete(desk: Page, email: string): Promise<void> {
  await signIn(desk, undefined, { email: 'operator@demo.localhost', password: 'marquee-demo' });
  const token = (await desk.context().cookies()).find(({ name }) => name === 'AUTH_TOKEN')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const path = '/api/v1/admin/bulk-jobs';
  const data = { action: 'complete', ids: [await orderOf(email)] };
  const drawnUp = await desk.request.post(path, { headers, data });
  expect(drawnUp.status(), await drawnUp.text()).toBe(200);
  const { id } = (await drawnUp.json()).data;
  const started = await desk.request.post(`${path}/${id}/start`, { headers, data: {} });
  expect(started.status(), await started.text()).toBe(200);
}

async function orderOf(email: string): Promise<number> {
  return withDatabase(async (client) => {
    const { rows } = await client.query(
      `select o.id from customer_order o join account a on a.panel_id = o.panel_id and a.id = o.account_id
        where $1 in (a.email, a.claimed_email)`,
      [email],
    );
    return Number(rows[0].id);
  });
}
