import type { Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { payAtNormalSpeed, settledTotal } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { registerProven, signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A field that is refused, and a price that is asked for too early: the browser logs both.
test.use({ expectedNoise: /status of 422/ });

/** A red dot. */
const proof = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

/** Nothing but what the server tells an open page may change it: a document that is loaded again has lost this mark. */
const markOpenPage = (page: Page) => page.evaluate(() => document.body.setAttribute('data-kept', ''));
const isSamePage = async (page: Page) => expect(page.locator('body[data-kept]')).toBeAttached();

const balance = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Balance/ });

/** Through the menu; what waits stands behind a page's name. */
async function follow(desk: Page, list: string): Promise<void> {
  const menu = desk.getByRole('navigation', { name: 'Console' });
  await menu.getByRole('link', { name: new RegExp(`^${list}\\b`) }).click();
  await expect(desk.getByRole('heading', { level: 1, name: list, exact: true })).toBeVisible();
}

/** By clicks: a list from the menu, then the only row that matches. */
async function openRow(desk: Page, list: string, search: string): Promise<void> {
  await follow(desk, list);
  await desk.getByRole('searchbox').fill(search);
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk
    .getByRole('row')
    .getByRole('button', { name: /^#\d+$/ })
    .click();
}

async function placeOrder(page: Page, video: string): Promise<string> {
  const link = `https://www.youtube.com/watch?v=${video}`;
  await open(page, `/orders/create?quantity=7000&url=${encodeURIComponent(link)}`);
  await settledTotal(page);
  await payAtNormalSpeed(page);
  await expect(page).toHaveURL(/\/orders\/\d+$/);
  await expect(page.getByRole('main').getByText('In progress').first()).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** From the sheet of an order to its ended job. */
async function actOn(
  desk: Page,
  order: string,
  action: string,
  fields: Readonly<Record<string, string>> = {},
) {
  await openRow(desk, 'Orders', order);
  await desk.getByRole('dialog').getByRole('button', { name: 'Actions', exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Actions' });
  await dialog.getByLabel('Action', { exact: true }).selectOption(action);
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await desk.getByRole('button', { name: 'Apply to 1 order' }).click();
  await expect(desk.getByRole('dialog').getByText('1 of 1')).toBeVisible();
  await desk.keyboard.press('Escape');
}

test('one morning: whatever the operator does, the customer’s open page shows it by itself', async ({
  page,
  browser,
}) => {
  test.slow();
  const email = await registerProven(page, { landingPath: '/add-funds' });
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, '/admin', operator);
  const main = page.getByRole('main');

  await test.step('a manual payment with its proof is approved', async () => {
    await page
      .getByRole('link', { name: /Bank transfer/ })
      .first()
      .click();
    await page.getByLabel('Amount', { exact: true }).fill('60');
    await page.getByRole('button', { name: 'Pay $60.00' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('Attach receipt')
      .setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer: proof });
    await expect(dialog.getByText('transfer.png')).toBeVisible();
    await dialog.getByRole('button', { name: 'I’ve paid' }).click();
    await expect(page.getByText('In review', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(balance(page)).toContainText('$0.00');
    await markOpenPage(page);

    await openRow(desk, 'Manual payments', email);
    const sheet = desk.getByRole('dialog');
    await expect(sheet.getByRole('img', { name: 'Proof of payment: transfer.png' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Confirm $60.00' }).click();
    await expect(desk.getByText('Payment confirmed')).toBeVisible();
    await desk.keyboard.press('Escape');

    await expect(balance(page)).toContainText('$60.00');
    await expect(main.getByText('Paid', { exact: true }).first()).toBeVisible();
    await isSamePage(page);
  });

  await test.step('the order is set partial and the rest is paid back', async () => {
    const order = await placeOrder(page, 'morning0001');
    await markOpenPage(page);
    await expect(balance(page)).not.toContainText('$60.00');
    const before = (await balance(page).textContent()) ?? '';
    await actOn(desk, order, 'Mark as partial', { Remaining: '3500', Reason: 'The source ran dry' });
    await expect(main.getByText('Partial', { exact: true }).first()).toBeVisible();
    await expect(
      main.getByText(/Delivered: 3\s500 of 7\s000\. Refunded to your balance: \$\S+/),
    ).toBeVisible();
    await expect(balance(page)).not.toHaveText(before);
    await isSamePage(page);
  });

  await test.step('another one counts as delivered', async () => {
    const order = await placeOrder(page, 'morning0002');
    await markOpenPage(page);
    await actOn(desk, order, 'Mark as completed');
    await expect(main.getByText('Completed', { exact: true }).first()).toBeVisible();
    await isSamePage(page);
  });

  await test.step('a withdrawal is paid with its reference', async () => {
    // What friends have earned them.
    await withDatabase((client) =>
      client.query(
        `select ledger_post(panel_id, 'referral', 'e2e:' || id, jsonb_build_array(jsonb_build_object(
            'from', jsonb_build_array('house', '0', 'referral_cost'),
            'to', jsonb_build_array('customer', id::text, 'referral'), 'amount', '2000000000')),
          null, null, null, null, null, null, now())
        from account where email = $1`,
        [email],
      ),
    );
    await open(page, '/withdrawal');
    await page.getByText('Bank card', { exact: true }).first().click();
    await page.getByLabel('Amount').fill('20');
    await page.getByLabel('Account number').fill('4000 1234');
    await page.getByRole('button', { name: 'Request withdrawal' }).click();
    const history = page.getByRole('table', { name: 'Your withdrawals' });
    await expect(history.getByText('In review')).toBeVisible();
    await markOpenPage(page);

    await openRow(desk, 'Withdrawals', email);
    const sheet = desk.getByRole('dialog');
    await sheet.getByLabel('Payout reference').fill(`SEPA ${email}`);
    await sheet.getByRole('button', { name: 'Mark $19.50 as paid' }).click();
    await expect(desk.getByText('Withdrawal paid')).toBeVisible();

    await expect(history.getByText('Paid')).toBeVisible();
    await expect(history.getByText(`Reference SEPA ${email}`)).toBeVisible();
    await isSamePage(page);
  });

  await test.step('a ticket is answered', async () => {
    await open(page, '/tickets?new=1');
    const form = page.getByRole('dialog');
    await form.getByLabel('Subject').fill('Thank you');
    await form.getByLabel('Your message').fill('Why was it partial?');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/tickets\/\d+$/);
    await markOpenPage(page);

    await follow(desk, 'Tickets');
    await desk.getByRole('searchbox').fill(email);
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('row')).toHaveCount(2);
    await desk.getByRole('link', { name: /Thank you/ }).click();
    await desk.getByLabel('Reply', { exact: true }).fill('The source ran dry.');
    await desk.getByRole('button', { name: 'Send reply' }).click();
    await expect(desk.getByText('Reply sent')).toBeVisible();

    await expect(page.getByText('The source ran dry.')).toBeVisible();
    await isSamePage(page);
  });

  await test.step('a review is approved', async () => {
    await open(page, '/my-services');
    await page.getByRole('radio', { name: '5 stars' }).first().check({ force: true });
    await page.getByLabel('Your review').fill('They answer quickly');
    await page.getByRole('button', { name: 'Submit 1 review' }).click();
    await expect(page.getByText('In review')).toBeVisible();
    await markOpenPage(page);

    await openRow(desk, 'Reviews', email);
    await desk.getByRole('dialog').getByRole('button', { name: 'Publish review' }).click();
    await expect(desk.getByText('Review published')).toBeVisible();

    // The page asks by itself every 15 seconds.
    await expect(page.getByText('Published', { exact: true })).toBeVisible({ timeout: 25_000 });
    await isSamePage(page);
  });
  await desk.context().close();
});
