import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { chargedTo, registerBuyer } from '../testing/buyer.ts';
import { expect, open, panelOrigin, test } from '../testing/panel-test.ts';
import { registerProven } from '../testing/sign-in.ts';

// A wrong address is refused on purpose.
test.use({ expectedNoise: /status of 422/ });

/** Two sites of other people: one that the partner names, one that is not allowed. */
const sites: { server: Server; origin: string; embed: string }[] = [];

test.beforeAll(async () => {
  for (let count = 0; count < 2; count += 1) {
    const site = { server: createServer(), origin: '', embed: '' };
    site.server.on('request', (_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><html lang="en"><title>Blog</title><h1>My blog</h1>${site.embed}</html>`);
    });
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    site.origin = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
    sites.push(site);
  }
});
test.afterAll(() => {
  for (const { server } of sites) server.close();
});

const [allowed, stranger] = [0, 1].map((place) => () => {
  const site = sites[place];
  if (!site) throw new Error('the sites were not started');
  return site;
}) as [() => (typeof sites)[number], () => (typeof sites)[number]];

/** The partner makes a widget in the panel and pastes its code on both sites. */
async function makeWidget(page: Page): Promise<string> {
  const email = await registerProven(page, { landingPath: '/order-widgets' });
  await expect(page.getByText('No widgets yet')).toBeVisible();
  await page.getByRole('button', { name: 'New widget' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My blog');
  await dialog.getByLabel('Sites').fill('http://example.com');
  await dialog.getByRole('button', { name: 'Create widget' }).click();
  await expect(dialog.getByLabel('Sites')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Sites').fill(allowed().origin);
  await dialog.getByRole('button', { name: 'Create widget' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My blog' })).toBeVisible();
  const code = (await page.locator('pre').first().textContent()) ?? '';
  expect(code).toContain(`${panelOrigin()}/widget.js`);
  for (const site of sites) site.embed = code;
  // The preview is the real form.
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Order' })).toBeVisible();
  return email;
}

/** Somebody else, elsewhere: a visitor of the partner's site. */
async function visit(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.77' } });
  const page = await context.newPage();
  await page.goto(origin);
  return page;
}

/** The simulator takes minutes; these orders have been delivered an hour ago. */
const deliver = (email: string) =>
  withDatabase((client) =>
    client.query(
      `with own as (
         select sent.panel_id, sent.order_id, sent.provider_id, sent.number
           from account join order_widget as widget on widget.panel_id = account.panel_id and widget.account_id = account.id
           join order_group as placed on placed.panel_id = widget.panel_id and placed.widget_id = widget.id
           join customer_order as ordered on ordered.panel_id = placed.panel_id and ordered.group_id = placed.id
           join dispatch as sent on sent.panel_id = ordered.panel_id and sent.order_id = ordered.id
          where account.email = $1 and sent.state = 'sent'
       ), delivered as (
         update simulated_order set delivers = quantity, starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
           from own where simulated_order.panel_id = own.panel_id and simulated_order.number::text = own.number
       )
       update dispatch set next_poll_at = now() from own
        where dispatch.panel_id = own.panel_id and dispatch.order_id = own.order_id`,
      [email],
    ),
  );

const rewardOf = (email: string) =>
  withDatabase(async (client) => {
    const { rows } = await client.query(
      `select reward.status, count(txn.id)::int as payments
         from account join widget_reward as reward on reward.panel_id = account.panel_id and reward.account_id = account.id
         left join ledger_txn as txn on txn.panel_id = reward.panel_id and txn.idem_key = 'widget:' || reward.order_id
        where account.email = $1 group by reward.status`,
      [email],
    );
    return rows;
  });

test('a visitor of a partner’s site buys in the widget, and the partner is paid once', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const partner = await makeWidget(page);
  const visitor = await visit(browser, allowed().origin);
  const frame = visitor.frameLocator('iframe');
  await frame.getByLabel('Link').fill('https://www.youtube.com/watch?v=aaaaaaawdg1');
  await frame.getByLabel('E-mail').fill(`visitor-${crypto.randomUUID()}@people.example`);
  await expect(frame.getByText('Total')).toBeVisible();
  // The frame has told its height: nothing of it needs a scroll bar.
  const height = await visitor.locator('iframe').evaluate((one) => one.getBoundingClientRect().height);
  await expect
    .poll(() => frame.locator('html').evaluate((root) => root.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(1);
  expect(height).toBeGreaterThan(300);
  await frame.getByLabel('Payment method').selectOption({ label: 'Test payment' });
  await frame.getByRole('button', { name: /^Order for \$/ }).click();
  await expect(frame.getByRole('heading', { name: 'Order placed' })).toBeFocused();
  await expect(frame.getByText('Awaiting payment')).toBeVisible();
  expect(await visitor.context().cookies(panelOrigin())).toEqual([]);

  const [payment] = await Promise.all([
    visitor.context().waitForEvent('page'),
    frame.getByRole('link', { name: /^Go to payment/ }).click(),
  ]);
  await payment.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(frame.getByText('In progress').or(frame.getByText('Completed'))).toBeVisible();
  await expect(frame.getByRole('link', { name: /^Go to payment/ })).toBeHidden();

  await open(page, '/order-widgets');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect
    .poll(
      async () => {
        await deliver(partner);
        return rewardOf(partner);
      },
      { timeout: 90_000, intervals: [3000] },
    )
    .toEqual([{ status: 'paid', payments: 1 }]);
  await visitor.context().close();
});

test('a customer of the panel pays from the balance, after a yes outside the frame', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await makeWidget(page);
  const buyer = await (
    await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.78' } })
  ).newPage();
  const email = await registerBuyer(buyer, '20');
  await buyer.goto(allowed().origin);
  const frame = buyer.frameLocator('iframe');
  await frame
    .getByLabel('Link')
    .fill(`https://www.youtube.com/watch?v=${crypto.randomUUID().slice(0, 8)}wdg`);
  await expect(frame.getByText('Total')).toBeVisible();
  const pay = frame.getByRole('button', { name: 'Pay from my balance' });
  const [asked] = await Promise.all([buyer.context().waitForEvent('page'), pay.click()]);
  await expect(frame.getByText('Confirm the payment in the new tab.')).toBeVisible();
  await expect(asked.getByRole('heading', { name: 'Pay from your balance' })).toBeVisible();
  const amount = /\$([\d.]+)/.exec((await asked.getByRole('main').textContent()) ?? '')?.[1] ?? '';
  expect(await accessibilityProblems(asked)).toEqual([]);
  expect(await chargedTo(email)).toBe('0');
  await asked.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(asked.getByText('Payment confirmed. Go back to the order form')).toBeVisible();
  await expect(frame.getByRole('heading', { name: 'Order placed' })).toBeVisible();
  await expect.poll(async () => Number(await chargedTo(email))).toBe(Number(amount));
  await buyer.context().close();
});

test('whoever is not signed in, or came without the form, pays nothing', async ({ page }) => {
  await open(page, '/widget-payment?widget=0123456789abcdef&total=1');
  await expect(page).toHaveURL(/\/login/);
  await registerBuyer(page, '5');
  await open(page, '/widget-payment?widget=0123456789abcdef&total=1');
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByText('The order form is no longer connected to this page.')).toBeVisible();
  await open(page, '/widget-payment?total=lots');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
});

test('a site that the partner has not named shows no form', async ({ page, browser }) => {
  await makeWidget(page);
  const visitor = await visit(browser, stranger().origin);
  const refused = visitor.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await visitor.reload();
  await refused;
  await expect(visitor.frameLocator('iframe').getByRole('heading', { name: 'Order' })).toHaveCount(0);
  await visitor.context().close();
});

test('the form is used with the keyboard, in light and dark, and has no accessibility problems', async ({
  page,
  browser,
}) => {
  await makeWidget(page);
  const visitor = await visit(browser, allowed().origin);
  const frame = visitor.frameLocator('iframe');
  await frame.getByLabel('Link').focus();
  for (const name of ['Network', 'Service type', 'Service', 'Quantity', 'E-mail', 'Payment method']) {
    await visitor.keyboard.press('Tab');
    await expect(frame.getByLabel(name, { exact: true })).toBeFocused();
  }
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Enter');
  // Nothing was entered: the first field that is wrong has the focus and says why.
  await expect(frame.locator('[aria-invalid=true]').first()).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await visitor.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: visitor }).include('iframe').analyze();
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  }
  await visitor.context().close();
});
