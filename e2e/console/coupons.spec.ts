import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, open, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A field that is refused: the browser logs it.
test.use({ expectedNoise: /status of 422/ });

test('a coupon is made, found, changed and switched off', async ({ page }) => {
  const code = `E2E-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await signIn(page, '/admin/coupons', operator);
  await page.getByRole('button', { name: 'New coupon' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await form.getByLabel('Name').fill('Winter');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('This field is required')).toBeVisible();
  await form.getByLabel('Percentage', { exact: true }).last().fill('12.5');
  await form.getByLabel('Total uses').fill('3');
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('searchbox').fill(code.slice(0, 7));
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row.getByText('0 of 3')).toBeVisible();
  await expect(row.getByText('12.5%')).toBeVisible();
  await row.getByRole('button', { name: code }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Not used yet')).toBeVisible();
  await sheet.getByRole('button', { name: 'Edit' }).click();
  await sheet.getByLabel('Total uses').fill('');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await sheet.getByRole('button', { name: 'Turn off' }).click();
  await expect(sheet.getByRole('button', { name: 'Turn on' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByText('Off', { exact: true })).toBeVisible();
});

test('a rate is set by hand and given back to the source', async ({ page }) => {
  await signIn(page, '/admin/rates', operator);
  const before = await page
    .getByRole('main')
    .getByText(/^\d+(\.\d+)?$/)
    .textContent();
  await page.getByLabel('Set manually').fill('nothing');
  await page.getByRole('button', { name: 'Use this rate' }).click();
  await expect(page.getByText('Enter an amount')).toBeVisible();
  await page.getByLabel('Set manually').fill(before ?? '90');
  await page.getByRole('button', { name: 'Use this rate' }).click();
  await expect(page.getByRole('button', { name: 'Use the source again' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await open(page, '/admin/rates');
  await expect(page.getByLabel('Set manually')).toHaveValue(before ?? '90');
  await page.getByRole('button', { name: 'Use the source again' }).click();
  await expect(page.getByRole('button', { name: 'Use the source again' })).toBeHidden();
  await expect(page.getByLabel('Set manually')).toHaveValue('');
});
