import type { Page } from '@playwright/test';
import { createPanel, withDatabase } from '../server/panel-database.ts';
import { registerBuyer } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { fillRegistration, password, typePassword } from '../testing/sign-in.ts';

const newEmail = () => `visit-${crypto.randomUUID()}@people.example`;
const campaign = 'utm_source=news&utm_medium=mail&utm_campaign=may&vs_cid=c-7&vs_subid=s-8';

async function cookie(page: Page, name: string): Promise<string | undefined> {
  const found = (await page.context().cookies()).find((each) => each.name === name);
  return found && decodeURIComponent(found.value);
}

function accountOf(email: string) {
  return withDatabase(async (client) => {
    const { rows } = await client.query(
      `select referrer_id, marketing, google_analytics4_client_id, yandex_metrika_client_id
         from account where claimed_email = $1 or email = $1`,
      [email],
    );
    return rows[0];
  });
}

test('the landing page’s campaign is told once, and still known at registration', async ({ page }) => {
  const told = page.waitForRequest((request) => request.url().includes('/api/v1/marketing-sources'));
  await open(page, `/?${campaign}&ref=anna`);
  expect((await told).postDataJSON()).toEqual({
    marketing_source: 'news',
    marketing_medium: 'mail',
    marketing_campaign: 'may',
    vs_cid: 'c-7',
    vs_subid: 's-8',
    affiliate_code: 'anna',
  });
  // Another page, a new document, an address without a campaign.
  await open(page, '/updates');
  await open(page, '/register');
  const email = newEmail();
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/register/);
  expect(await accountOf(email)).toMatchObject({
    // Nobody has this code.
    referrer_id: null,
    marketing: {
      marketing_source: 'news',
      marketing_medium: 'mail',
      marketing_campaign: 'may',
      vs_cid: 'c-7',
      vs_subid: 's-8',
    },
    google_analytics4_client_id: null,
  });
});

test.describe('analytics', () => {
  const ids = [
    { name: '_ga', value: 'GA1.1.11.22' },
    { name: '_ym_uid', value: '33' },
  ];
  const settings = { captcha_is_enabled: false, analytics: { googleAnalyticsId: 'G-TEST12345' } };

  /** A panel with analytics, whose script never leaves this machine. */
  async function measuredPanel(page: Page): Promise<string> {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const { origin } = await createPanel(`measured-${crypto.randomUUID().slice(0, 8)}`, settings);
    return origin;
  }
  async function registerAtOnce(page: Page, origin: string): Promise<string> {
    const email = newEmail();
    await open(page, `${origin}/register`);
    await fillRegistration(page, email);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).not.toHaveURL(/register/);
    return email;
  }

  test('ids travel with the registration once the visitor has agreed', async ({ page }) => {
    const origin = await measuredPanel(page);
    await page
      .context()
      .addCookies([
        ...ids.map((each) => ({ ...each, url: origin })),
        { name: 'cookie_consent', value: 'granted.denied', url: origin },
      ]);
    expect(await accountOf(await registerAtOnce(page, origin))).toMatchObject({
      google_analytics4_client_id: '11.22',
      yandex_metrika_client_id: '33',
    });
  });

  test('without consent they stay here, and an account learns them when its owner agrees', async ({
    page,
  }) => {
    const origin = await measuredPanel(page);
    await page.context().addCookies(ids.map((each) => ({ ...each, url: origin })));
    const email = await registerAtOnce(page, origin);
    expect(await accountOf(email)).toMatchObject({
      google_analytics4_client_id: null,
      yandex_metrika_client_id: null,
    });
    const told = page.waitForResponse((answer) => answer.url().includes('set-analytics-client-id'));
    await page.getByRole('button', { name: 'Accept' }).click();
    expect((await told).status()).toBe(204);
    expect(await accountOf(email)).toMatchObject({
      google_analytics4_client_id: '11.22',
      yandex_metrika_client_id: '33',
    });
  });
});

test('signing out is told, and forgets who was here', async ({ page }) => {
  const email = newEmail();
  await open(page, '/register');
  await fillRegistration(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).not.toHaveURL(/register/);
  expect(await cookie(page, 'rememberEmail')).toBe(email);
  await page.evaluate(() =>
    window.addEventListener('logout', () => sessionStorage.setItem('heard-logout', 'yes')),
  );
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => sessionStorage.getItem('heard-logout'))).toBe('yes');
  for (const name of ['rememberUser', 'rememberEmail', 'onPanelLoggedIn', 'AUTH_TOKEN'])
    expect(await cookie(page, name)).toBeUndefined();
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await typePassword(page, email, password);
  await expect(page).not.toHaveURL(/login/);
});

test('any page notes who has just bought, and who returns after days', async ({ page }) => {
  const email = await registerBuyer(page);
  const token = (await page.context().cookies()).find(({ name }) => name === 'AUTH_TOKEN')?.value ?? '';
  const services = (await (await page.request.get('/api/v1/services')).json()).data;
  const answer = await page.request.get(`/api/v1/services/${services[0].id}`);
  const { id, exampleLink, min } = (await answer.json()).data;
  const placed = await page.request.post('/api/v1/orders', {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    data: { orders: [{ service_id: id, url: exampleLink, quantity: min }] },
  });
  expect(placed.status(), await placed.text()).toBe(200);
  await open(page, '/updates');
  await expect.poll(() => cookie(page, 'bought-network')).toBeTruthy();
  expect(await cookie(page, 'return')).toBeUndefined();
  await withDatabase((client) =>
    client.query(
      `update customer_order o set created_at = o.created_at - interval '6 days' from account a
        where a.panel_id = o.panel_id and a.id = o.account_id and a.claimed_email = $1`,
      [email],
    ),
  );
  await open(page, '/profile');
  await expect.poll(() => cookie(page, 'return')).toBe('1');
});
