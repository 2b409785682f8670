import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { chargedTo, done, payAtNormalSpeed } from '../testing/buyer.ts';
import { deliverOrders } from '../testing/deliver-orders.ts';
import { fundAccount } from '../testing/fund-account.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { registerAt, signInAsNewCustomer } from '../testing/sign-in.ts';

/** Rents a panel by clicks and answers its origin. */
async function rentPanel(page: Page): Promise<string> {
  const name = `sells-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'New panel' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await expect(form.getByText(/ is available$/)).toBeVisible();
  await form.getByLabel('Password for the console').fill('seven quiet rivers');
  await form.getByRole('button', { name: /^Pay \$.* and create$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your panel is open' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  return panelOrigin().replace('//', `//${name}.`);
}

/** How many of the owner's orders a provider has. */
const sentOrders = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `select count(*)::integer as sent from account
         join customer_order as ordered on ordered.panel_id = account.panel_id and ordered.account_id = account.id
         join dispatch on dispatch.panel_id = ordered.panel_id and dispatch.order_id = ordered.id
        where account.email = $1 and dispatch.state = 'sent'`,
      [email],
    );
    return rows[0].sent as number;
  });

test('a child panel made by clicks sells an order that its parent delivers', async ({ page, request }) => {
  test.slow();
  const { data } = await (await request.get('/api/v1/services?per_page=40&network=youtube')).json();
  const service = data.find(
    (one: { is_package: boolean; is_deactivated: boolean; name: string }) =>
      !one.is_package && !one.is_deactivated && /views/i.test(one.name),
  );
  const owner = await signInAsNewCustomer(page, '/orders');
  await fundAccount(owner, 60);
  await open(page, '/child-panels');
  const shop = await rentPanel(page);

  const buyer = await registerAt(page, shop, '/orders');
  await fundAccount(buyer, 50);
  const link = encodeURIComponent('https://www.youtube.com/watch?v=childsells1');
  const form = `${shop}/orders/create?service=${service.slug}&quantity=${service.default_quantity}&url=${link}`;
  // The catalogue arrives a moment after the panel.
  await expect(async () => {
    await open(page, form);
    await expect(page.getByText(service.name).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await payAtNormalSpeed(page);
  await expect(done(page)).toBeVisible();

  await expect.poll(() => sentOrders(owner)).toBe(1);
  await deliverOrders(owner);
  await expect(async () => {
    await open(page, `${shop}/orders`);
    await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();

  const [sold, paid] = [Number(await chargedTo(buyer)), Number(await chargedTo(owner))];
  expect(paid).toBeGreaterThan(0);
  expect(sold / paid).toBeCloseTo(1.2, 3);
  await open(page, '/child-panels');
  await page.getByRole('article').getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText(`$${sold.toFixed(2)}`).first()).toBeVisible();
});
