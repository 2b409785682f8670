import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

test('orders are filtered by clicks, the address keeps it, and one opens beside the table', async ({
  page,
}) => {
  await signIn(page, '/admin/orders', operator);
  const rows = page.getByRole('table', { name: 'Orders' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Completed', exact: true }).click();
  await expect(page).toHaveURL(/status=completed/);
  await expect(rows.filter({ hasText: 'In progress' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Sort').selectOption('Oldest first');
  await filters.getByLabel('Type').selectOption('Single');
  expect(await accessibilityProblems(page)).toEqual([]);
  await filters.getByRole('button', { name: 'Show orders' }).click();
  await expect(page).toHaveURL(/mode=single/);

  const number = (await rows.nth(1).getByRole('button', { name: '#' }).textContent()) ?? '';
  await rows.nth(1).getByRole('button', { name: '#' }).click();
  const sheet = page.getByRole('dialog', { name: `Order ${number.slice(1)}` });
  await expect(sheet.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(sheet.getByText('Order placed', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: 'Calls to the provider' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.reload();
  await expect(sheet.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await sheet.getByRole('link', { name: 'This customer’s orders' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?customer_id=\d+$/);
  await page.getByRole('button', { name: /^Remove filter: Customer ID/ }).click();
  await expect(page).not.toHaveURL(/customer_id/);
});

test('numbers pasted in a column find their orders, and an order opens that the list does not show', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, '/admin/orders', operator);
  const links = page.getByRole('table', { name: 'Orders' }).getByRole('button', { name: /^#\d+$/ });
  await expect(links.first()).toBeVisible();
  const [first = '', second = ''] = await links.allTextContents();
  const search = page.getByRole('searchbox');
  await search.focus();
  await search.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${first}\n${second}\n`);
  await page.keyboard.press('Enter');
  await expect(links).toHaveText([first, second]);

  await open(page, `/admin/orders?search=${second.slice(1)}&open=${first.slice(1)}`);
  await expect(page.getByRole('dialog', { name: `Order ${first.slice(1)}` })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Timeline' })).toBeVisible();
});

test('the file has what the list shows', async ({ page }) => {
  await signIn(page, '/admin/orders?status=completed', operator);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('orders.csv');
});
