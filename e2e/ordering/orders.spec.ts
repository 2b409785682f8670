import type { Page } from '@playwright/test';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

// The browser logs the missing order and the aborted requests that the tests provoke.
test.use({ expectedNoise: /status of 404|ERR_FAILED/ });

test('the list: filters, sorting and paging live in the address, and the file holds them', async ({
  page,
}) => {
  await signIn(page, '/orders');
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Canceled', exact: true }).click();
  await expect(page).toHaveURL(/status=canceled/);
  await expect(table.getByText('Partial').first()).toBeVisible();
  await expect(table.getByText('Completed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cost' }).click();
  await expect(page).toHaveURL(/sort=cost/);
  await page.reload();
  await expect(table.getByRole('columnheader', { name: 'Cost' })).toHaveAttribute('aria-sort', /cending/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('orders.csv');
  await page.getByLabel('Order number, link or name').fill('nothing is called this');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(table.getByRole('row')).toHaveCount(26);
});

test('an unpaid order is paid for what the button says; a paused one goes on', async ({ page, context }) => {
  await signIn(page, '/orders?status=unpaid');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('Awaiting payment.')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const pay = dialog.getByRole('button', { name: /^Pay \$/ });
  const price = (await pay.textContent())?.replace('Pay ', '') ?? '';
  const newTab = () => context.newPage();
  const [paying, leaving, looking] = await Promise.all([newTab(), newTab(), newTab()]);
  for (const tab of [paying, leaving, looking]) await open(tab, '/orders?status=unpaid');
  await page.route('**/pay-by-balance?*', (route) => route.abort(), { times: 1 });
  await pay.click();
  await expect(dialog.getByText('We couldn’t reach the server')).toBeVisible();
  await pay.click();
  await expect(page.getByText('Order paid')).toBeVisible();
  await expect(page.getByText('In progress').first()).toBeVisible();
  const order = page.url().split('/').at(-1);
  // Other tabs still offer actions that are no longer possible; using one shows the current state.
  const rowIn = (tab: Page) =>
    tab.getByRole('row').filter({ has: tab.locator(`a[href="/orders/${order}"]`) });
  await rowIn(paying).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(rowIn(paying)).toHaveCount(0);
  await rowIn(leaving).getByRole('button').last().click();
  await leaving.getByRole('menuitem', { name: 'Discard order' }).click();
  await leaving.getByRole('alertdialog').getByRole('button', { name: 'Discard order' }).click();
  await expect(leaving.getByText('This has changed since you opened it').first()).toBeVisible();
  await expect(rowIn(leaving)).toHaveCount(0);
  await expect(rowIn(looking)).toHaveCount(1);
  await looking.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(rowIn(looking)).toHaveCount(0);
  for (const tab of [paying, leaving, looking]) await tab.close();
  await open(page, `/finances?search=${order}`);
  await expect(page.getByRole('table').getByText(`−${price}`)).toBeVisible();

  await open(page, '/orders?status=stopped');
  const resume = page.getByRole('button', { name: 'Resume' }).first();
  const row = page.getByRole('row').filter({ has: resume });
  const paused = page.locator(`a[href="${await row.getByRole('link').first().getAttribute('href')}"]`);
  let looks = 0;
  await page.route(/\/(activate|datatable)\?/, async (route) => {
    if (route.request().method() === 'GET') looks += 1;
    await route.abort();
  });
  await resume.press('Enter');
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  // After the third failure the list stops polling; what it shows stays.
  await expect.poll(() => looks).toBeGreaterThanOrEqual(3);
  await page.unrouteAll();
  await resume.press('Enter');
  await expect(page.getByText('Order resumed')).toBeVisible();
  // Its row and button are gone from this list; keyboard focus continues at the same place.
  await expect(paused).toHaveCount(0);
  await expect(page.locator('#content :focus')).toBeVisible();
});

test('cancelling asks first, pays back and can be hidden; a stranger’s order is not there', async ({
  page,
  context,
}) => {
  await signIn(page, '/orders?status=error');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('refunded to your balance')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/Refunded to your balance/)).toBeVisible();
  const other = await context.newPage();
  await open(other, page.url());
  const remove = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Remove from list' }).click();
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Remove from list' }).click();
  };
  await remove(page);
  await expect(page).toHaveURL(/\/orders$/);
  await remove(other);
  await expect(other.getByRole('link', { name: 'View all orders' })).toBeVisible();
  await other.close();
  await page.goto('/orders/999999999');
  await expect(page.getByRole('link', { name: 'View all orders' })).toBeVisible();
});

test('the dashboard leads to what needs attention', async ({ page }) => {
  await signIn(page, '/dashboard');
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  await page.getByRole('link', { name: /awaiting payment/ }).click();
  await expect(page).toHaveURL(/\/orders\?status=unpaid/);
  await open(page, '/statistics?of=orders');
  await expect(page.getByText('By network')).toBeVisible();
  await open(page, '/drip-feed');
  await expect(page.getByRole('heading', { name: 'Drip-feed' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(3)).toBeVisible();
});
