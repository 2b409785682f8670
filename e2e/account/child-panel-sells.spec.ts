import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { chargedTo, done, payAtNormalSpeed } from '../testing/buyer.ts';
import { deliverOrders } from '../testing/deliver-orders.ts';
import { fundAccount } from '../testing/fund-account.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { registerAt, signInAsNewCustomer } from '../testing/sign-in.ts';

// The catalogue arrives a moment after the panel: until then the order form finds no service.
test.use({ expectedNoise: /status of 404/ });

/** Rents a panel by clicks and answers its origin. */
async function rentPanel(page: Page): Promise<string> {
  const name = `sells-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'New panel' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await expect(form.getByText(/ is available$/)).toBeVisible();
  await form.getByLabel('Console password').fill('seven quiet rivers');
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

/** What came back for orders. */
const refundedTo = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `select coalesce(sum(refunded), 0)::float8 / 100000000 as refunded from account
         join customer_order as ordered on ordered.panel_id = account.panel_id and ordered.account_id = account.id
        where account.email = $1`,
      [email],
    );
    return rows[0].refunded as number;
  });

interface Listed {
  slug: string;
  name: string;
  default_quantity: number;
  is_package: boolean;
  is_deactivated: boolean;
  can_cancel: boolean;
}

/** Pays for a service from the balance, in the shop at this origin. */
async function buy(page: Page, shop: string, { slug, name, default_quantity }: Listed, video: string) {
  const link = encodeURIComponent(`https://www.youtube.com/watch?v=${video}`);
  await expect(async () => {
    await open(page, `${shop}/orders/create?service=${slug}&quantity=${default_quantity}&url=${link}`);
    await expect(page.getByText(name).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await payAtNormalSpeed(page);
  await expect(done(page)).toBeVisible();
}

test('a child panel made by clicks sells an order that its parent delivers, and pays back one that it cancels', async ({
  page,
  request,
}) => {
  test.slow();
  const { data } = await (await request.get('/api/v1/services?per_page=40&network=youtube')).json();
  const services: Listed[] = data.filter(
    ({ is_package, is_deactivated, name }: Listed) => !is_package && !is_deactivated && /views/i.test(name),
  );
  const service = services[0];
  const cancelable = services.find(({ can_cancel }) => can_cancel);
  if (!service || !cancelable) throw new Error('the demo has no views to sell');
  const owner = await signInAsNewCustomer(page, '/orders');
  await fundAccount(owner, 60);
  await open(page, '/child-panels');
  const shop = await rentPanel(page);

  const buyer = await registerAt(page, shop, '/orders');
  await fundAccount(buyer, 50);
  await buy(page, shop, service, 'childsells1');
  await expect.poll(() => sentOrders(owner)).toBe(1);
  await deliverOrders(owner);
  await expect(async () => {
    await open(page, `${shop}/orders`);
    await expect(page.getByText('Completed', { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();

  const [sold, paid] = [Number(await chargedTo(buyer)), Number(await chargedTo(owner))];
  expect(paid).toBeGreaterThan(0);
  expect(sold / paid).toBeCloseTo(1.2, 3);

  await buy(page, shop, cancelable, 'childsells2');
  await expect.poll(() => sentOrders(owner)).toBe(1);
  await open(page, `${shop}/orders`);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect.poll(() => refundedTo(buyer), { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await refundedTo(buyer)) / (await refundedTo(owner))).toBeCloseTo(1.2, 2);

  await open(page, '/child-panels');
  await page.getByRole('article').getByRole('link', { name: 'Statistics' }).click();
  const revenue = Number(await chargedTo(buyer)) - (await refundedTo(buyer));
  await expect(page.getByText(`$${revenue.toFixed(2)}`).first()).toBeVisible();
});
