import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

test('from an account of the house to a posting, its transaction and its cause', async ({ page }) => {
  await signIn(page, '/admin/ledger', operator);
  await page.getByText('Accounts', { exact: true }).click();
  await page.getByRole('row').getByRole('link', { name: 'Revenue' }).click();
  await expect(page).toHaveURL(/account=\d+/);
  await page.getByRole('row').getByRole('button', { name: '#' }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Escrow', { exact: true })).toBeVisible();
  await expect(sheet.getByRole('link', { name: /^Order \d+$/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('a transaction is found by what caused it', async ({ page }) => {
  await signIn(page, '/admin/ledger?type=order', operator);
  const cause = await page
    .getByRole('row')
    .getByRole('link', { name: /^Order/ })
    .first()
    .textContent();
  await page.getByRole('searchbox').fill(cause?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('the books are checked now, with progress, and balance', async ({ page }) => {
  await signIn(page, '/admin/books', operator);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Started by')).toBeVisible({ timeout: 30_000 });
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('reports show days that add up to their total', async ({ page }) => {
  await signIn(page, '/admin/reports', operator);
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await page.getByText('90 days').click();
  await expect(page).toHaveURL(/from=\d{4}/);
  await expect(page.getByRole('row')).toHaveCount(92);
  await open(page, '/admin/reports?from=2026-02-01&to=2026-02-03');
  await expect(page.getByRole('row')).toHaveCount(5);
});
