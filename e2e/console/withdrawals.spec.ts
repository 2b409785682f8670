import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../testing/accessibility.ts';
import { registerEarner } from '../testing/earner.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A page that is not there, and a field that is refused: the browser logs both.
test.use({ expectedNoise: /status of (404|422)/ });

/** A customer asks for 20 dollars. */
async function request(page: Page): Promise<string> {
  const email = await registerEarner(page);
  await page.getByText('Bank card', { exact: true }).first().click();
  await page.getByLabel('Amount').fill('20');
  await page.getByLabel('Account number').fill('4000 1234');
  await page.getByRole('button', { name: 'Request withdrawal' }).click();
  await expect(page.getByText('Request received')).toBeVisible();
  return email;
}

test('guests sign in first; for customers there is no console', async ({ page }) => {
  await open(page, '/admin/withdrawals?status=paid');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin%2Fwithdrawals&status=paid$/);
  await signIn(page);
  const answer = await page.goto('/admin');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await expect(page.getByText('Console')).toHaveCount(0);
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page).toHaveURL(/\/orders\/create$/);
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();
});

test('a withdrawal is found, paid with its reference, and the customer sees it', async ({
  page,
  browser,
}) => {
  const email = await request(page);
  const staff = await browser.newContext();
  const desk = await staff.newPage();
  await signIn(desk, '/admin', operator);
  await desk.getByRole('main').getByRole('link', { name: 'Withdrawals' }).click();
  await desk.getByRole('searchbox').fill(email);
  await desk.keyboard.press('Enter');
  const row = desk.getByRole('row').filter({ hasText: email });
  await expect(desk.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: '#' }).focus();
  await desk.keyboard.press('Enter');
  const sheet = desk.getByRole('dialog');
  await expect(sheet.getByText('4000 1234')).toBeVisible();
  expect(await accessibilityProblems(desk)).toEqual([]);

  await sheet.getByRole('button', { name: 'Mark $19.50 as paid' }).click();
  await expect(sheet.getByText('This field is required')).toBeVisible();
  await sheet.getByLabel('Payout reference').fill(`SEPA ${email}`);
  await sheet.getByRole('button', { name: 'Mark $19.50 as paid' }).click();
  await expect(desk.getByText('Withdrawal paid')).toBeVisible();
  await expect(desk.getByText('No withdrawals found')).toBeVisible();
  await desk.getByText('Paid', { exact: true }).click();
  await expect(row.getByText(`Reference SEPA ${email}`)).toBeVisible();
  await staff.close();

  await page.reload();
  const history = page.getByRole('table', { name: 'Your withdrawals' });
  await expect(history.getByText('Paid')).toBeVisible();
  await expect(history.getByText(`Reference SEPA ${email}`)).toBeVisible();
});

test('a withdrawal is declined with a reason, on a phone, and the money is back', async ({
  page,
  browser,
}) => {
  const email = await request(page);
  const staff = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const desk = await staff.newPage();
  await signIn(desk, `/admin/withdrawals?search=${encodeURIComponent(email)}`, operator);
  await desk.getByRole('row').getByRole('button', { name: '#' }).click();
  const sheet = desk.getByRole('dialog');
  await sheet.getByLabel('Reason for declining').fill('This account takes no dollars');
  await sheet.getByRole('button', { name: 'Decline withdrawal' }).click();
  await expect(desk.getByText('Withdrawal declined')).toBeVisible();
  await staff.close();

  await page.reload();
  await expect(page.getByText('This account takes no dollars')).toBeVisible();
  await expect(page.getByText('$20.00').first()).toBeVisible();
});
