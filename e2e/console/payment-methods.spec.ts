import { accessibilityProblems } from '../testing/accessibility.ts';
import { expect, test } from '../testing/panel-test.ts';
import { signIn } from '../testing/sign-in.ts';

const operator = { email: 'operator@demo.localhost', password: 'marquee-demo' };

// A field that is refused: the browser logs it.
test.use({ expectedNoise: /status of 422/ });

test('a method is added with secrets that nobody sees again, and previewed while its fee is typed', async ({
  page,
}) => {
  const name = `Coins ${crypto.randomUUID().slice(0, 6)}`;
  await signIn(page, '/admin/payment-methods', operator);
  await page.getByRole('button', { name: 'Add method' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Type').selectOption({ label: 'Crypto with BTCPay Server' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Fee, %').fill('2.5');
  const preview = form.getByRole('region', { name: 'What a customer pays' });
  await expect(preview.getByText('$102.50')).toBeVisible();
  await form.getByLabel('Host').fill('https://pay.example');
  await form.getByLabel('Store ID').fill('shop');
  await form.getByLabel('API key').fill('very-secret');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Webhook secret')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Webhook secret').fill('also-secret');
  expect(await accessibilityProblems(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name, exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Saved. Leave empty to keep it.')).toHaveCount(2);
  await expect(sheet.getByLabel('API key')).toHaveValue('');
  expect(await page.content()).not.toContain('very-secret');
  await page.keyboard.press('Escape');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: `Move ${name} up` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').last()).not.toContainText(name);
});

test('a test charge is paid in the sandbox and followed to the balance', async ({ page, context }) => {
  await signIn(page, '/admin/payment-methods', operator);
  const row = page.getByRole('listitem').filter({ hasText: 'Test payment' }).first();
  await row.getByRole('button', { name: 'Test charge' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Start test' }).click();
  const [gateway] = await Promise.all([
    context.waitForEvent('page'),
    sheet.getByRole('link', { name: 'Open payment page' }).click(),
  ]);
  await gateway.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(sheet.getByText('The method works.')).toBeVisible({ timeout: 30_000 });
  await sheet.getByRole('link', { name: /Added to your balance/ }).click();
  await expect(page.getByRole('dialog').getByText('Entries', { exact: true })).toBeVisible();
});
