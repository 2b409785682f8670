import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

test('finances: filters live in the address, and the file holds what is shown', async ({ page }) => {
  await signIn(page, '/finances');
  const rows = page.getByRole('table', { name: 'Finances' }).getByRole('row');
  await expect(rows).toHaveCount(26);
  await page.getByRole('button', { name: 'Withdrawal', exact: true }).click();
  await expect(page).toHaveURL(/type=withdrawal/);
  await expect(rows.filter({ hasText: 'Withdrawal' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Task reward' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Withdrawal', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe('finances.csv');
  await page.getByLabel('Order number or note').fill('nothing is called this');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No transactions found')).toBeVisible();
});

test.describe('earnings', () => {
  // The quote rejects an amount that is too small, and the browser logs the error.
  test.use({ expectedNoise: /status of 422/ });

  test('are quoted, requested, taken back, moved to the balance', async ({ page }) => {
    await signIn(page, '/withdrawal');
    const history = page.getByRole('table', { name: 'Your withdrawals' });
    const before = await history.getByText('In review').count();
    // Cancels the waiting request first, so that there is enough to withdraw, and restores it afterwards.
    await history.getByRole('button', { name: 'Cancel withdrawal' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(history.getByText('In review')).toHaveCount(before - 1);

    await page.getByText('Bank card', { exact: true }).first().click();
    await page.getByLabel('Amount').fill('3');
    await expect(page.getByText('Must be 10 or more')).toBeVisible();
    await page.getByLabel('Amount').fill('12');
    await expect(page.getByText('$11.50')).toBeVisible();
    await page.getByLabel('Account number').fill('4242 4242 4242 4242');
    await page.getByRole('button', { name: 'Request withdrawal' }).click();
    await expect(page.getByText('Request received')).toBeVisible();
    await expect(history.getByText('In review')).toHaveCount(before);

    await page.getByRole('button', { name: 'Move to balance' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('0.5');
    await dialog.getByRole('button', { name: 'Move to balance' }).click();
    await expect(page.getByText('Moved to your balance')).toBeVisible();
  });
});

test('statistics and bonuses: the same figures as bars and as a table, codes to copy', async ({ page }) => {
  await signIn(page, '/statistics');
  // Today is chosen at first; pointer, touch and arrow keys choose another day.
  const chart = page.getByRole('slider', { name: /^Money/ });
  const today = new Date().toISOString().slice(0, 10);
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${today}, Money in \\$`));
  await chart.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', new RegExp(`^${yesterday}`));
  await chart
    .locator('svg')
    .last()
    .hover({ position: { x: 2, y: 40 } });
  await expect(chart).toHaveAttribute('aria-valuenow', '0');
  await page.getByText('Show as table').click();
  await expect(page.getByRole('columnheader', { name: 'Money in' })).toBeVisible();
  await page.getByText('90 days').click();
  await expect(page).toHaveURL(/range=quarter/);
  await open(page, '/bonuses');
  await expect(page.getByRole('button', { name: 'Copy code WELCOME10' })).toBeVisible();
});
