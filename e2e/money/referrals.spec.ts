import { withDatabase } from '../server/panel-database.ts';
import { payIn } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { fillRegistration, registerProven } from '../testing/sign-in.ts';

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
  const services = (await (await visitor.request.get('/api/v1/services')).json()).data;
  const { id, exampleLink, min } = (
    await (await visitor.request.get(`/api/v1/services/${services[0].id}`)).json()
  ).data;
  const placed = await visitor.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { orders: [{ service_id: id, url: exampleLink, quantity: min }] },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  await context.close();

  await open(page, '/referral-program');
  await expect(page.getByText('b***@p***.example')).toBeVisible();
  await expect.poll(() => rewardState(email), { timeout: 120_000 }).toBe('matured');
  await open(page, '/referral-program');
  const people = page.getByRole('region', { name: 'People you invited' }).or(page.getByRole('table'));
  await expect(people.first()).toContainText('$0.');
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
