import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

// A plan without a name is refused; the browser logs it.
test.use({ expectedNoise: /status of 422/ });

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

test('an operator offers a plan, changes it, switches it off and deletes it', async ({ page }) => {
  const name = `Plan ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, '/admin/campaign-plans', operator);
  await page.getByRole('button', { name: 'New plan' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Monthly price').fill('9.5');
  await sheet.getByLabel('Keywords').fill('40');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityProblems(page)).toEqual([]);
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Free trial').fill('7');
  await sheet.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('$9.50')).toBeVisible();
  await expect(row.getByText('7 days')).toBeVisible();
  await expect(row.getByText('Available')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await row.getByRole('button', { name }).click();
  await sheet.getByLabel('Available').uncheck();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
  await row.getByRole('button', { name }).click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);

  await open(page, '/admin/campaigns');
  await expect(page.getByRole('heading', { name: 'YouTube campaigns', level: 1 })).toBeVisible();
});
