import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { rawGet } from '../testing/raw-request.ts';
import { registerAt } from '../testing/sign-in.ts';

/** Two panels below one domain: the shop, and a sibling whose owner attacks the shop's visitors. */
async function siblings(): Promise<{ shop: string; sibling: string; domain: string }> {
  const domain = `shop-${crypto.randomUUID().slice(0, 8)}.localhost`;
  await withDatabase((client) =>
    client.query(
      `insert into panel_domain (panel_id, host, verified_at)
       select id, (array['a', 'b'])[row_number() over (order by id)] || '.' || $1, now()
         from panel order by id limit 2`,
      [domain],
    ),
  );
  for (const name of ['a', 'b'])
    await expect
      .poll(async () => (await rawGet('/settings', { host: `${name}.${domain}` })).status)
      .toBe(200);
  const at = (name: string) => panelOrigin().replace('//localhost', `//${name}.${domain}`);
  return { shop: at('a'), sibling: at('b'), domain };
}

/** The attacker's own token for the shop, taken from the attacker's own browser. */
async function attackersToken(page: Page, shop: string): Promise<{ token: string; email: string }> {
  const email = await registerAt(page, shop, '/profile');
  const cookies = await page.context().cookies(shop);
  return { email, token: cookies.find(({ name }) => name === 'AUTH_TOKEN')?.value ?? '' };
}

/** What the sibling's page runs when the victim visits it. */
async function plant(page: Page, sibling: string, domain: string, token: string): Promise<void> {
  await page.goto(`${sibling}/robots.txt`);
  await page.evaluate(
    ([parent, value]) => {
      const paths = ['/', '/profile', '/orders', '/api'];
      const names = ['REFRESH_TOKEN', '__Host-REFRESH_TOKEN', '__Host-IMPERSONATION'];
      const cookies = [
        ...paths.map((path) => `AUTH_TOKEN=${value}; Domain=${parent}; Path=${path}; Max-Age=9999`),
        ...names.map((name) => `${name}=${value}; Domain=${parent}; Path=/; Secure; Max-Age=9999`),
      ];
      for (const cookie of cookies) {
        // biome-ignore lint/suspicious/noDocumentCookie: the way an attacker does it
        document.cookie = cookie;
      }
    },
    [domain, token],
  );
  expect((await page.context().cookies(sibling)).map(({ name }) => name)).toContain('AUTH_TOKEN');
}

test.use({ expectedNoise: /401/ });

const email = (page: Page) =>
  page.evaluate(async () => {
    const token = /(?:^|; )AUTH_TOKEN=([^;]+)/.exec(document.cookie)?.[1];
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch('/api/v1/profile', { headers });
    return answer.ok ? (await answer.json()).data.email : answer.status;
  });

test('a sibling panel cannot make a visitor act in the attacker’s account', async ({ page, browser }) => {
  const { shop, sibling, domain } = await siblings();
  const attackersBrowser = await browser.newContext();
  const attacker = await attackersToken(await attackersBrowser.newPage(), shop);
  await attackersBrowser.close();

  await plant(page, sibling, domain, attacker.token);
  await page.goto(`${shop}/profile`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(attacker.email)).toHaveCount(0);
  expect(await email(page)).toBe(401);

  const own = await registerAt(page, shop, '/profile');
  await plant(page, sibling, domain, attacker.token);
  await open(page, `${shop}/profile`);
  await expect(
    page
      .getByText(own)
      .or(page.locator(`input[value="${own}"]`))
      .first(),
  ).toBeAttached();
  await expect(page.getByText(attacker.email)).toHaveCount(0);
  expect([401, own]).toContain(await email(page));
  await open(page, `${shop}/orders`);
  await expect(page).toHaveURL(/\/orders/);
});
