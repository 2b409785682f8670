import type { Browser, Page } from '@playwright/test';
import { withDatabase } from '../server/panel-database.ts';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { done, payAtNormalSpeed, registerBuyer, settledTotal } from '../testing/buyer.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

/** A customer buys something; what became of it at the provider is set by hand. */
async function buy(page: Page, then: string): Promise<{ email: string; id: string }> {
  const email = await registerBuyer(page);
  const video = `https://www.youtube.com/watch?v=queue${crypto.randomUUID().slice(0, 6)}`;
  await open(page, `/orders/create?type=multi&url=${encodeURIComponent(video)}`);
  await settledTotal(page);
  await payAtNormalSpeed(page);
  await expect(done(page)).toBeVisible();
  const { rows } = await withDatabase((client) =>
    client.query(
      `select ordered.panel_id, ordered.id from customer_order ordered
         join account on account.panel_id = ordered.panel_id and account.id = ordered.account_id
        where $1 in (account.email, account.claimed_email) order by ordered.id desc limit 1`,
      [email],
    ),
  );
  const { panel_id, id } = rows[0];
  // While the worker waits for the provider's answer, it would write over what is set here.
  await expect.poll(() => numberAtProvider(panel_id, id), { timeout: 60_000 }).toBeTruthy();
  await withDatabase(async (client) => {
    for (const statement of then.split(';')) await client.query(statement, [panel_id, id]);
  });
  return { email, id: String(id) };
}

function numberAtProvider(panelId: string, orderId: string): Promise<string | undefined> {
  return withDatabase(async (client) => {
    const { rows } = await client.query('select number from dispatch where panel_id = $1 and order_id = $2', [
      panelId,
      orderId,
    ]);
    return rows[0]?.number;
  });
}

async function desk(browser: Browser, path: string, width = 1280): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await signIn(page, path, operator);
  return page;
}

const failed = `update dispatch set state = 'rejected', message = 'Not enough funds', number = null
    where panel_id = $1 and order_id = $2;
  update customer_order set status = 'error', handed_over_at = null, delivered = 0, updated_at = now()
    where panel_id = $1 and id = $2`;

test('a failed order is paid back by a bulk action, after its effect was shown', async ({
  page,
  browser,
}) => {
  const { id, email } = await buy(page, failed);
  const staff = await desk(browser, `/admin/failed-orders?search=${encodeURIComponent(email)}`);
  const row = staff.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Not enough funds')).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await row.getByRole('checkbox').check();
  await staff.getByRole('button', { name: 'Actions', exact: true }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Action', { exact: true }).selectOption('Refund in full');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Nobody can deliver this');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('Refunded to customers now')).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Apply to 1 order' }).click();
  await expect(staff).toHaveURL(/\/admin\/bulk-jobs\?open=\d+/);
  const sheet = staff.getByRole('dialog');
  await expect(sheet.getByText('1 of 1')).toBeVisible({ timeout: 15_000 });
  await expect(sheet.getByText(`#${id}`)).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await staff.context().close();

  await open(page, `/orders/${id}`);
  await expect(page.getByText('Canceled').first()).toBeVisible();
  await expect(page.getByText('Nobody can deliver this').first()).toBeVisible();
});

test('an unknown outcome is settled with the number at the provider', async ({ page, browser }) => {
  const { email } = await buy(
    page,
    `update dispatch set state = 'unknown', message = 'The answer was cut off', number = null, updated_at = now(),
        provider_id = (select min(id) from provider where provider.panel_id = $1)
      where panel_id = $1 and order_id = $2;
     update customer_order set status = 'in_processing', handed_over_at = now(), delivered = 0
      where panel_id = $1 and id = $2`,
  );
  const staff = await desk(browser, `/admin/unknown-orders?search=${encodeURIComponent(email)}`, 390);
  await staff.getByRole('row').getByRole('button', { name: '#' }).click();
  const sheet = staff.getByRole('dialog');
  await expect(sheet.getByText('The answer was cut off')).toBeVisible();
  expect(await accessibilityProblems(staff)).toEqual([]);
  await sheet.getByLabel('Provider’s ID').fill(`N-${crypto.randomUUID().slice(0, 8)}`);
  await sheet.getByRole('button', { name: 'Mark as placed' }).click();
  await expect(staff.getByText('Marked as placed').first()).toBeVisible();
  await expect(staff.getByText('Nothing found')).toBeVisible();
  await staff.context().close();
});

test('texts are read with the flagged words marked, and rejected with a reason', async ({
  page,
  browser,
}) => {
  const texts = JSON.stringify([{ target_id: 1, values: ['Visit our casino today'] }]);
  const { id, email } = await buy(
    page,
    `update customer_order set status = 'in_moderation', handed_over_at = null, delivered = 0,
        targetable_values = '${texts}' where panel_id = $1 and id = $2`,
  );
  const staff = await desk(browser, `/admin/moderation?search=${encodeURIComponent(email)}`);
  await staff.getByRole('button', { name: 'Flagged words' }).click();
  const words = staff.getByRole('dialog').getByRole('textbox');
  await words.fill(`${await words.inputValue()}\ncasino`);
  await staff.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(staff.getByText('List saved')).toBeVisible();
  await staff.getByRole('row').getByRole('button', { name: '#' }).click();
  const sheet = staff.getByRole('dialog');
  await expect(sheet.locator('mark')).toHaveText('casino');
  expect(await accessibilityProblems(staff)).toEqual([]);
  await sheet.getByLabel('Reason').fill('No gambling here');
  await sheet.getByRole('button', { name: 'Decline order' }).click();
  await expect(staff.getByText('Order declined')).toBeVisible();
  await staff.context().close();

  await open(page, `/orders/${id}`);
  await expect(page.getByText('No gambling here').first()).toBeVisible();
});

test('an order is acted on from the table of all orders, by all that match', async ({ page, browser }) => {
  const { id, email } = await buy(page, failed);
  const staff = await desk(browser, `/admin/orders?search=${encodeURIComponent(email)}`);
  await expect(staff.getByRole('row')).toHaveCount(2);
  await staff.getByRole('button', { name: 'Apply to all shown' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByLabel('Action', { exact: true }).selectOption('Mark as read');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Apply to 1 order' }).click();
  await expect(staff.getByRole('dialog').getByText(`#${id}`)).toBeVisible({ timeout: 15_000 });
  await staff.context().close();
});
